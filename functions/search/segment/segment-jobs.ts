import { type PayKind, payKinds } from '#core/domain/job/pay/salary.ts';
import { runToEnd } from '../cooperative/chunks.ts';
import type { IndexedJob } from './indexed-job.ts';
import { type ChoiceColumn, Fact } from './job-columns.ts';
import { startsOfCounts } from './postings.ts';
import type { Segment } from './segment.ts';
import { storedChoices } from './stored-choices.ts';

/** What is made of a segment at its first row. */
interface SegmentCache {
  tagStarts: Uint32Array;
  /** By number, those that were asked for: many rows have the same. */
  titles: Map<number, string>;
}
const caches = new WeakMap<Segment, SegmentCache>();

function cacheOf(segment: Segment): SegmentCache {
  let cache = caches.get(segment);
  if (!cache) {
    cache = { tagStarts: runToEnd(startsOfCounts(segment.columns.tagCounts)), titles: new Map() };
    caches.set(segment, cache);
  }
  return cache;
}

function titleOf(segment: Segment, title: number): string {
  const { titles } = cacheOf(segment);
  let text = titles.get(title);
  if (text === undefined) {
    text = segment.text.phrases.text(title);
    titles.set(title, text);
  }
  return text;
}

/** What was put into the columns, back again. */
export function jobAt(segment: Segment, row: number): IndexedJob {
  const { columns, ids, clusters, salaryOrders: orders } = segment;
  const title = columns.title[row] as number;
  const level = columns.titleLevels[title] as number;
  const employer = columns.employer[row] as number;
  const company = segment.companyOf(row);
  const salary = columns.salary[row] as number;
  const facts = columns.facts[row] as number;
  const dates = columns.dates.value;
  const closedAfter = dates.closedAfter[row] as number;
  const starts = cacheOf(segment).tagStarts;
  const idIn = (values: readonly string[], number: number) =>
    number === 0 ? null : (values[number - 1] as string);
  return {
    id: ids.at(row),
    createdAt: columns.createdAt[row] as number,
    modifiedAt: dates.modifiedAt[row] as number,
    ingestedAt: dates.ingestedAt[row] as number,
    openSince: dates.openSince[row] as number,
    closedAfter: closedAfter === 0 ? null : closedAfter - 1,
    title: titleOf(segment, title),
    level: level === 0 ? null : (columns.levels[level - 1] as IndexedJob['level']),
    company: columns.employerNames[employer] as string,
    companyId: company < 0 ? null : (columns.companyIds[company] as string),
    location: columns.locations[columns.location[row] as number] as string,
    type: columns.types[columns.type[row] as number] as IndexedJob['type'],
    salary:
      salary === 0
        ? null
        : {
            min: orders.min(salary),
            max: orders.max(salary),
            pay: payKinds[columns.salaryPay[salary - 1] as number] as PayKind,
          },
    score: columns.scores[columns.score[row] as number] as number,
    tags: Array.from(
      columns.tags.subarray(starts[row], starts[row + 1]),
      (tag) => columns.tagNames[tag] as string,
    ),
    category: idIn(columns.categories, columns.category[row] as number),
    industry: idIn(columns.industries, columns.industry[row] as number),
    choices: Object.fromEntries(
      storedChoices.map(({ name }) => {
        const { numbers, values } = columns.choices[name] as ChoiceColumn;
        return [name, idIn(values, numbers[row] as number)];
      }),
    ),
    demand: { asks: segment.demands.askCodesAt(row), ...segment.demands.kindAt(row) },
    source: columns.sources[columns.source[row] as number] as IndexedJob['source'],
    isShown: (facts & Fact.shown) !== 0,
    isRecommended: (facts & Fact.recommended) !== 0,
    hasContacts: (facts & Fact.contacts) !== 0,
    hasDescription: (facts & Fact.description) !== 0,
    cluster: clusters.at(row),
  };
}
