import type { LetterForm, LetterLength } from '#core/domain/writer/writing.ts';

/** The cover-letter tab. Quoted texts are those of docs/rules.md#letter-form and #errors-letter. */

export const letterForm = {
  heading: 'Данные для письма',
  job: 'Вакансия',
  jobHint: 'Выберите вакансию или впишите компанию и\u00a0должность сами',
  company: 'Компания',
  position: 'Должность',
  whyInterested: 'Почему интересно',
  whyInterestedHint: 'Необязательно. Что привлекает в\u00a0этой компании или задачах',
  relevantExperience: 'Релевантный опыт',
  relevantExperienceHint: 'Необязательно. О\u00a0чём сказать в\u00a0первую очередь',
  length: 'Объём',
  language: 'Язык письма',
  create: 'Создать письмо с AI',
  creating: 'Создаю письмо...',
  stop: 'Остановить',
  noCompany: 'Укажите компанию',
  noPosition: 'Укажите должность',
  draft: 'Набранное хранится в\u00a0этой вкладке, пока она открыта.',
};

export const letterLengthNames = {
  short: 'Короткое',
  regular: 'Обычное',
  long: 'Подробное',
} satisfies Record<LetterLength, string>;

export const letterLanguageNames = {
  auto: 'Как в\u00a0вакансии',
  ru: 'Русский',
  en: 'Английский',
} satisfies Record<LetterForm['language'], string>;

export const jobPicker = {
  placeholder: 'Выберите вакансию',
  search: 'Поиск вакансии...',
  empty: 'Вакансии не найдены.',
  list: 'Вакансии',
  samples: 'Примеры',
  found: 'Вакансии Призвания',
  loading: 'Загрузка вакансий...',
  failed: 'Не удалось загрузить вакансии',
  retry: 'Повторить',
  clear: 'Убрать вакансию',
  words: (company: string, location: string) => [company, location].filter((word) => word !== '').join(' · '),
};

export const noResume = {
  heading: 'Резюме пока нет',
  text: 'Письмо пишется по\u00a0резюме. Сначала добавьте его во\u00a0вкладке «Резюме» или заполните профиль.',
  action: 'Перейти к\u00a0резюме',
};

/** Where the letter will be. */
export const noLetter = {
  heading: 'Здесь появится письмо',
  text: 'Выберите вакансию или впишите компанию и\u00a0должность, остальное возьмём из\u00a0резюме и\u00a0профиля. Готовое письмо можно поправить, сохранить и\u00a0скачать.',
};

export const letterResult = {
  heading: 'Сопроводительное письмо',
  text: 'Текст письма',
  for: (position: string, company: string) => [position, company].filter((word) => word !== '').join(' · '),
  save: 'Сохранить',
  download: 'Скачать',
  fileName: 'cover-letter.txt',
  copy: 'Копировать',
  copied: 'Письмо скопировано',
  notCopied: 'Не\u00a0удалось скопировать. Выделите текст и\u00a0скопируйте его сами.',
  again: 'Перегенерировать',
  before: 'Вернуть прежнее письмо',
  stopped: 'Письмо не\u00a0дописано. Допишите его или попросите ещё раз.',
  check: 'Прочитайте письмо перед отправкой: вы знаете о\u00a0себе больше.',
  savedAt: (moment: string) => `Сохранено ${moment}`,
  changed: 'Есть несохранённые изменения',
  sent: 'Это письмо ушло с\u00a0откликом и\u00a0не\u00a0меняется: правка сохранится новым письмом.',
  localOnly: 'Кнопка «Сохранить» оставит письмо только в\u00a0этом браузере.',
};

export const savedLetters = {
  heading: 'Сохранённые письма',
  ofJob: 'Письма для этой вакансии',
  others: 'Письма для других вакансий',
  onlyHere: 'Только в\u00a0этом браузере',
  sent: 'Ушло с\u00a0откликом',
  sentHint:
    'Письмо, которое ушло с\u00a0откликом, не\u00a0меняется. Чтобы удалить его, сначала уберите его из\u00a0отклика.',
  compare: 'Сравнить два письма',
  noText: 'Текста этого письма в\u00a0этом браузере нет.',
  full: (most: number) =>
    `Достигнут предел ${most}: удалите одно из\u00a0писем для этой вакансии и\u00a0сохраните снова.`,
  fullAll: (most: number) => `Писем уже ${most}, больше нельзя. Удалите ненужные и\u00a0сохраните снова.`,
  unkept:
    'Браузер не\u00a0дал сохранить письмо: место кончилось или запись запрещена. Скачайте его, чтобы не\u00a0потерять.',
  open: 'Открыть',
  openNamed: (name: string) => `Открыть письмо: ${name}`,
  remove: 'Удалить',
  removeNamed: (name: string) => `Удалить письмо: ${name}`,
  removed: (name: string) => `Письмо удалено: ${name}`,
  putBack: 'Вернуть',
  failed: 'Сохранённые письма не\u00a0загрузились.',
  retry: 'Повторить',
};

export const letterToasts = {
  created: 'Письмо создано',
  saved: 'Письмо сохранено',
  fillIn: { title: 'Заполните данные', text: 'Укажите компанию и должность' },
  loadResume: {
    title: 'Загрузите резюме',
    text: "Сначала добавьте резюме во вкладке 'Резюме' или заполните профиль",
  },
  jobGone: 'Эта вакансия уже закрыта. Выберите другую или впишите компанию и\u00a0должность сами.',
};

export const letterFailures = {
  title: 'Ошибка создания письма',
  create: 'Не удалось создать сопроводительное письмо',
  tooLarge: 'Резюме или данные слишком большие. Сократите текст.',
  overQuota: 'На\u00a0сегодня ответы закончились. Попробуйте завтра.',
  list: 'Не удалось загрузить сохранённые письма',
  save: 'Не удалось сохранить письмо',
  onlyHere: 'Письмо есть только в\u00a0этом браузере',
  remove: 'Не удалось удалить письмо',
};
