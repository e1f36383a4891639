import { toSentenceCase } from '../sentence-case.ts';
import { lowercaseFirst } from '../text-cleanup.ts';
import { type LetterPhrases, listed } from './phrases.ts';

const quoted = (name: string): string =>
  /[«»]/u.test(name)
    ? `«${name.replaceAll('«', '„').replaceAll('»', '“')}»`
    : `«${name.replace(/"([^"]*)"/gu, '„$1“')}»`;

function employed(employer: string): string {
  const name = employer.replace(/["„“]([^"„“”]+)["“”]/gu, '«$1»');
  if (name.startsWith('«')) return `компания ${name}`;
  return name.includes('«') ? name : `компания «${name}»`;
}

/** 'Налоговый учёт' → 'налоговый учёт', 'Консультант Плюс' as it is. */
const skill = (name: string): string => (/^.+\p{Lu}/u.test(name) ? name : lowercaseFirst(name));

const place = (title: string | null, employer: string | null): string =>
  [employer && employed(employer), title && `должность — ${lowercaseFirst(toSentenceCase(title))}`]
    .filter(Boolean)
    .join(', ');

/** A word or two that are no sentence of somebody are led in. */
const isOwnSentence = (words: string): boolean =>
  words.split(' ').length > 12 ||
  /(?<!\p{L})(?:я|мне|меня|мой|моя|моё|мои|хочу|люблю|нравится|интерес\p{L}*|давно|слежу|пользуюсь|ищу|могу|умею|веду|пишу|\p{L}{2,}[аеую]ю|\p{L}+юсь)(?!\p{L})/iu.test(
    words,
  );

export const russian: LetterPhrases = {
  greeting: (company) => (company ? `Здравствуйте, команда ${company}!` : 'Здравствуйте!'),
  apply: (position) => `Откликаюсь на вакансию ${quoted(position)}.`,
  experience: (years) => `Опыт работы — ${years}.`,
  ownPosition: (position) => `Моя специализация — ${lowercaseFirst(position)}.`,
  currentJob: (title, employer) => `Сейчас моё место работы — ${place(title, employer)}.`,
  lastJob: (title, employer) => `Последнее место работы — ${place(title, employer)}.`,
  jobBefore: (title, employer) => `До этого — ${place(title, employer)}.`,
  matching: (skills) => `Из того, что нужно для этой работы, знаю ${listed(skills.map(skill), 'и')}.`,
  skills: (skills) =>
    skills.length === 1
      ? `Мой основной навык — ${skill(skills[0] ?? '')}.`
      : `Мои основные навыки: ${listed(skills.map(skill), 'и')}.`,
  otherSkills: (skills) => `Кроме этого — ${listed(skills.map(skill), 'и')}.`,
  done: (lines, isOtherLanguage) => {
    const shown = lines.map((line) => (isOtherLanguage ? `«${line}»` : lowercaseFirst(line)));
    return shown.length === 1
      ? `Пример из моей работы: ${shown[0]}.`
      : `Примеры из моей работы:\n${shown.map((line) => `— ${line}`).join(';\n')}.`;
  },
  relevant: (words) => (isOwnSentence(words) ? words : `Близкий опыт: ${lowercaseFirst(words)}`),
  why: (words) => (isOwnSentence(words) ? words : `Что меня привлекает: ${lowercaseFirst(words)}`),
  education: (words) => `Образование: ${words}.`,
  about: (words) => words,
  talk: 'Если мой опыт вам подходит, давайте созвонимся: расскажу о работе подробнее и отвечу на вопросы.',
  tasks:
    'Хочется узнать, с каких задач начнётся работа, как устроена команда и по каким признакам через несколько месяцев станет понятно, что всё идёт хорошо.',
  thanks: 'Спасибо, что прочли это письмо.',
  regards: 'С уважением,',
};
