import type { PayKind } from '#core/domain/job/pay/salary.ts';
import { counted, type Forms, form, number } from '#core/domain/text/plural.ts';

const basisForms: Forms = ['вакансии', 'вакансиям', 'вакансиям'];

export const match = {
  title: 'Насколько вакансия про ИИ',
  score: (score: number) => `${score}\u00a0%`,
  basedOn150: 'Основано на анализе 150+ похожих вакансий',
  basedOnAll: (n: number) => `Основано на анализе всех остальных вакансий: их\u00a0${number(n)}`,
  moreThan: (percent: number) => `Больше про ИИ, чем ${percent}\u00a0% из\u00a0них`,
};

/** Net and gross are never in one set (docs/rules.md#salary-kinds). */
const paidAs: Record<PayKind, string> = {
  net: 'с\u00a0зарплатой на\u00a0руки',
  gross: 'с\u00a0зарплатой до\u00a0вычета налогов',
  unsaid: 'с\u00a0зарплатой без\u00a0слов о\u00a0налогах',
};

export const salary = {
  heading: 'Анализ зарплаты',
  median: 'медиана',
  p25: 'четверть платит меньше',
  p75: 'четверть платит больше',
  based: (n: number, pay: PayKind, scope: string | null) =>
    scope === null
      ? `По\u00a0${counted(n, basisForms)} всех профессий ${paidAs[pay]}`
      : `По\u00a0${counted(n, basisForms)} ${paidAs[pay]}: ${scope}`,
  above: (percent: number) => `На\u00a0${percent}\u00a0% выше медианы`,
  below: (percent: number) => `На\u00a0${percent}\u00a0% ниже медианы`,
  same: 'На уровне медианы',
  own: 'эта вакансия',
  half: (from: string, to: string) => `У\u00a0половины от\u00a0${from} до\u00a0${to}.`,
  dot: (n: number) =>
    n === 1
      ? 'Точка\u00a0— вакансия'
      : `Точка\u00a0— до\u00a0${number(n)}\u00a0${form(n, ['вакансии', 'вакансий', 'вакансий'])}`,
  beyond: (n: number) => `, ещё ${number(n)} за\u00a0краями рисунка`,
};

const openVacancies: Forms = ['открытая вакансия', 'открытые вакансии', 'открытых вакансий'];

export const company = {
  title: (name: string) => `${name}: вакансии`,
  loading: { title: 'Компания', text: 'Загрузка компании...' },
  offlineHint:
    'Нет соединения с\u00a0интернетом, а\u00a0страница этой компании не\u00a0сохранена. Она откроется сама, когда связь вернётся.',
  open: (n: number) => counted(n, openVacancies),
  first: (day: string) => `первая из\u00a0известных нам вышла ${day}`,
  jobs: 'Открытые вакансии',
  search: 'Искать среди них с\u00a0фильтрами',
  salary: 'Зарплаты в\u00a0этой компании',
  salaryOf: (n: number, pay: PayKind) => `По\u00a0${counted(n, basisForms)} ${paidAs[pay]}`,
  missing: {
    heading: 'Открытых вакансий нет',
    text: 'У\u00a0этой компании сейчас нет открытых вакансий, или ссылка устарела.',
    list: 'Перейти ко\u00a0всем вакансиям',
  },
};
