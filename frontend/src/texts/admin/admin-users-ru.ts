import { number } from '#core/domain/text/plural.ts';

export const users = {
  heading: 'Пользователи',
  search: 'Начало e-mail',
  searchLabel: 'Поиск по\u00a0началу e-mail',
  clear: 'Очистить поиск',
  email: 'Email',
  roles: 'Роли',
  registered: 'Дата регистрации',
  actions: 'Действия',
  /** Stands where there is no role (docs/rules.md#admin-users). */
  plain: 'user',
  you: 'это вы',
  noEmail: 'e-mail не\u00a0указан',
  grant: 'Дать admin',
  revoke: 'Убрать admin',
  grantNamed: (email: string) => `Дать admin: ${email}`,
  revokeNamed: (email: string) => `Убрать admin: ${email}`,
  lastAdmin: 'Это единственный администратор. Сначала дайте права кому-нибудь ещё.',
  more: 'Показать ещё',
  loading: 'Загрузка...',
  failedHint: 'Проверьте соединение и\u00a0попробуйте ещё раз.',
  nobody: 'Пользователей с\u00a0таким началом e-mail нет',
  reset: 'Показать всех',
  shown: (n: number) => `Показано пользователей: ${number(n)}`,
  note: 'Показан только текущий пользователь. Чтобы видеть всех, нужна дополнительная настройка: каталог пользователей для этой площадки выключен или недоступен.',
};

/** Quoted by docs/rules.md#errors-admin. */
export const userFailures = {
  load: 'Не удалось загрузить пользователей',
  role: 'Не удалось изменить права пользователя',
  lastAdmin: 'Не удалось изменить права пользователя: это единственный администратор.',
  unproved:
    'Не удалось изменить права пользователя: почта этого аккаунта не\u00a0подтверждена. Пусть владелец войдёт с\u00a0паролем и\u00a0введёт код из\u00a0письма, а\u00a0если входит через Google, подтвердит почту в\u00a0Google-аккаунте и\u00a0войдёт снова.',
  gone: 'Не удалось изменить права пользователя: такого аккаунта больше нет.',
};

export const userToasts = {
  success: 'Успешно',
  granted: (email: string) => `${email}: права администратора выданы`,
  revoked: (email: string) => `${email}: права администратора отозваны`,
};

export const ownRoleConfirmation = {
  heading: 'Убрать права у\u00a0себя?',
  text: 'Панель администратора сразу станет вам недоступна. Вернуть права сможет только другой администратор.',
  confirm: 'Убрать admin',
  cancel: 'Отмена',
};
