import { counted, form, number } from '#core/domain/text/plural.ts';

export const marks = {
  save: 'Сохранить',
  saved: 'Сохранено',
  saveLabel: (title: string) => `Сохранить: ${title}`,
  savedToast: 'Сохранено в\u00a0«Моих откликах»',
  unsavedToast: 'Убрано из\u00a0«Моих откликов»',
  keptWithMore:
    'Запись осталась в\u00a0«Моих откликах»: в\u00a0ней есть заметка, напоминание, история или то, что ушло с\u00a0откликом.',
  removeWithMore: 'Убрать вместе с\u00a0ними',
  more: (title: string) => `Скрыть: ${title}`,
  hide: 'Скрыть',
  hideJob: 'Скрыть вакансию',
  hideCompany: 'Скрыть компанию',
  showAgain: 'Вернуть вакансию',
  showCompanyAgain: 'Вернуть компанию',
  hiddenToast: (title: string) => `Скрыто: «${title}»`,
  companyHiddenToast: (name: string) => `Скрыты вакансии компании: ${name}`,
  companiesFull: 'Достигнут предел 50: верните что-нибудь из\u00a0скрытых компаний в\u00a0«Моих откликах».',
  isHidden: 'Скрыто вами',
  hiddenRun: (n: number) => `Скрыто вами: ${number(n)}`,
  hiddenCompanies: (n: number) =>
    `${form(n, ['Скрыта', 'Скрыты', 'Скрыто'])} вами: ${counted(n, ['компания', 'компании', 'компаний'])}`,
  hiddenJobs: (n: number) => counted(n, ['вакансия', 'вакансии', 'вакансий']),
  showHidden: 'Вернуть',
  hiddenHeading: 'Скрытые компании',
  showOne: (name: string) => `Вернуть: ${name}`,
  showAll: 'Вернуть все',
  seen: 'Просмотрено',
  appliedToast: 'Отклик отмечен в\u00a0«Моих откликах»',
  applied: (day: string) => `Вы откликнулись ${day}`,
};
