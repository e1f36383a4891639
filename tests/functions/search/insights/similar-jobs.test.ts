import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isShown, type JobRow } from '#core/domain/job/job.ts';
import { similarityOf } from '#core/domain/match/similarity.ts';
import { askOfCode } from '#core/domain/match/vacancy/demand-column.ts';
import { readDemand } from '#core/domain/match/vacancy/demand-of.ts';
import { similarJobs } from '#functions/search/insights/similar-jobs.ts';
import { JobIndex } from '#functions/search/job-index.ts';
import { arbitraryJobRows, jobRowWith } from '#tests/support/store/job-rows.ts';

const row = (id: string, title: string, tags: string[], overrides: Partial<JobRow> = {}): JobRow =>
  jobRowWith({ id, title, tags, demand: readDemand({ title, tags, description: '' }), ...overrides });

const own = row('own', 'Python-разработчик', ['Django', 'Kafka', 'Redis'], { cluster_key: 'own' });
const similar = (...rows: JobRow[]) => similarJobs(JobIndex.of([own, ...rows]), own);
const idsOf = (...rows: JobRow[]) => similar(...rows).map(({ id }) => id);

describe('vacancies like one (docs/rules.md#similar-jobs)', () => {
  it('are the nearest, each with its role and the skills that both ask for', () =>
    expect(
      similar(
        row('java', 'Java-разработчик', ['Kafka']),
        row('cook', 'Повар', ['Django', 'Kafka']),
        row('same', 'Senior Python-разработчик', ['Django', 'Kafka']),
        row('nurse', 'Медсестра', ['Django', 'Kafka', 'Redis']),
      ),
    ).toEqual([
      { id: 'same', role: 'same', sharedSkills: 3 },
      { id: 'java', role: 'related', sharedSkills: 1 },
      { id: 'nurse', role: null, sharedSkills: 3 },
    ]));

  it('are open ones, and neither it nor a copy of it', () =>
    expect(
      idsOf(
        row('hidden', 'Python-разработчик', ['Django'], { is_active: false }),
        row('closed', 'Python-разработчик', ['Django'], { is_open: false }),
        row('copy', 'Python-разработчик', ['Django'], { cluster_key: 'own' }),
        row('other', 'Python-разработчик', [], { cluster_key: 'other' }),
      ),
    ).toEqual(['other']));

  it('count once with their copies, by the nearest, in its place, or the newest', () => {
    const copies = (key: string, ...copies: Partial<JobRow>[]) =>
      copies.map((overrides, n) =>
        row(`${key}-${n}`, 'Python-разработчик', ['Django'], { cluster_key: key, ...overrides }),
      );
    expect(
      idsOf(
        ...copies('a', { location: 'Тула' }, { location: own.location }),
        ...copies(
          'b',
          { created_at: '2026-11-01T00:00:00.000Z' },
          { created_at: '2026-11-02T00:00:00.000Z' },
        ),
        row('c-0', 'Python-разработчик', [], { cluster_key: 'c' }),
        row('c-1', 'Python-разработчик', ['Django', 'Kafka', 'Redis'], { cluster_key: 'c' }),
      ),
    ).toEqual(['c-1', 'a-1', 'b-1']);
  });

  it('are six at most, and none of one whose text was not read', () => {
    const many = Array.from({ length: 9 }, (_, n) => row(`${n}`, 'Python-разработчик', ['Django']));
    expect(idsOf(...many)).toHaveLength(6);
    expect(similarJobs(JobIndex.of([own, ...many]), { ...own, demand: null })).toEqual([]);
    expect(similarJobs(JobIndex.of([own]), own)).toEqual([]);
  });

  it('are those of the rule, whatever is there and however it has changed', () => {
    const now = new Date('2026-11-20T12:00:00Z');
    const rows = arbitraryJobRows(now, 60, 'max').map((all) =>
      all.map((jobRow) => ({ ...jobRow, demand: readDemand({ ...jobRow, description: '' }) })),
    );
    const compared = ({ demand }: JobRow) => ({
      asks: (demand?.asks ?? []).map(askOfCode),
      roles: demand?.roles ?? [],
    });
    const byRule = (job: JobRow, all: readonly JobRow[]): string[] => {
      const found = all
        .filter((other) => isShown(other) && other.id !== job.id)
        .filter(({ cluster_key: key }) => key === null || key !== job.cluster_key)
        .flatMap((other) => {
          const similarity = similarityOf(compared(job), compared(other));
          return similarity === null
            ? []
            : [{ other, ...similarity, isHere: other.location === job.location }];
        })
        .sort(
          (a, b) =>
            b.nearness - a.nearness ||
            Number(b.isHere) - Number(a.isHere) ||
            Date.parse(b.other.created_at) - Date.parse(a.other.created_at) ||
            (a.other.id < b.other.id ? -1 : 1),
        );
      const seen = new Set<string | null>([null]);
      return found
        .filter(({ other: { cluster_key: key } }) => key === null || (!seen.has(key) && seen.add(key)))
        .slice(0, 6)
        .map(({ other, role, sharedSkills }) => `${other.id} ${role} ${sharedSkills}`);
    };
    fc.assert(
      fc.property(rows, fc.nat(), (all, at) => {
        const index = JobIndex.of(all.slice(at % (all.length + 1)));
        index.put(all.slice(0, at % (all.length + 1)));
        for (const job of all.slice(0, 5))
          expect(
            similarJobs(index, job).map(({ id, role, sharedSkills }) => `${id} ${role} ${sharedSkills}`),
          ).toEqual(byRule(job, all));
      }),
    );
  });
});
