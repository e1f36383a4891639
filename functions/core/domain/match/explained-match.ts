import { lexicon } from './lexicon.ts';
import { type RoleRelation, relationOf, roles } from './roles.ts';
import { askName, coverageOf } from './score/coverage.ts';
import type { Ask, Demand } from './score/demand.ts';
import { type Match, matchOf } from './score/match.ts';
import { roleNearness } from './score/role-fit.ts';
import { isPreliminary, type ShownMatch, shownMatch } from './score/shown-match.ts';
import type { SeekerConcept } from './seeker/seeker-concepts.ts';
import type { ReadSeeker } from './seeker/seeker-of.ts';
import { type DemandText, readAsks } from './vacancy/asks.ts';

/** One ask of a vacancy, with the words of both sides. */
export interface SkillEvidence {
  /** 'React или Vue' */
  name: string;
  isMust: boolean;
  /** Of the vacancy; null where its text, as it stands now, does not show where it was read. */
  asked: string | null;
  /** Null where it is not met. `follows` names what it follows from: Django, of Python. */
  met: { quote: string; follows: string | null } | null;
  /** Names of what is brought that is near to an unmet one, and not the same. */
  near: string[];
}

/** How near the wanted work is, or one that was done before. */
export interface RoleEvidence {
  relation: RoleRelation;
  isPast: boolean;
  /** Names of the two roles; null where no role is known. */
  wanted: string | null;
  asked: string | null;
}

export interface ExplainedMatch extends Omit<ShownMatch, 'limit'> {
  limit: ShownMatch['limit'];
  known: Match['known'];
  isPreliminary: boolean;
  met: number;
  asked: number;
  /** The heaviest first. */
  missing: string[];
  skills: SkillEvidence[];
  role: RoleEvidence;
}

const maxNear = 2;

const nameOf = (id: string): string => lexicon().concepts.get(id)?.name ?? id;

function nearTo({ concepts }: Ask, seekerConcepts: readonly SeekerConcept[]): string[] {
  const groups = new Set(concepts.map((id) => lexicon().concepts.get(id)?.group));
  const near = seekerConcepts.filter(({ id, impliedBy }) => {
    const group = lexicon().concepts.get(id)?.group;
    return impliedBy === null && group !== undefined && groups.has(group);
  });
  return near.slice(0, maxNear).map(({ id }) => nameOf(id));
}

/** A list's dash is no part of its words. */
const listPoint = /^- /u;

/** By concept, the words from which it was read: a line of the description tells more than a tag. */
function quotesOf(text: DemandText): ReadonlyMap<string, string> {
  const describedAsks = readAsks({ title: '', tags: [], description: text.description });
  const quotes = [...readAsks(text), ...describedAsks].flatMap(({ concepts, quote }) =>
    concepts.map((id): [string, string] => [id, quote.replace(listPoint, '')]),
  );
  return new Map(quotes);
}

function skillEvidence(
  ask: Ask,
  seekerConcepts: readonly SeekerConcept[],
  quotes: ReadonlyMap<string, string>,
): SkillEvidence {
  const best = seekerConcepts
    .filter(({ id }) => ask.concepts.includes(id))
    .toSorted((left, right) => right.strength - left.strength)[0];
  const vacancyQuote = ask.concepts.map((id) => quotes.get(id)).find((quote) => quote !== undefined);
  return {
    name: askName(ask),
    isMust: ask.isMust,
    asked: vacancyQuote ?? null,
    met: best
      ? { quote: best.quote, follows: best.impliedBy === null ? null : nameOf(best.impliedBy) }
      : null,
    near: best ? [] : nearTo(ask, seekerConcepts),
  };
}

function roleEvidence({ seeker }: ReadSeeker, demand: Demand): RoleEvidence {
  const pairs = [
    ...seeker.roles.map((own) => ({ own, isPast: false })),
    ...seeker.pastRoles.map((own) => ({ own, isPast: true })),
  ].flatMap(({ own, isPast }) =>
    demand.roles.map((asked) => ({ own, asked, isPast, relation: relationOf(own, asked) })),
  );
  // The first of those that are as near: what is wanted stands before what was.
  const best = pairs.toSorted((left, right) => roleNearness(right) - roleNearness(left))[0];
  const roleName = (id: string | undefined) =>
    id === undefined ? null : (roles().byId.get(id)?.name ?? null);
  return {
    relation: best?.relation ?? 'other',
    isPast: best?.isPast ?? false,
    wanted: roleName(best?.own ?? seeker.roles[0]),
    asked: roleName(best?.asked ?? demand.roles[0]),
  };
}

/** A match with what it stands on: the number of the list, and the words of both sides (docs/rules.md#match-evidence). */
export function explainedMatch(read: ReadSeeker, demand: Demand, text: DemandText): ExplainedMatch {
  const match = matchOf(read.seeker, demand);
  const { met, asked, missing } = coverageOf(read.seeker, demand);
  const quotes = quotesOf(text);
  return {
    ...shownMatch(match),
    known: match.known,
    isPreliminary: isPreliminary(match),
    met,
    asked,
    missing: missing.map(askName),
    skills: demand.asks.map((ask) => skillEvidence(ask, read.concepts, quotes)),
    role: roleEvidence(read, demand),
  };
}
