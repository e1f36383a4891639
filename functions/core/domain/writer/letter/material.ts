import { periodIn } from '../../documents/reading/words/periods.ts';
import { sentResume } from '../../documents/verified-reading.ts';
import { skillsIn } from '../../job/skills.ts';
import { form as formOf } from '../../text/plural.ts';
import { fold, wholeWords } from '../../text/words.ts';
import { factsOf, type ResumeFacts, unique } from '../facts.ts';
import { isPromptInjection } from '../prompt-injection.ts';
import { toSentenceCase } from '../sentence-case.ts';
import {
  asProse,
  capitalizeFirst,
  cutToSentences,
  cutToWords,
  isBalanced,
  isMostlyCyrillic,
  oneLine,
  withoutHidden,
} from '../text-cleanup.ts';
import type { LetterForm, LetterVacancy } from '../writing.ts';

/** What a letter is put together from. Of the vacancy only title, company and the skills that we know are taken. */
export interface LetterMaterial {
  language: 'ru' | 'en';
  isOtherLanguage: boolean;
  facts: ResumeFacts;
  position: string;
  /** In the form that is addressed; null where nobody is named. */
  company: string | null;
  name: string | null;
  contacts: string;
  ownPosition: string | null;
  experience: string | null;
  /** Of the resume or the profile and asked for by the vacancy. */
  matching: string[];
  otherSkills: string[];
  /** Lines of the resume on what was done, the most fitting first. */
  done: string[];
  education: string | null;
  about: string | null;
  whyInterested: string;
  relevantExperience: string;
}

/** A title or a company without the orders that somebody may have hidden there. */
export function nameOf(text: string, most: number): string {
  const name = oneLine(text).replace(/(?<![\s.;,:–—-])[\s.;,:–—-]+$/u, '');
  const honest = isPromptInjection(name, 'possible')
    ? (name
        .split(/[.;!?|]\s+|\s+[—–-]\s+|[<>{}[\]]/u)
        .find((part) => part.trim() !== '' && !isPromptInjection(part, 'possible')) ?? '')
    : name;
  return cutToWords(oneLine(honest), most);
}

const nobody = /имя скрыто|частное лицо|аноним|конфиденциальн|anonymous|confidential/iu;

/** 'ООО «Ромашка»' as it is, 'Ромашка (группа)' without what stands in brackets, else in quotation marks. */
function addressee(company: string, language: 'ru' | 'en'): string | null {
  if (company === '' || nobody.test(company)) return null;
  const short = company.replace(/\s*\([^()]*\)$/u, '').trim() || company;
  if (language === 'en') return short;
  const quoted = short.replace(/["„“]([^"„“”]+)["“”]/gu, '«$1»');
  return /[«»]/u.test(quoted) ? quoted : `«${quoted}»`;
}

const mostWhy = 450;
const mostRelevant = 480;

/** The user's own words as whole sentences. */
function ownWords(text: string, most: number): string {
  const words = cutToSentences(oneLine(asProse(withoutHidden(text).split(/[\r\n\u2028\u2029]+/u))), most);
  if (!/[\p{L}\p{N}]/u.test(words)) return '';
  return capitalizeFirst(
    /[.!?…]$/u.test(words) ? words : `${words.replace(/(?<![\s,;:–—-])[\s,;:–—-]+$/u, '')}.`,
  );
}

const weak =
  /^(?:занима|участ|отвеч|осуществ|помога|работа(?:л|ю)|делал|responsible|helped|assisted|worked on|participated)/iu;

/** Lines that read well in a letter, those that speak of the vacancy's skills and of results first. */
function doneIn(facts: ResumeFacts, asked: ReadonlySet<string>): string[] {
  const results = new Set(facts.results);
  const lines = [...facts.results, ...facts.duties.filter((line) => !results.has(line))];
  return lines
    .map((line, at) => {
      const shared = skillsIn(line.words).filter((skill) => asked.has(skill)).length;
      const base = results.has(line) ? 6 - at / 2 : weak.test(line.words) ? -5 : 0;
      return {
        words: toSentenceCase(line.words).replace(/(?<![\s.;,:])[\s.;,:]+$/u, ''),
        weight: base + Math.min(shared, 2) * 2,
      };
    })
    .filter(
      ({ words, weight }) =>
        weight > -3 &&
        words.length >= 20 &&
        words.length <= 190 &&
        isBalanced(words) &&
        !/@|https?:|\/\//u.test(words) &&
        periodIn(words) === null,
    )
    .sort((one, other) => other.weight - one.weight)
    .map(({ words }) => words);
}

const isIn = (item: string, text: string): boolean =>
  item.length >= 4 && wholeWords(fold(item).replace(/[\\^$.*+?()[\]{}|/]/gu, '\\$&')).test(text);

/** 'EXCEL' → 'Excel', 'ПЕРЕГОВОРЫ' → 'переговоры', 'Немецкий язык — B2' without the level; 'СБИС' stays. */
function wellSpelt(skill: string): string {
  const name = skill.replace(/\s+[—–(-]\s*.*$/u, '');
  const known = skillsIn(name).find((one) => fold(one) === fold(name));
  if (known) return known;
  return /^[А-ЯЁ\s-]{6,}$/u.test(name) ? name.toLowerCase() : name;
}

/** Each of them is sought in the whole vacancy. */
const mostSkillsRead = 200;

function divided<Item>(items: readonly Item[], isFirst: (item: Item) => boolean): [Item[], Item[]] {
  const [first, second]: [Item[], Item[]] = [[], []];
  for (const item of items) (isFirst(item) ? first : second).push(item);
  return [first, second];
}

const traits =
  /ответственн|коммуникабельн|стрессоустойчив|пунктуальн|исполнительн|целеустремл|трудолюби|hard-?working|team player|stress/iu;

/** '7+ years' in a Russian letter is 'более 7 лет'; null where it cannot be said. */
function yearsIn(language: 'ru' | 'en', text: string): string | null {
  if (isMostlyCyrillic(text) === (language === 'ru')) return text;
  const [, years = '', plus] = /^\D{0,12}?(\d{1,2})(\+)? ?years?$/iu.exec(text) ?? [];
  if (language === 'en' || years === '') return null;
  const word = plus ? 'лет' : formOf(Number(years), ['год', 'года', 'лет']);
  return `${plus ? 'более ' : ''}${years} ${word}`;
}

export function letterMaterial(form: LetterForm, vacancy: LetterVacancy | null): LetterMaterial {
  const facts = factsOf(sentResume(form.resumeText, form.blocks, form.reading));
  const profile = form.profileData;
  const position = nameOf(form.position, 120) || nameOf(vacancy?.title ?? '', 120);
  const companyName = nameOf(form.companyName, 100) || nameOf(vacancy?.company ?? '', 100);

  const asked = vacancy
    ? [vacancy.title, vacancy.tags.join(' ; '), vacancy.description].join(' ; ')
    : form.position;
  const own = `${form.whyInterested} ${form.relevantExperience}`;
  const isEnglish =
    facts.language === 'en' &&
    !isMostlyCyrillic(
      vacancy && vacancy.description.length > 100 ? vacancy.description : `${position} ${companyName} a`,
    ) &&
    (own.trim() === '' || !isMostlyCyrillic(own));
  const language = isEnglish ? 'en' : 'ru';

  const askedSkills = new Set(skillsIn(asked));
  const askedText = fold(asked);
  const profileSkills = (profile?.skills ?? [])
    .map(oneLine)
    .filter((skill) => skill.length <= 40 && !isPromptInjection(skill, 'possible'));
  const skills = unique([...facts.skills, ...profileSkills])
    .slice(0, mostSkillsRead)
    .map(wellSpelt)
    .filter(isBalanced);
  const [matching, otherSkills] = divided(
    unique(skills),
    (skill) => [skill, ...skillsIn(skill)].some((one) => askedSkills.has(one)) || isIn(skill, askedText),
  );
  const { emails, phones, handles } = facts.contacts;
  const ofProfile = (text: string | undefined, most: number) => {
    const line = oneLine(text ?? '');
    return line === '' || line.length > most || isPromptInjection(line, 'possible') ? null : line;
  };
  const years = ofProfile(profile?.experience, 40);
  const experience =
    facts.experience ?? (years !== null && /\d.*(?:лет|год|year)/iu.test(years) ? years : null);
  const about = facts.about ?? asProse((profile?.about ?? '').split('\n'));

  return {
    language,
    isOtherLanguage: facts.language !== language,
    facts,
    position,
    company: addressee(companyName, language),
    name: facts.name ?? ofProfile(profile?.fullName, 60),
    contacts: [phones[0], emails[0], handles[0]].filter((one) => one !== undefined).join(', '),
    ownPosition: toSentenceCase(facts.position ?? '') || ofProfile(profile?.position, 80),
    experience: experience === null ? null : yearsIn(language, experience),
    matching: matching.slice(0, 8),
    otherSkills: otherSkills.slice(0, 7),
    done: doneIn(facts, askedSkills),
    education:
      facts.education && isBalanced(facts.education)
        ? toSentenceCase(facts.education).replace(/(?<![\s.;,])[\s.;,]+$/u, '')
        : null,
    about:
      about === '' || isPromptInjection(about, 'possible') || traits.test(about)
        ? null
        : ownWords(about, 220) || null,
    whyInterested: ownWords(form.whyInterested, mostWhy),
    relevantExperience: ownWords(form.relevantExperience, mostRelevant),
  };
}
