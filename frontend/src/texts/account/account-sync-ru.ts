import { counted, number } from '#core/domain/text/plural.ts';
import type { SyncKind } from '#core/domain/user/consent.ts';
import type { ProfileText } from '#core/domain/user/merge-profiles.ts';
import { fields } from './profile-ru.ts';

export const accountSync = {
  label: {
    tracker: 'Хранение откликов',
    profile: 'Хранение профиля',
    resume: 'Хранение резюме',
    versions: 'Хранение версий резюме',
  } satisfies Record<SyncKind, string>,
  keep: 'Хранить в\u00a0аккаунте',
  stop: 'Не хранить в\u00a0аккаунте',
  saved: (when: string) => `Сохранено в\u00a0аккаунте ${when}`,
  sending: 'Сохраняем в\u00a0аккаунте…',
  on: 'Хранится в\u00a0аккаунте',
  offline: 'Нет соединения: отправим, когда оно появится',
  failed: 'Не\u00a0удалось связаться с\u00a0аккаунтом: повторим через минуту. Здесь всё цело.',
  notTurnedOn: 'Не\u00a0удалось включить: проверьте соединение и\u00a0нажмите ещё раз.',
  full: 'В\u00a0аккаунте больше нет места: новое осталось только в\u00a0этом браузере. Удалите записи или верните скрытое; место может освободиться не\u00a0сразу.',
  tooLarge: (kind: SyncKind): string =>
    kind === 'versions'
      ? 'Версий для аккаунта слишком много: последние изменения остались только в\u00a0этом браузере. Удалите ненужные версии.'
      : 'Слишком много текста: он остался только в\u00a0этом браузере. Сократите его.',
  unkept:
    'В\u00a0аккаунте всё есть, но\u00a0этот браузер не\u00a0дал это сохранить: место кончилось или\u00a0хранение запрещено.',
  asks: 'Здесь и\u00a0в\u00a0аккаунте записано разное. Выберите, что оставить: до\u00a0этого ничего не\u00a0изменится.',
  endedElsewhere:
    'На\u00a0другом устройстве хранение выключили и\u00a0удалили всё из\u00a0аккаунта. Здесь всё осталось.',
  choose: 'Выбрать',
};

export const stopSync = {
  heading: 'Больше не\u00a0хранить в\u00a0аккаунте?',
  text: 'В\u00a0этом браузере всё останется. Удалить то, что уже хранится в\u00a0аккаунте?',
  keep: 'Оставить в\u00a0аккаунте',
  keepHint: 'Выключится только здесь: другие ваши устройства продолжат.',
  delete: 'Удалить из\u00a0аккаунта',
  deleteHint: 'Выключится на\u00a0всех устройствах. На\u00a0каждом останется то, что на\u00a0нём есть.',
  cancel: 'Отмена',
  failed:
    'Не\u00a0удалось удалить: проверьте соединение и\u00a0попробуйте ещё раз. Пока ничего не\u00a0изменилось.',
};

const names: Record<ProfileText, string> = {
  fullName: fields.fullName.label,
  position: fields.position.label,
  experience: fields.experience.label,
  location: fields.location.label,
  salary: fields.salary.label,
  about: fields.about.label,
};

export const syncChoice = {
  heading: 'Что оставить?',
  profile: 'Эти поля изменены и\u00a0здесь, и\u00a0на\u00a0другом устройстве. Остальное сложится вместе.',
  resume: 'Резюме изменено и\u00a0здесь, и\u00a0на\u00a0другом устройстве. Второе будет заменено.',
  mine: 'На\u00a0этом устройстве',
  theirs: 'В\u00a0аккаунте',
  takeMine: 'Оставить с\u00a0этого устройства',
  takeTheirs: 'Взять из\u00a0аккаунта',
  later: 'Решить позже',
  notTaken: 'Не\u00a0удалось сохранить выбор: проверьте соединение и\u00a0нажмите ещё раз.',
  changed: 'Пока вы выбирали, одна из\u00a0версий изменилась. Посмотрите и\u00a0выберите ещё раз.',
  empty: 'пусто',
  field: (name: ProfileText) => names[name],
  about: (characters: number, confirmed: number) =>
    `${counted(characters, ['знак', 'знака', 'знаков'])}, подтверждено: ${number(confirmed)}`,
};

/** Of a resume that was not the saved one when another text was begun here: by another tab or device, or before a sign-in. */
export const draftChoice = {
  text: 'Уже сохранено другое резюме: здесь, в\u00a0другой вкладке или на\u00a0другом устройстве. Останется один из\u00a0двух текстов.',
  mine: 'Набрано здесь',
  theirs: 'Сохранено',
  takeMine: 'Сохранить набранное',
  takeTheirs: 'Взять сохранённое',
};
