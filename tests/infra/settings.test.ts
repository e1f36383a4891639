import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parseSettings, settingsOf } from '../../infra/settings.ts';
import { smallest } from './synthesized.ts';

const clientId = '1-a.apps.googleusercontent.com';
const zone = { id: 'Z0123456789ABC', name: 'example.ru' };

describe('settings of a stage', () => {
  test('what may be left out has a value', () => {
    expect(parseSettings('test', smallest)).toEqual({
      ...smallest,
      name: 'test',
      hh: { tokenSecret: 'prizvanie/hh-token', requestsPerSecond: 2, apiUrl: 'https://api.hh.ru' },
      logRetentionDays: 90,
      keepsData: true,
      hasContentDelivery: true,
      emailConfirmation: true,
      adminEmails: [],
      userDirectory: true,
    });
  });

  test.each([
    ['region', { ...smallest, region: undefined }, 'eu-central-1'],
    ['region', { ...smallest, region: 'Frankfurt' }, 'eu-central-1'],
    ['contactEmail', { ...smallest, contactEmail: 'nobody' }, 'team@prizvanie.ru'],
    ['hh', { ...smallest, hh: undefined }, 'tokenSecret'],
    ['hh.tokenSecret', { ...smallest, hh: {} }, 'prizvanie/hh-token'],
    ['hh.requestsPerSecond', { ...smallest, hh: { ...smallest.hh, requestsPerSecond: '2' } }, 'от 0 до 30'],
    ['hh.requestsPerSecond', { ...smallest, hh: { ...smallest.hh, requestsPerSecond: -1 } }, 'от 0 до 30'],
    ['hh.apiUrl', { ...smallest, hh: { ...smallest.hh, apiUrl: 'ftp://hh' } }, 'https://api.hh.ru'],
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
    ['google.clientSecretName', { ...smallest, google: { clientId } }, 'prizvanie/google'],
    ['adminEmails.1', { ...smallest, adminEmails: ['anna@example.ru', 'boris'] }, 'anna@example.ru'],
    ['adminEmails', { ...smallest, adminEmails: 'anna@example.ru' }, 'список'],
    ['userDirectory', { ...smallest, userDirectory: 'да' }, 'true или false'],
    ['sesSender', { ...smallest, sesSender: 'Призвание' }, 'no-reply@jobs.example.ru'],
    ['signInPrefix', { ...smallest, signInPrefix: 'My Board' }, 'строчные латинские'],
    ['signInPrefix', { ...smallest, signInPrefix: 'board-on-aws' }, 'без aws'],
    ['hh.tokenSercet', { ...smallest, hh: { ...smallest.hh, tokenSercet: 'x' } }, 'неизвестна'],
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

  test.each([[null], [[]], ['text']])('%j is no settings at all', (values) => {
    expect(() => parseSettings('test', values)).toThrow('объект JSON');
  });

  test('a name that cannot be in the name of a stack is refused', () => {
    expect(() => parseSettings('Prod 1', smallest)).toThrow('«name»');
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
