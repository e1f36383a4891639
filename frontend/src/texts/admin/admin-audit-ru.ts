import { number } from '#core/domain/text/plural.ts';
import type { AuditRecord } from '#core/domain/user/audit.ts';

const quoted = (title: string) => `«${title}»`;

export const audit = {
  open: 'Журнал изменений',
  heading: 'Журнал изменений',
  hint: 'Всё, что меняли администраторы. Записи нельзя изменить или удалить.',
  loading: 'Загрузка...',
  failed: 'Не удалось загрузить журнал',
  failedHint: 'Проверьте соединение и\u00a0попробуйте ещё раз.',
  empty: 'Изменений пока нет',
  emptyHint:
    'Здесь появится всё, что администраторы сделают с\u00a0вакансиями, пользователями и\u00a0парсингом.',
  more: 'Показать ещё',
  somebody: 'Администратор',
  somebodyId: (id: string) =>
    id === 'sweep' ? 'Очистка удалённых аккаунтов' : `Администратор ${id.slice(0, 8)}`,
  was: 'было',
  is: 'стало',
  nothing: 'пусто',
};

const vacancy = (verb: string) => (title: string) => `Вакансия ${quoted(title)} ${verb}`;

/** What was done; the argument names what it was done to. */
export const actions: Record<AuditRecord['action'], (subject: string) => string> = {
  job_created: vacancy('добавлена'),
  job_edited: vacancy('изменена'),
  job_shown: vacancy('показана на\u00a0сайте'),
  job_hidden: vacancy('скрыта с\u00a0сайта'),
  job_deleted: vacancy('удалена'),
  admin_granted: (who) => `Права администратора выданы: ${who}`,
  admin_revoked: (who) => `Права администратора отозваны: ${who}`,
  import_started: () => 'Парсинг запущен',
  import_stopped: () => 'Парсинг остановлен',
  import_resumed: () => 'Парсинг продолжен',
  gone_hidden: () => 'Вакансии, пропавшие из\u00a0источника, скрыты',
  gone_kept: () => 'Вакансии, пропавшие из\u00a0источника, оставлены',
};

export const user = (id: string) => `пользователь ${id.slice(0, 8)}`;

export const fields = {
  title: 'Название',
  company: 'Компания',
  location: 'Локация',
  job_type: 'Формат',
  salary: 'Зарплата',
  category_id: 'Категория',
  industry_id: 'Сфера',
  tags: 'Навыки',
  description: 'Описание',
  source_url: 'Ссылка на\u00a0источник',
  contacts: 'Контакты',
  is_active: 'Статус',
  is_recommended: 'Рекомендуем',
  roles: 'Роли',
  crawl: 'Вид',
  sources: 'Источники',
  gone: 'Пропало',
  hidden: 'Скрыто',
} as const;

export const values = {
  active: 'Активна',
  inactive: 'Неактивна',
  yes: 'да',
  no: 'нет',
  user: 'user',
  crawls: { full: 'полный', incremental: 'обновление' },
  contacts: { email: 'e-mail', telegram: 'Telegram', site: 'сайт' },
  number,
};
