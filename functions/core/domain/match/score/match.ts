import type { Seeker } from '../seeker/seeker.ts';
import type { Demand } from './demand.ts';
import type { Fit } from './fit.ts';
import { levelFit, yearsFit } from './level-fit.ts';
import { type LimitReason, limitOf } from './limits.ts';
import { canBeThere, placeFit } from './place-fit.ts';
import { type Part, partNames, pointsOf } from './points.ts';
import { roleFit } from './role-fit.ts';
import { skillsFit } from './skills-fit.ts';

export { highestPoints, type Part, pointsOf } from './points.ts';

export interface Match {
  /** Of 1,000: the parts, less what a limit takes away. */
  score: number;
  parts: Readonly<Record<Part, number>>;
  /** What holds the score down, and by how many points; null where nothing does. */
  limit: { reason: LimitReason; takes: number } | null;
  /** Whether something is known of it on both sides. */
  known: Readonly<Record<Part, boolean>>;
  /** Points of the parts that are known. */
  judged: number;
}

/** Below this share of the wish a salary earns nothing. */
const minPay = 0.7;

/** Of a salary's upper end and a wish; a wish of nothing is none. */
export const payShare = (salary: number | null, wantedSalary: number | null): number | null =>
  salary === null || wantedSalary === null || wantedSalary === 0
    ? null
    : Math.min(1, Math.max(0, (salary / wantedSalary - minPay) / (1 - minPay)));

function payFit(seeker: Seeker, { salary }: Demand): Fit {
  const share = payShare(salary, seeker.salary);
  return { share: share ?? 0, isKnown: share !== null };
}

const domainFit = ({ industries }: Seeker, { industry }: Demand): Fit => ({
  share: industry !== null && industries.includes(industry) ? 1 : 0,
  isKnown: industry !== null && industries.length > 0,
});

/** In a role that is another the same years count for less. */
const yearsShare = 0.55;
const minLevelShare = 0.5;

/** Of the years that are asked for and the level together. */
export const experienceShare = (years: Fit, level: Fit): number =>
  yearsShare * years.share + (1 - yearsShare) * level.share;

/** What of it counts in a role that is so near. */
export const sharedInRole = (nearness: number): number => minLevelShare + (1 - minLevelShare) * nearness;

const pointsOfShare =
  (most: number) =>
  (share: number): number =>
    Math.floor(most * share);

/** Of a share. By part a function of its own: a look-up by name, of six names at one place, costs more than the product. */
export const pointsFor = {
  skills: pointsOfShare(pointsOf.skills),
  role: pointsOfShare(pointsOf.role),
  level: pointsOfShare(pointsOf.level),
  place: pointsOfShare(pointsOf.place),
  pay: pointsOfShare(pointsOf.pay),
  domain: pointsOfShare(pointsOf.domain),
} satisfies Record<Part, (share: number) => number>;

/** How well a vacancy and a person go together (docs/rules.md#match-score): the same pair always has the same number. */
export function matchOf(seeker: Seeker, demand: Demand): Match {
  const role = roleFit(seeker, demand);
  const skills = skillsFit(seeker, demand);
  const years = yearsFit(seeker, demand);
  const level = levelFit(seeker, demand, years);
  const fits: Record<Part, Fit> = {
    skills,
    role,
    level: {
      share: experienceShare(years, level) * sharedInRole(role.nearness),
      isKnown: years.isKnown || level.isKnown,
    },
    place: placeFit(seeker, demand),
    pay: payFit(seeker, demand),
    domain: domainFit(seeker, demand),
  };

  const parts = Object.fromEntries(
    partNames.map((name) => [name, pointsFor[name](fits[name].share)]),
  ) as Record<Part, number>;
  const known = Object.fromEntries(partNames.map((name) => [name, fits[name].isKnown])) as Record<
    Part,
    boolean
  >;
  const sum = partNames.reduce((total, name) => total + parts[name], 0);
  const judged = partNames.reduce((total, name) => total + (known[name] ? pointsOf[name] : 0), 0);
  const limit = limitOf(sum, {
    place: !canBeThere(seeker, demand),
    isFarBelowYears: years.isFarBelow,
    isBelowLanguage: demand.languages.some((language) => isBelow(seeker, language)),
    lacksMusts: skills.lacksMusts,
  });
  return { score: sum - (limit?.takes ?? 0), parts, limit, known, judged };
}

/** Whether a person names the language, on a lower level. */
export const isBelow = (
  { languages }: Pick<Seeker, 'languages'>,
  required: Demand['languages'][number],
): boolean => {
  const own = languages.find(({ id }) => id === required.id);
  return own !== undefined && own.level < required.level;
};
