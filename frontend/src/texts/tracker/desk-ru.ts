import { counted, type Forms, number } from '#core/domain/text/plural.ts';
import type { Stage } from '#core/domain/tracker/stage.ts';

export const stageNames: Record<Stage, string> = {
  saved: 'Сохранено',
  applied: 'Отклик',
  screening: 'Скрининг',
  interview: 'Собеседование',
  offer: 'Оффер',
  accepted: 'Принят',
  rejected: 'Отказ',
  silent: 'Нет ответа',
  withdrawn: 'Отозван',
};

/** «Отказ (после: Скрининг)» */
export const endOf = (stage: Stage, after: Stage | null): string =>
  after === null ? stageNames[stage] : `${stageNames[stage]} (после: ${stageNames[after]})`;

export const trackerProblems = {
  full: 'Достигнут предел 500: удалите из\u00a0«Моих откликов» то, что больше не\u00a0нужно.',
  unkept:
    'Браузер не\u00a0дал это сохранить: место кончилось или запись запрещена. Запись проживёт, пока открыта страница.',
};

const reminders: Forms = ['напоминание', 'напоминания', 'напоминаний'];

export const trackedCount = {
  inWork: (n: number) => `${number(n)}\u00a0в\u00a0работе`,
  dueReminders: (n: number) => counted(n, reminders),
};

export const applyQuestion = {
  before: 'Вы откликнулись на\u00a0',
  title: (title: string) => `«${title}»`,
  after: '?',
  yes: 'Да',
  no: 'Нет',
  later: 'Напомнить завтра',
  reminder: 'Откликнуться на\u00a0вакансию',
  laterToast: 'Завтра в\u00a09:00 рядом с\u00a0«Моими откликами» появится напоминание.',
  standsToast: 'Напоминание об\u00a0этой вакансии уже стоит: оно осталось, каким было.',
  yesToast: 'Записали в\u00a0«Мои отклики»',
};

export const undo = 'Отменить';
