import { expect, test } from 'vitest';
import {
  sessionFailures,
  sessionToasts,
  signInDialog,
} from '../../../frontend/src/texts/account/session-ru.ts';
import { adminGate, adminPage } from '../../../frontend/src/texts/admin/admin-ru.ts';
import { documentsPage } from '../../../frontend/src/texts/documents-ru.ts';
import { shell } from '../../../frontend/src/texts/ru.ts';

test.each([
  [shell.documents, 'Документы'],
  [shell.profile, 'Профиль'],
  [shell.admin, 'Админка'],
  [shell.signIn, 'Войти'],
  [signInDialog.title, 'Вход в аккаунт'],
  [signInDialog.tabs.signIn, 'Вход'],
  [signInDialog.tabs.signUp, 'Регистрация'],
  [signInDialog.busy, 'Загрузка...'],
  [sessionToasts.successTitle, 'Успешно!'],
  [sessionToasts.signedUp, 'Аккаунт создан. Вы можете войти.'],
  [sessionToasts.signedIn, 'Вы вошли в систему.'],
  [sessionFailures.signUp, 'Не удалось создать аккаунт'],
  [sessionFailures.signIn, 'Не удалось войти'],
  [sessionFailures.google, 'Не удалось войти через Google'],
  [adminPage.title, 'Панель администратора'],
  [adminGate.loading, 'Загрузка...'],
  [adminGate.denied, 'Доступ запрещен'],
  [adminGate.deniedText, 'У вас нет прав администратора для доступа к этой странице.'],
  [documentsPage.title, 'Мои документы'],
])('%s stands as it is quoted', (text, quoted) => {
  expect(text).toBe(quoted);
});
