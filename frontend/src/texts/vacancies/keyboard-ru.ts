export const keyboard = {
  heading: 'Горячие клавиши',
  close: 'Закрыть',
  keys: [
    ['/', 'Перейти к\u00a0поиску'],
    ['j', 'Следующая вакансия'],
    ['k', 'Предыдущая вакансия'],
    ['Enter', 'Открыть вакансию'],
    ['Esc', 'Вернуться к\u00a0списку'],
    ['?', 'Показать эту справку'],
  ],
  /** A switch: also in the account menu, since with the keys off none opens the help. */
  areOn: 'Работают клавиши /, j, k и\u00a0?',
  alsoInMenu: 'Переключатель есть и\u00a0в\u00a0меню «Аккаунт».',
} as const;
