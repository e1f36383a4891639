import type { SavedSearch } from '#core/contract/searches.ts';
import { maxSavedSearches, type Schedule } from '#core/domain/search/saved-search.ts';
import { counted, type Forms } from '#core/domain/text/plural.ts';

const searches: Forms = ['поиск', 'поиска', 'поисков'];

export const schedule: Record<Schedule, string> = {
  'first-import': 'после первого импорта дня',
  daily: 'раз в\u00a0день в\u00a009:00',
  never: 'никогда',
};

export const emails = {
  group: 'Письмо',
  line: (when: Schedule) => `Письмо: ${schedule[when]}`,
  paused: 'Пока поиск на\u00a0паузе, писем о\u00a0нём не\u00a0будет.',
  change: 'Изменить',
  changeAbout: (name: string) => `Изменить письма: ${name}`,
  get: 'Получать письма',
  getAbout: (name: string) => `Получать письма: ${name}`,
  onlyHere: 'Только в\u00a0этом браузере',
  stopped: {
    bounce: 'Письма остановлены: почта их не\u00a0принимает. Проверьте ящик и\u00a0включите письма снова.',
    complaint:
      'Письма остановлены: почта сообщила, что письмо отмечено как спам. Если это вышло случайно, включите их снова.',
    refused:
      'Письма остановлены: почтовая служба трижды не\u00a0взяла письмо на\u00a0ваш адрес. Проверьте, верно ли он\u00a0написан, и\u00a0включите письма снова.',
  } satisfies Record<NonNullable<SavedSearch['stopped']>, string>,
  again: 'Включить снова',
  againAbout: (name: string) => `Включить письма снова: ${name}`,
};

export const emailsDialog = {
  heading: 'Письма о\u00a0новых вакансиях',
  about: (name: string) => `Поиск: «${name}»`,
  savedHere: (name: string) =>
    `Поиск «${name}» сохранён в\u00a0этом браузере. Можно хранить его и\u00a0в\u00a0аккаунте и\u00a0получать письма о\u00a0новых вакансиях.`,
  offerHeading: 'Поиск сохранён',
  save: 'Сохранить',
  keep: 'Хранить в\u00a0аккаунте',
  cancel: 'Отмена',
  later: 'Не\u00a0сейчас',
  /** Of all searches together (docs/rules.md#emails-when). */
  oneEmail: 'Письмо одно на\u00a0все поиски и\u00a0не\u00a0чаще раза в\u00a0день.',
  done: (name: string, when: Schedule) =>
    when === 'never'
      ? `Поиск «${name}» хранится в\u00a0аккаунте, писем о\u00a0нём не\u00a0будет.`
      : `«${name}»: письмо ${schedule[when]}, если появится новое.`,
  offline: 'Нет соединения. Проверьте его и\u00a0нажмите ещё раз.',
  signedOut: 'Вы\u00a0вышли из\u00a0аккаунта. Войдите ещё раз и\u00a0повторите.',
  failed: 'Не\u00a0удалось сохранить. Попробуйте ещё раз.',
};

export const subscribeDialog = {
  email: 'E-mail',
  wrongEmail: 'Проверьте адрес: он должен выглядеть как anna@example.ru',
  subscribe: 'Подписаться',
  sentHeading: 'Проверьте почту',
  sent: (email: string) =>
    `На\u00a0адрес ${email} придёт письмо со\u00a0ссылкой, если сегодня мы\u00a0её туда ещё не\u00a0присылали. Откройте её и\u00a0нажмите «Подтвердить»: до\u00a0этого писем по\u00a0этому поиску не\u00a0будет. Ссылка действует двое суток.`,
  sentOnce:
    'Ссылку мы\u00a0присылаем на\u00a0один адрес раз в\u00a0день. Если сегодня уже присылали, этот поиск к\u00a0подписке не\u00a0добавится: повторите завтра.',
  apart:
    'Пауза и\u00a0удаление поиска в\u00a0этом браузере письма не\u00a0остановят: отписаться можно по\u00a0ссылке в\u00a0каждом письме.',
  close: 'Закрыть',
  offline: 'Нет соединения. Проверьте его и\u00a0нажмите ещё раз.',
  failed: 'Не\u00a0удалось подписаться. Попробуйте ещё раз чуть позже.',
};

export const accountSearches = {
  label: 'Хранение поисков',
  keep: 'Хранить в\u00a0аккаунте',
  unite: 'Сложить вместе и\u00a0хранить в\u00a0аккаунте',
  bringBack: 'Показать поиски из\u00a0аккаунта',
  onlyHere: (n: number) => `Только в\u00a0этом браузере: ${counted(n, searches)}.`,
  onlyThere: (n: number) => `В\u00a0аккаунте есть ещё ${counted(n, searches)}.`,
  noRoom: (n: number) =>
    `Здесь помещается ${maxSavedSearches}, поэтому только в\u00a0аккаунте: ${counted(n, searches)}. Удалите здесь то, что больше не\u00a0нужно, и\u00a0появится остальное.`,
  noRoomThere: (n: number) =>
    `В\u00a0аккаунте помещается ${maxSavedSearches}, поэтому только в\u00a0этом браузере: ${counted(n, searches)}. Удалите то, что больше не\u00a0нужно.`,
  kept: 'Поиски хранятся в\u00a0аккаунте.',
  held: 'Письма пока не\u00a0приходят: адрес аккаунта не\u00a0подтверждён. Новое дождётся подтверждения, но\u00a0не\u00a0дольше 90\u00a0дней.',
  proveAtGoogle: 'Подтвердите его в\u00a0Google-аккаунте и\u00a0войдите снова.',
  sending: 'Сохраняем в\u00a0аккаунте…',
  offline: 'Нет соединения: свяжемся с\u00a0аккаунтом, когда оно появится. Здесь всё цело.',
  failed: 'Не\u00a0удалось связаться с\u00a0аккаунтом. Здесь всё цело.',
  again: 'Повторить',
};
