import { lexicon } from '../lexicon.ts';

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
    `(?:хотя бы|минимум)(?: с| в| на)?(?: ещ[её])? од(?:ин|н\\p{L}{1,3})(?=\\s?[:(]|(?: (?!(?:на|в|с|по) )[\\p{L}/-]{1,25}){0,2}[ -]${kinds})`,
    '(?:any|one) of',
  ].join('|')})(?!\\p{L})(?! (?:\\p{L}{1,25} )?проект(?:\\p{L}{1,2})?(?!\\p{L}))`,
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

/** Of groups that are one kind to who says so, one of each: databases, queues, programs to draw in. */
const kindsOfGroups: readonly (readonly string[])[] = [
  ['postgresql', 'mongodb'],
  ['celery', 'rabbitmq'],
  ['autocad', 'revit'],
];
const groupOf = (id = ''): number | undefined => lexicon().concepts.get(id)?.group;

function areOfOneKind(one: string | undefined, other: string | undefined): boolean {
  const groups = [groupOf(one), groupOf(other)];
  return (
    groups[0] === groups[1] ||
    kindsOfGroups.some((kind) => groups.every((group) => kind.some((id) => groupOf(id) === group)))
  );
}

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

/** Of each set all is asked for where a slash parts them: 'HTML/CSS'. */
const setsOfOneWork: readonly (readonly string[])[] = [
  ['html', 'css', 'layout', 'javascript'],
  ['react', 'redux'],
  ['csharp', 'dotnet', 'aspnet'],
  ['backend', 'frontend'],
  ['python', 'sql'],
  ['erp', 'crm', 'bi'],
];
/** Each follows from the other one, but who asks for them takes either. */
const eitherOf: readonly string[] = ['javascript', 'typescript'];

/** 'Python/Django', 'HTML/CSS': one goes with the other. */
function belongTogether(one: string, other: string): boolean {
  if (one === other || (eitherOf.includes(one) && eitherOf.includes(other))) return false;
  const { impliedBy } = lexicon();
  return (
    impliedBy(one).includes(other) ||
    impliedBy(other).includes(one) ||
    setsOfOneWork.some((set) => set.includes(one) && set.includes(other))
  );
}

/** Around 'PHP/Laravel' of 'Swift/Xcode или PHP/Laravel', though Xcode may be no name that is known. */
const holdsOr = (between: string): boolean =>
  !/[,.;]/u.test(between) && /(?<!\p{L})(?:или|либо|or)(?!\p{L})/iu.test(between);

/** Mentions between slashes that are no choice, since some of them belong together: 'React/Redux/TypeScript'. */
function togetherBySlash(
  mentions: readonly NamedConcept[],
  between: (at: number) => string,
): ReadonlySet<NamedConcept> {
  const together = new Set<NamedConcept>();
  let start = 0;
  for (let at = 0; at < mentions.length; at += 1) {
    if (at + 1 < mentions.length && isSlash(between(at))) continue;
    const run = mentions.slice(start, at + 1);
    const isPartOfChoice =
      (start > 0 && holdsOr(between(start - 1))) || (at + 1 < mentions.length && holdsOr(between(at)));
    const isOfOneWork = run.some(
      ({ concept }, index) => index > 0 && belongTogether((run[index - 1] as NamedConcept).concept, concept),
    );
    if (isOfOneWork && !isPartOfChoice) for (const mention of run) together.add(mention);
    start = at + 1;
  }
  return together;
}

/** 'React, Vue или Angular' is one choice, 'Python, SQL' are two things, 'Python, MySQL/PostgreSQL' a thing and a choice. */
export function choicesOf(mentions: readonly NamedConcept[], text: string): NamedConcept[][] {
  const betweenAt = (at: number): string => text.slice(mentions[at]?.to ?? 0, mentions[at + 1]?.from);
  const joined = oneOfSeveral(mentions, text).union(oneOrOthers(mentions, text));
  const together = togetherBySlash(mentions, betweenAt);
  const groups: NamedConcept[][] = [];
  let listed: NamedConcept[] = [];
  const endList = () => {
    groups.push(...listed.map((mention) => [mention]));
    listed = [];
  };
  for (const [at, mention] of mentions.entries()) {
    const previous = mentions[at - 1];
    const between = previous ? betweenAt(at - 1) : '';
    const isApart = together.has(mention);
    if (previous && isOr(between) && listed.length > 0) {
      groups.push([...listed, mention]);
      listed = [];
    } else if (previous && (joined.has(mention) || isOr(between) || (isSlash(between) && !isApart))) {
      endList();
      groups.at(-1)?.push(mention);
    } else {
      if (isApart || !isListing(between)) endList();
      listed.push(mention);
      if (isApart) endList();
    }
  }
  endList();
  return groups;
}
