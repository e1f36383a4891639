import type { Seeker } from '../seeker/seeker.ts';
import type { Demand } from './demand.ts';
import type { Fit } from './fit.ts';
import { levelFit, yearsFit } from './level-fit.ts';
import { type LimitReason, limitOf } from './limits.ts';
import { canBeThere, placeFit } from './place-fit.ts';
import { roleFit } from './role-fit.ts';
import { skillsFit } from './skills-fit.ts';

/** Points of a thousand. */
export const highestPoints = 1000;
export const pointsOf = { skills: 200, role: 450, level: 200, place: 80, pay: 40, domain: 30 };
export type Part = keyof typeof pointsOf;

export interface Match {
  /** Of 1,000: the parts, less what a limit takes away. */
  score: number;
  parts: Readonly<Record<Part, number>>;
  /** What holds the score down, and by how many points; null where nothing does. */
  limit: { reason: LimitReason; takes: number } | null;
  /** Points of the parts of which something is known on both sides. */
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

  const names = Object.keys(pointsOf) as Part[];
  const parts = Object.fromEntries(
    names.map((name) => [name, Math.floor(pointsOf[name] * fits[name].share)]),
  ) as Record<Part, number>;
  const sum = names.reduce((total, name) => total + parts[name], 0);
  const judged = names.reduce((total, name) => total + (fits[name].isKnown ? pointsOf[name] : 0), 0);
  const limit = limitOf(sum, {
    place: !canBeThere(seeker, demand),
    isFarBelowYears: years.isFarBelow,
    isBelowLanguage: demand.languages.some((asked) => isBelow(seeker, asked)),
    lacksMusts: skills.lacksMusts,
  });
  return { score: sum - (limit?.takes ?? 0), parts, limit, judged };
}

const isBelow = ({ languages }: Seeker, asked: Demand['languages'][number]): boolean => {
  const own = languages.find(({ id }) => id === asked.id);
  return own !== undefined && own.level < asked.level;
};
