import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { auditActions } from '#core/domain/user/audit.ts';
import { AuditList } from '../../../../frontend/src/admin/audit/audit-list.tsx';
import { changesOf } from '../../../../frontend/src/admin/audit/changes.ts';
import type { AuditRecord } from '../../../../frontend/src/admin/audit/queries.ts';

const record = (fields: Partial<AuditRecord> = {}): AuditRecord => ({
  id: '1',
  at: '2026-11-20T11:05:00.000Z',
  actor: { id: 'abcdefgh-1234', email: 'anna@example.ru' },
  action: 'job_hidden',
  subject: 'hh-1',
  subjectEmail: null,
  title: 'ML-инженер',
  before: { is_active: true },
  after: { is_active: false },
  ...fields,
});

const wordsOf = (...records: AuditRecord[]) =>
  renderToStaticMarkup(<AuditList records={records} />)
    .replace(/<[^>]+>/g, '|')
    .replaceAll('\u00a0', ' ')
    .replace(/\|+/g, '|');

describe('an entry', () => {
  test('says who, when, what, and the fields before and after', () => {
    expect(wordsOf(record())).toMatch(
      /\|\d\d\.11\.2026, \d\d:\d\d\|anna@example\.ru\|Вакансия «ML-инженер» скрыта с сайта\|Статус\|было \|Активна\|→\|стало \|Неактивна\|/,
    );
  });

  test('of a role names whose it was', () => {
    const granted = record({
      action: 'admin_granted',
      title: null,
      subject: 'ffffeeee-1',
      subjectEmail: 'o@x.ru',
    });
    expect(wordsOf(granted)).toContain('|Права администратора выданы: o@x.ru|');
    expect(wordsOf({ ...granted, subjectEmail: null })).toContain('выданы: пользователь ffffeeee|');
  });

  test('of somebody whom the directory does not know still tells people apart', () => {
    expect(wordsOf(record({ actor: { id: 'abcdefgh-1234', email: null } }))).toContain(
      '|Администратор abcdefgh|',
    );
  });

  test('of the sweep names no administrator', () => {
    const revoked = record({ action: 'admin_revoked', title: null, actor: { id: 'sweep', email: null } });
    expect(wordsOf(revoked)).toContain('|Очистка удалённых аккаунтов|');
  });

  test.each(auditActions)('%s has a sentence of its own', (action) => {
    const sentence = /\|anna@example\.ru\|([^|]+)\|/.exec(wordsOf(record({ action })))?.[1] ?? '';
    expect(sentence).toMatch(/^[А-ЯЁ].* /);
    expect(sentence).not.toMatch(/undefined|null|_/);
  });
});

describe('changes in words', () => {
  const change = (field: string, before: unknown, after: unknown) =>
    changesOf({ before: { [field]: before }, after: { [field]: after } }).map((change) =>
      `${change.name}: ${change.before} → ${change.after}`.replaceAll('\u00a0', ' '),
    );

  test.each([
    ['salary', 'от 100 000 ₽', null, 'Зарплата: от 100 000 ₽ → пусто'],
    ['job_type', 'Full-time', 'Remote', 'Формат: Полная занятость → Удаленная работа'],
    ['category_id', 'backend', 'frontend', 'Категория: Backend → Frontend'],
    ['tags', ['Go'], ['Go', 'SQL'], 'Навыки: Go → Go, SQL'],
    ['contacts', [], ['email', 'telegram'], 'Контакты: пусто → e-mail, Telegram'],
    ['is_recommended', false, true, 'Рекомендуем: нет → да'],
    ['roles', [], ['admin'], 'Роли: user → admin'],
    ['crawl', 'incremental', 'full', 'Вид: обновление → полный'],
    ['sources', ['hh'], ['hh', 'trudvsem'], 'Источники: hh.ru → hh.ru, «Работа России»'],
  ])('%s', (field, before, after, words) => {
    expect(change(field, before, after)).toEqual([words]);
  });

  test('what has not changed, and what means nothing to people, is left out', () => {
    expect(change('title', 'Одно', 'Одно')).toEqual([]);
    expect(change('company_id', '1', '2')).toEqual([]);
  });

  test('a new vacancy has no before, a deleted one no after', () => {
    expect(changesOf({ before: null, after: { company: 'Вектор' } })).toEqual([
      { name: 'Компания', before: null, after: 'Вектор' },
    ]);
    expect(changesOf({ before: { company: 'Вектор' }, after: null })).toEqual([
      { name: 'Компания', before: 'Вектор', after: null },
    ]);
  });
});
