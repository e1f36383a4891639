import { setTimeout as sleep } from 'node:timers/promises';
import { searchJobs } from '#core/contract/jobs.ts';
import type { Job } from '#core/domain/job/shown-job.ts';
import type { Admin } from './admin.ts';

const pollEvery = 50;
const longEnough = 30_000;
/** Around the vacancy's own time: whatever an import adds meanwhile, it stays on the first page. */
const around = 30_000;

/** Readers who all see the vacancy, each by another search. */
function readersOf({
  id,
  title,
  company,
  companyId,
  location,
  type,
  level,
  categoryId,
  createdAt,
}: Job): string[] {
  const at = Date.parse(createdAt);
  const window = {
    from: new Date(at - around).toISOString(),
    to: new Date(at + around).toISOString(),
  };
  const searches: Record<string, string>[] = [
    {},
    { q: title },
    { q: company },
    { location },
    { type },
    { level },
    { sort: 'salary-desc' },
    { ...(companyId && { company: companyId }), q: title.slice(0, 3) },
    { ...(categoryId && { category: categoryId }), location },
  ];
  return [
    ...searches.map((own) => `/api/jobs?${new URLSearchParams({ ...window, ...own })}`),
    `/api/jobs/${encodeURIComponent(id)}`,
  ];
}

async function jobsOf(url: string, path: string): Promise<Job[]> {
  const answer = await fetch(`${url}${path}`);
  return searchJobs.response.parse(await answer.json()).jobs;
}

async function sees(url: string, path: string, id: string): Promise<boolean> {
  if (path.startsWith('/api/jobs?')) return (await jobsOf(url, path)).some((job) => job.id === id);
  const answer = await fetch(`${url}${path}`);
  await answer.body?.cancel();
  return answer.status === 200;
}

export interface Freshness {
  /** Of the trial with the fewest. */
  readonly readers: number;
  /** Of each trial, from the administrator's request to the answer that satisfied the slowest reader. */
  readonly ms: readonly number[];
}

/** Hides one vacancy after the other and watches until no reader sees it; each is then shown again. */
export async function freshness(
  url: string,
  admin: Admin,
  trials: number,
  isOver: () => boolean = () => false,
): Promise<Freshness> {
  const ms: number[] = [];
  const watching: number[] = [];
  for (let trial = 0; trial < trials && !isOver(); trial += 1) {
    // Not among the very newest, which stand close together in time.
    const [job] = await jobsOf(url, `/api/jobs?page=${5 + trial * 5}`);
    if (!job) throw new Error('there are too few vacancies to hide');
    const seen = await Promise.all(
      readersOf(job).map(async (path) => ((await sees(url, path, job.id)) ? [path] : [])),
    );
    const paths = seen.flat();
    if (paths.length === 0) throw new Error('nobody sees the vacancy that is to be hidden');
    // Readers ask what has changed every two seconds: trials must not fall on the same moment of theirs.
    await sleep((trial * 370) % 2000);

    const start = performance.now();
    const hiddenAfterMs = async (path: string): Promise<number> => {
      while (performance.now() - start < longEnough) {
        if (!(await sees(url, path, job.id))) return performance.now() - start;
        await sleep(pollEvery);
      }
      throw new Error(`${path} still shows what was hidden`);
    };
    const [, ...hiddenAfter] = await Promise.all([
      admin.setActive(job.id, false),
      ...paths.map(hiddenAfterMs),
    ]);
    await admin.setActive(job.id, true);
    // The trial belongs to the quiet after it.
    if (isOver()) break;
    watching.push(paths.length);
    ms.push(Math.max(...hiddenAfter));
  }
  return { readers: ms.length === 0 ? 0 : Math.min(...watching), ms };
}
