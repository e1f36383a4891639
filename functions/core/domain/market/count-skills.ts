import { payKinds } from '../job/pay/salary.ts';
import { isSkill } from '../job/tags.ts';
import { fold } from '../text/words.ts';
import { type MarketSkill, maxSkills, type SkillGroup } from './market-month.ts';
import { type MarketRow, type PayTallies, payFigures, payOfOthers, payTalliesOf } from './market-row.ts';

interface SkillRows {
  /** As the newest of them writes it. */
  name: string;
  rows: MarketRow[];
}

/** By what all ways of writing a skill have in common; null of a tag that is none. */
function skillsIn(rows: readonly MarketRow[], keyOf: (tag: string) => string | null): Map<string, SkillRows> {
  const skills = new Map<string, SkillRows>();
  for (const row of rows)
    for (const tag of row.tags) {
      const key = keyOf(tag);
      if (key === null) continue;
      const existing = skills.get(key);
      if (!existing) skills.set(key, { name: tag, rows: [row] });
      // A row may write one skill in two ways.
      else if (existing.rows.at(-1) !== row) existing.rows.push(row);
    }
  return skills;
}

/** What those that name a skill pay beside those that do not, in each kind that enough of both are paid in. */
function comparedPay(all: PayTallies, namingRows: readonly MarketRow[]): MarketSkill['pay'] {
  const naming = payTalliesOf(namingRows);
  const others = payOfOthers(all, naming);
  return payKinds.flatMap((kind) => {
    const [namingPay, othersPay] = [payFigures(naming, kind), payFigures(others, kind)];
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
  readonly #keys = new Map<string, string | null>();

  readonly #keyOf = (tag: string): string | null => {
    const known = this.#keys.get(tag);
    if (known !== undefined) return known;
    const key = isSkill(tag) ? fold(tag) : null;
    this.#keys.set(tag, key);
    return key;
  };

  count({ category, level, rows, before }: SkillsToCount): SkillGroup {
    const frequent = [...skillsIn(rows, this.#keyOf)]
      .sort(
        ([leftKey, left], [rightKey, right]) =>
          right.rows.length - left.rows.length || (leftKey < rightKey ? -1 : 1),
      )
      .slice(0, maxSkills);
    // Where categories or levels are mixed, a skill stands for one of them.
    const pay = category === null || level === null ? null : payTalliesOf(rows);
    return {
      category,
      level,
      vacancies: rows.length,
      skills: frequent.map(([key, { name, rows: naming }]) => {
        const previous = before?.skills.find((skill) => this.#keyOf(skill.name) === key);
        return {
          name,
          n: naming.length,
          before: before && previous ? { n: previous.n, vacancies: before.vacancies } : null,
          pay: pay === null ? [] : comparedPay(pay, naming),
        };
      }),
    };
  }
}
