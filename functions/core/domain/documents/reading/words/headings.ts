import { fold } from '../../../text/words.ts';

const headings = {
  contacts:
    'контакты|(?:мои )?контактн\\p{L}+ (?:информация|данные)|личн\\p{L}+ (?:информация|данные)|общая информация(?: о себе)?|contacts?(?: (?:information|details|info|me))?|get in touch|personal (?:details|information|info)|social links',
  experience:
    '(?:\\p{L}{1,20}(?:ый|ий|ой) )?опыт(?: работы)?|(?:последние )?мест[оа] работы|работа|стажировки|internships?|(?:сведения о )?трудов\\p{L}+ (?:деятельност[ьи]|стаж)|(?:где )?(?:я )?работал\\p{L}?|что (?:я )?делал\\p{L}?|профессиональная деятельность|стаж(?: работы)?|карьера|(?:work |professional |relevant |total )?experience|(?:academic |professional )(?:positions|appointments)|employment(?: history)?|work history|career(?: history)?',
  education:
    '(?:мое )?(?:высшее |основное |базовое )?образование(?: и курсы)?|образование (?:высшее|среднее)(?: \\p{L}{1,20})?(?= ?:)|сведения об образовании|обучение|учеба|(?:(?:где|чему) )?(?:я )?учил\\p{L}{1,3}|education(?: (?:and|&) \\p{L}+)?|academic background',
  skills:
    '(?:(?:ключевые|профессиональные|основные|технические|мои|компьютерные) )?(?:навыки|умения|компетенции|скиллы?)(?: и (?:умения|навыки|знания|технологии|инструменты|компетенции))?|(?:что )?(?:я )?умею|чем (?:я )?владею|знаю и использую|computer skills|(?:профессиональные )?знания(?: и навыки)?|(?:hard|soft|хард|софт)[- ]?(?:скиллы?|skills)|технологии(?: и инструменты)?|(?:технологический )?стек(?: технологий)?|инструменты|программы|владение программами|tech|(?:top|key|technical|core|professional) skills|skills(?: (?:and|&) \\p{L}+)?|tech(?:nical|nology)? stack|tools|technologies|core competencies',
  about:
    'о себе|обо мне|коротко о себе|сведения обо мне|дополнительн\\p{L}+ (?:информация|сведения)|личн\\p{L}+ качества(?: и \\p{L}+)?|цел[ьи]|(?:further|additional) information|(?:professional |career )?summary|profile|about(?: me)?|objective',
  achievements: '(?:ключевые |основные |мои )?достижения|(?:key )?achievements|accomplishments',
  languages:
    '(?:знание |иностранные )?языки|(?:знание|владение) (?:иностранны(?:ми|х) )?язык(?:ов|ами)|(?:foreign )?languages?',
  courses:
    '(?:дополнительное образование|тренинги(?: и \\p{L}+)?|(?:другие |дополнительные )?образовательные программы|курсы|сертификаты|электронные сертификаты|повышение квалификации)(?:[,и ]+(?:курсы|сертификаты|тренинги))?|(?:professional development, )?courses|(?:licenses (?:and|&) |electronic )?certificat(?:es|ions?)|trainings?',
  projects:
    '(?:пет-|pet-|учебные |мои |личные |коммерческие )?проекты|(?:pet |personal |side |selected )?projects|портфолио|portfolio',
  wanted:
    '(?:желаемая |искомая )?должность(?: и зарплата)?|кем хочу работать|(?:резюме|претендую) на (?:должность|вакансию)|позиция|специализация|position|job title|desired position(?: and salary)?|title',
  name: 'фио|ф\\. ?и\\. ?о\\.|имя(?: и фамилия)?|фамилия, имя(?:, отчество)?|name|full name',
  other:
    'похожие резюме|citizenship, travel time to work|tests, examinations|личное|прочее|геймджемы|хакатоны|выступления|сильные стороны|семейное положение|медкнижка|характер|график|переезд|вредные привычки|recognition|teaching|professional service|grants(?: (?:and|&) awards)?|(?:selected )?publications|talks|хобби|интересы|увлечения|hobbies|interests|рекомендации|references|желаемая зарплата|зарплата|salary|местоположение|город|проживание|location|city|возраст|дата рождения|гражданство|опыт вождения|водительск\\p{L}+ \\p{L}+|publications|honors[ -](?:& |and )?awards|awards|volunteering|волонтерство|публикации|конференции',
} as const;

export type Section = keyof typeof headings | 'top';

/** What a career's entry tells under a heading of its own: 'Технологии:', 'Достижения'. */
export const entrySections: ReadonlySet<Section> = new Set([
  'skills',
  'achievements',
  'projects',
  'languages',
  'wanted',
]);

const kinds = Object.keys(headings) as (keyof typeof headings)[];
const standalone = kinds.map((kind) => [kind, new RegExp(`^(?:${headings[kind]})\\s*[:.]?$`, 'u')] as const);
/** As 'О П Ы Т Р А Б О Т Ы' is, once its spaces are taken out. */
const spacedOut = kinds.map(
  (kind) => [kind, new RegExp(`^(?:${headings[kind].replaceAll(' ', ' ?')})[:.]?$`, 'u')] as const,
);
/** 'Навыки: Python, SQL', 'Опыт работы — 5 лет', 'Опыт работы 5 лет'. */
const withRest = kinds.map(
  (kind) =>
    [kind, new RegExp(`^(?:${headings[kind]})(?:\\s*:\\s*|\\s+[—–|-]\\s*|\\s+(?=\\d))(?=\\S)`, 'u')] as const,
);

/** What a heading that looks like one may be about, however it is worded; of two the first. */
const themes: readonly (readonly [Section, RegExp])[] = [
  ['other', /волонт\p{L}* и|общественн|вождени|общестенн|volunteering (?:and|&)|хобби|наград|публикац/u],
  ['courses', /дополнительн\p{L}* образован|курс|сертификат|квалификаци|courses|certific|training/u],
  ['education', /образовани|education|обучени/u],
  ['projects', /проект|projects|портфолио|portfolio/u],
  ['skills', /навык|умени|компетенци|skills|(?<!\p{L})стек/u],
  [
    'experience',
    /(?:^|\s)опыт|^работа(?: и \p{L}+)?$|трудов|карьер|мест[оа] работы|experience|employment|(?:^|\s)work(?:\s|$)|career/u,
  ],
  ['about', /о себе|обо мне|about|личн\p{L}+ качеств|информаци|summary/u],
  ['achievements', /достижени|achievements/u],
  ['languages', /язык|languages/u],
  ['contacts', /контакт|contacts?/u],
];

export interface Heading {
  kind: keyof typeof headings;
  /** What follows it on its line. */
  rest: string;
}

const maxHeading = 200;
/** 'П Р О Г Р А М М И С Т' is one word. */
export const closedUp = (words: string): string =>
  letterSpaced.test(words) ? words.replaceAll(' ', '') : words;

const letterSpaced = /^(?:\p{L} ){3,80}\p{L}$/u;

const headingOfWhole = (words: string): Heading['kind'] | null =>
  standalone.find(([, pattern]) => pattern.test(fold(words)))?.[0] ?? null;

/** A heading that a line is, or begins with. */
export function headingOf(words: string): Heading | null {
  if (words.length > maxHeading) return null;
  const folded = fold(words);
  const [kind] =
    standalone.find(([, pattern]) => pattern.test(folded)) ??
    (letterSpaced.test(folded)
      ? spacedOut.find(([, pattern]) => pattern.test(folded.replaceAll(' ', '')))
      : undefined) ??
    [];
  if (kind) return { kind, rest: '' };
  // 'Опыт / Experience'
  const [left, right, ...others] = words.split(/\s[/|]\s/u).map(headingOfWhole);
  if (left && left === right && others.length === 0) return { kind: left, rest: '' };
  for (const [sectionKind, pattern] of withRest) {
    const [start] = pattern.exec(folded) ?? [];
    // Folding keeps the length of what headings are made of.
    if (start && folded.length === words.length)
      return { kind: sectionKind, rest: words.slice(start.length) };
  }
  return null;
}

/** What a line that stands out as a heading is about; null where its words say nothing of it. */
export function themeOf(words: string): keyof typeof headings | null {
  if (words.length > 60 || words.split(/\s+/u).length > 6 || /[.!?;,@|]|\d/u.test(words)) return null;
  const folded = fold(words);
  const [theme] = themes.find(([, pattern]) => pattern.test(folded)) ?? [];
  return theme === undefined || theme === 'top' ? null : theme;
}

/** A heading that stands alone begins a section; a label is for its own line, but of 'Опыт работы: 5 лет'. */
export const isSectionStart = (section: Section): boolean => section !== 'name' && section !== 'top';
