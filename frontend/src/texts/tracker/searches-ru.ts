import { counted } from '#core/domain/text/plural.ts';

export const saveSearch = {
  saved: (name: string, hadDays: boolean) =>
    `Поиск сохранён: «${name}».${hadDays ? ' Дата размещения в\u00a0него не\u00a0входит: новое и\u00a0так считается с\u00a0прошлого просмотра.' : ''}`,
};

export const searchProblems = {
  full: 'Достигнут предел 20: удалите сохранённый поиск, который больше не\u00a0нужен.',
  unkept:
    'Браузер не\u00a0дал это сохранить: место кончилось или запись запрещена. Поиск проживёт, пока открыта страница.',
};

export const searches = {
  heading: 'Сохранённые поиски',
  empty: 'Здесь будут поиски, которые вы сохраните. Работает и\u00a0без входа',
  emptyHint: 'Выберите фильтры или введите запрос и\u00a0нажмите «Сохранить поиск» над списком вакансий.',
  toJobs: 'К\u00a0вакансиям',
  fresh: (n: number) => counted(n, ['новая', 'новые', 'новых']),
  noneFresh: 'Новых вакансий нет',
  notCounted: 'Не\u00a0удалось посчитать новые.',
  countAgain: 'Посчитать ещё раз',
  paused: 'На\u00a0паузе',
  since: (day: string) => `Просмотрено: ${day}`,
  about: (act: string, name: string) => `${act}: ${name}`,
  rename: 'Переименовать',
  pause: 'Приостановить',
  resume: 'Возобновить',
  feed: 'Лента Atom',
  delete: 'Удалить',
  deleted: (name: string) => `Удалён поиск: «${name}»`,
  pausedAnnouncement: (name: string) => `«${name}»: на\u00a0паузе`,
  resumedAnnouncement: (name: string) => `«${name}»: снова ищем новое`,
  name: 'Название поиска',
  renamed: (name: string) => `Новое название: «${name}»`,
};
