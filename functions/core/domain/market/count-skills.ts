import { payKinds } from '../job/pay/salary.ts';
import { isSkill } from '../job/tags.ts';
import { fold } from '../text/words.ts';
import { type MarketSkill, maxSkills, type SkillGroup } from './market-month.ts';
import { type MarketRow, payOf } from './market-row.ts';

interface SkillRows {
  /** As the newest of them writes it. */
  name: string;
  rows: Set<MarketRow>;
}

/** By what all ways of writing a skill have in common. */
function skillsIn(rows: readonly MarketRow[], keyOf: (tag: string) => string): Map<string, SkillRows> {
  const skills = new Map<string, SkillRows>();
  for (const row of rows)
    for (const tag of row.tags) {
      if (!isSkill(tag)) continue;
      const key = keyOf(tag);
      const existing = skills.get(key);
      if (existing) existing.rows.add(row);
      else skills.set(key, { name: tag, rows: new Set([row]) });
    }
  return skills;
}

/** What those that name a skill pay beside those that do not, in each kind that enough of both are paid in. */
function comparedPay(rows: readonly MarketRow[], naming: ReadonlySet<MarketRow>): MarketSkill['pay'] {
  const others = rows.filter((row) => !naming.has(row));
  return payKinds.flatMap((kind) => {
    const [namingPay, othersPay] = [payOf([...naming], kind), payOf(others, kind)];
    if (namingPay.quartiles === null || othersPay.quartiles === null) return [];
    return {
      kind,
      naming: { n: namingPay.n, median: namingPay.quartiles.median },
      others: { n: othersPay.n, median: othersPay.quartiles.median },
    };
  });
}

interface SkillsToCount extends Pick<SkillGroup, 'category' | 'level'> {
  /** Without copies, newest first. */
  rows: readonly MarketRow[];
  /** The same group a month before; none where it was not counted. */
  before: SkillGroup | undefined;
}

/** What the vacancies of a group ask for (docs/rules.md#market-skills). */
export class SkillCounter {
  /** A tag stands in many groups, and folding is what takes time. */
  readonly #keys = new Map<string, string>();

  readonly #keyOf = (tag: string): string => {
    const key = this.#keys.get(tag) ?? fold(tag);
    this.#keys.set(tag, key);
    return key;
  };

  count({ category, level, rows, before }: SkillsToCount): SkillGroup {
    const frequent = [...skillsIn(rows, this.#keyOf)]
      .sort(
        ([leftKey, left], [rightKey, right]) =>
          right.rows.size - left.rows.size || (leftKey < rightKey ? -1 : 1),
      )
      .slice(0, maxSkills);
    return {
      category,
      level,
      vacancies: rows.length,
      skills: frequent.map(([key, { name, rows: naming }]) => {
        const previous = before?.skills.find((skill) => this.#keyOf(skill.name) === key);
        return {
          name,
          n: naming.size,
          before: before && previous ? { n: previous.n, vacancies: before.vacancies } : null,
          // Where categories or levels are mixed, a skill stands for one of them.
          pay: category === null || level === null ? [] : comparedPay(rows, naming),
        };
      }),
    };
  }
}
