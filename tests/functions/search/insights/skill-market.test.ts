import { describe, expect, it } from 'vitest';
import type { JobRow } from '#core/domain/job/job.ts';
import { JobIndex } from '#functions/search/job-index.ts';
import { jobRowWith } from '#tests/support/store/job-rows.ts';

describe('the market of a position', () => {
  const jobs = (
    count: number,
    row: { title: string; category_id: string | null; tags: string[] },
  ): JobRow[] => Array.from({ length: count }, (_, n) => jobRowWith({ id: `${row.title}-${n}`, ...row }));
  const base = [
    ...jobs(150, { title: 'Backend-разработчик', category_id: 'backend', tags: ['Go', 'SQL'] }),
    ...jobs(50, { title: 'Senior Backend-разработчик', category_id: 'backend', tags: ['go', 'Kafka'] }),
    ...jobs(160, { title: 'Юрист', category_id: 'law', tags: ['1С', ''] }),
    ...jobs(10, { title: 'Бухгалтер', category_id: 'finance', tags: ['1С'] }),
  ];

  it('is of its category and level where there are at least 150', () => {
    const { role, skills } = JobIndex.of(base).skillMarket('Backend разработчица');
    expect(role).toBe('Backend');
    expect(skills).toEqual([
      { name: 'Go', share: 1 },
      { name: 'SQL', share: 1 },
    ]);
  });

  it('is wider where there are fewer; a skill in other letters is the same', () => {
    const { role, skills } = JobIndex.of(base).skillMarket('Senior backend-разработчик');
    expect(role).toBe('Backend');
    expect(skills).toEqual([
      { name: 'Go', share: 1 },
      { name: 'SQL', share: 0.75 },
      { name: 'Kafka', share: 0.25 },
    ]);
  });

  it('keeps the level before it widens to all levels, as the market of a vacancy does', () => {
    const wide = [
      ...jobs(60, { title: 'Senior Backend-разработчик', category_id: 'backend', tags: ['Kafka'] }),
      ...jobs(119, { title: 'Senior Frontend-разработчик', category_id: 'frontend', tags: ['React'] }),
      ...jobs(341, { title: 'Junior Frontend-разработчик', category_id: 'frontend', tags: ['CSS'] }),
    ];
    const index = JobIndex.of(wide);
    expect(index.skillMarket('Senior Backend-разработчик').skills.map(({ name }) => name)).toEqual([
      'React',
      'Kafka',
    ]);
    const [job] = wide;
    expect(index.market(job as JobRow).compared).toBe(178); // all but itself
  });

  it.each(['Бухгалтер', 'Космонавт', 'Главный специалист', 'Рист', '', null])(
    'of «%s», of too few vacancies or of no known trade, is empty',
    (position) => expect(JobIndex.of(base).skillMarket(position)).toEqual({ skills: [], role: null }),
  );

  it('says nothing of how the work is arranged: that is nobody’s skill', () => {
    const tagged = jobs(200, {
      title: 'Аналитик',
      category_id: 'law',
      tags: ['SQL', 'Гибрид', 'Гибкий график'],
    });
    expect(JobIndex.of(tagged).skillMarket('Аналитик').skills).toEqual([{ name: 'SQL', share: 1 }]);
  });

  it('is where most stand that have a category; where no half do, there is none', () => {
    const spread = ['backend', 'law', 'finance'].map((category_id) =>
      jobs(200, { title: `Ковбой: ${category_id}`, category_id, tags: ['SQL'] }),
    );
    expect(JobIndex.of(spread.flat()).skillMarket('Ковбой')).toEqual({ skills: [], role: null });
    const unplaced = jobs(300, { title: 'Ковбой', category_id: null, tags: ['SQL'] });
    const placed = jobs(200, { title: 'Ковбой кода', category_id: 'backend', tags: ['Go'] });
    expect(JobIndex.of([...unplaced, ...placed]).skillMarket('Ковбой').role).toBe('Backend');
  });

  it('a word that begins with a mark may stand within another one: «ASP.NET» is «.NET»', () => {
    const net = jobs(200, { title: 'ASP.NET', category_id: 'backend', tags: ['C#'] });
    expect(JobIndex.of(net).skillMarket('.NET').skills).toEqual([{ name: 'C#', share: 1 }]);
  });

  it('of no vacancies is empty', () =>
    expect(new JobIndex().skillMarket('Юрист')).toEqual({ skills: [], role: null }));
});
