import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { explainMatch as tool } from '#core/contract/agents/agent-tools.ts';
import { readDemand } from '#core/domain/match/vacancy/demand-of.ts';
import { explainMatch } from '#functions/actions/agents/explain-match.ts';
import * as jobs from '#functions/store/jobs.ts';
import { startDynamodb } from '#tests/support/store/dynamodb.ts';
import { jobRowWith } from '#tests/support/store/job-rows.ts';

let dynamodb: Awaited<ReturnType<typeof startDynamodb>>;
beforeAll(async () => {
  dynamodb = await startDynamodb();
  const text = {
    ...{ title: 'Программист Python', tags: ['Python', 'SQL'] },
    description: 'Требования:\n- Python, Django\n- Английский язык не ниже B2',
  };
  const { title, tags } = text;
  await jobs.put([jobRowWith({ id: 'hh-1', title, tags, demand: readDemand(text) })]);
});
afterAll(() => dynamodb.close());
beforeEach(() => vi.stubEnv('INDEXED_SOURCES', 'hh'));

async function matchOf(person: Pick<z.input<typeof tool.request>, 'skills' | 'languages'>) {
  const request = { jobId: 'hh-1', position: 'Программист Python', ...person };
  const { structured } = await explainMatch(z.parse(tool.request, request), 'https://jobs.example.ru');
  return structured.match;
}

const skills = ['Python', 'Django', 'SQL'];
const english = (level: 'A1' | 'C1') => [{ id: 'english', level }];

it('a language that is given apart is met as one among the skills is', async () => {
  const none = await matchOf({ skills });
  expect(none).toMatchObject({ met: 3, asked: 4, limit: null });
  expect(none?.skills.find(({ isMet }) => !isMet)?.name).toBe('Английский язык');
  const listed = await matchOf({ skills: [...skills, 'Английский C1'] });
  expect(listed).toMatchObject({ met: 4, asked: 4, limit: null });
  expect(await matchOf({ skills, languages: english('C1') })).toEqual(listed);
});

it('what is given apart is truer than what stands among the skills', async () => {
  const low = await matchOf({ skills, languages: english('A1') });
  expect(low?.limit?.reason).toBe('language');
  const onlyListed = await matchOf({ skills: [...skills, 'Английский A1'] });
  expect(onlyListed?.limit?.reason).toBe('language');
  const both = await matchOf({ skills: [...skills, 'Английский C1'], languages: english('A1') });
  expect(both?.limit?.reason).toBe('language');
});

it('a language makes no third skill, nor does one that we do not know say anything', async () => {
  const known = matchOf({ skills: ['Python', 'SQL', 'Ивановский'], languages: english('C1') });
  await expect(known).rejects.toThrow(/три навыка/u);
  const unknown = [{ id: 'klingon', level: 'C1' as const }];
  expect(await matchOf({ skills, languages: unknown })).toEqual(await matchOf({ skills }));
});
