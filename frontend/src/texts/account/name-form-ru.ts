export const nameForm = {
  save: 'Сохранить',
  cancel: 'Отмена',
  missing: 'Укажите название.',
};
