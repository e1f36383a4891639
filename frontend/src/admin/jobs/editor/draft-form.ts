import { type JobChanges, type JobDraft, jobDraft } from '#core/domain/job/job-draft.ts';
import { type JobType, jobTypes, remote } from '#core/domain/job/job-type.ts';
import { number } from '#core/domain/text/plural.ts';
import { withSkill } from '#core/domain/user/profile.ts';
import { htmlOf, textOf } from './description-text.ts';

/** A vacancy as it stands in the fields. */
export interface DraftForm {
  title: string;
  company: string;
  location: string;
  type: JobType;
  /** '250 000', with whatever is typed in between. */
  salaryFrom: string;
  salaryTo: string;
  /** '' is none. */
  categoryId: string;
  industryId: string;
  tags: string[];
  /** A skill that is typed and not added yet; saving counts it as added. */
  typedTag: string;
  /** By the light rules of `textOf`. */
  description: string;
  sourceUrl: string;
  isRecommended: boolean;
  email: string;
  telegram: string;
  site: string;
}

export const emptyForm: DraftForm = {
  title: '',
  company: '',
  location: '',
  type: jobTypes[0],
  salaryFrom: '',
  salaryTo: '',
  categoryId: '',
  industryId: '',
  tags: [],
  typedTag: '',
  description: '',
  sourceUrl: '',
  isRecommended: false,
  email: '',
  telegram: '',
  site: '',
};

const amountText = (value: number | null) => (value === null ? '' : number(value));

export const formOf = (draft: JobDraft): DraftForm => ({
  title: draft.title,
  company: draft.company,
  location: draft.location,
  type: draft.type,
  salaryFrom: amountText(draft.salaryFrom),
  salaryTo: amountText(draft.salaryTo),
  categoryId: draft.categoryId,
  industryId: draft.industryId ?? '',
  tags: draft.tags,
  typedTag: '',
  description: textOf(draft.description),
  sourceUrl: draft.sourceUrl ?? '',
  isRecommended: draft.isRecommended,
  email: draft.contacts.email ?? '',
  telegram: draft.contacts.telegram ?? '',
  site: draft.contacts.site ?? '',
});

/** '250 000 ₽' → 250000, '' → null; NaN where it is no whole number. */
function amountOf(text: string): number | null {
  const digits = text.replace(/[\s'’₽]/gu, '');
  if (digits === '') return null;
  return /^\d+$/.test(digits) ? Number(digits) : Number.NaN;
}

/** 'company.ru/jobs' is as good as the whole address. */
function linkOf(text: string): string | null {
  const link = text.trim();
  if (link === '') return null;
  return /^[\p{L}\d-]+(?:\.[\p{L}\d-]+)+(?:[/?#:]|$)/u.test(link) ? `https://${link}` : link;
}

/** What the contract is asked to take; it may refuse it. */
export const draftOf = (form: DraftForm) => ({
  title: form.title,
  company: form.company,
  // As the contract's own default: a vacancy without a city is one for everywhere.
  location: form.location.trim() === '' ? remote : form.location,
  type: form.type,
  salaryFrom: amountOf(form.salaryFrom),
  salaryTo: amountOf(form.salaryTo),
  categoryId: form.categoryId,
  industryId: form.industryId || null,
  tags: withSkill(form.tags, form.typedTag),
  description: htmlOf(form.description),
  sourceUrl: linkOf(form.sourceUrl),
  isRecommended: form.isRecommended,
  contacts: { email: form.email, telegram: form.telegram, site: linkOf(form.site) },
});

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

export const isChanged = (before: DraftForm, now: DraftForm): boolean => !isSame(before, now);

const salaryNames = ['salaryFrom', 'salaryTo'] as const;

/**
 * Only what differs: the rest stays the source's. A description counts by its text, since the text says less. Pay is one
 * thing: an import may have changed the other end since the form was opened.
 */
export function changesOf(stored: JobDraft, form: DraftForm): JobChanges {
  const draft = jobDraft.parse(draftOf(form));
  const isPayChanged = salaryNames.some((name) => draft[name] !== stored[name]);
  const names = (Object.keys(draft) as (keyof JobDraft)[]).filter((name) => {
    if (name === 'description') return form.description !== textOf(stored.description);
    if (salaryNames.some((end) => end === name)) return isPayChanged;
    return !isSame(draft[name], stored[name]);
  });
  return Object.fromEntries(names.map((name) => [name, draft[name]]));
}
