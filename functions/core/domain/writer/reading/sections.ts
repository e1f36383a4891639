import { fold } from '../../text/words.ts';
import { isPromptInjection } from '../prompt-injection.ts';
import { oneLine, withoutHidden, withoutInvisible } from '../text-cleanup.ts';

const headings = {
  contacts:
    'контакты|контактн\\p{L}+ (?:информация|данные)|личн\\p{L}+ (?:информация|данные)|contacts?(?: (?:information|details|info))?|personal (?:details|information|info)',
  experience:
    '(?:мой |общий |профессиональный )?опыт(?: работы)?|места? работы|трудов\\p{L}+ (?:деятельность|стаж)|стаж(?: работы)?|карьера|(?:work |professional |relevant |total )?experience|employment(?: history)?|work history|career(?: history)?',
  education:
    '(?:высшее |основное )?образование(?: и курсы)?|обучение|education(?: (?:and|&) \\p{L}+)?|academic background',
  skills:
    '(?:(?:ключевые|профессиональные|основные|технические|мои) )?(?:навыки|умения|компетенции)(?: и (?:умения|навыки|технологии|инструменты))?|технологии(?: и инструменты)?|стек(?: технологий)?|инструменты|программы|(?:hard|key|technical|core|professional|soft) skills|skills(?: (?:and|&) \\p{L}+)?|tech(?:nical|nology)? stack|tools|technologies|core competencies',
  about:
    'о себе|обо мне|коротко о себе|дополнительная информация|цель|(?:professional )?summary|profile|about(?: me)?|objective',
  achievements: '(?:ключевые |основные )?достижения|(?:key )?achievements|accomplishments',
  languages: '(?:знание |иностранные )?языки|знание языков|languages?',
  courses:
    '(?:дополнительное образование|курсы|сертификаты|повышение квалификации)(?:[,и ]+(?:курсы|сертификаты|тренинги))?|courses|certificat(?:es|ions?)|trainings?',
  projects:
    '(?:пет-|pet-|учебные |мои |личные )?проекты|(?:pet |personal |side )?projects|портфолио|portfolio',
  wanted:
    '(?:желаемая )?должность(?: и зарплата)?|позиция|специализация|position|job title|desired position|title',
  name: 'фио|ф\\. ?и\\. ?о\\.|имя(?: и фамилия)?|name|full name',
  other:
    'хобби|интересы|увлечения|hobbies|interests|рекомендации|references|желаемая зарплата|зарплата|salary|местоположение|город|проживание|location|city|возраст|дата рождения|гражданство',
} as const;

export type Section = keyof typeof headings | 'top';

const kinds = Object.keys(headings) as (keyof typeof headings)[];
const alone = kinds.map((kind) => [kind, new RegExp(`^(?:${headings[kind]})\\s*[:.]?$`, 'u')] as const);
/** 'Навыки: Python, SQL', 'Опыт работы — 5 лет', 'Опыт работы 5 лет'. */
const withRest = kinds.map(
  (kind) =>
    [kind, new RegExp(`^(?:${headings[kind]})(?:\\s*:\\s*|\\s+[—–-]\\s+|\\s+(?=\\d))(?=\\S)`, 'u')] as const,
);

/** One line of a resume. */
export interface ResumeLine {
  /** Word for word, without the white space around. */
  text: string;
  /** As one would read it out: no bullet, no markup, nothing unseen. */
  words: string;
  section: Section;
  isHeading: boolean;
  /** 'Опыт работы: 5 лет': heading and words on one line. */
  isLabelled: boolean;
  isBullet: boolean;
}

const bullet = /^(?:[-–—•·●▪■◦‣*+»>✓✔]|\d{1,2}[.)])\s+/u;
/** Marks of Markdown and rulers around a line; one asterisk and a space are a bullet. */
const undecorated = (line: string): string =>
  line
    .replace(/^(?:[#_=~\s]|\*(?!\s))+/u, '')
    // Not from within a run: else each of its characters would be looked from to where it ends.
    .replace(/(?<![#*_=~\s])[#*_=~\s]+$/u, '');

/** A heading that a line is, or begins with; `rest` is what follows it. */
function headingOf(words: string): { kind: keyof typeof headings; rest: string } | null {
  if (words.length > 200) return null;
  const folded = fold(words);
  const [kind] = alone.find(([, pattern]) => pattern.test(folded)) ?? [];
  if (kind) return { kind, rest: '' };
  for (const [one, pattern] of withRest) {
    const [start] = pattern.exec(folded) ?? [];
    // Folding keeps the length of what headings are made of.
    if (start && folded.length === words.length) return { kind: one, rest: words.slice(start.length) };
  }
  return null;
}

/** A heading that stands alone begins a section; a label is for its own line, but of 'Опыт работы: 5 лет'. */
const lasting: ReadonlySet<Section> = new Set(kinds.filter((kind) => kind !== 'other' && kind !== 'name'));

/** The lines that a reader sees and that say something to him, each with the section it stands in. */
export function linesOf(resumeText: string): ResumeLine[] {
  let section: Section = 'top';
  return withoutHidden(resumeText)
    .split(/\r\n|[\n\r\u2028\u2029]/u)
    .flatMap((raw): ResumeLine[] => {
      const text = raw.trim();
      if (text === '' || isPromptInjection(text, 'possible')) return [];
      const bare = undecorated(withoutInvisible(text).trim());
      const words = oneLine(bare.replace(bullet, '').replace(/\*\*|__/gu, ''));
      if (!/[\p{L}\p{N}]/u.test(words)) return [];
      const heading = headingOf(words);
      const isHeading = heading !== null && heading.rest === '';
      if (heading && (isHeading ? lasting.has(heading.kind) : heading.kind === 'experience'))
        section = heading.kind;
      return [
        {
          text,
          words: heading && !isHeading ? heading.rest : words,
          section: heading?.kind ?? section,
          isHeading,
          isLabelled: heading !== null && !isHeading,
          isBullet: bullet.test(bare),
        },
      ];
    });
}
