export const adminPage = {
  title: 'Панель администратора',
  tabs: { jobs: 'Вакансии', imports: 'Парсинг', users: 'Пользователи' },
  /** Behind the last part of a list. */
  end: 'Больше ничего нет',
};

/** Quoted by docs/rules.md#role-denied. */
export const adminGate = {
  loading: 'Загрузка...',
  unanswered: 'Не\u00a0удалось узнать, есть\u00a0ли у\u00a0вас права администратора',
  denied: 'Доступ запрещен',
  deniedText: 'У вас нет прав администратора для доступа к этой странице.',
};
