import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { matchJobs, maxMatchRequestBytes } from '#core/contract/match.ts';
import { matchOf } from '#core/domain/match/score/match.ts';
import { shownMatch } from '#core/domain/match/score/shown-match.ts';
import { seeker as seekerSchema } from '#core/domain/match/seeker/seeker.ts';
import { demandOf, demandVersion, readDemand } from '#core/domain/match/vacancy/demand-of.ts';
import { handler } from '#functions/http/jobs/match-jobs.ts';
import * as jobs from '#functions/store/jobs.ts';
import { captureLogs } from '#tests/support/http/capture-logs.ts';
import { answerOf, httpEvent } from '#tests/support/http/http-event.ts';
import { startDynamodb } from '#tests/support/store/dynamodb.ts';
import { jobRowWith } from '#tests/support/store/job-rows.ts';

const rowOf = (id: string, title: string, tags: string[], more = {}) =>
  jobRowWith({ id, title, tags, demand: readDemand({ title, tags, description: '' }), ...more });
const rows = [
  rowOf('hh-1', 'Бухгалтер', ['1С', 'Налоги']),
  rowOf('hh-2', 'Python-разработчик', ['Python', 'Django', 'Kafka']),
  rowOf('hh-3', 'Java-разработчик', ['Java', 'Spring']),
  rowOf('hh-4', 'Скрытый Python-разработчик', ['Python'], { is_active: false }),
];

let dynamodb: Awaited<ReturnType<typeof startDynamodb>>;
beforeAll(async () => {
  dynamodb = await startDynamodb();
  await jobs.put(rows);
});
afterAll(() => dynamodb.close());
beforeEach(() => vi.stubEnv('MATCHING', 'true'));

const seeker = {
  concepts: [
    { id: 'python', strength: 1 },
    { id: 'django', strength: 0.8 },
  ],
  roles: ['python-dev'],
  titleStems: ['python'],
};
const matchEvent = (body: unknown) => {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return httpEvent(matchJobs, { body: text });
};
const ask = (body: unknown) => answerOf(handler, matchEvent(body));

describe('POST /api/match/jobs (docs/rules.md#match-request)', () => {
  it('answers the vacancies, the best match first', async () => {
    const { status, headers, body } = await ask({ seeker });
    expect(status).toBe(200);
    expect(headers?.['cache-control']).toBe('no-store');
    expect(body).toMatchObject({ total: 3, cards: 3, ranked: 3, version: demandVersion });
    expect(body.jobs.map(({ id }: { id: string }) => id)).toEqual(['hh-2', 'hh-3', 'hh-1']);
    expect(Object.keys(body.matches).sort()).toEqual(['hh-1', 'hh-2', 'hh-3']);
    expect(body.matches['hh-2']).toMatchObject({ met: 2, asked: 3, missing: ['Apache Kafka'] });
    expect(body.gaps).toContainEqual({ name: 'Apache Kafka', count: 1 });
  });

  it('its numbers are those of the open vacancy', async () => {
    const { body } = await ask({ seeker });
    for (const row of rows.slice(0, 3))
      expect(body.matches[row.id].score).toBe(
        shownMatch(matchOf(seekerSchema.parse(seeker), demandOf(row))).score,
      );
  });

  it('takes the filters of the search', async () => {
    const { body } = await ask({ seeker, q: 'разработчик' });
    expect(body.jobs.map(({ id }: { id: string }) => id)).toEqual(['hh-2', 'hh-3']);
    expect(body.recommended).toEqual([]);
  });

  it('does not look at what is not of our vocabulary', async () => {
    const { body: plain } = await ask({ seeker });
    const { status, body } = await ask({
      seeker: {
        ...seeker,
        concepts: [...seeker.concepts, { id: 'no-such-skill', strength: 1 }],
        roles: ['wizard', ...seeker.roles],
        titleStems: [...seeker.titleStems, 'иванов'],
        industries: ['magic'],
        city: 'хогвартс',
        languages: [{ id: 'parseltongue', level: 'C2' }],
      },
    });
    expect(status).toBe(200);
    expect(body).toEqual(plain);
  });

  const concept = { id: 'python', strength: 1 };
  const withSeeker = (more: object) => ({ seeker: { ...seeker, ...more } });
  it.each<[string, unknown]>([
    ['no seeker', {}],
    ['61 concepts', withSeeker({ concepts: Array(61).fill(concept) })],
    ['a strength that is no number', '{"seeker":{"concepts":[{"id":"python","strength":NaN}]}}'],
    ['a strength of null', withSeeker({ concepts: [{ id: 'python', strength: Number.NaN }] })],
    ['a strength over 1', withSeeker({ concepts: [{ id: 'python', strength: 1.1 }] })],
    ['years without end', '{"seeker":{"years":1e999}}'],
    ['a term of 25 characters', withSeeker({ titleStems: ['x'.repeat(25)] })],
    ['13 stems', withSeeker({ titleStems: Array(13).fill('x') })],
    ['5 roles', withSeeker({ roles: Array(5).fill('python-dev') })],
    ['6 industries', withSeeker({ industries: Array(6).fill('7') })],
    ['a level of its own', withSeeker({ level: 'Guru' })],
    ['a wish without end', withSeeker({ salary: 1e9 })],
    ['a city of 25 characters', withSeeker({ city: 'г'.repeat(25) })],
    ['broken JSON', '{"seeker":'],
    ['a list', '[]'],
    ['no text at all', ''],
    ['half of a character', '{"seeker":{"city":"\\ud800"}}'],
    ['a wrong filter', { seeker, level: ['Boss'] }],
  ])('refuses %s', async (_, body) => {
    const { status, headers, body: answer } = await ask(body);
    expect([status, answer.error.code]).toEqual([400, 'invalid_request']);
    expect(headers?.['cache-control']).toBe('no-store');
  });

  it('takes 8 KB to the byte, in base64 too', async () => {
    const whole = JSON.stringify({ seeker }).padEnd(maxMatchRequestBytes);
    expect((await ask(whole)).status).toBe(200);
    const encoded = (text: string) =>
      answerOf(handler, {
        ...matchEvent(Buffer.from(text).toString('base64')),
        isBase64Encoded: true,
      });
    expect((await encoded(whole)).status).toBe(200);
    const { status, body } = await ask(`${whole} `);
    expect([status, body.error.code]).toEqual([413, 'too_large']);
    expect((await encoded(`${whole} `)).status).toBe(413);
  });

  it('writes nothing of a request anywhere', async () => {
    const logs = captureLogs();
    await ask({ seeker: { ...seeker, city: 'казань', titleStems: ['иванов', 'python'] }, q: 'секрет' });
    await ask({ seeker: { ...seeker, level: 'тайна' } });
    await ask('{"seeker":"тайна');
    const { text, events, metrics } = logs();
    vi.restoreAllMocks();
    expect(metrics).toEqual([{ Matches: 1, MatchMilliseconds: expect.any(Number) }]);
    expect(events).toHaveLength(3);
    for (const word of ['казань', 'иванов', 'python', 'django', 'секрет', 'тайна'])
      expect(text).not.toContain(word);
  });

  it('is not there where the stage does without', async () => {
    vi.stubEnv('MATCHING', 'false');
    const { status, body } = await ask({ seeker });
    expect([status, body.error.code]).toEqual([404, 'not_found']);
  });
});
