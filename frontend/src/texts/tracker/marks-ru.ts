import { counted, form, number } from '#core/domain/text/plural.ts';

export const marks = {
  save: 'Сохранить',
  saved: 'Сохранено',
  saveLabel: (title: string) => `Сохранить: ${title}`,
  savedTold: 'Сохранено в\u00a0«Моих откликах»',
  unsavedTold: 'Убрано из\u00a0«Моих откликов»',
  more: (title: string) => `Скрыть: ${title}`,
  hide: 'Скрыть',
  hideJob: 'Скрыть вакансию',
  hideCompany: 'Скрыть компанию',
  showAgain: 'Вернуть вакансию',
  showCompanyAgain: 'Вернуть компанию',
  hiddenTold: (title: string) => `Скрыто: «${title}»`,
  companyHiddenTold: (name: string) => `Скрыты вакансии компании: ${name}`,
  companiesFull: 'Достигнут предел 50: верните что-нибудь из\u00a0скрытых компаний в\u00a0«Моих откликах».',
  isHidden: 'Скрыто вами',
  hiddenRun: (n: number) => `Скрыто вами: ${number(n)}`,
  companiesLeftOut: (n: number) =>
    `${form(n, ['Скрыта', 'Скрыты', 'Скрыто'])} вами: ${counted(n, ['компания', 'компании', 'компаний'])}`,
  jobsLeftOut: (n: number) => counted(n, ['вакансия', 'вакансии', 'вакансий']),
  showLeftOut: 'Вернуть',
  leftOut: 'Скрытые компании',
  showOne: (name: string) => `Вернуть: ${name}`,
  showAll: 'Вернуть все',
  seen: 'Просмотрено',
  applied: (day: string) => `Вы откликнулись ${day}`,
};
