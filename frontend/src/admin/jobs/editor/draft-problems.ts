import type { core } from 'zod/mini';
import {
  highestSalary,
  jobDraft,
  maxDescriptionLength,
  maxNameLength,
  maxTagLength,
  maxTags,
  maxTitleLength,
} from '#core/domain/job/job-draft.ts';
import { draftProblems as texts } from '../../../texts/admin/admin-jobs-ru.ts';
import { type DraftForm, draftOf } from './draft-form.ts';

export type FieldName = Exclude<keyof DraftForm, 'typedTag'>;
export type DraftProblems = Partial<Record<FieldName, string>>;

const maxLinkLength = 2000;

const isLong = ({ code }: core.$ZodIssue) => code === 'too_big';

const messages: Record<FieldName, (issue: core.$ZodIssue, length: number) => string> = {
  title: (issue) => (isLong(issue) ? texts.long(maxTitleLength) : texts.title),
  company: (issue) => (isLong(issue) ? texts.long(maxNameLength) : texts.company),
  location: (issue) => (isLong(issue) ? texts.long(maxNameLength) : texts.location),
  type: () => texts.type,
  salaryFrom: (issue) => (isLong(issue) ? texts.salaryMost(highestSalary) : texts.salary),
  salaryTo: (issue) => (isLong(issue) ? texts.salaryMost(highestSalary) : texts.salary),
  categoryId: () => texts.categoryId,
  industryId: () => texts.industryId,
  tags: ({ path }) => (path.length === 1 ? texts.tagsMost(maxTags) : texts.tagLong(maxTagLength)),
  description: (_issue, length) => texts.description(length, maxDescriptionLength),
  sourceUrl: (issue) => (isLong(issue) ? texts.long(maxLinkLength) : texts.link),
  isRecommended: () => '',
  email: () => texts.email,
  telegram: () => texts.telegram,
  site: () => texts.link,
};

const isField = (name: unknown): name is FieldName => Object.hasOwn(messages, String(name));

/** What the contract would refuse, said beside the field that it is about. */
export function problemsOf(form: DraftForm): DraftProblems {
  const draft = draftOf(form);
  const problems: DraftProblems = {};
  for (const issue of jobDraft.safeParse(draft).error?.issues ?? []) {
    const [first, second] = issue.path;
    const name = first === 'contacts' ? second : first;
    if (isField(name)) problems[name] ??= messages[name](issue, draft.description.length);
  }
  const { salaryFrom, salaryTo } = draft;
  if (salaryFrom !== null && salaryTo !== null && salaryTo < salaryFrom)
    problems.salaryTo ??= texts.salaryOrder;
  return problems;
}
