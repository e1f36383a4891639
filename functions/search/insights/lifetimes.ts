import { defaultLevel, levels } from '#core/domain/job/level.ts';
import { type DayCounts, medianLifetime, minClosed, totalOf } from '#core/domain/search/lifetime.ts';
import { type Market, type SimilarityScope, similarityScopes } from '#core/domain/search/market.ts';
import { has } from '../segment/bitmap.ts';
import type { Segment } from '../segment/segment.ts';
import { levelNumbers } from '../segment/unknown-values.ts';
import { categoryNameOf, matchingCategories, type Reference } from './market.ts';

export interface Lifetime {
  /** By which half of them have closed. */
  days: number;
  n: number;
  scope: Market['scope'];
}

/** Of the vacancies of one category and level. */
interface Cell {
  /** Days from publication to closing → how many. */
  closed: Map<number, number>;
  /** Day since which they are open → how many. */
  open: Map<number, number>;
}

const unnamed = levels.indexOf(defaultLevel);

const addTo = (counts: Map<number, number>, key: number, count: number) =>
  counts.set(key, (counts.get(key) ?? 0) + count);

/**
 * How long vacancies are open, by category and level: counted when the first vacancy of a category asks for it, and good
 * until a row changes.
 */
export class Lifetimes {
  readonly #segments: readonly Segment[];
  /** By category: of each level. */
  readonly #cells = new Map<string | null, Cell[]>();

  constructor(segments: readonly Segment[]) {
    this.#segments = segments;
  }

  /** Of those like the vacancy, on the day; null where too few have closed, or half of them have not. */
  of(id: string, reference: Reference, today: number): Lifetime | null {
    // Where nobody has closed, no category need be looked at.
    const closedTotal = this.#segments.reduce((sum, { closedCount }) => sum + closedCount, 0);
    if (closedTotal < minClosed) return null;
    for (const scope of similarityScopes(reference.category)) {
      const cells = this.#cellsIn(scope, reference);
      const closed = new Map<number, number>();
      for (const cell of cells) for (const [days, count] of cell.closed) addTo(closed, days, count);
      if (totalOf(closed) < minClosed) continue;
      const open = this.#openAges(cells, id, today);
      const days = medianLifetime(closed, open);
      const level = scope.sameLevel ? reference.level : null;
      return days === null
        ? null
        : {
            days,
            n: totalOf(closed) + totalOf(open),
            scope: { category: categoryNameOf(scope, reference), level },
          };
    }
    return null;
  }

  #cellsIn({ category, sameLevel }: SimilarityScope, reference: Reference): Cell[] {
    const ids = new Set(
      this.#segments.flatMap(({ columns }) =>
        [null, ...columns.categories].filter(
          (_, number, all) =>
            category === 'any' || matchingCategories(all, category, reference.category).includes(number),
        ),
      ),
    );
    const level = levels.indexOf(reference.level);
    return [...ids].flatMap((id) => {
      const ofCategory = this.#cellsOf(id);
      return sameLevel ? (ofCategory[level] as Cell) : ofCategory;
    });
  }

  /** All but the vacancy itself, which is open and in one of the cells. */
  #openAges(cells: readonly Cell[], id: string, today: number): DayCounts {
    const ages = new Map<number, number>();
    for (const { open } of cells)
      for (const [since, count] of open) addTo(ages, Math.max(0, today - since), count);
    for (const { ids, columns, open } of this.#segments) {
      const row = ids.rowOf(id);
      const age = Math.max(0, today - (columns.dates.value.openSince[row] as number));
      if (row >= 0 && has(open, row) && ages.get(age)) addTo(ages, age, -1);
    }
    return ages;
  }

  #cellsOf(category: string | null): Cell[] {
    let cells = this.#cells.get(category);
    if (!cells) {
      cells = levels.map(() => ({ closed: new Map(), open: new Map() }));
      for (const segment of this.#segments) addRows(cells, segment, category);
      this.#cells.set(category, cells);
    }
    return cells;
  }
}

function addRows(cells: readonly Cell[], segment: Segment, category: string | null): void {
  const { columns, present, open } = segment;
  const number = category === null ? 0 : columns.categories.indexOf(category) + 1;
  if (number === 0 && category !== null) return;
  const ranks = levelNumbers(columns);
  const { openSince, closedAfter } = columns.dates.value;
  for (const row of segment.taxonomyPostings('category').rows(number)) {
    const level = columns.titleLevels[columns.title[row] as number] as number;
    const cell = cells[level === 0 ? unnamed : (ranks[level - 1] as number)] as Cell;
    const closing = closedAfter[row] as number;
    if (has(open, row)) addTo(cell.open, openSince[row] as number, 1);
    else if (closing > 0 && has(present, row)) addTo(cell.closed, closing - 1, 1);
  }
}
