import { counted, type Forms, number } from '#core/domain/text/plural.ts';

const vacancies: Forms = ['вакансия', 'вакансии', 'вакансий'];

export const openVacancy = {
  back: 'Назад к списку',
  apply: 'Откликнуться на вакансию',
  letter: 'Написать сопроводительное письмо',
  applied: 'Заявка отправлена! Мы свяжемся с тобой в ближайшее время.',
  description: 'Описание',
  tags: 'Навыки',
  noSalary: 'Зарплата не указана',
  alsoIn: 'Также в\u00a0городах:',
  allCities: (n: number) => `ещё ${number(n)}`,
  contacts: 'Прямые контакты',
  showContacts: 'Показать контакты',
  contactKinds: { email: 'Почта', telegram: 'Telegram', site: 'Сайт' },
  missing: {
    heading: 'Вакансия не найдена',
    text: 'Скорее всего, её закрыли или ссылка устарела. В\u00a0списке есть другие.',
  },
  /** The day in words; null where it is not known. */
  closed: (title: string, employer: string, day: string | null) => ({
    heading: day === null ? 'Вакансия закрыта' : `Вакансия закрыта ${day}`,
    text: `«${title}», ${employer}: на\u00a0сайте, где её разместили, вакансии больше нет.`,
  }),
  similar: (n: number, scope: string) => `Похожие: ${scope}, ${counted(n, vacancies)}`,
  failedHint: 'Проверьте соединение и\u00a0попробуйте ещё раз.',
  offlineHint:
    'Нет соединения с\u00a0интернетом, а\u00a0эта вакансия не\u00a0сохранена. Она откроется сама, когда связь вернётся.',
};
