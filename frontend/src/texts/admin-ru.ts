export const adminPage = {
  title: 'Панель администратора',
};

/** Spec §2, quoted. */
export const adminGate = {
  loading: 'Загрузка...',
  denied: 'Доступ запрещен',
  deniedText: 'У вас нет прав администратора для доступа к этой странице.',
};
