import { counted, number } from '#core/domain/text/plural.ts';
import { dayInWordsOf, timeOf } from './moments.ts';

/** '25 ноября 2026', by the reader's clock. */
export const dayWithYear = (iso: string): string => dayInWordsOf(iso);

/** By when it was kept: '25 ноября 2026, 14:02' */
export const letterName = (savedAt: string): string =>
  `Письмо от\u00a0${dayWithYear(savedAt)}, ${timeOf(savedAt)}`;

/** As it is, or with a number behind where another has it. */
export function freeName(desired: string, usedNames: readonly string[], maxLength: number): string {
  const names = [desired, ...usedNames.map((_, at) => ` (${at + 2})`)].map((name, at) =>
    at === 0 ? name : desired.slice(0, maxLength - name.length) + name,
  );
  return names.find((name) => !usedNames.includes(name)) ?? desired;
}

const characters = (n: number) => counted(n, ['знак', 'знака', 'знаков']);

export const resumeVersions = {
  heading: 'Версии резюме',
  about: (most: number) =>
    `Сохраните текст версией, и\u00a0в\u00a0«Моих откликах» можно будет отметить, какое резюме ушло; если сохранённое резюме с\u00a0ней совпадает, это отметится само. Текст версии не\u00a0меняется: после правки сохраните новую. Версий может быть не\u00a0больше ${most}.`,
  localOnly: 'Новые версии сохраняются только в\u00a0этом браузере.',
  inAccount: 'Версии хранятся в\u00a0этом браузере и\u00a0в\u00a0вашем аккаунте.',
  name: 'Название версии',
  nameHint: 'Необязательно. Например, «Для ML-инженера»',
  keep: 'Сохранить версию',
  madeName: (day: string) => `Версия от\u00a0${day}`,
  list: 'Сохранённые версии',
  kept: (name: string) => `Версия сохранена: «${name}»`,
  same: (name: string) => `Этот текст уже сохранён: «${name}»`,
  full: (most: number) => `Достигнут предел ${most}: удалите версию, которая больше не\u00a0нужна.`,
  unkept:
    'Браузер не\u00a0дал сохранить версию: место кончилось или запись запрещена. Скачайте текст, чтобы не\u00a0потерять его.',
  unnamed: 'Браузер не\u00a0дал сохранить новое название: место кончилось или запись запрещена.',
  tooLong: (most: number) => `Текст длиннее ${number(most)} знаков: сократите его.`,
  empty: 'Напишите или загрузите резюме, чтобы сохранить его версию.',
  sample: 'Это пример: замените его своим резюме, чтобы сохранить версию.',
  savedOn: (day: string) => `Сохранена ${day}`,
  length: characters,
  current: 'Текущее резюме',
  sentTo: (where: readonly string[]) => `Ушла с\u00a0откликом: ${where.join('; ')}`,
  andMore: (n: number) => `и\u00a0ещё ${number(n)}`,
  record: (title: string, company: string) => (company === '' ? `«${title}»` : `«${title}», ${company}`),
  stays: 'Чтобы удалить её, сначала уберите её из\u00a0откликов.',
  open: 'Открыть текст',
  openNamed: (name: string) => `: ${name}`,
  textOf: (name: string) => `Текст версии «${name}»`,
  noText: 'Текста этой версии в\u00a0этом браузере нет.',
  take: 'Сделать текущим',
  replaceText: (name: string) =>
    `Нынешний текст не\u00a0сохранён версией, и\u00a0больше его нигде нет. Он\u00a0будет заменён версией «${name}».`,
  madeCurrent: (name: string) => `Текущее резюме\u00a0— «${name}»`,
  notTaken:
    'Браузер не\u00a0дал заменить резюме: место кончилось, запись запрещена или в\u00a0другой вкладке вошёл кто-то ещё.',
  rename: 'Переименовать',
  renamed: (name: string) => `Новое название: «${name}»`,
  delete: 'Удалить',
  deleted: (name: string) => `Удалена версия: «${name}»`,
  notDeleted: 'Эта версия указана в\u00a0отклике, поэтому она остаётся.',
  notBack: 'Вернуть версию не\u00a0удалось: места для неё уже нет.',
  named: (act: string, name: string) => `${act}: ${name}`,
};

/** Of the record of an application. */
export const sentPapers = {
  none: 'Не\u00a0указано',
  own: 'Другое, своими словами',
  ownName: (label: string) => `${label}: название`,
  notHere: (name: string) => `${name} (нет в\u00a0этом браузере)`,
  open: (name: string) => `Открыть: ${name}`,
  noText: 'Текста в\u00a0этом браузере нет.',
  noLetters: 'Чтобы выбрать письмо, сохраните его для этой вакансии.',
  toLetter: 'К\u00a0письмам',
  noVersions: 'Чтобы выбирать по\u00a0названию, сохраните версию резюме.',
  toResume: 'К\u00a0резюме',
};

export const compareLetters = {
  heading: 'Сравнение писем',
  first: 'Первое письмо',
  second: 'Второе письмо',
  same: 'Тексты одинаковы.',
  differ: 'Выделено то, чего нет в\u00a0другом письме.',
  noText: 'Текста одного из\u00a0писем в\u00a0этом браузере нет.',
};
