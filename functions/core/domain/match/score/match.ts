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
const leastPay = 0.7;

function payFit(seeker: Seeker, { salary }: Demand): Fit {
  if (salary === null || seeker.salary === null || seeker.salary === 0) return { share: 0, isKnown: false };
  const share = (salary / seeker.salary - leastPay) / (1 - leastPay);
  return { share: Math.min(1, Math.max(0, share)), isKnown: true };
}

const domainFit = ({ industries }: Seeker, { industry }: Demand): Fit => ({
  share: industry !== null && industries.includes(industry) ? 1 : 0,
  isKnown: industry !== null && industries.length > 0,
});

/** In a role that is another the same years count for less. */
const yearsShare = 0.55;
const leastOfLevel = 0.5;

/** How well a vacancy and a person go together (docs/rules.md#match-score): the same pair always has the same number. */
export function matchOf(seeker: Seeker, demand: Demand): Match {
  const role = roleFit(seeker, demand);
  const skills = skillsFit(seeker, demand);
  const years = yearsFit(seeker, demand);
  const level = levelFit(seeker, demand, years);
  const inRole = leastOfLevel + (1 - leastOfLevel) * role.nearness;
  const fits: Record<Part, Fit> = {
    skills,
    role,
    level: {
      share: (yearsShare * years.share + (1 - yearsShare) * level.share) * inRole,
      isKnown: years.isKnown || level.isKnown,
    },
    place: placeFit(seeker, demand),
    pay: payFit(seeker, demand),
    domain: domainFit(seeker, demand),
  };

  const parts = Object.fromEntries(
    partNames.map((name) => [name, Math.floor(pointsOf[name] * fits[name].share)]),
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
    isBelowLanguage: demand.languages.some((asked) => isBelow(seeker, asked)),
    lacksMusts: skills.lacksMusts,
  });
  return { score: sum - (limit?.takes ?? 0), parts, limit, known, judged };
}

const isBelow = ({ languages }: Seeker, asked: Demand['languages'][number]): boolean => {
  const own = languages.find(({ id }) => id === asked.id);
  return own !== undefined && own.level < asked.level;
};
