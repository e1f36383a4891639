export const documentsPage = {
  title: 'Мои документы',
  subtitle: 'Редактирование резюме и\u00a0создание сопроводительных писем',
  back: 'К\u00a0вакансиям',
};
