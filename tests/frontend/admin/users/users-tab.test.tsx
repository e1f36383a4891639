import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { User } from '#core/domain/user/user.ts';
import { lastAdminOf } from '../../../../frontend/src/admin/users/users-tab.tsx';
import { UsersTable } from '../../../../frontend/src/admin/users/users-table.tsx';
import {
  users as texts,
  userFailures,
  userToasts,
} from '../../../../frontend/src/texts/admin/admin-users-ru.ts';

const person = (id: string, ...roles: string[]): User => ({
  id,
  email: `${id}@example.ru`,
  created_at: '2026-11-05T10:00:00.000Z',
  roles,
});

const htmlOf = (users: User[], props: { lastAdmin?: string; changing?: string } = {}) =>
  renderToStaticMarkup(
    <UsersTable
      users={users}
      ownId="anna"
      isStale={false}
      changing={null}
      lastAdmin={null}
      onChange={() => {}}
      {...props}
    />,
  );

const rowsOf = (html: string) =>
  html
    .split('<tr')
    .slice(1)
    .map((row) =>
      row
        .replace(/<[^>]+>/g, '|')
        .replaceAll('\u00a0', ' ')
        .replace(/^[^|]*\|+|\|+$/g, '')
        .replace(/\|+/g, '|'),
    );

describe('the table (docs/rules.md#admin-users)', () => {
  test('its columns, roles as badges, user where there is none', () => {
    const [head, admin, user] = rowsOf(htmlOf([person('anna', 'admin'), person('oleg')]));
    expect(head).toBe('Email|Роли|Дата регистрации|Действия');
    expect(admin).toBe('anna@example.ru| это вы|admin|05.11.2026|Убрать admin');
    expect(user).toBe('oleg@example.ru|user|05.11.2026|Дать admin');
  });

  test('buttons are told apart by whose they are', () => {
    expect(htmlOf([person('oleg')])).toContain('aria-label="Дать admin: oleg@example.ru"');
  });

  test('an account that nobody can name is still one that can be seen', () => {
    expect(rowsOf(htmlOf([{ ...person('x'), email: '' }]))[1]).toContain('e-mail не указан|user');
  });
});

describe('the last admin', () => {
  const users = [person('anna', 'admin'), person('oleg')];

  test('is known only where all users are on the screen', () => {
    expect(lastAdminOf(users, true)).toBe('anna');
    expect(lastAdminOf(users, false)).toBeNull();
    expect(lastAdminOf([...users, person('ira', 'admin')], true)).toBeNull();
  });

  test('cannot be removed', () => {
    const isDisabled = (html: string) => /<button[^>]*Убрать admin[^>]*aria-disabled="true"/.test(html);
    expect(isDisabled(htmlOf(users))).toBe(false);
    expect(isDisabled(htmlOf(users, { lastAdmin: 'anna' }))).toBe(true);
  });
});

test.each([
  [texts.grant, 'Дать admin'],
  [texts.revoke, 'Убрать admin'],
  [userFailures.load, 'Не удалось загрузить пользователей'],
  [userFailures.role, 'Не удалось изменить права пользователя'],
  [userToasts.success, 'Успешно'],
])('%s stands as it is quoted', (text, quoted) => expect(text).toBe(quoted));
