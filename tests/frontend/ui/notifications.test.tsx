import { MutationObserver, onlineManager, QueryObserver } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from '../../../frontend/src/api/call-api.ts';
import { makeQueryClient } from '../../../frontend/src/app/query-client.ts';
import NotificationList from '../../../frontend/src/app/shell/notifications/notification-list.tsx';
import { dismiss, notify, shownNotifications } from '../../../frontend/src/ui/notifications/notifications.ts';

const texts = () => shownNotifications().map(({ text }) => text);

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  for (const { id } of shownNotifications()) dismiss(id);
  vi.useRealTimers();
});

describe('toasts (docs/rules.md#toasts)', () => {
  test('a success goes after 5 s, an error stays until closed', () => {
    notify({ type: 'success', text: 'готово' });
    notify({ type: 'error', text: 'беда' });
    vi.advanceTimersByTime(4_999);
    expect(texts()).toEqual(['готово', 'беда']);
    vi.advanceTimersByTime(1);
    expect(texts()).toEqual(['беда']);
    vi.advanceTimersByTime(3_600_000);
    expect(texts()).toEqual(['беда']);
  });

  test('nothing goes from under the pointer or the focus', () => {
    let held: 'hover' | 'focus-within' | null = 'hover';
    /** As a page would answer: the list stands there, and is held or not. */
    const querySelector = (selector: string) => {
      const [, attribute = '', states = ''] = /^\[([\w-]+)\]:is\(([^)]*)\)$/.exec(selector) ?? [];
      const list = renderToStaticMarkup(<NotificationList notifications={shownNotifications()} />);
      const isFound = list.startsWith('<ul') && list.slice(0, list.indexOf('>')).includes(` ${attribute}=`);
      return isFound && states.split(', ').includes(`:${held}`) ? {} : null;
    };
    vi.stubGlobal('document', { querySelector });
    notify({ type: 'success', text: 'скрыто', action: { text: 'Отменить', run() {} } });
    vi.advanceTimersByTime(60_000);
    held = 'focus-within';
    vi.advanceTimersByTime(60_000);
    expect(texts()).toEqual(['скрыто']);
    held = null;
    vi.advanceTimersByTime(2_000);
    expect(texts()).toEqual([]);
    vi.unstubAllGlobals();
  });

  test('what is to stay stays until closed, as an error does', () => {
    notify({ type: 'info', text: 'новое', stays: true, action: { text: 'Обновить', run() {} } });
    vi.advanceTimersByTime(3_600_000);
    expect(texts()).toEqual(['новое']);
  });

  test('the same words stand once', () => {
    notify({ type: 'error', text: 'беда' });
    notify({ type: 'error', text: 'беда' });
    expect(texts()).toEqual(['беда']);
  });
});

test('each that can be taken back stands, though they say the same (docs/rules.md#toasts)', () => {
  const taken: string[] = [];
  for (const id of ['hh-1', 'hh-2'])
    notify({ type: 'success', text: 'Сохранено', action: { text: 'Отменить', run: () => taken.push(id) } });
  for (const { action } of shownNotifications()) action?.run();
  expect(taken).toEqual(['hh-1', 'hh-2']);
});

describe('what a failed query says (docs/rules.md#toasts-logged-only)', () => {
  const asking: (() => void)[] = [];
  afterEach(() => {
    for (const stop of asking.splice(0)) stop();
  });

  /** Asks through the real client, with the answers given in turn, and is still there when they have come. */
  async function ask(errors: Error[], failure: { text: string } | null) {
    const client = makeQueryClient();
    const queue = [...errors];
    const observer = new QueryObserver(client, {
      queryKey: ['x'],
      queryFn: () => {
        const error = queue.shift();
        return error ? Promise.reject(error) : Promise.resolve('answer');
      },
      meta: { failure },
    });
    const stop = observer.subscribe(() => {});
    await vi.advanceTimersByTimeAsync(10_000);
    asking.push(() => {
      stop();
      client.clear();
    });
    return observer.getCurrentResult().data;
  }

  const lasting = () => new ApiError('internal', 'broken', { status: 500 });

  test('its text, under the title of all untitled errors', async () => {
    await ask([lasting()], { text: 'Не удалось загрузить вакансии' });
    expect(shownNotifications()).toMatchObject([
      { type: 'error', title: 'Ошибка', text: 'Не удалось загрузить вакансии' },
    ]);
  });

  test('and names the request, where the server is to blame', async () => {
    const failed = (code: 'internal' | 'conflict' | 'network', status: number) =>
      new ApiError(code, '', { status, requestId: 'r-1' });
    await ask([failed('internal', 500)], { text: 'сервер' });
    await ask([failed('conflict', 409)], { text: 'опередили' });
    await ask([failed('internal', 200)], { text: 'поток оборвался' }); // an error within a stream
    await ask([new ApiError('internal', '', { status: 500 })], { text: 'без номера' });
    expect(shownNotifications().map(({ text, requestId }) => [text, requestId])).toEqual([
      ['сервер', 'r-1'],
      ['опередили', undefined],
      ['поток оборвался', 'r-1'],
      ['без номера', undefined],
    ]);
  });

  test('goes when nobody asks for it any more (docs/rules.md#toasts-once)', async () => {
    await ask([lasting()], { text: 'беда' });
    expect(texts()).toEqual(['беда']);
    asking.pop()?.();
    expect(texts()).toEqual([]);
  });

  test('nothing where it is logged only', async () => {
    const log = vi.spyOn(console, 'warn').mockImplementation(() => {});
    await ask([lasting()], null);
    expect(texts()).toEqual([]);
    expect(log).toHaveBeenCalledOnce();
    log.mockRestore();
  });

  test('a passing failure is tried once more, no answer at all twice', async () => {
    const passing = () => new ApiError('internal', 'no function', { status: 502 });
    const noAnswer = () => new ApiError('network', 'no answer');
    expect(await ask([passing()], { text: 'беда' })).toBe('answer');
    expect(await ask([noAnswer(), noAnswer()], { text: 'беда' })).toBe('answer');
    expect(texts()).toEqual([]);
    await ask([passing(), passing()], { text: 'беда' });
    await ask([noAnswer(), noAnswer(), noAnswer()], { text: 'нет связи' });
    expect(texts()).toEqual(['беда', 'нет связи']);
  });

  test('a server that says when to come again is asked then, twice', async () => {
    const busy = (retryAfter: number) => new ApiError('unavailable', '', { status: 503, retryAfter });
    expect(await ask([busy(4), busy(4)], { text: 'беда' })).toBe('answer');
    expect(texts()).toEqual([]);
    // Before it said so, nothing is asked.
    expect(await ask([busy(11)], { text: 'беда' })).toBeUndefined();
    expect(texts()).toEqual([]);
    await ask([busy(1), busy(1), busy(1)], { text: 'беда' });
    expect(texts()).toEqual(['Сайт сейчас не\u00a0может ответить. Попробуйте ещё раз через\u00a0минуту.']);
  });
});

describe('what a failed act says (docs/rules.md#toasts-once)', () => {
  /** Does it through the real client. */
  const act = (
    client: ReturnType<typeof makeQueryClient>,
    result: Promise<string>,
    text: string | (() => string),
  ) =>
    new MutationObserver(client, { mutationFn: () => result, meta: { failure: { text } } })
      .mutate()
      .catch(() => null);
  const failing = () => Promise.reject(new ApiError('internal', '', { status: 500 }));

  test('goes when the same is tried again, and stands beside what another says', async () => {
    const client = makeQueryClient();
    await act(client, failing(), 'не сохранено');
    await act(client, failing(), 'не удалено');
    expect(texts()).toEqual(['не сохранено', 'не удалено']);
    await act(client, Promise.resolve('done'), 'не сохранено');
    expect(texts()).toEqual(['не удалено']);
  });

  test('goes, too, where its words are those of a function that each drawing makes anew', async () => {
    const client = makeQueryClient();
    const drawn = () => () => 'не показано';
    await act(client, failing(), drawn());
    expect(texts()).toEqual(['не показано']);
    await act(client, Promise.resolve('done'), drawn());
    expect(texts()).toEqual([]);
  });

  test('comes at once without a connection, and nothing waits to be done later', async () => {
    onlineManager.setOnline(false);
    try {
      await act(makeQueryClient(), failing(), 'не сохранено');
      expect(texts()).toEqual(['не сохранено']);
    } finally {
      onlineManager.setOnline(true);
    }
  });
});
