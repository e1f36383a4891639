import { fold } from '../../text/words.ts';
import { isPromptInjection } from '../../writer/prompt-injection.ts';
import { oneLine, withoutHidden, withoutInvisible } from '../../writer/text-cleanup.ts';
import { bullet, type DocumentBlock, maxBlocks, type ResumeDocument } from '../blocks.ts';
import { contactsIn } from './contacts.ts';
import type { ResumeLine } from './resume-line.ts';
import { headingsWithinCareer, isNameAmongHeadings } from './sub-headings.ts';
import {
  entrySections,
  type Heading,
  headingOf,
  isSectionStart,
  type Section,
  themeOf,
} from './words/headings.ts';
import { isListOfThings, isMostlyNames, isNameOfThing } from './words/known-names.ts';
import { isSentence } from './words/not-employers.ts';
import { labelOf } from './words/parts.ts';
import { periodIn } from './words/periods.ts';
import { isKindOfEmployer, isRole } from './words/vocabulary.ts';

export type { ResumeLine } from './resume-line.ts';
export type { Section } from './words/headings.ts';

/** A '>' is a quotation of Markdown there. */
const markdown = /^#{1,6} \S/mu;
/** At the foot of each page of an export. */
const exportFooter =
  /(?:резюме обновлено|resume updated(?: on)?) \d{1,2} \p{L}|^резюме составлено|^(?:страница|page) \d{1,3} (?:из|of) \d{1,3}$/iu;
const pictures = /^(?:(?![❌✖✗🚫⛔🔜])\p{Extended_Pictographic}|[\u200d\ufe0f\u20e3\p{Co}\s])+(?=\P{N})/u;

const picturesBehind =
  /(?<!\p{Extended_Pictographic}|\ufe0f|\s)(?:\p{Extended_Pictographic}|\u200d|\ufe0f|\s)+$/u;

/** Marks of Markdown and rulers around a line; one asterisk and a space are a bullet. */
function undecorated(line: string): string {
  const begun = line.replace(/^(?:[#_=~\s]|\*(?!\s)|-{2,}(?=\s))+/u, '');
  // Not from within a run: else each of its characters would be looked from to where it ends.
  const bare = begun.replace(/(?<![#*_=~\s])[#*_=~\s]+$/u, '').replace(/(?<![\s-])\s{1,4}-{2,9}$/u, '');
  // What closes bold words within the line stays with what opens them.
  const isOpen = bare.split('**').length % 2 === 0;
  return isOpen && begun.startsWith(`${bare}**`) ? `${bare}**` : bare;
}

/** '[Ромашка](https://example.com)' is 'Ромашка'. */
const unlinked = (words: string): string =>
  words.length <= 400 ? (/^\[([^[\]]{1,200})\]\([^()\s]{0,300}\)$/u.exec(words)?.[1] ?? words) : words;

interface VisibleLine
  extends Pick<ResumeLine, 'text' | 'words' | 'verbatim' | 'span' | 'isBullet' | 'isApart' | 'block'> {
  isMarkdownHeading: boolean;
  /** Contacts at the foot of a page, in the middle of whatever section. */
  isPageFoot: boolean;
  heading: Heading | null;
}

/**
 * What stands at the edge of several pages: a name with a number, contacts. The first of them stays where it is at a page's
 * top, and the contacts of one at its foot.
 */
function runningHeads({ text, blocks }: ResumeDocument): {
  dropped: ReadonlySet<DocumentBlock>;
  contacts: ReadonlySet<DocumentBlock>;
} {
  const edges = new Map<string, { block: DocumentBlock; isTop: boolean }[]>();
  const isPageEdge = (at: number, page: number | null) => (blocks[at]?.page ?? null) !== page;
  for (const [at, block] of blocks.entries()) {
    const isTop = isPageEdge(at - 1, block.page) || isPageEdge(at - 2, block.page);
    if (block.page === null || !(isTop || isPageEdge(at + 1, block.page) || isPageEdge(at + 2, block.page)))
      continue;
    const words = text.slice(block.start, Math.min(block.end, block.start + 200)).replace(/\d{1,3}$/u, '');
    edges.set(words, [...(edges.get(words) ?? []), { block, isTop }]);
  }
  // A post and a period are said of two jobs, too.
  const several = [...edges].flatMap(([words, same]) => {
    const pages = new Set(same.map(({ block }) => block.page)).size;
    const isOfEntry = isRole(words) || same.some(({ block }) => periodIn(text.slice(block.start, block.end)));
    return pages > (isOfEntry ? 2 : 1) ? [same] : [];
  });
  const contacts = new Set(
    several.flatMap(([first]) =>
      first && !first.isTop && hasContact(text.slice(first.block.start, first.block.end)) ? first.block : [],
    ),
  );
  const dropped = several.flatMap((same) =>
    same.filter(({ isTop }, at) => at > 0 || !isTop).map(({ block }) => block),
  );
  return { contacts, dropped: new Set(dropped.filter((block) => !contacts.has(block))) };
}

const hasContact = (words: string): boolean =>
  words.length <= 300 && Object.values(contactsIn(words)).some((found) => found.length > 0);

/** 'Иван Петров <ivan@example.ru>' holds no markup; each place stays where it was. */
const withoutAngles = (words: string): string =>
  words.replace(
    /<((?:mailto:)?[^\s<>@]{1,64}@[^\s<>@]{1,190}|(?:https?:\/\/|www\.)[^\s<>]{1,400})>/giu,
    (_, address: string) => ` ${address} `,
  );

/** 'Разработчик: ООО «Луч», 2019–2021' and 'Пользователь: Word, Excel' are a post and skills, and no turn of a conversation. */
function withoutTrade(words: string): string {
  const [label = ''] = /^(?:пользователь|разработчик|developer)\s?:\s{0,4}/iu.exec(words) ?? [];
  const rest = words.slice(label.length);
  const isHonest =
    isListOfThings(rest) || isNameOfThing(rest) || (periodIn(rest) !== null && !isSentence(rest));
  return label !== '' && isHonest ? rest : words;
}

function visibleLinesOf({ text: whole, blocks }: ResumeDocument): VisibleLine[] {
  const visibleText = withoutHidden(whole);
  const isMarkdown = markdown.test(whole.slice(0, 20_000));
  const repeated = runningHeads({ text: whole, blocks });
  return blocks.slice(0, maxBlocks).flatMap((block): VisibleLine[] => {
    if (repeated.dropped.has(block)) return [];
    const raw = withoutAngles(visibleText.slice(block.start, block.end));
    const text = raw.trim();
    if (
      text === '' ||
      isPromptInjection(withoutTrade(text), 'possible') ||
      exportFooter.test(text.slice(0, 200))
    )
      return [];
    const bare = undecorated(withoutInvisible(text).trim()).replace(pictures, '').replace(picturesBehind, '');
    const quoted = isMarkdown ? bare.replace(/^>\s+/u, '') : bare;
    // Of a row whose first cell is empty only what stands in the others.
    const core = unlinked(undecorated(quoted.replace(bullet, '').replace(/^\|\s+/u, '')));
    const words = oneLine(core.replace(/\*\*|__/gu, ''));
    if (!/[\p{L}\p{N}]/u.test(words)) return [];
    const isBullet = bullet.test(quoted);
    return [
      {
        text,
        words,
        verbatim: core,
        span: { start: block.start, end: block.end },
        isBullet: isBullet || (block.kind === 'item' && !isMarkdown),
        isApart: /\n\s*\n\s*$/u.test(whole.slice(Math.max(0, block.start - 8), block.start)),
        block,
        isMarkdownHeading: isMarkdown && /^#{1,6} /u.test(text),
        isPageFoot: repeated.contacts.has(block),
        heading: headingOf(words),
      },
    ];
  });
}

/** '2019–2021' has letters of neither kind. */
const isUpperCase = (words: string): boolean =>
  words === words.toUpperCase() && words !== words.toLowerCase();

/** How a line looks, as far as it is known: those of one look do the same. */
const styleKeyOf = ({ block, words, isMarkdownHeading, text }: VisibleLine): string =>
  [
    block.kind === 'heading',
    block.size === null ? '' : Math.round(block.size * 20),
    block.isBold,
    isUpperCase(words),
    isMarkdownHeading ? (/^#+/u.exec(text)?.[0] ?? '') : '',
  ].join();

const hasHeadingStyle = (
  { block, words, isMarkdownHeading }: VisibleLine,
  isMostlyUpperCase: boolean,
): boolean =>
  block.kind === 'heading' ||
  block.isBold ||
  (block.size ?? 1) >= 1.1 ||
  isMarkdownHeading ||
  (!isMostlyUpperCase && isUpperCase(words));

const levelOfStudy =
  /^(?:бакалавр|магистр|высшее|неоконченное высшее|среднее(?: (?:специальное|профессиональное))?|кандидат наук|доктор наук)$/u;

/** '4. Преподавание' among headings with numbers. */
const numbered = /^\d{1,2}[.)]\s/u;

/** A line of few plain words that neither a period nor an employer's name would be. */
const couldBeHeading = ({ words, isBullet, text }: VisibleLine): boolean =>
  (!isBullet || numbered.test(text)) &&
  words.length <= 45 &&
  words.split(' ').length <= 5 &&
  !/[.,;|@«»"()\d–—/]/u.test(words) &&
  !isRole(words) &&
  !isKindOfEmployer(words) &&
  !levelOfStudy.test(fold(words));

/** The looks that headings of sections have here, and lines of entries have not. */
function headingStyles(lines: readonly VisibleLine[]): ReadonlySet<string> {
  const counts = new Map<string, number>();
  const others = new Set<string>();
  for (const line of lines) {
    const look = styleKeyOf(line);
    if (line.heading?.rest === '' && isSectionStart(line.heading.kind) && hasHeadingStyle(line, false))
      counts.set(look, (counts.get(look) ?? 0) + 1);
    else if (periodIn(line.words) || isRole(line.words) || line.words.length > 60) others.add(look);
  }
  return new Set([...counts].filter(([look, count]) => count > 1 && !others.has(look)).map(([look]) => look));
}

/** Whether a line is written as large as no heading of a section. */
function titleStyleTest(lines: readonly VisibleLine[]): (line: VisibleLine) => boolean {
  const sizesOf = (group: readonly VisibleLine[]) =>
    Math.max(0, ...group.map(({ block }) => block.size ?? 0));
  const largest = sizesOf(lines);
  const isTitle = largest >= 1.4 && sizesOf(lines.filter(({ heading }) => heading !== null)) < largest;
  return ({ block }) => isTitle && (block.size ?? 0) === largest && (block.page ?? 1) === 1;
}

/** The lines that a reader sees and that say something to him, each with the section it stands in. */
export function linesOf(document: ResumeDocument): ResumeLine[] {
  const lines = visibleLinesOf(document);
  const looks = headingStyles(lines);
  const capitals = lines.filter(({ words }) => isUpperCase(words)).length * 3;
  const isMostlyUpperCase = capitals > lines.length;
  const isTitle = titleStyleTest(lines);
  const isNumbered =
    lines.filter(({ heading, text }) => heading?.rest === '' && numbered.test(text)).length > 1;
  let section: Section = 'top';
  const hasColons = lines.some(
    ({ heading, text }) => heading?.kind === 'experience' && /:\W{0,4}$/u.test(text),
  );
  const withinCareer = headingsWithinCareer(lines, (line) => looks.has(styleKeyOf(line)));
  /** 'Технологии:' and 'Должность: юрист' belong to the entry of a career that they stand in. */
  const isWithinEntry = (line: VisibleLine, { kind, rest }: Heading): boolean =>
    section === 'experience' &&
    (rest === ''
      ? entrySections.has(kind) &&
        (withinCareer.has(line) ||
          (looks.size > 0 ? !looks.has(styleKeyOf(line)) : !hasColons && /:\W{0,4}$/u.test(line.text)))
      : kind === 'wanted' || (kind === 'experience' && labelOf(line.words) === 'employer'));
  /** 'Языки: Python, Go' among skills: what one writes programs in; and 'Прочее: Git'. */
  const isOfSkills = (line: VisibleLine, { kind, rest }: Heading): boolean =>
    section === 'skills' &&
    ((kind === 'languages' && isMostlyNames(rest)) || (rest !== '' && /^прочее/iu.test(line.words)));
  return lines.map((line, at): ResumeLine => {
    const { heading: foundHeading, words, isMarkdownHeading, isPageFoot, ...visible } = line;
    if (isPageFoot) return { ...visible, words, section: 'contacts', isHeading: false, isLabelled: true };
    const sectionHeading =
      foundHeading && (isWithinEntry(line, foundHeading) || isOfSkills(line, foundHeading))
        ? null
        : foundHeading;
    const isLikeHeadings =
      looks.size > 0
        ? looks.has(styleKeyOf(line))
        : hasHeadingStyle(line, isMostlyUpperCase) || (hasColons && /:$/u.test(visible.text));
    const theme =
      foundHeading === null && !visible.isBullet && isLikeHeadings && at > 0 ? themeOf(words) : null;
    const isUnknownHeading =
      foundHeading === null &&
      theme === null &&
      section !== 'top' &&
      ((looks.has(styleKeyOf(line)) && !isNameAmongHeadings(lines, at, section)) ||
        (isNumbered && numbered.test(visible.text))) &&
      couldBeHeading(line);
    const heading =
      sectionHeading ??
      (theme ? { kind: theme, rest: '' } : isUnknownHeading ? { kind: 'other' as const, rest: '' } : null);
    const isHeading = heading !== null && heading.rest === '';
    // A title begins the document anew, in the second of two columns.
    if (heading === null && isTitle(line)) section = 'top';
    // The first cell of a row: what stands beside it and below it is its section.
    const isCell = heading !== null && !isHeading && isBesideCell(words, heading.rest);
    if (heading && (isHeading || isCell ? isSectionStart(heading.kind) : heading.kind === 'experience'))
      section = heading.kind;
    return {
      ...visible,
      words: heading && !isHeading ? heading.rest : words,
      verbatim: heading && !isHeading ? afterLabel(visible.verbatim, heading.rest) : visible.verbatim,
      section: heading?.kind ?? section,
      isHeading,
      isLabelled: heading !== null && !isHeading && (!isCell || heading.kind === 'wanted'),
    };
  });
}

const isBesideCell = (words: string, rest: string): boolean =>
  /\|\s*$/u.test(words.slice(0, words.length - rest.length));

/** The rest of a labelled line as it stands there. */
function afterLabel(verbatim: string, rest: string): string {
  const at = verbatim.lastIndexOf(rest);
  if (at >= 0) return verbatim.slice(at);
  return /^[^:—–-]{0,60}[:—–-]\s*(.*)$/su.exec(verbatim)?.[1] ?? verbatim;
}
