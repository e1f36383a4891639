import type { RoleRelation } from '#core/domain/match/roles.ts';
import type { LimitReason } from '#core/domain/match/score/limits.ts';
import type { Part } from '#core/domain/match/score/points.ts';
import type { LanguageLevel } from '#core/domain/match/seeker/seeker.ts';
import { type Forms, form, number } from '#core/domain/text/plural.ts';

/** Above the list in the order of a match. */
export const order = {
  ranked: (n: number, of: number) =>
    `${number(n)}\u00a0из\u00a0${number(of)} по\u00a0совпадению, дальше по\u00a0дате`,
  rankedAll: (n: number) =>
    n === 1 ? 'Она одна, и\u00a0совпадение посчитано' : `Все ${number(n)} по\u00a0совпадению с\u00a0профилем`,
  consent:
    'Навыки, должность, отрасли, уровень, стаж, языки, город, формат и\u00a0желаемая зарплата уйдут с\u00a0этим запросом на\u00a0сервер в\u00a0облаке AWS за\u00a0пределами России и\u00a0не\u00a0сохранятся. Имя, контакты и\u00a0текст резюме остаются в\u00a0браузере. С\u00a0должностью уйдут и\u00a0прежние, а\u00a0вместо формата\u00a0— готовность к\u00a0переезду.',
  consentLabel: 'Сортировка по\u00a0совпадению с\u00a0профилем',
  agree: 'Сортировать',
  notNow: 'Не\u00a0сейчас',
  takeBack: 'Больше не\u00a0отправлять',
  about: 'Как считается совпадение',
  needed: 'Укажите должность и\u00a0три навыка',
  neededFor: ', чтобы сортировать по\u00a0совпадению.',
  fallback: ' Пока список в\u00a0обычном порядке.',
  off: 'Сортировка по\u00a0совпадению сейчас выключена. Список в\u00a0обычном порядке.',
  otherRules: 'Правила подбора обновились. Обновите страницу, чтобы оценки были точными.',
  reload: 'Обновить страницу',
  gaps: 'Что подтянуть',
  gap: (name: string, count: number, of: number) =>
    `${name}\u00a0— в\u00a0${number(count)} из\u00a0${number(of)}`,
};

const shared: Forms = ['общий навык', 'общих навыка', 'общих навыков'];

export const similar = {
  heading: 'Похожие вакансии',
  roles: { same: 'та\u00a0же роль', general: 'близкая роль', related: 'смежная роль' },
  skills: (n: number) => `${number(n)}\u00a0${form(n, shared)}`,
};

const languageNames: Readonly<Record<string, string>> = {
  english: 'английский',
  german: 'немецкий',
  french: 'французский',
  chinese: 'китайский',
  spanish: 'испанский',
  italian: 'итальянский',
};

/** Of an open vacancy. */
export const ownMatch = {
  heading: 'Совпадение с\u00a0профилем',
  outOf: 'из\u00a0100',
  picture: (score: number, parts: string) => `${score} из\u00a0100: ${parts}`,
  parts: {
    role: 'Роль',
    skills: 'Навыки',
    level: 'Уровень и\u00a0стаж',
    place: 'Место',
    pay: 'Зарплата',
    domain: 'Сфера',
  } satisfies Record<Part, string>,
  points: (n: number, of: number) => `${n} из\u00a0${of}`,
  unknown: 'неизвестно',
  deducted: (points: number) => `−${points}`,
  limits: {
    place: 'Другой город',
    language: (name: string, level: LanguageLevel) => `Нужен ${languageNames[name] ?? name} ${level}`,
    languageAny: 'Нужен язык выше вашего уровня',
    years: 'Опыта меньше половины нужного',
    musts: 'Почти нет обязательных навыков',
  } satisfies Record<LimitReason | 'languageAny', unknown>,
  limited: (reason: string) => `${reason}: оценка ограничена`,
  preliminary: 'Предварительно: о\u00a0вакансии или о\u00a0вас известно мало',
  preliminaryNoDescription: 'Предварительно: у\u00a0вакансии нет описания',
  /** What ends a line of a list ends no quote. */
  quote: (words: string) => `„${words.replace(/[\s;,.:]{1,5}$/u, '')}“`,
  /** Read aloud where an arrow stands. */
  sides: ', у\u00a0вас: ',
  must: 'обязательно',
  wish: 'будет плюсом',
  follows: (name: string) => `следует из\u00a0${name}:`,
  notFound: (has: { resume: boolean; profile: boolean }) =>
    has.resume && has.profile
      ? 'в\u00a0резюме и\u00a0профиле не\u00a0найдено'
      : has.resume
        ? 'в\u00a0резюме не\u00a0найдено'
        : 'в\u00a0профиле не\u00a0найдено',
  near: (names: readonly string[]) => `близко: ${names.join(', ')}`,
  noAsks: 'В\u00a0вакансии не\u00a0названы навыки, которые мы знаем.',
  relations: {
    same: 'та\u00a0же роль',
    general: 'близкая роль',
    related: 'смежная роль',
    other: 'другая роль',
  } satisfies Record<RoleRelation, string>,
  past: (relation: string) => `${relation}, по\u00a0прошлой работе`,
  experience: (least: number, most: number) => {
    if (most <= 1) return 'опыт не\u00a0нужен';
    if (most >= 40) return `опыт от\u00a0${least}\u00a0${form(least, ['года', 'лет', 'лет'])}`;
    return `опыт ${least}–${most}\u00a0${form(most, ['год', 'года', 'лет'])}`;
  },
  ownYears: (years: number) => {
    const whole = Math.floor(years);
    return whole === 0 ? 'меньше года' : `${number(whole)}\u00a0${form(whole, ['год', 'года', 'лет'])}`;
  },
  silent: {
    vacancy: 'вакансия об\u00a0этом молчит',
    own: 'у\u00a0вас не\u00a0указано',
    industry: 'в\u00a0строках о\u00a0работе не\u00a0названа',
  },
  about: 'Как считается совпадение',
  onDevice: 'Посчитано в\u00a0вашем браузере.',
  folded: (score: number) => `${score} из\u00a0100`,
  needed: 'Укажите должность и\u00a0три навыка',
  neededFor: ', чтобы увидеть совпадение с\u00a0профилем.',
};
