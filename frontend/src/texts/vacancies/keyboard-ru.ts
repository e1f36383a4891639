export const keyboard = {
  heading: 'Горячие клавиши',
  close: 'Закрыть',
  keys: [
    ['/', 'Перейти к\u00a0поиску'],
    ['j', 'Следующая вакансия'],
    ['k', 'Предыдущая вакансия'],
    ['s', 'Сохранить вакансию или убрать из\u00a0сохранённых'],
    ['h', 'Скрыть вакансию или вернуть'],
    ['a', 'Отметить отклик'],
    ['Enter', 'Открыть вакансию'],
    ['Esc', 'Вернуться к\u00a0списку'],
    ['?', 'Показать эту справку'],
  ],
  /** Enter follows the link that has the focus, as in any browser. A switch for the others: also in the account menu, since with the keys off none opens the help. */
  areOn: 'Работают клавиши /, j, k, s, h, a, Esc и\u00a0?',
  alsoInMenu: 'Переключатель есть и\u00a0в\u00a0меню «Аккаунт».',
} as const;
