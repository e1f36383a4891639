import { counted, type Forms } from '#core/domain/text/plural.ts';

const vacancies: Forms = ['вакансия', 'вакансии', 'вакансий'];
const dayForms: Forms = ['день', 'дня', 'дней'];

export const freshness = {
  heading: 'Как давно открыта',
  open: (days: number) => (days === 0 ? 'Открыта сегодня.' : `Открыта ${counted(days, dayForms)}.`),
  closing: (days: number, n: number, scope: string | null) => {
    const subject = scope === null ? 'всех вакансий' : 'похожих';
    const when = days === 0 ? 'в\u00a0день публикации' : `за\u00a0${counted(days, dayForms)}`;
    const basis = scope === null ? counted(n, vacancies) : `${counted(n, vacancies)}: ${scope}`;
    return `Половина ${subject} закрывается ${when} (${basis}).`;
  },
  reposts: (n: number) => `Публиковалась заново ${counted(n, ['раз', 'раза', 'раз'])}.`,
};
