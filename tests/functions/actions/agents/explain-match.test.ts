import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { explainMatch as tool } from '#core/contract/agents/agent-tools.ts';
import { readDemand } from '#core/domain/match/vacancy/demand-of.ts';
import { explainMatch } from '#functions/actions/agents/explain-match.ts';
import * as descriptions from '#functions/store/descriptions.ts';
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
  await descriptions.put({
    id: 'hh-1',
    html: '<p>Требования:</p><ul><li>Python, Django</li><li>Английский язык не ниже B2</li></ul>',
  });
  const experienced = { ...text, description: `${text.description}\n- Опыт от 3 лет` };
  await jobs.put([
    jobRowWith({ id: 'hh-1', title, tags, demand: readDemand(text) }),
    jobRowWith({ id: 'hh-2', title, tags, experience: '3–6 лет', demand: readDemand(experienced) }),
  ]);
});
afterAll(() => dynamodb.close());
beforeEach(() => vi.stubEnv('INDEXED_SOURCES', 'hh'));

const explain = (person: Partial<z.input<typeof tool.request>> & { skills: string[] }) =>
  explainMatch(
    z.parse(tool.request, { jobId: 'hh-1', position: 'Программист Python', ...person }),
    'https://jobs.example.ru',
  );
const matchOf = async (person: Parameters<typeof explain>[0]) => (await explain(person)).structured.match;

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

it('says in words what there is and what is not, the words of the vacancy apart', async () => {
  const { summary, foreign, structured } = await explain({ skills });
  const link = 'https://jobs.example.ru/vacancy/hh-1';
  const privacy = 'Присланное о человеке использовано для этого ответа и нигде не сохранено.';
  expect(summary).toEqual([
    `Совпадение: ${structured.match?.score} из 100. ${link}`,
    'Есть 3 из 4: Python (обязательно), SQL (обязательно), Django (обязательно).',
    'Нет: Английский язык (обязательно).',
    privacy,
  ]);
  expect(foreign).toEqual([
    'Программист Python · Лаборатория «Вектор» · Москва · 200\u00a0000–300\u00a0000 ₽ · Python, SQL',
    'Python: Python, Django',
    'SQL: SQL',
    'Django: Python, Django',
    'Английский язык: Английский язык не ниже B2',
  ]);
  expect(structured).toMatchObject({ link, privacy });

  const all = await explain({ skills, languages: english('C1') });
  expect(all.summary.slice(1, 3)).toEqual([
    'Есть 4 из 4: Python (обязательно), SQL (обязательно), Django (обязательно), Английский язык (обязательно).',
    'Нет: ничего.',
  ]);
  const none = await explain({ position: 'Повар', skills: ['Kafka', 'Kubernetes', 'Rust'] });
  expect(none.summary[1]).toBe('Есть 0 из 4: ничего.');
});

it('of years those that are given are believed, not what else is said', async () => {
  const scoreOf = async (years: number | null) =>
    (await matchOf({ jobId: 'hh-2', skills, ...(years !== null && { years }) }))?.score ?? 0;
  expect(await scoreOf(5)).toBeGreaterThan(await scoreOf(0));
  // Of whom nothing is known, nothing is said.
  expect(await scoreOf(0)).not.toBe(await scoreOf(null));
  expect(await scoreOf(5)).not.toBe(await scoreOf(null));
});

it('of a source that lets no more be handed on there is the title, and no match', async () => {
  vi.stubEnv('INDEXED_SOURCES', 'trudvsem');
  const { structured, summary, foreign } = await explain({ skills });
  expect(structured.match).toBeNull();
  expect(foreign).toEqual(['Программист Python']);
  expect(summary).toEqual([
    'Источник не разрешает передавать больше названия: сравните по ссылке https://jobs.example.ru/vacancy/hh-1',
    structured.privacy,
  ]);
});

it('a language makes no third skill, nor does one that we do not know say anything', async () => {
  const known = matchOf({ skills: ['Python', 'SQL', 'Ивановский'], languages: english('C1') });
  await expect(known).rejects.toThrow(/три навыка/u);
  const unknown = [{ id: 'klingon', level: 'C1' as const }];
  expect(await matchOf({ skills, languages: unknown })).toEqual(await matchOf({ skills }));
});
