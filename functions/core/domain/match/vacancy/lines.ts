import { fold } from '../../text/words.ts';
import { conceptsIn } from '../lexicon.ts';
import { isNotRequired, isObligatory, isWelcome } from './remarks.ts';

/** What a line of a description tells of, by the heading above it and its own words. */
export type LineKind = 'required' | 'welcome' | 'duties' | 'other' | 'offer';

export interface DescriptionLine {
  text: string;
  kind: LineKind;
}

const start = (...patterns: string[]) => new RegExp(`^[^\\p{L}\\p{N}]{0,10}(?:${patterns.join('|')})`, 'u');

/** 'Ты будешь получать', 'учиться': what one has of the work. */
const gained = '(?:получ|зарабат|(?:об)?уч(?:ать|ить)ся)';

/** Headings, in the order in which they are tried: 'Будет плюсом' may stand in one with 'требования'. */
const headings: readonly (readonly [LineKind, RegExp])[] = [
  [
    // What the company is proud of; 'Преимущества кандидата' are wishes.
    'offer',
    start(
      '(?:(?:наши|основные|главные|ключевые|приятные) ){1,2}(?:преимущества|плюсы)(?! (?:кандидат|соискател|при ))(?!\\p{L})',
      '(?:преимущества|плюсы) (?:(?!опыт|для )\\p{L}{1,20} ){0,2}(?:работы|наш\\p{L}{1,3}|у нас|с нами|от нас|компани\\p{L}{1,3}|вакансии|сотрудничества|трудоустройства)(?!\\p{L})(?! (?:кандидат|соискател))',
    ),
  ],
  [
    'welcome',
    start(
      '(?:что )?(?:буд(?:ет|ут)|станет|является|считаем)[\\p{L} ]{0,20} (?:плюс(?:ом|ами)|преимуществ(?:ом|ами))',
      '(?:(?:больш|дополнительн|весом|ваш)(?:ими?|ыми?) |как )?(?:плюс|преимуществ)\\p{L}*',
      '(?:будет |буд(?:ет|ем) )?(?:хорошо|здорово|круто|отлично|классно|рады|идеально)[, ]{1,2}(?:если|когда)',
      '(?:пригод(?:ит|ят)ся|не помеша[ею]т|опционально|в идеале|(?:буд[еу]т )?полез(?:ен|н)\\p{L}{0,3}(?: буд[еу]т)?)(?=\\P{L}*$)',
      'что (?:мы )?приветству',
      'дополнительн\\p{L}* (?:требовани|навык|знани|преимуществ|плюс)',
      'желательн',
      '(?:мы )?приветству',
      'необязательн',
      'не обязательно',
      'nice to have',
      'will be a plus',
      'bonus',
      'preferred',
      'desirable',
      'optional',
    ),
  ],
  [
    'required',
    start(
      '(?:\\p{L}{1,20}(?:[кгхщш]ие|ые) |наши |тех\\.? ?)?требовани\\p{L}*',
      '(?:от|с) (?:вас|тебя)(?=\\P{L}*$)',
      '(?:(?:от|с) (?:вас|тебя|кандидата)(?: как (?:от )?кандидата)?|нам|для нас|что нам|что для нас) (?:нужн|нужен(?!\\p{L})|треб|ожида|важн|необход)',
      '(?:мы |что мы |чего мы |кого мы )?(?:жд[её]м|ожидаем|ищем|ценим)',
      'наши ожидания',
      'ожидания',
      'ожидаем',
      'что (?:нужно|необходимо|важно|требуется)',
      '(?:необходимые|обязательные|ключевые|профессиональные|требуемые|важные)?\\s?(?:знания|навыки|компетенции|умения|опыт)(?=[^\\p{L}]*$)',
      'ключевые навыки',
      'необходим\\p{L}*',
      'обязательн\\p{L}*',
      '(?:вы|ты) нам подход(?:ите|ишь)',
      'мы будем рады',
      'наш (?:идеальный )?кандидат',
      'идеальный кандидат',
      'портрет',
      'квалификаци',
      '(?:наш |технологический )?ст[еэ]к',
      'технологи\\p{L}*(?=[^\\p{L}]*$)',
      'инструменты(?=[^\\p{L}]*$)',
      'requirements?',
      'qualifications?',
      'skills',
      'must have',
      'what we (?:expect|look for|are looking for)',
      'who we.re looking for',
      'we expect',
      'you have',
      'what you(?:.ll)? need',
      'tech(?:nology)? stack',
      'required',
    ),
  ],
  [
    'duties',
    start(
      '(?:(?:ваши|твои|основные|должностные|функциональные|ключевые|будущие) ){0,2}(?:обязанност|задач|функци|функционал)\\p{L}*',
      'что (?:тебя|вас) жд[её]т',
      'что (?:нужно |предстоит |надо |надо будет |нужно будет |вы будете |ты будешь |вам предстоит |тебе предстоит )?(?:делать|сделать)',
      'чем (?:вам |тебе )?(?:предстоит|вы будете|ты будешь|нужно|надо)',
      '(?:вам|тебе) предстоит',
      'предстоит',
      `(?:вы будете|ты будешь)(?! ${gained})`,
      'зона ответственности',
      'что предстоит',
      'responsibilities',
      'duties',
      'what you.ll do',
      'you will',
      'tasks',
      'key responsibilities',
    ),
  ],
  [
    'offer',
    start(
      '(?:наши |основные )?услови',
      'мы предлагаем',
      '(?:(?:что|мы|вам|компания|готов\\p{L}{0,2}|со своей стороны|взамен),? ){0,4}(?:предл[ао][гж]|гарантир|обеспечи(?:м|ваем|вает)(?!\\p{L}))',
      '(?:от нас|с нас|для вас|у нас)(?=\\P{L}*$)',
      '(?:этапы|как проходит|процесс) (?:отбор|собеседован|интервью|найм)',
      'этапы(?=\\P{L}*$)',
      'у нас',
      'почему (?:мы|вам|к нам|с нами|у нас)',
      'бонусы',
      'преимущества работы',
      'работая у нас',
      `(?:что )?(?:ты|вы) (?:(?:буд(?:ешь|ете)|сможе(?:шь|те)) )?${gained}`,
      'компания предлагает',
      'о компании',
      'о нас',
      'о проекте',
      '(?:график|формат) работы',
      'место работы',
      'адрес',
      'we offer',
      'what we offer',
      'benefits?',
      'perks',
      'conditions',
      'about us',
      'about the company',
      'why us',
    ),
  ],
];

const maxHeadingLength = 70;

/** Words after those of a heading that still belong to it: 'Требования к кандидату'. */
const maxLinesAfter = 3;

/**
 * What a line begins when it is a heading: short, and of hardly more words than a heading has. A point of a list is one
 * where it ends in a colon: '- Условия:'.
 */
function headingOf(folded: string): LineKind | null {
  if (folded.length > maxHeadingLength || /^(?:[-–—•·]|\*(?!\*))(?!.*:$)/u.test(folded)) return null;
  for (const [kind, pattern] of headings) {
    const [found] = pattern.exec(folded) ?? [];
    if (found === undefined) continue;
    const rest = folded.slice(found.length);
    if (/:\s*$/u.test(rest)) return kind;
    const extraWordCount = rest.split(/[^\p{L}]+/u).filter((word) => word !== '').length;
    return extraWordCount <= maxLinesAfter && !/[.;,!]\s*$/u.test(rest) && !/[,(]/u.test(rest) ? kind : null;
  }
  // 'Также приветствуется:'; 'Наши пожелания к соискателю:' are requirements.
  return folded.endsWith(':') && isWelcome(folded) && !folded.includes('пожелани') ? 'welcome' : null;
}

/** 'Требования: опыт от года, SQL' begins a part and says something of its own. */
function labelOf(folded: string): LineKind | null {
  const colon = folded.indexOf(':');
  return colon > 0 && colon <= maxHeadingLength ? headingOf(folded.slice(0, colon)) : null;
}

const namesIn = (lines: readonly DescriptionLine[]): number =>
  new Set(lines.flatMap(({ text }) => conceptsIn(text))).size;

/**
 * Where a text without known headings begins to ask: below the first short line that ends in a colon, since what stands
 * above it is told of the company; but not below 'Контактное лицо:', where hardly anything is named.
 */
function startOfAsks(lines: readonly DescriptionLine[]): number {
  const heading = lines.findIndex(
    ({ kind, text }) => kind === 'other' && text.length <= maxHeadingLength && text.endsWith(':'),
  );
  if (heading < 0) return 0;
  const isOther = ({ kind }: DescriptionLine) => kind === 'other';
  const above = lines.slice(0, heading).filter(isOther);
  const below = lines.slice(heading + 1).filter(isOther);
  const count = namesIn(below);
  return count > 0 && (below.length >= above.length || count >= namesIn(above)) ? heading + 1 : 0;
}

const maxLines = 400;
const maxLineLength = 1000;

/** '• SQL • Не требуется: Spark • Excel': each point says so for itself. */
const pointsOf = (line: string): string[] =>
  line.includes(' •') && [isWelcome, isNotRequired, isObligatory].some((says) => says(line))
    ? line.split(/ (?=•)/u)
    : [line];

/** The lines of a plain description and what each tells of; a long paragraph is parted at its sentences. */
export function descriptionLines(description: string): DescriptionLine[] {
  let kind: LineKind = 'other';
  let hasHeadings = false;
  const lines = description
    .split('\n')
    .flatMap((line) => line.split(/(?<=[.;!?…])(?<![Кк]ат\.)[ \t]+(?=[\p{Lu}\d•*-])/u))
    .flatMap(pointsOf);
  const classified = lines.slice(0, maxLines).flatMap((rawLine): DescriptionLine[] => {
    const text = rawLine.trim().slice(0, maxLineLength);
    const folded = fold(text);
    if (text === '') return [];
    const heading = headingOf(folded);
    kind = heading ?? labelOf(folded) ?? kind;
    if (heading && !/\p{L}.*:.*\p{L}/u.test(folded)) return [];
    hasHeadings ||= kind === 'required' || kind === 'duties';
    return [{ text, kind: kind === 'welcome' && isObligatory(text) && !isWelcome(text) ? 'required' : kind }];
  });
  if (hasHeadings) return classified;
  // A text without headings, as an extract is, tells of the work and of what it takes.
  const from = startOfAsks(classified);
  return classified.map((line, at) =>
    line.kind === 'other' && at >= from ? { ...line, kind: 'required' } : line,
  );
}
