import { worksLongerThanStated } from '../../match/seeker/years-of.ts';
import { form as formOf } from '../../text/plural.ts';
import { fold } from '../../text/words.ts';
import type { PastJob, ResumeFacts, Study } from '../facts.ts';
import { isPromptInjection } from '../prompt-injection.ts';
import { inSmallLetters, isAllCaps, schoolInSentenceCase, toSentenceCase } from '../sentence-case.ts';
import {
  asProse,
  capitalizeFirst,
  cutToSentences,
  cutToWords,
  isBalanced,
  isMostlyCyrillic,
  lowercaseFirst,
  oneLine,
  withBothClosed,
  withoutHidden,
} from '../text-cleanup.ts';
import type { LetterForm, LetterVacancy } from '../writing.ts';
import { type Examples, examplesIn } from './examples.ts';
import { type Language, languageFor } from './language.ts';
import { letterSkills } from './letter-skills.ts';
import { meetsRole } from './role-fit.ts';

export interface LetterJob extends PastJob {
  /**
   * What may be said of it: 'also' goes on beside the current one, 'there' came before at the same employer, 'other' is
   * neither the last nor surely the one before, 'one' any of those of which nobody knows the order.
   */
  kind: 'current' | 'also' | 'last' | 'before' | 'there' | 'other' | 'one';
}

/** What a letter is put together from. Of the vacancy only title, company and the skills that we know are taken. */
export interface LetterMaterial {
  language: Language;
  facts: ResumeFacts;
  position: string;
  /** Null where nobody is named. */
  company: string | null;
  name: string | null;
  contacts: string;
  github: string | null;
  portfolio: string | null;
  experience: string | null;
  /** The last ones, the latest first, as far as they can be said in the letter's language. */
  jobs: LetterJob[];
  /** Of the resume or the profile and asked for by the vacancy, those of its title first. */
  matching: string[];
  otherSkills: string[];
  examples: Examples | null;
  education: string | null;
  whyInterested: string;
  relevantExperience: string;
  /** Whether the vacancy's trade stands in the resume, a skill of its title or several of what it asks for. */
  fits: boolean;
}

/** A title or a company without the orders that somebody may have hidden there. */
export function nameOf(text: string, maxLength: number): string {
  const name = oneLine(withBothClosed(text.trim())).replace(/(?<![\s.;,:–—-])[\s.;,:–—-]+$/u, '');
  const safeName = isPromptInjection(name, 'possible')
    ? (name
        .split(/[.;!?|]\s+|\s+[—–-]\s+|[<>{}[\]]/u)
        .find((part) => part.trim() !== '' && !isPromptInjection(part, 'possible')) ?? '')
    : name;
  return cutToWords(oneLine(safeName), maxLength);
}

const anonymousEmployer = /имя скрыто|частное лицо|аноним|конфиденциальн|anonymous|confidential/iu;

/** Whom a letter names; null where nobody is. */
const addressee = (company: string): string | null =>
  company === '' || anonymousEmployer.test(company)
    ? null
    : company.replace(/\s*\([^()]*\)$/u, '').trim() || company;

/** The user's own words: characters that a letter has for each of the two fields. */
const maxOwnWords = { short: 150, regular: 350, long: 470 } as const;

/** The user's own words as whole sentences. */
function ownWords(text: string, maxLength: number): string {
  const words = cutToSentences(
    oneLine(asProse(withoutHidden(text).split(/[\r\n\u2028\u2029]+/u))),
    maxLength,
  );
  if (!/[\p{L}\p{N}]/u.test(words)) return '';
  return capitalizeFirst(
    /[.!?…]$/u.test(words) ? words : `${words.replace(/(?<![\s,;:–—-])[\s,;:–—-]+$/u, '')}.`,
  );
}

/** '7+ years' in a Russian letter is 'более 7 лет'; null where it cannot be said. */
function yearsIn(language: 'ru' | 'en', text: string): string | null {
  if (isMostlyCyrillic(text) === (language === 'ru')) return text;
  const [, years = '', plus] = /^\D{0,12}?(\d{1,2})(\+)? ?years?$/iu.exec(text) ?? [];
  if (language === 'en' || years === '') return null;
  const yearsWord = plus ? 'лет' : formOf(Number(years), ['год', 'года', 'лет']);
  return `${plus ? 'более ' : ''}${years} ${yearsWord}`;
}

/** What can be said in the letter's language; names of employers are said as they are. */
const ifInLanguage = (text: string | null, language: Language): string | null =>
  text !== null && isBalanced(text) && (language === 'ru' || !/[а-яё]/iu.test(text)) ? text : null;

/** Skills of the vacancy that speak for somebody of another trade: Excel alone makes nobody an accountant. */
const enoughMatching = 3;

const isLetterLike = (text: string): boolean => text.length <= 110 && !/[|•●\uFFFD\p{Co}]|\s{2}/u.test(text);

/** By months where both are known, else by years. */
const hasEndedBy = (end: string, start: string): boolean => {
  const known = Math.min(end.length, start.length);
  return end.slice(0, known) <= start.slice(0, known);
};

/** Whether a period begins or ends after this month: a slip of the pen, or a plan. */
const isAhead = ({ period }: Pick<PastJob, 'period'>, today: string): boolean =>
  [period?.from, period?.to].some((moment) => moment != null && moment > today.slice(0, moment.length));

/** 'Before that' is said of a job that had ended when the last one began. */
function kindOf(job: PastJob, at: number, jobs: readonly PastJob[]): LetterJob['kind'] {
  if (job.period?.isCurrent) return at === 0 ? 'current' : 'also';
  if (at === 0) return 'last';
  const [last] = jobs;
  const { to } = job.period ?? {};
  const { from } = last?.period ?? {};
  if (!(to && from && hasEndedBy(to, from))) return 'other';
  const isSame = job.employer !== null && fold(job.employer) === fold(last?.employer ?? '');
  return isSame && job.title !== null ? 'there' : 'before';
}

const kindOfFirst = {
  current: 'current',
  also: 'current',
  last: 'last',
  before: 'other',
  there: 'other',
  other: 'other',
  one: 'one',
} as const;

/** 'ИП Сергеев А.А' ended its line, or stood before a comma. */
const withInitialsStop = (name: string): string => name.replace(/(?<=(?<!\p{L})\p{Lu}\.\s?\p{Lu})$/u, '.');

const employerFor = (name: string, language: Language): string | null =>
  ifInLanguage(withInitialsStop(withoutAllCaps(name)), language);

const jobsFor = (jobs: readonly PastJob[], language: Language): LetterJob[] =>
  jobs
    .map((job, at) => ({ ...job, kind: kindOf(job, at, jobs) }))
    .map(({ title, employer, period, kind }, at) => ({
      kind: (kind === 'before' || kind === 'there') && at > 1 ? ('other' as const) : kind,
      title: title !== null && isLetterLike(title) ? ifInLanguage(title, language) : null,
      employer: employer !== null && isLetterLike(employer) ? employerFor(employer, language) : null,
      period,
    }))
    .filter(({ title, employer }) => title !== null || employer !== null)
    // Without the last one there is nothing that another could be before.
    .map((job, at) => (at === 0 ? { ...job, kind: kindOfFirst[job.kind] } : job));

/** 'СКМ ХЛЕБ' → 'СКМ хлеб'; of 'ЗАВОД ИМЕНИ ЛИХАЧЁВА' nobody could say how much of it is a name. */
const namePartInSmallLetters = (words: string): string =>
  /(?<!\p{L})ИМ(?:ЕНИ(?!\p{L})|\.)/u.test(words)
    ? words
    : inSmallLetters(words).replace(/(?:^|\.\s)\p{Ll}/gu, (start) => start.toUpperCase());

/** 'ДЕТСКИЙ САД № 14 «Сказка»' → 'Детский сад № 14 «Сказка»': what it is bears no name. */
const withKindInSmallLetters = (name: string): string =>
  name.replace(
    /^(?:\p{Lu}{4,}(?:ИЙ|ЫЙ|АЯ|ОЕ) )?(?:САД|ШКОЛА|МАГАЗИН|КАФЕ|РЕСТОРАН|БОЛЬНИЦА|ПОЛИКЛИНИКА|АПТЕКА|СТОЛОВАЯ|САЛОН|КЛИНИКА|ГИМНАЗИЯ|ЛИЦЕЙ)(?=[\s№\d]*[«"])/u,
    (kind) => kind.slice(0, 1) + kind.slice(1).toLowerCase(),
  );

/** Capitals of a name say nothing in a document that is in capitals throughout; what is no name in them nobody could tell. */
function withoutAllCaps(name: string): string {
  const [form = ''] = /^(?:ООО|АО|ПАО|ЗАО|ОАО)\s/u.exec(name) ?? [];
  const bare = name.slice(form.length);
  if (!isAllCaps(bare)) return name;
  if (/[«"]/u.test(bare))
    return withKindInSmallLetters(name).replace(
      /([«"])([^«»"]+)([»"])/u,
      (_, open: string, words: string, close: string) =>
        [open, namePartInSmallLetters(words.trim()), close].join(''),
    );
  return form !== '' || /^\p{Lu}+$/u.test(bare) ? form + namePartInSmallLetters(bare) : name;
}

/** Of a study that goes on: without it, one would take it for finished. */
const sinceYear = {
  ru: (year: string) => `с\u00a0${year}\u00a0года`,
  en: (year: string) => `since ${year}`,
};

const isFinished = ({ isUnfinished, period }: Study): boolean => !isUnfinished || period?.isCurrent === true;

/** The latest that was finished, or of which it can be said that it goes on. */
function educationFor(studies: readonly Study[], language: Language, today: string): string | null {
  const study = studies.find((each) => isFinished(each) && !isAhead(each, today));
  if (!study) return null;
  const { from, to, isCurrent } = study.period ?? { from: null, to: null, isCurrent: false };
  const [first, last] = isCurrent ? [null, null] : [from?.slice(0, 4), (to ?? from)?.slice(0, 4) ?? null];
  const since = isCurrent && from ? sinceYear[language](from.slice(0, 4)) : null;
  const span = since ?? (last && first && first !== last ? `${first}–${last}` : last);
  const school = study.school === null ? null : schoolInSentenceCase(study.school);
  const degree = study.degree === null ? null : toSentenceCase(study.degree);
  const isInside = school !== null && degree !== null && language === 'ru';
  const words = [school, isInside ? lowercaseFirst(degree) : degree, span]
    .filter((part) => part !== null)
    .map((part) => part.replace(/(?<![\s.;,])[\s.;,]+$/u, ''))
    .join(', ');
  return words.length <= 160 && isLetterLike(words.slice(0, 100)) ? ifInLanguage(words, language) : null;
}

const thisMonth = (): string => new Date().toISOString().slice(0, 7);

/** `facts` are those of the form's resume; `today` is 'YYYY-MM'. */
export function letterMaterial(
  form: LetterForm,
  facts: ResumeFacts,
  vacancy: LetterVacancy | null,
  today = thisMonth(),
): LetterMaterial {
  const profile = form.profileData;
  const position = nameOf(form.position, 120) || nameOf(vacancy?.title ?? '', 120);
  const companyName = nameOf(form.companyName, 100) || nameOf(vacancy?.company ?? '', 100);
  const language = languageFor(form, vacancy);

  const targetVacancy = vacancy ?? { title: form.position, company: '', tags: [], description: '' };
  const profileSkills = (profile?.skills ?? [])
    .map(oneLine)
    .filter((skill) => skill.length <= 40 && !isPromptInjection(skill, 'possible'));
  const skills = letterSkills(facts, profileSkills, targetVacancy);
  const inLanguage = (all: readonly string[]) => all.filter((text) => ifInLanguage(text, language) !== null);

  const { emails, phones, handles } = facts.contacts;
  const profileLine = (text: string | undefined, maxLength: number) => {
    const line = oneLine(text ?? '');
    return line === '' || line.length > maxLength || isPromptInjection(line, 'possible') ? null : line;
  };
  const years = profileLine(profile?.experience, 40);
  const stated = worksLongerThanStated(facts, new Date(`${today}-15`)) ? null : facts.experience;
  const experience = stated ?? (years !== null && /\d.*(?:лет|год|year)/iu.test(years) ? years : null);
  const ownText = (text: string) => {
    const words = ownWords(text, maxOwnWords[form.length]);
    return language === 'en' && /[а-яё]/iu.test(words) ? '' : words;
  };

  const entries = facts.entries.filter((entry) => !isAhead(entry, today));
  const examples = examplesIn(
    {
      ...facts,
      entries: entries.map((entry) => ({
        ...entry,
        employer: entry.employer && employerFor(entry.employer, language),
      })),
    },
    skills.asked,
    language,
    Math.floor(form.variant / 3),
    position,
  );
  // Where one of them lies ahead, nobody knows which is the last.
  const jobs = facts.jobs.some((job) => isAhead(job, today)) ? [] : jobsFor(facts.jobs, language);
  // Where nobody knows which is the last, one of them is told: that of the examples.
  const fallbackEntries = examples
    ? [examples.job]
    : entries.filter(({ period }) => period !== null).slice(0, 1);
  const [fallbackJob] = jobs.length > 0 ? [] : jobsFor(fallbackEntries, language);

  return {
    language,
    facts,
    position,
    company: addressee(companyName),
    name: facts.name ?? profileLine(profile?.fullName, 60),
    contacts: [phones.find(isBalanced), emails[0], handles[0]]
      .filter((contact) => contact !== undefined)
      .join(', '),
    github: facts.github,
    portfolio: facts.portfolio,
    experience: experience === null ? null : yearsIn(language, experience),
    jobs: fallbackJob ? [{ ...fallbackJob, kind: 'one' }] : jobs,
    matching: inLanguage(skills.matching).slice(0, 7),
    otherSkills: inLanguage(skills.others).slice(0, 6),
    examples,
    education: educationFor(facts.studies, language, today),
    whyInterested: ownText(form.whyInterested),
    relevantExperience: ownText(form.relevantExperience),
    fits:
      skills.ofTitle.length > 0 ||
      skills.matching.length >= enoughMatching ||
      meetsRole(facts, position, [profile?.position ?? '', form.relevantExperience].join(' ')),
  };
}
