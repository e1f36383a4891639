import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { AdminJob } from '#core/contract/admin-jobs.ts';
import { jobDraft } from '#core/domain/job/job-draft.ts';
import {
  adminJobsKey,
  useDeleteJobs,
  useSaveJob,
  useSetActive,
} from '../../../../frontend/src/admin/jobs/queries.ts';
import { setTokenSource } from '../../../../frontend/src/api/call-api.ts';
import { makeQueryClient } from '../../../../frontend/src/app/query-client.ts';
import { dismiss, shownNotifications } from '../../../../frontend/src/ui/notifications/notifications.ts';

/** What the server answers to each request; null where the answer is lost. */
let answers: ([status: number, body: unknown] | null)[];

beforeAll(() => {
  vi.stubGlobal('fetch', async () => {
    const [status, body] = answers.shift() ?? [];
    if (status === undefined) throw new TypeError('no answer');
    return Response.json(body, { status });
  });
  setTokenSource({ userId: () => 'anna', accessToken: () => Promise.resolve('token'), end() {} });
});
afterAll(() => void vi.unstubAllGlobals());

let client: QueryClient;
const listKey = [...adminJobsKey, 'list', ''];
beforeEach(() => {
  client = makeQueryClient();
  client.setQueryData(listKey, { pages: [], pageParams: [] });
  for (const { id } of shownNotifications()) dismiss(id);
});

/** What a hook of the panel gives, outside of any screen. */
function now<T>(use: () => T): T {
  const seen: T[] = [];
  function Look() {
    seen.push(use());
    return null;
  }
  renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <Look />
    </QueryClientProvider>,
  );
  return seen[0] as T;
}

/** What is told once all that was asked for is over. */
async function told(): Promise<[type: string, text: string][]> {
  await expect.poll(() => client.isMutating()).toBe(0);
  return shownNotifications().map(({ type, text }) => [type, text.replaceAll('\u00a0', ' ')]);
}
const isListStale = () => client.getQueryState(listKey)?.isInvalidated;

const errorAnswer = (status: number, code: string): [number, unknown] => [
  status,
  { error: { code, message: 'Вакансии больше нет: её удалили' } },
];

describe('a vacancy that is saved', () => {
  const draft = jobDraft.parse({
    title: 'Аналитик',
    company: 'Вектор',
    categoryId: 'analysts',
    contacts: undefined,
  });

  test.each<[string, [number, unknown] | null, string]>([
    [
      'without an answer may be there',
      null,
      'Сервер не ответил, и вакансия могла сохраниться. Отправьте форму ещё раз: второй такой не появится.',
    ],
    ['and is gone', errorAnswer(404, 'not_found'), 'Этой вакансии больше нет: её удалили.'],
    ['by who is no admin any more', errorAnswer(403, 'forbidden'), 'Не удалось сохранить вакансию'],
  ])('%s: it is told, and the list is asked again', async (_, answer, words) => {
    answers = [answer];
    now(useSaveJob).mutate({ draft, draftId: crypto.randomUUID() });
    expect(await told()).toEqual([['error', words]]);
    expect(isListStale()).toBe(true);
  });
});

const job = (fields: Partial<AdminJob> = {}): AdminJob => ({
  id: 'hh-1',
  title: 'Аналитик',
  company: 'Вектор',
  location: 'Казань',
  salary: null,
  source: 'hh',
  sourceUrl: null,
  isActive: true,
  isOpen: true,
  createdAt: '2026-11-20T11:00:00.000Z',
  edited: [],
  ...fields,
});

describe('a vacancy that another admin has just deleted', () => {
  const gone = errorAnswer(404, 'not_found');
  const hideNow = () => now(useSetActive)([job()], false);

  test.each<[string, () => void, [number, unknown], string]>([
    ['is as it was wanted', () => now(useDeleteJobs)(['hh-1']), gone, 'Вакансии уже нет: её удалили раньше'],
    ['cannot be hidden, and that is why', hideNow, gone, 'Вакансии уже нет: её удалили раньше'],
    [
      'with the others',
      () => now(useDeleteJobs)(['hh-1', 'hh-2']),
      [200, { deleted: [] }],
      'Этих вакансий уже нет: их удалили раньше',
    ],
  ])('%s', async (_, press, answer, words) => {
    answers = [answer];
    press();
    expect(await told()).toEqual([['info', words]]);
  });
});

describe('what is shown, and closed all the same', () => {
  const closed = job({ isOpen: false });
  const hidden = [job({ isActive: false }), job({ id: 'hh-2', isActive: false })];

  test.each<[string, AdminJob[], unknown, [type: string, text: string]]>([
    ['one', [job({ isActive: false })], { job: job() }, ['success', 'Вакансия активирована']],
    [
      'a closed one',
      [job({ isActive: false, isOpen: false })],
      { job: closed },
      ['info', 'Вакансия активирована, но закрыта источником или импортом: на сайте её нет'],
    ],
    ['several', hidden, { jobs: [job(), job({ id: 'hh-2' })] }, ['success', 'Активировано: 2 вакансии']],
    [
      'several of which one is closed',
      hidden,
      { jobs: [closed, job({ id: 'hh-2' })] },
      ['info', 'Активировано: 2 вакансии. На сайте нет закрытых источником или импортом: 1'],
    ],
  ])('%s', async (_, targets, answer, words) => {
    answers = [[200, answer]];
    now(useSetActive)(targets, true);
    expect(await told()).toEqual([words]);
  });

  test.each<[AdminJob, boolean, string]>([
    [
      closed,
      true,
      'Показывать нечего: среди выбранных нет скрытых. Ту, что закрыта источником или импортом, так не вернуть.',
    ],
    [job(), true, 'Выбранные вакансии и так показаны'],
    [job({ isActive: false }), false, 'Выбранные вакансии и так скрыты'],
  ])('where nothing is to be changed that is said: case %#', async (target, isActive, words) => {
    now(useSetActive)([target], isActive);
    expect(await told()).toEqual([['info', words]]);
  });
});
