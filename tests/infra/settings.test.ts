import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { mostDaysBetween } from '../../infra/settings/import-schedule.ts';
import { parseSettings, settingsOf } from '../../infra/settings.ts';
import { smallest } from './synthesized.ts';

const clientId = '1-a.apps.googleusercontent.com';
const { hh } = smallest.sources;
const sources = (values: object) => ({ ...smallest, sources: values });
const writer = (values: object) => ({ ...smallest, writer: values });
const schedule = (values: object) => ({ ...smallest, importSchedule: values });
const search = (values: object) => ({ ...smallest, search: values });
const zone = { id: 'Z0123456789ABC', name: 'example.ru' };

describe('settings of a stage', () => {
  test('what may be left out has a value', () => {
    expect(parseSettings('test', smallest)).toEqual({
      ...smallest,
      name: 'test',
      sources: {
        hh: {
          tokenSecret: 'prizvanie/hh-token',
          requestsPerSecond: 2,
          apiUrl: 'https://api.hh.ru',
          isIndexed: false,
        },
      },
      importSchedule: {
        daily: 'cron(0 5 * * ? *)',
        weekly: 'cron(0 3 ? * SUN *)',
        timeZone: 'Europe/Moscow',
      },
      search: { memory: 1769, provisionedConcurrency: 0, snapshots: 'rate(15 minutes)' },
      alarms: {},
      canary: true,
      monthlyBudget: 50,
      firewall: true,
      writer: { answersPerDay: 20, dollarsPerMonth: 50, price: { input: 0, output: 0 } },
      matching: false,
      accountSync: false,
      subscriptions: false,
      hasUploads: true,
      logRetentionDays: 90,
      keepsData: true,
      hasContentDelivery: true,
      emailConfirmation: true,
      adminEmails: [],
      userDirectory: true,
      signInPrefix: 'prizvanie-test',
    });
  });

  test.each([
    ['region', { ...smallest, region: undefined }, 'eu-central-1'],
    ['region', { ...smallest, region: 'Frankfurt' }, 'eu-central-1'],
    ['region', { ...smallest, region: 'mx-central-1' }, 'Lambda на arm64'],
    ['region', { ...smallest, region: 'cn-north-1' }, 'Подходят: af-south-1, '],
    ['contactEmail', { ...smallest, contactEmail: 'nobody' }, 'team@prizvanie.ru'],
    ['sources', { ...smallest, sources: undefined }, 'хотя бы один источник'],
    ['sources', { ...smallest, sources: {} }, 'хотя бы один источник'],
    ['sources', { ...smallest, sources: ['hh'] }, 'tokenSecret'],
    ['sources.superjob', sources({ superjob: {} }), 'неизвестна'],
    ['sources.hh', sources({ hh: true }), 'tokenSecret'],
    ['sources.hh.tokenSecret', sources({ hh: {} }), 'prizvanie/hh-token'],
    ['sources.hh.requestsPerSecond', sources({ hh: { ...hh, requestsPerSecond: '2' } }), 'от 0 до 30'],
    ['sources.hh.requestsPerSecond', sources({ hh: { ...hh, requestsPerSecond: -1 } }), 'от 0 до 30'],
    ['sources.hh.apiUrl', sources({ hh: { ...hh, apiUrl: 'ftp://hh' } }), 'https://api.hh.ru'],
    ['sources.trudvsem', sources({ trudvsem: null }), '{}'],
    ['sources.trudvsem.requestsPerSecond', sources({ trudvsem: { requestsPerSecond: 31 } }), 'от 0 до 30'],
    ['sources.trudvsem.apiUrl', sources({ trudvsem: { apiUrl: '/api' } }), 'opendata.trudvsem.ru'],
    ['sources.trudvsem.tokenSecret', sources({ trudvsem: { tokenSecret: 'x' } }), 'неизвестна'],
    ['writer', { ...smallest, writer: 'nova' }, 'eu.amazon.nova-lite-v1:0'],
    ['writer.model', writer({ model: 'Нова' }), 'eu.amazon.nova-lite-v1:0'],
    ['writer.price', writer({ model: 'amazon.nova-lite-v1:0' }), 'расход не сосчитать'],
    ['writer.price.input', writer({ price: { input: -1, output: 0 } }), 'меньше нуля'],
    ['writer.answersPerDay', writer({ answersPerDay: 0 }), 'от 1 до 1000'],
    ['writer.dollarsPerMonth', writer({ dollarsPerMonth: -5 }), 'меньше нуля'],
    ['writer.region', writer({ region: 'Frankfurt' }), 'eu-central-1'],
    ['writer.temperature', writer({ temperature: 1 }), 'неизвестна'],
    ['search', { ...smallest, search: 'fast' }, 'rate(15 minutes)'],
    ['search.memory', search({ memory: 511 }), 'от 512 до 10240'],
    ['search.memory', search({ memory: 10_241 }), 'от 512 до 10240'],
    ['search.memory', search({ memory: 1769.5 }), 'целое число мегабайт'],
    ['search.provisionedConcurrency', search({ provisionedConcurrency: -1 }), 'от 0 до 1000'],
    ['search.provisionedConcurrency', search({ provisionedConcurrency: '2' }), 'от 0 до 1000'],
    ['search.snapshots', search({ snapshots: 'rate(30 seconds)' }), 'rate(15 minutes)'],
    ['search.snapshots', search({ snapshots: false }), 'либо null'],
    ['search.engine', search({ engine: 'lucene' }), 'неизвестна'],
    ['hasUploads', { ...smallest, hasUploads: 'no' }, 'true или false'],
    ['matching', { ...smallest, matching: 'yes' }, 'true или false'],
    ['accountSync', { ...smallest, accountSync: 'yes' }, 'true или false'],
    ['publicEmail', { ...smallest, publicEmail: 'nobody' }, 'info@jobs.example.ru'],
    ['subscriptions', { ...smallest, subscriptions: 'yes' }, 'true или false'],
    [
      'subscriptions',
      { ...smallest, subscriptions: true, domain: { name: 'jobs.example.ru' } },
      '"sesSender"',
    ],
    ['subscriptions', { ...smallest, subscriptions: true, sesSender: 'a@example.ru' }, '"domain" не задан'],
    [
      'subscriptions',
      {
        ...{ ...smallest, region: 'eu-south-2', subscriptions: true, sesSender: 'a@example.ru' },
        domain: { name: 'jobs.example.ru' },
      },
      'в этом регионе его нет',
    ],
    ['alarms', { ...smallest, alarms: 'ops@example.ru' }, '{ "email": "ops@example.ru" }'],
    ['alarms.email', { ...smallest, alarms: { email: 'ops' } }, 'ops@example.ru'],
    ['alarms.phone', { ...smallest, alarms: { phone: '112' } }, 'неизвестна'],
    ['canary', { ...smallest, canary: 'yes' }, 'true или false'],
    ['indexNow', { ...smallest, indexNow: true }, '"key"'],
    ['indexNow.key', { ...smallest, indexNow: { key: 'short' } }, 'от 8 до 128'],
    ['indexNow.key', { ...smallest, indexNow: { key: 'по-русски-нельзя' } }, 'от 8 до 128'],
    ['indexNow', { ...smallest, indexNow: { key: '0123456789abcdef' } }, '"domain" не задан'],
    [
      'indexNow',
      {
        ...smallest,
        ...{ indexNow: { key: '0123456789abcdef' }, domain: { name: 'jobs.example.ru' } },
        ...{ hasContentDelivery: false, firewall: false },
      },
      'сайта нет',
    ],
    ['canary', { ...smallest, canary: true, hasContentDelivery: false }, 'сайта нет'],
    ['monthlyBudget', { ...smallest, monthlyBudget: 0 }, 'от 1'],
    ['monthlyBudget', { ...smallest, monthlyBudget: '50' }, 'в долларах'],
    ['importSchedule', { ...smallest, importSchedule: 'daily' }, 'null'],
    ['importSchedule', { ...smallest, importSchedule: true }, 'null'],
    ['importSchedule.daily', schedule({ daily: '0 5 * * *' }), 'cron(0 5 * * ? *)'],
    ['importSchedule.daily', schedule({ daily: false }), 'rate(12 hours)'],
    ['importSchedule.weekly', schedule({ weekly: 'at(2026-12-01T05:00:00)' }), 'cron(0 3 ? * SUN *)'],
    ['importSchedule.weekly', schedule({ weekly: 'cron(0 3 1 * ? *)' }), 'хотя бы раз в семь дней'],
    ['importSchedule.weekly', schedule({ weekly: 'rate(8 days)' }), 'хотя бы раз в семь дней'],
    ['importSchedule.timeZone', schedule({ timeZone: 'МСК' }), 'Europe/Moscow'],
    ['importSchedule.timeZone', schedule({ timeZone: '+03:00' }), 'Europe/Moscow'],
    ['importSchedule.timezone', schedule({ timezone: 'UTC' }), 'неизвестна'],
    ['logRetentionDays', { ...smallest, logRetentionDays: 10 }, '7, 14, 30'],
    ['keepsData', { ...smallest, keepsData: 'yes' }, 'true или false'],
    ['hasContentDelivery', { ...smallest, hasContentDelivery: 1 }, 'true или false'],
    ['domain', { ...smallest, domain: 'jobs.example.ru' }, 'name'],
    ['domain.name', { ...smallest, domain: { name: 'https://jobs.example.ru' } }, 'jobs.example.ru'],
    [
      'domain.hostedZone.id',
      { ...smallest, domain: { name: 'a.example.ru', hostedZone: { ...zone, id: '1' } } },
      'Z0123',
    ],
    ['emailConfirmation', { ...smallest, emailConfirmation: 'no' }, 'true или false'],
    ['emailConfirmation', { ...smallest, emailConfirmation: false }, 'local и rehearsal'],
    ['google', { ...smallest, google: true }, 'clientSecretName'],
    [
      'google.clientId',
      { ...smallest, google: { clientId: '1', clientSecretName: 'x' } },
      'googleusercontent.com',
    ],
    [
      'google',
      { ...smallest, hasContentDelivery: false, google: { clientId, clientSecretName: 'prizvanie/google' } },
      'hasContentDelivery',
    ],
    ['google.clientSecretName', { ...smallest, google: { clientId } }, 'prizvanie/google'],
    ['adminEmails.1', { ...smallest, adminEmails: ['anna@example.ru', 'boris'] }, 'anna@example.ru'],
    ['adminEmails', { ...smallest, adminEmails: 'anna@example.ru' }, 'список'],
    ['userDirectory', { ...smallest, userDirectory: 'да' }, 'true или false'],
    ['sesSender', { ...smallest, region: 'eu-south-2', sesSender: 'a@example.ru' }, 'SES в этом регионе нет'],
    ['sesSender', { ...smallest, sesSender: 'Призвание' }, 'no-reply@jobs.example.ru'],
    ['signInPrefix', { ...smallest, signInPrefix: 'My Board' }, 'строчные латинские'],
    ['signInPrefix', { ...smallest, signInPrefix: 'board-on-aws' }, 'без aws'],
    ['signInPrefix', { ...smallest, signInPrefix: 'board-' }, 'дефис между'],
    ['signInPrefix', { ...smallest, signInPrefix: 7 }, 'строчные латинские'],
    ['sources.hh.tokenSercet', sources({ hh: { ...hh, tokenSercet: 'x' } }), 'неизвестна'],
    ['regoin', { ...smallest, regoin: 'x' }, 'неизвестна'],
  ])('%s that is wrong is named with what is expected', (setting, values, expected) => {
    const refused = () => parseSettings('test', values);
    expect(refused).toThrow(`«${setting}»`);
    expect(refused).toThrow(expected);
    expect(refused).toThrow(/^[^\n]+$/);
  });

  test.each(['local', 'rehearsal'])('%s may do without the confirmation of e-mails', (name) => {
    expect(parseSettings(name, { ...smallest, emailConfirmation: false }).emailConfirmation).toBe(false);
  });

  test.each([
    ['cron(0/15 8-18 ? * MON-FRI *)'],
    ['cron(30 5 1,15 JAN-MAR ? 2026-2030)'],
    ['cron(0 0 ? * 1 *)'],
    ['cron(*/10 * * * ? *)'],
    ['rate(1 minute)'],
    ['rate(12 hours)'],
    [null],
  ])('an import may be started by %s', (daily) => {
    expect(parseSettings('test', schedule({ daily })).importSchedule).toEqual({
      daily,
      weekly: 'cron(0 3 ? * SUN *)',
      timeZone: 'Europe/Moscow',
    });
  });

  test.each([
    ['cron(0 3 ? * SUN *)', 7],
    ['cron(0 3 ? * MON,THU *)', 4],
    ['cron(0 3 */7 * ? *)', 7],
    ['cron(0 3 1 * ? *)', 31],
    ['cron(0 3 31 * ? *)', 61],
    ['rate(36 hours)', 1.5],
  ])('%s starts something every %d days at least', (expression, most) => {
    expect(mostDaysBetween(expression)).toBe(most);
  });

  test('what ends one day starts nothing for years', () => {
    expect(mostDaysBetween('cron(0 5 * * ? 2026-2027)')).toBeGreaterThan(366);
  });

  test.each([
    'cron(60 5 * * ? *)',
    'cron(0 24 * * ? *)',
    'cron(0 5 0 * ? *)',
    'cron(0 5 * 13 ? *)',
    'cron(0 5 ? * 0 *)',
    'cron(0 5 ? * ПН *)',
    'cron(0 5 ? * FRI-MON *)',
    'cron(0 5 * * ? 26)',
    'cron(0/0 5 * * ? *)',
    'cron(0 5 * * * *)',
    'cron(0 5 ? * ? *)',
    'cron(? 5 * * ? *)',
    'cron(0 5 * * ?)',
    'cron(0 0 5 * * ? *)',
    'rate(1 minutes)',
    'rate(2 minute)',
    'rate(0 days)',
    'rate(30 seconds)',
    '',
  ])('an import is not started by %s, which AWS refuses', (daily) => {
    expect(() => parseSettings('test', schedule({ daily }))).toThrow('«importSchedule.daily»');
  });

  test.each([[null], [false]])('with %j nothing starts an import', (importSchedule) => {
    expect(parseSettings('test', { ...smallest, importSchedule }).importSchedule).toBeNull();
  });

  test.each([[null], [[]], ['text']])('%j is no settings at all', (values) => {
    expect(() => parseSettings('test', values)).toThrow('объект JSON');
  });

  test.each(['Prod 1', 'prod-', 'a-', '-a', '1a', '', 'p'.repeat(21)])(
    'a stage «%s» cannot be: its name is a part of others',
    (name) => {
      expect(() => parseSettings(name, smallest)).toThrow(/^Настройка «name».+первой буква.+$/);
    },
  );

  test.each(['p', 'p'.repeat(20), 'prod-2', 'a--b'])('a stage «%s» can be', (name) => {
    expect(parseSettings(name, smallest).signInPrefix).toBe(`prizvanie-${name}`);
  });

  test.each(['aws', 'my-aws-2', 'amazonia', 'cognito'])(
    'a stage «%s» needs a sign-in prefix of its own: Cognito refuses the one made of its name',
    (name) => {
      expect(() => parseSettings(name, smallest)).toThrow(
        new RegExp(`^Настройка «signInPrefix» площадки «${name}»: .*prizvanie-${name}.*$`),
      );
      expect(parseSettings(name, { ...smallest, signInPrefix: 'board' }).signInPrefix).toBe('board');
    },
  );

  test.each([
    ['a domain in its zone', { name: 'jobs.example.ru', hostedZone: zone }],
    ['the zone itself', { name: 'example.ru', hostedZone: zone }],
    ['one deep in the zone', { name: 'a.b.example.ru', hostedZone: zone }],
    ['one without a zone', { name: 'jobs.example.ru' }],
    ['one in .рф', { name: 'xn--80aaxitdbjk.xn--p1ai' }],
    [
      'one in a zone of .рф',
      { name: 'jobs.xn--e1aybc.xn--p1ai', hostedZone: { ...zone, name: 'xn--e1aybc.xn--p1ai' } },
    ],
  ])('%s is taken', (_what, domain) => {
    expect(parseSettings('test', { ...smallest, domain }).domain).toEqual(domain);
  });

  test.each(['вакансии.рф', 'xn--p1ai', 'example.xn--', 'example.xn--p1ai-', 'example.x'])(
    'a domain %s is refused, with the form of one in .рф',
    (name) => {
      const refused = () => parseSettings('test', { ...smallest, domain: { name } });
      expect(refused).toThrow(/^Настройка «domain.name» площадки «test»: .*xn--80abc\.xn--p1ai\.$/);
    },
  );

  test.each(['other.ru', 'badexample.ru', 'example.ru.other.ru', 'ru.ru'])(
    'a domain %s is refused outside its zone example.ru',
    (name) => {
      const refused = () => parseSettings('test', { ...smallest, domain: { name, hostedZone: zone } });
      expect(refused).toThrow(
        /^Настройка «domain.name» площадки «test»: .*ожидается example\.ru или имя вида jobs\.example\.ru\.$/,
      );
    },
  );

  test.each(['team@xn--e1aybc.xn--p1ai', "o'neil.team+jobs@mail.example.ru"])(
    'e-mails come from %s',
    (address) => {
      const values = { ...smallest, contactEmail: address, sesSender: address };
      expect(parseSettings('test', values)).toMatchObject(values);
    },
  );

  test.each([
    '@example.ru',
    'a..b@example.ru',
    '.a@example.ru',
    'a b@example.ru',
    'a@example',
    'a@example.ru\r\nX: y',
  ])('e-mails do not come from %j', (address) => {
    expect(() => parseSettings('test', { ...smallest, sesSender: address })).toThrow('«sesSender»');
  });

  test('without a stage the example stands for prod; a stage that is asked for must have its file', () => {
    expect(settingsOf(undefined).name).toBe('prod');
    expect(settingsOf('local').name).toBe('local');
    expect(() => settingsOf('nowhere')).toThrow('infra/stages/nowhere.json');
    expect(() => settingsOf('../../etc/passwd')).toThrow('не может быть именем');
  });
});

test('the app says it in one line and ends with 1', () => {
  const outDir = mkdtempSync(join(tmpdir(), 'prizvanie-app-'));
  const { status, stderr, stdout } = spawnSync(process.execPath, ['infra/app.ts'], {
    cwd: join(import.meta.dirname, '../..'),
    env: { ...process.env, CDK_OUTDIR: outDir, CDK_CONTEXT_JSON: JSON.stringify({ stage: 'nowhere' }) },
    encoding: 'utf8',
  });
  rmSync(outDir, { recursive: true });
  expect(stdout).toBe('');
  expect(stderr.trim().split('\n')).toEqual([
    expect.stringMatching(/^Нет файла infra\/stages\/nowhere\.json/),
  ]);
  expect(status).toBe(1);
});
