import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { type Account, healthyAccount } from '#tests/support/aws/account.ts';
import { startAws } from '#tests/support/aws/aws.ts';
import { stageCommands } from '#tests/support/stack/stage-commands.ts';

const commands = stageCommands({
  prod: { region: 'eu-central-1', contactEmail: 'team@example.ru', sources: { trudvsem: {} } },
});
afterAll(commands.remove);

const table = 'Prizvanie-prod-StoreJobs1A2B3C4D-XYZ';
const side = `${table}-restore-drill`;
const item = (n: number, title = `Vacancy ${n}`) => ({ id: { S: `hh-${n}` }, title: { S: title } });
const items = Array.from({ length: 300 }, (_, n) => item(n));

let account: Account;
let aws: Awaited<ReturnType<typeof startAws>>;

beforeEach(async () => {
  account = healthyAccount();
  account.tables = { [table]: items, contacts: [item(1)] };
  account.stacks['eu-central-1 Prizvanie-prod'] = {
    resources: [
      ['AWS::DynamoDB::Table', 'StoreJobContacts1A2B3C4D', 'contacts'],
      ['AWS::DynamoDB::Table', 'StoreJobs1A2B3C4D', table],
      ['AWS::S3::Bucket', 'StoreJobs2A2B3C4D', 'no-table'],
    ],
  };
  aws = await startAws(account);
});
afterEach(() => aws.close());

const drill = (...args: string[]) =>
  commands.run('restore-drill', ['--stage', 'prod', ...args], { env: aws.environment });

/** The drill never writes to the original, and leaves no table of its own behind. */
function leftAsItWas(): void {
  expect(account.tables[table]).toEqual(items);
  expect(Object.keys(account.tables)).toEqual([table, 'contacts']);
  expect(account.deletedTables).not.toContain(table);
}

test('restores beside the original, compares, says how long it took, and cleans up', async () => {
  const { code, lines } = await drill();
  expect(lines).toEqual([
    `Таблица ${table} восстанавливается рядом, в ${side}: это минуты, иногда часы.`,
    'Восстановлена на 18 ноября 2026 г. в 14:06 (МСК) за 1\u00a0минуту.',
    'Записей: 300, в исходной 300. Сверено 200, совпало 200.',
    'Таблица проверки удалена, исходная не тронута.',
    'Восстановление работает.',
  ]);
  expect(account.deletedTables).toEqual([side]);
  leftAsItWas();
  expect(code).toBe(0);
});

test('Ctrl-C: says how to delete what it has made', async () => {
  const { code, lines } = await commands.run('restore-drill', ['--stage', 'prod'], {
    env: aws.environment,
    interruptAt: /восстанавливается рядом/,
  });
  expect(lines.at(-1)).toBe(
    `Проверка прервана. Удалите её таблицу: aws dynamodb delete-table --region eu-central-1 --table-name ${side}`,
  );
  expect(code).toBe(130);
});

test('another table by the name that the store gives it', async () => {
  const { code, lines } = await drill('--table', 'JobContacts');
  expect(lines).toContain('Записей: 1, в исходной 1. Сверено 1, совпало 1.');
  expect(account.deletedTables).toEqual(['contacts-restore-drill']);
  expect(code).toBe(0);
});

test('what the site has changed meanwhile is no fault', async () => {
  account.restores = (all) => [item(0, 'Before the change'), ...all.slice(1, -2)];
  const { code, lines } = await drill();
  expect(lines).toContain('Записей: 298, в исходной 300. Сверено 200, совпало 199.');
  expect(code).toBe(0);
});

test('of a small table one item may have changed, or come', async () => {
  account.tables.contacts = [item(1), item(2), item(3), item(4)];
  account.restores = () => [item(1), item(2), item(3, 'Before the change')];
  const { code, lines } = await drill('--table', 'JobContacts');
  expect(lines).toContain('Записей: 3, в исходной 4. Сверено 3, совпало 2.');
  expect(code).toBe(0);
  account.restores = () => [item(1), item(2, 'Before'), item(3, 'Before')];
  expect((await drill('--table', 'JobContacts')).code).toBe(1);
});

test.each([
  ['items are missing', (all: typeof items) => all.slice(0, 280)],
  ['nothing came back', () => []],
  ['items came back empty', (all: typeof items) => all.map(({ id }) => ({ id }) as (typeof items)[0])],
  [
    'some came back with other values',
    (all: typeof items) => all.map((entry, n) => (n % 20 ? entry : item(n, ''))),
  ],
])('%s: the drill fails, and cleans up', async (_what, restores) => {
  account.restores = restores as unknown as Account['restores'];
  const { code, lines } = await drill();
  expect(lines.at(-1)).toMatch(/^Таблицы разошлись больше чем на 1\s%/);
  expect(account.deletedTables).toEqual([side]);
  leftAsItWas();
  expect(code).toBe(1);
});

test('an empty table proves nothing', async () => {
  account.tables.contacts = [];
  const { code, lines } = await drill('--table', 'JobContacts');
  expect(lines.at(-1)).toBe('Таблица пуста: восстановилась, но сверить нечего.');
  expect(code).toBe(1);
});

test('a table that is left of an earlier drill is not taken for a fresh one', async () => {
  account.tables[side] = items;
  const { code, lines } = await drill();
  expect(lines).toEqual([
    `Таблица ${side} осталась от прежней проверки. Удалите её и повторите: aws dynamodb delete-table --region eu-central-1 --table-name ${side}`,
  ]);
  expect(account.deletedTables).toEqual([]);
  expect(code).toBe(1);
});

test('recovery that is switched off is found before anything is made', async () => {
  account.hasBackups = false;
  const { code, lines } = await drill();
  expect(lines).toEqual([`У таблицы ${table} восстановление на момент времени выключено.`]);
  leftAsItWas();
  expect(code).toBe(1);
});

test.each([
  ['no stage', [], /^Назовите площадку/],
  [
    'an unknown table',
    ['--stage', 'prod', '--table', 'Job'],
    /^Таблицы Job у площадки «prod» нет\. Есть такие: JobContacts, Jobs\.$/,
  ],
])('%s: one line says so', async (_what, args, expected) => {
  const { code, lines } = await commands.run('restore-drill', args, { env: aws.environment });
  expect(lines).toEqual([expect.stringMatching(expected)]);
  expect(code).toBe(1);
});

test('no stack: one line says so', async () => {
  account.stacks = {};
  const { code, lines } = await drill();
  expect(lines).toEqual(['В регионе eu-central-1 нет стека Prizvanie-prod: проверять нечего.']);
  expect(code).toBe(1);
});
