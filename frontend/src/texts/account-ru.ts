import { counted, type Forms } from '#core/domain/text/plural.ts';
import { failure } from './ru.ts';

/** What one can do with all that is known of oneself: docs/rules.md#personal-export and #personal-erase. */

const files: Forms = ['файл', 'файла', 'файлов'];

export const ownDataActions = {
  takeOut: 'Скачать мои данные',
  erase: 'Удалить аккаунт',
};

export const exportDialog = {
  title: 'Скачать мои данные',
  text: 'Вы получите файл JSON и\u00a0загруженные документы, один за другим. Браузер может попросить разрешить несколько загрузок.',
  holds: 'В\u00a0файле будет:',
  parts: [
    'аккаунт и\u00a0роли;',
    'согласия: на\u00a0что и\u00a0когда;',
    'сохранённые письма;',
    'список документов и\u00a0пометки в\u00a0них;',
    'ответы помощника за\u00a0последние сутки;',
    'профиль и\u00a0резюме из\u00a0этого браузера.',
  ],
  start: 'Скачать',
  collecting: 'Собираем данные…',
  downloading: (n: number, of: number) => `Скачиваем документы: ${n} из\u00a0${of}`,
  done: (n: number) => (n === 0 ? 'Данные скачаны.' : `Данные и\u00a0${counted(n, files)} скачаны.`),
  missing: (names: readonly string[]) => `Не удалось скачать: ${names.join(', ')}.`,
  again: 'Скачать ещё раз',
  close: 'Закрыть',
  /** A day as '2026-11-20'. */
  fileName: (day: string) => `prizvanie-${day}.json`,
};

export const eraseDialog = {
  title: 'Удалить аккаунт?',
  text: 'Это нельзя отменить.',
  goes: {
    heading: 'Исчезнет сразу',
    parts: [
      'аккаунт и\u00a0вход в\u00a0него на\u00a0всех устройствах;',
      'документы с\u00a0пометками, сохранённые письма, ответы помощника, записи о\u00a0согласиях;',
      'профиль, резюме и\u00a0черновики в\u00a0этом браузере.',
    ],
  },
  stays: {
    heading: 'Останется',
    parts: [
      'журнал действий администратора, если вы им были: вместо вас в\u00a0нём псевдоним;',
      'резервные копии: они удаляются через 35\u00a0дней;',
      'профиль и\u00a0резюме в\u00a0других браузерах: удалите их там сами.',
    ],
  },
  type: (email: string) => `Чтобы подтвердить, введите ${email}`,
  /** Stands in for an e-mail that is not known. */
  word: 'удалить',
  mismatch: (email: string) => `Не\u00a0совпадает. Введите ${email}`,
  export: 'Сначала скачать мои данные',
  yes: 'Удалить аккаунт',
  erasing: 'Удаляем…',
  no: 'Отмена',
};

export const erased = {
  title: 'Аккаунт удалён',
  text: 'Аккаунт и\u00a0всё, что хранилось с\u00a0ним на\u00a0сервере, удалены. Вы вышли, данные в\u00a0этом браузере стёрты. Резервные копии исчезнут через 35\u00a0дней.',
  close: 'К\u00a0вакансиям',
};

export const ownDataFailures = {
  export: 'Не удалось собрать данные. Попробуйте ещё раз чуть позже.',
  erase:
    'Не удалось удалить аккаунт до\u00a0конца. Попробуйте ещё раз: удаление продолжится с\u00a0того же места.',
  signedOut: 'Вы вышли из\u00a0аккаунта. Войдите ещё раз и\u00a0повторите.',
  noAnswer: failure.noAnswer,
};
