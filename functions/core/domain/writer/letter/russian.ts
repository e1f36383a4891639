import { namesSchool } from '../../documents/reading/words/schools.ts';
import { isKindOfEmployer } from '../../documents/reading/words/vocabulary.ts';
import type { PastJob } from '../facts.ts';
import { isPossession } from '../own/possessions.ts';
import { enoughLettersOfPost, toSentenceCase } from '../sentence-case.ts';
import { capitalizeFirst, lowercaseFirst } from '../text-cleanup.ts';
import { bulletList, joinList, type LetterPhrases, withStop, yearsOf } from './phrases.ts';

const quoted = (name: string): string =>
  /[«»]/u.test(name)
    ? `«${name.replaceAll('«', '„').replaceAll('»', '“')}»`
    : `«${name.replace(/"([^"]*)"/gu, '„$1“')}»`;

const onlyQuoted = /^«[^«»]+»$/u;
const legalFormStart = /^(?:ООО|АО|ПАО|ЗАО|ОАО|НАО|ГК|НИИ|ИП|ТД|НПО|НПП|ФГБУ|ФГУП|МБОУ|ГБОУ|ГБУЗ|ТОО)\s/u;

const outerQuotes = ['«', '»'] as const;
const innerQuotes = ['„', '“'] as const;

/** 'ООО "ТД "Север""' → 'ООО «ТД „Север“»': what is opened is closed, if only at the end. */
function withRussianQuotes(name: string): string {
  const open: (readonly [string, string])[] = [];
  const quotedName = name.replace(/[«»"„“”‘]|(?<!\p{L})’|’(?!\p{L})/gu, (mark, at: number) => {
    const isStart =
      /(?:^|[\s(«"„“‘-])$/u.test(name.slice(0, at)) && /^[\p{L}\p{N}«"„“‘]/u.test(name.slice(at + 1));
    if (/[«„‘]/u.test(mark) || (/["“]/u.test(mark) && isStart)) {
      const pair = open.length === 0 ? outerQuotes : innerQuotes;
      open.push(pair);
      return pair[0];
    }
    return open.pop()?.[1] ?? (mark === '’' ? mark : '');
  });
  const closed = open.reduceRight((text, [, close]) => text + close, quotedName);
  return closed.replace(/([«„])\s+/gu, '$1').replace(/\s+([»“])/gu, '$1');
}

/** An employer in words that stand in no case: what follows a word for it, and how it is named by itself. */
interface Employer {
  name: string;
  /** 'в компании «Луч»', 'в ООО «Луч»'; null where it would have to be declined. */
  inside: string | null;
}

const asCompany = (name: string): Employer => ({
  name: `компания «${name}»`,
  inside: `в компании «${name}»`,
});

/** 'Магазин «Стиль»', 'Кадровое агентство «Плюс»'; of 'Петровский завод «Луч»' the first word is a name. */
const describedKind =
  /^(?:(?:Детский|Торговый|Учебный|Медицинский|Кадровое|Рекламное|Туристическое|Строительная|Продуктовый|Книжный|Мебельный|Швейное|Стоматологическая|Ветеринарная|Управляющая|Транспортная) )?(?:сад|дом|центр|компания|фирма|магазин|супермаркет|кафе|бар|ресторан|пекарня|столовая|агентство|салон|студия|клиника|аптека|школа|гимназия|лицей|больница|поликлиника|гостиница|отель|ателье|завод|фабрика|типография|издательство|автосервис|склад|сеть|банк)(?=\s(?:№\s?\d{1,4}\s)?«)/iu;

const employerOf = (text: string): Employer => {
  const employer = namedEmployerOf(text);
  return describedKind.test(employer.name) ? { ...employer, name: lowercaseFirst(employer.name) } : employer;
};

function namedEmployerOf(text: string): Employer {
  const name = withRussianQuotes(text);
  if (/^(?:фриланс|freelance|самозанят\p{L}*|self-employed)$/iu.test(name))
    return { name: 'фриланс', inside: 'на фрилансе' };
  if (onlyQuoted.test(name)) return { name: `компания ${name}`, inside: `в компании ${name}` };
  if (legalFormStart.test(name)) return { name, inside: /^ИП/u.test(name) ? null : `в ${name}` };
  if (/[«»]/u.test(name)) return { name, inside: null };
  if (/^[A-Za-z\d][A-Za-z\d .&'’+-]*$/u.test(name)) return asCompany(name);
  // Of 'Северный Маркет' nobody says that it is a company, and 'МВД России' is none.
  return { name, inside: null };
}

const stateBody =
  /(?<!\p{L})(?:[гу]?у?мвд|мчс|фсб|фсин|фнс|уфнс|ифнс|фтс|фас|гибдд|росгварди|росреестр|роспотребнадзор|прокуратур|министерств|минобр|минздрав|департамент|управлени|администраци|инспекци|суд(?:а|ы|ов)?(?!\p{L})|комитет|служб|полици|правительств|казначейств|фонд|дум[аы](?!\p{L})|посольств|консульств|воинск|войск|военн|военкомат|таможн|мэри)/iu;

/** Whoever has vacancies is called a company, if it may be one. */
function vacancyOwnerOf(company: string): Employer {
  const employer = namedEmployerOf(company);
  const { name, inside } = employer;
  const isPlain = inside === null && !/[«»,(№:]/u.test(name) && !legalFormStart.test(name);
  const isFirm = isPlain && !isKindOfEmployer(name) && !namesSchool(name) && !stateBody.test(name);
  return isFirm ? asCompany(name) : employer;
}

/** Russian names of programs that no capital within tells from a word. */
const maker =
  /^(?:Битрикс|Тильда|Контур|Диадок|Такском|Мегаплан|Гарант|Парус|Яндекс|Авито|Озон|Вайлдберриз|Касперский|Честный [Зз]нак|Консультант(?= ?\+)|Меркурий|Эвотор|Госуслуги|Росэлторг)(?!\p{L})/u;

/** 'Налоговый учёт' → 'налоговый учёт', 'Учёт ТМЦ' → 'учёт ТМЦ', 'Категория D' → 'категория D', 'Консультант Плюс', 'Битрикс24' and a maker as they are. */
const skillText = (name: string): string => (isDoing.test(name) ? lowercaseFirst(name) : textOfSkill(name));

/** 'Написание SQL-запросов', 'Настройка Linux-серверов': a thing that one does, whatever name follows. */
const isDoing = /^[А-ЯЁ][а-яё]{2,30}(?:ние|ка|ция|ость) (?![А-ЯЁ][а-яё])/u;

const textOfSkill = (name: string): string =>
  /^\p{L}+\d/u.test(name) ||
  maker.test(name) ||
  (/^.+\p{Lu}/u.test(name) && !/^[А-ЯЁ][а-яё-]+(?: (?:[а-яё-]+|\p{Lu}|[\p{Lu}\d]{2,}))+$/u.test(name))
    ? name
    : lowercaseFirst(name);

/** 'знаю' would want another case of it: 'первичная документация', 'HTML-вёрстка'; not '1С:Бухгалтерия'. */
const isDeclined = (name: string): boolean =>
  /^(?:[a-z\d/]+[- ])?(?:[а-яё-]+[ая]я )*[а-яё-]*[ая](?: |$)/iu.test(name);

/** 'знаю Excel', 'знаю и умею: первичная документация', 'знаю Excel; есть карта водителя', 'у меня есть карта водителя'. */
function knownText(skills: readonly string[]): string {
  const known = skills.filter((skill) => !isPossession(skill));
  const owned = joinList(skills.filter(isPossession).map(skillText), 'и');
  if (known.length === 0) return `у\u00a0меня есть ${owned}`;
  const lead = known.some(isDeclined) ? 'знаю и\u00a0умею:' : 'знаю';
  return `${lead} ${joinList(known.map(skillText), 'и')}${owned === '' ? '' : `; есть ${owned}`}`;
}

const requiredText = (skills: readonly string[]): string =>
  skills.length === 1
    ? `Из ваших требований у\u00a0меня есть ${skillText(skills[0] ?? '')}.`
    : `Из ваших требований у\u00a0меня есть: ${joinList(skills.map(skillText), 'и')}.`;

const postText = (title: string): string => toSentenceCase(title, enoughLettersOfPost);
const positionText = (title: string): string => lowercaseFirst(postText(title));

const sinceText = (job: PastJob): string => {
  const years = yearsOf(job);
  return years?.isCurrent ? ` с\u00a0${years.from}\u00a0года` : '';
};
const periodText = (job: PastJob): string => {
  const years = yearsOf(job);
  if (!years || years.isCurrent || years.to === null) return '';
  return years.from === years.to ? ` (${years.from}\u00a0год)` : ` (${years.from}–${years.to})`;
};

function currentJobText(job: PastJob): string {
  const post = job.title && positionText(job.title);
  if (job.employer === null)
    return `Сейчас моя должность${sinceText(job) && ` (${sinceText(job).trim()})`}\u00a0— ${post}`;
  const { name, inside } = employerOf(job.employer);
  const rest = post ? `, должность\u00a0— ${post}` : '';
  return inside
    ? `Сейчас работаю ${inside}${sinceText(job)}${rest}`
    : `Сейчас моё место работы${sinceText(job) && ` (${sinceText(job).trim()})`}\u00a0— ${name}${rest}`;
}

/** Beside the one that was named as the current one. */
function otherCurrentJobText(job: PastJob): string {
  const post = job.title && positionText(job.title);
  const lead = `Ещё одно место работы сейчас${sinceText(job) && ` (${sinceText(job).trim()})`}`;
  if (job.employer === null)
    return `Ещё одна моя должность сейчас${sinceText(job) && ` (${sinceText(job).trim()})`}\u00a0— ${post}`;
  return `${lead}\u00a0— ${employerOf(job.employer).name}${post ? `, должность\u00a0— ${post}` : ''}`;
}

function pastJobText(lead: string, job: PastJob): string {
  const post = job.title && positionText(job.title);
  if (job.employer === null) return `${lead}\u00a0— ${post}${periodText(job)}`;
  const { name } = employerOf(job.employer);
  const years = name.endsWith(')') ? periodText(job).replace(/ \((.*)\)/u, ', $1') : periodText(job);
  return `${lead}\u00a0— ${name}${years}${post ? `, должность\u00a0— ${post}` : ''}`;
}

const leads = {
  last: ['Последнее место работы', 'Последняя должность'],
  before: ['До этого', 'До этого'],
  other: ['Ещё одно место работы', 'Ещё одна должность'],
  one: ['Одно из мест работы', 'Одна из должностей'],
} as const;

function examplesHeading(job: PastJob): string {
  if (job.employer === null)
    return `Из сделанного в должности ${quoted(capitalizeFirst(postText(job.title ?? '')))}:`;
  const { name, inside } = employerOf(job.employer);
  // A job that the letter has not told of yet.
  if (job.title !== null) {
    const post = `в должности ${quoted(capitalizeFirst(postText(job.title)))}`;
    return inside ? `Из сделанного ${inside} ${post}:` : `Из сделанного ${post} (${name}):`;
  }
  return inside ? `Из сделанного ${inside}:` : `Из сделанного на этом месте работы (${name}):`;
}

/** A word or two that are no sentence of somebody are led in. */
const isOwnSentence = (words: string): boolean =>
  words.split(' ').length > 12 ||
  /^(?:потому|чтобы|из-за|опыта нет|нет опыта|без опыта)(?!\p{L})/iu.test(words) ||
  /(?<!\p{L})(?:я|мне|меня|мой|моя|моё|мои|хочу|люблю|нравится|интерес(?:но|ует|уют|уюсь|овал\p{L}*)|давно|слежу|пользуюсь|ищу|могу|умею|веду|пишу|\p{L}{2,}[аеую]ю|\p{L}{2,}(?<!белар)[юу]сь)(?!\p{L})/iu.test(
    words,
  );

/** 'вакансия «Повар» в компании «Листва»', 'вакансия «Повар» (Ресторан «Листва»)' */
function vacancyText(word: string, position: string, company: string | null): string {
  if (company === null) return `${word} ${quoted(position)}`;
  const { name, inside } = vacancyOwnerOf(company);
  return `${word} ${quoted(position)} ${inside && name !== 'фриланс' ? inside : `(${name})`}`;
}

export const russian: LetterPhrases = {
  greeting: 'Здравствуйте!',
  apply: [
    (position, company) => `Откликаюсь на ${vacancyText('вакансию', position, company)}.`,
    (position, company) => `Меня интересует ${vacancyText('вакансия', position, company)}.`,
    (position, company) => `Прошу рассмотреть моё резюме на ${vacancyText('вакансию', position, company)}.`,
  ],
  experience: (years) => `Опыт работы\u00a0— ${years}.`,
  job: (job) => {
    if (job.kind === 'current') return withStop(currentJobText(job));
    if (job.kind === 'also') return withStop(otherCurrentJobText(job));
    if (job.kind === 'there')
      return `До этого там же${periodText(job)}: должность\u00a0— ${positionText(job.title ?? '')}.`;
    return withStop(pastJobText(leads[job.kind][job.employer === null ? 1 : 0], job));
  },
  matching: [
    (skills) => `Из того, что нужно для этой работы, ${knownText(skills)}.`,
    requiredText,
    (skills) => {
      if (skills.some(isPossession)) return requiredText(skills);
      return skills.length === 1
        ? `С\u00a0вакансией совпадает мой навык: ${skillText(skills[0] ?? '')}.`
        : `С\u00a0вакансией совпадают мои навыки: ${joinList(skills.map(skillText), 'и')}.`;
    },
  ],
  skills: (skills) =>
    skills.length === 1
      ? `Мой основной навык\u00a0— ${skillText(skills[0] ?? '')}.`
      : `Мои основные навыки: ${joinList(skills.map(skillText), 'и')}.`,
  otherSkills: (skills) => `Кроме этого\u00a0— ${joinList(skills.map(skillText), 'и')}.`,
  done: (job, lines) => `${examplesHeading(job)}\n${bulletList(lines, lowercaseFirst)}`,
  noFit: (position) =>
    position === null
      ? 'Скажу прямо: опыта в\u00a0такой роли в\u00a0моём резюме нет.'
      : `Скажу прямо: опыта в\u00a0такой роли в\u00a0моём резюме нет; письмо опирается на другой опыт: ${positionText(position)}.`,
  relevant: (words) => (isOwnSentence(words) ? words : `Близкий опыт: ${lowercaseFirst(words)}`),
  why: (words) => (isOwnSentence(words) ? words : `Что меня привлекает: ${lowercaseFirst(words)}`),
  education: (words) => `Образование: ${words}.`,
  talk: [
    'Если моё резюме вам подходит, давайте созвонимся: расскажу о\u00a0себе подробнее и\u00a0отвечу на вопросы. Спасибо, что прочли это письмо.',
    'Подробнее о\u00a0себе расскажу на собеседовании или по телефону, время выберите сами. Спасибо за внимание к\u00a0письму.',
    'Если вам это интересно, напишите или позвоните: договоримся о\u00a0встрече. Спасибо за ваше время.',
  ],
  portfolio: (link) => `Портфолио: ${link}`,
  regards: 'С\u00a0уважением,',
};
