import { areOfOneKind, partsOfSlashes } from './related-concepts.ts';

/** Between two names of one choice. */
const isOr = (between: string): boolean =>
  /^[\s(]*(?:(?:,\s*)?(?:или|либо|or)|и\/или)[\s)]*$/iu.test(between);
const isSlash = (between: string): boolean => /^[\s(]*[/|\\][\s)]*$/u.test(between);
const isListing = (between: string): boolean => /^\s*,\s*$/u.test(between);
/** Between two of which one is enough. */
const isListingOfOne = (between: string): boolean =>
  /^\s*[,;•]\s*$/u.test(between) || isOr(between) || isSlash(between);

/** A concept, and where a text names it. */
export interface NamedConcept {
  concept: string;
  from: number;
  to: number;
}

/** Of which one is enough, as one project on Python, Docker is not. */
const kinds =
  '(?:язык|яп(?!\\p{L})|фреймворк|framework|субд|бд(?!\\p{L})|баз|crm|cms|erp|bi(?!\\p{L})|orm|ide(?!\\p{L})|cad|сапр|систем|инструмент|технологи|библиотек|платформ|облак|брокер|очеред|программ|редактор|пакет|протокол|сред|сервер|дистрибутив|движ)';
const opensList = '(?=[^.;!?,:(]{0,40}[:(])';
const oneOf = new RegExp(
  `(?<!\\p{L})(?:${[
    'од(?:ин|н\\p{L}{1,3}) (?:или (?:нескольк\\p{L}{1,3}|более) )?из',
    `од(?:ин|н\\p{L}{1,3}) или нескольк\\p{L}{1,3}${opensList}`,
    'люб\\p{L}{2,3} из',
    `люб\\p{L}{2,3}(?= (?:crm|субд|cms|bi|язык|фреймворк)${opensList})`,
    `(?:хотя бы|минимум)(?: с| в| на)?(?: ещ[её])? од(?:ин|н\\p{L}{1,3})(?=\\s?[:(]|(?: (?!(?:на|в|с|по) )[\\p{L}/-]{1,25}){1,3}\\s?:|(?: (?!(?:на|в|с|по) )[\\p{L}/-]{1,25}){0,2}[ -]${kinds})`,
    '(?:any|one) of',
  ].join('|')})(?!\\p{L})(?! (?:\\p{L}{1,25} ){0,2}проект(?:\\p{L}{1,2})?(?!\\p{L}))`,
  'giu',
);
/** From those words to the first name: 'популярных фреймворков', or anything that opens a list. */
const leadsToList =
  /^(?:[^.;!?:(]{0,60}[:(][^.;!?]{0,30}|\P{L}{0,3}(?:\p{L}{1,25}[^\p{L}.,;!?]{1,3}){0,3})$/u;
/** From a name of what they are to the first of them: 'СУБД: MySQL, PostgreSQL', 'ORM-фреймворков JPA, JOOQ'. */
const leadsFromKind = /^(?:[^.;!?,:(]{0,40}[:(][^.;!?,]{0,20}|[\s-]{0,3}(?:\p{L}{1,25}[\s—–-]{1,3})?)$/u;

/** Mentions that say with the one before them what one of is enough: 'одного из языков: Python, Java'. */
function oneOfSeveral(mentions: readonly NamedConcept[], text: string): ReadonlySet<NamedConcept> {
  const joined = new Set<NamedConcept>();
  const between = (at: number): string => text.slice(mentions[at]?.to, mentions[at + 1]?.from);
  let at = 0;
  for (const { 0: words, index } of text.matchAll(oneOf)) {
    const end = index + words.length;
    while (at < mentions.length && (mentions[at] as NamedConcept).from < end) at += 1;
    if (!leadsToList.test(text.slice(end, Math.min(mentions[at]?.from ?? end, end + 100)))) continue;
    while (at + 1 < mentions.length && leadsFromKind.test(between(at))) at += 1;
    while (at + 1 < mentions.length && isListingOfOne(between(at))) {
      at += 1;
      joined.add(mentions[at] as NamedConcept);
    }
  }
  return joined;
}

const orOthers = /^\)?,?\s(?:или|либо|or)\s(?:друг|аналог|подобн|ин(?:ые|ых|ой|ым|ом)|others?|similar)/iu;
const maxOrOthersLength = 30;

/** Likewise of a list of one kind that others would do for: 'PostgreSQL, Oracle или другие БД'. */
function oneOrOthers(mentions: readonly NamedConcept[], text: string): ReadonlySet<NamedConcept> {
  const joined = new Set<NamedConcept>();
  const isListed = (at: number): boolean =>
    at > 0 &&
    areOfOneKind(mentions[at]?.concept, mentions[at - 1]?.concept) &&
    isListing(text.slice(mentions[at - 1]?.to, mentions[at]?.from));
  for (const [last, { to }] of mentions.entries()) {
    if (!orOthers.test(text.slice(to, to + maxOrOthersLength))) continue;
    for (let at = last; isListed(at); at -= 1) joined.add(mentions[at] as NamedConcept);
  }
  return joined;
}

/** Around 'PHP/Laravel' of 'Swift/Xcode или PHP/Laravel', though Xcode may be no name that is known. */
const holdsOr = (between: string): boolean =>
  isOr(between) || (!/[,.;]/u.test(between) && /(?<!\p{L})(?:или|либо|or)(?!\p{L})/iu.test(between));

/** Mentions between slashes that are more than one choice, and what they are. */
interface SlashRun {
  /** Behind its last mention. */
  end: number;
  groups: NamedConcept[][];
}

/** Such runs by their first mention, unless they stand in a choice. */
function runsOfSlashes(
  mentions: readonly NamedConcept[],
  joined: ReadonlySet<NamedConcept>,
  between: (at: number) => string,
): ReadonlyMap<NamedConcept, SlashRun> {
  const runs = new Map<NamedConcept, SlashRun>();
  let start = 0;
  for (let end = 1; end <= mentions.length; end += 1) {
    if (end < mentions.length && isSlash(between(end - 1))) continue;
    const run = mentions.slice(start, end);
    const isPartOfChoice =
      mentions.slice(start, end + 1).some((mention) => joined.has(mention)) ||
      (start > 0 && holdsOr(between(start - 1))) ||
      (end < mentions.length && holdsOr(between(end - 1)));
    const parts = isPartOfChoice ? null : partsOfSlashes(run.map(({ concept }) => concept));
    if (parts)
      runs.set(run[0] as NamedConcept, {
        end,
        groups: parts.map((part) => run.filter(({ concept }) => part.includes(concept))),
      });
    start = end;
  }
  return runs;
}

/** Of a list before «или», its end and what else is of one kind: of 'Python, Kafka или RabbitMQ' Kafka alone. */
function alternativesTo({ concept }: NamedConcept, listed: readonly NamedConcept[]): NamedConcept[] {
  const last = listed.at(-1)?.concept;
  const lastOther = listed
    .slice(0, -1)
    .findLastIndex((one) => !areOfOneKind(one.concept, concept) && !areOfOneKind(one.concept, last));
  return listed.slice(lastOther + 1);
}

/** 'React, Vue или Angular' is one choice, 'Python, SQL' are two things, 'Python, MySQL/PostgreSQL' a thing and a choice. */
export function choicesOf(mentions: readonly NamedConcept[], text: string): NamedConcept[][] {
  const betweenAt = (at: number): string => text.slice(mentions[at]?.to ?? 0, mentions[at + 1]?.from);
  const joined = oneOfSeveral(mentions, text).union(oneOrOthers(mentions, text));
  const runs = runsOfSlashes(mentions, joined, betweenAt);
  const groups: NamedConcept[][] = [];
  let listed: NamedConcept[] = [];
  const endList = () => {
    groups.push(...listed.map((mention) => [mention]));
    listed = [];
  };
  for (let at = 0; at < mentions.length; at += 1) {
    const mention = mentions[at] as NamedConcept;
    const between = at > 0 ? betweenAt(at - 1) : '';
    const run = runs.get(mention);
    if (run) {
      endList();
      groups.push(...run.groups);
      at = run.end - 1;
    } else if (at > 0 && isOr(between) && listed.length > 0) {
      const others = alternativesTo(mention, listed);
      groups.push(...listed.slice(0, -others.length).map((one) => [one]), [...others, mention]);
      listed = [];
    } else if (at > 0 && (joined.has(mention) || isOr(between) || isSlash(between))) {
      endList();
      groups.at(-1)?.push(mention);
    } else {
      if (!isListing(between)) endList();
      listed.push(mention);
    }
  }
  endList();
  return groups;
}
