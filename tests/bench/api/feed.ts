import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { demoFeed } from '../../../infra/local/hh/demo-feed.ts';
import type { Answer } from '../../../infra/local/hh/saved-answers.ts';
import { Random } from '../../../infra/local/sources/random.ts';

/** Above the ids of the demo feed itself. */
const firstId = 9_100_000_001;
const day = 86_400_000;
const oldest = 75 * day;
const inFile = 500;

/** Each demo employer stands for these companies, so that 10,000 vacancies have some hundreds of them. */
const branches = ['', ' Сервис', ' Юг', ' Север', ' Урал'];
/** What lengthens a title, so that not all vacancies of a profession are called the same. */
const endings = ['', '', ' в новую команду', ' на проект', ' (платформа)', ', срочно', ' в отдел развития'];

type Fields = Record<string, unknown>;

const moscowTime = (instant: number): string =>
  `${new Date(instant + 3 * 3_600_000).toISOString().slice(0, 19)}+0300`;

function branchOf(employer: Fields, branch: number): Fields {
  // One that hides its name has no id, either.
  if (typeof employer.id !== 'string') return employer;
  return { ...employer, id: `${employer.id}${branch}`, name: `${employer.name}${branches[branch]}` };
}

/**
 * So many vacancies in full, in hh.ru's own format: those of the demo feed over and over, each time at another
 * employer, in another city, on another day and in other words. The same numbers give the same ones, but for the dates.
 */
function madeVacancies(count: number, now: number): { vacancies: Answer[]; employers: Fields[] } {
  const random = new Random(20_26_11_7);
  const demo = demoFeed(new Date(now));
  const originals = [...demo.details.values()];
  const vacancies = Array.from({ length: count }, (_, n) => {
    const original = originals[n % originals.length] as Answer;
    const employer = random.pick(originals).employer as Fields;
    const id = String(firstId + n);
    const published = moscowTime(now - 60_000 - oldest * random.next() ** 1.7);
    return {
      ...original,
      id,
      name: `${original.name}${random.pick(endings)}`,
      area: random.pick(originals).area,
      employer: branchOf(employer, random.between(0, branches.length - 1)),
      published_at: published,
      created_at: published,
      alternate_url: `https://example.com/demo/vacancy/${id}`,
    };
  });
  const employers = [...demo.employers.values()].flatMap((employer) =>
    branches.map((_, branch) => branchOf(employer, branch)),
  );
  return { vacancies, employers };
}

/** Writes a folder for HH_DATA. A larger feed of the same `now` holds all that a smaller one does. */
export function writeFeed(folder: string, count: number, now: number): void {
  const { vacancies, employers } = madeVacancies(count, now);
  mkdirSync(folder, { recursive: true });
  const write = (name: string, content: object) =>
    writeFileSync(join(folder, `${name}.json`), JSON.stringify(content));
  for (let at = 0; at < vacancies.length; at += inFile)
    write(`vacancies-${at}`, { items: vacancies.slice(at, at + inFile) });
  for (const employer of employers) write(`employer-${employer.id}`, employer);
}
