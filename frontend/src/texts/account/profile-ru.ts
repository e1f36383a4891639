import { counted, type Forms, number } from '#core/domain/text/plural.ts';
import type { DocumentType } from '#core/domain/user/profile.ts';

const files: Forms = ['файл', 'файла', 'файлов'];

/** The fields that onboarding and the profile page share. */
export const fields = {
  fullName: { label: 'Имя и\u00a0фамилия', placeholder: 'Анна Иванова' },
  position: { label: 'Желаемая должность', placeholder: 'ML-инженер' },
  experience: { label: 'Опыт работы', placeholder: '5\u00a0лет' },
  location: { label: 'Город', placeholder: 'Москва' },
  salary: { label: 'Желаемая зарплата', placeholder: 'от\u00a0250\u00a0000\u00a0₽' },
  about: {
    label: 'О\u00a0себе',
    placeholder: 'Чем занимаетесь, что получается лучше всего, какую работу ищете',
  },
} as const;

export const skillsField = {
  label: 'Навык',
  placeholder: 'Например, Python',
  add: 'Добавить',
  chosen: 'Добавленные навыки',
  remove: 'убрать',
  added: (skill: string) => `Добавлено: ${skill}`,
  removed: (skill: string) => `Убрано: ${skill}`,
  repeated: (skill: string) => `Уже есть в\u00a0списке: ${skill}`,
  full: (most: number) =>
    `В\u00a0списке уже ${counted(most, ['навык', 'навыка', 'навыков'])}, больше добавить нельзя. Уберите лишние.`,
};

/** Beside a field that takes no more. */
export const fieldIsFull = (most: number) =>
  `Здесь помещается не\u00a0больше ${number(most)} символов: дальше текст не\u00a0вводится.`;

/** The same as the page about the match says. */
const sentForMatch =
  'Если вы согласились на\u00a0порядок по\u00a0совпадению, для него и\u00a0для блока «Подходит вам» из\u00a0профиля, включая «О\u00a0себе», и\u00a0из\u00a0резюме уходят навыки, должность и\u00a0прежние должности\u00a0— словами нашего словаря, сферы, уровень, стаж, языки, город, готовность к\u00a0переезду и\u00a0желаемая зарплата.';

export const profilePage = {
  title: 'Личный кабинет',
  localOnly: `Профиль хранится только в\u00a0этом браузере: если очистить данные сайта, он пропадёт. На\u00a0сервер он уходит, лишь когда вы просите сопроводительное письмо, а\u00a0также рекомендации или прочтение нейросетью по\u00a0резюме, составленному из\u00a0профиля. ${sentForMatch} Документы уходят, когда вы их загружаете.`,
  inAccount: `Профиль хранится в\u00a0этом браузере и\u00a0в\u00a0вашем аккаунте. Кроме того, он уходит на\u00a0сервер, когда вы просите сопроводительное письмо, а\u00a0также рекомендации или прочтение нейросетью по\u00a0резюме, составленному из\u00a0профиля. ${sentForMatch} Документы уходят, когда вы их загружаете.`,
  loading: 'Загрузка...',
  personal: 'Личная информация',
  documents: 'Документы',
  skills: 'Навыки',
  preferences: 'Предпочтения по\u00a0работе',
  cancel: 'Отмена',
  save: 'Сохранить изменения',
  saved: '✅ Профиль сохранен!',
  savedAt: (time: string) => `Сохранено ${time}`,
  unsaved: 'Есть несохранённые изменения',
  notSaved:
    'Не удалось сохранить профиль: браузер не\u00a0дал места или запретил хранить данные, либо в\u00a0другой вкладке вошёл кто-то ещё.',
};

export const documents = {
  drop: 'Перетащите файл сюда или выберите его',
  formats: 'PDF, DOC, DOCX до 10 MB',
  alsoText: 'Можно и\u00a0TXT, и\u00a0несколько файлов сразу',
  upload: 'Загрузить файл',
  uploadLater: 'Загрузка файлов будет доступна после подключения облачного хранилища',
  list: 'Список документов',
  types: {
    resume: 'Резюме',
    portfolio: 'Портфолио',
    certificate: 'Сертификат',
  } satisfies Record<DocumentType, string>,
  view: 'Просмотр',
  viewNamed: (name: string) => `Просмотр: ${name}`,
  viewLater: 'Сохранено только имя файла: посмотреть его можно будет после подключения облачного хранилища',
  viewNotThere: 'Сохранено только имя файла. Загрузите сам файл, чтобы его посмотреть',
  namesOnly:
    'Здесь только имена файлов, выбранных при знакомстве. После сохранения профиля список очистится.',
  namesList: 'Файлы, от\u00a0которых есть только имя',
};

/** Files on their way to the server. */
export const uploads = {
  choose: 'Выбрать файлы',
  send: 'Загрузить',
  sendMany: (n: number) => `Загрузить: ${counted(n, files)}`,
  chosen: 'Выбранные файлы',
  type: 'Тип документа',
  typeOf: (name: string) => `Тип документа: ${name}`,
  remove: (name: string) => `Убрать файл: ${name}`,
  cancel: 'Отменить',
  cancelNamed: (name: string) => `Отменить загрузку: ${name}`,
  retry: 'Повторить',
  retryNamed: (name: string) => `Загрузить ещё раз: ${name}`,
  waiting: 'Ждёт своей очереди',
  sending: (percent: number) => `Загружено ${percent}\u00a0%`,
  checking: 'Проверяем файл…',
  progress: (name: string) => `Загрузка файла ${name}`,
  uploaded: (name: string) => `Документ загружен: ${name}`,
  failed: (name: string) =>
    `Не\u00a0удалось загрузить файл ${name}. Вернитесь к\u00a0документам и\u00a0повторите.`,
  offline:
    'Нет соединения с\u00a0интернетом. Файлы загрузятся, когда оно вернётся и\u00a0вы нажмёте «Загрузить» или «Повторить».',
};

/** Each says what to do. */
export const uploadProblems: Record<
  | 'kind'
  | 'name'
  | 'too_large'
  | 'empty'
  | 'content'
  | 'unreadable'
  | 'refused'
  | 'network'
  | 'session'
  | 'other',
  string
> = {
  kind: 'Такой файл не\u00a0подходит. Можно PDF, DOC, DOCX и\u00a0TXT.',
  name: 'У\u00a0файла нет имени, которое можно сохранить. Переименуйте его и\u00a0выберите заново.',
  too_large: 'Файл больше 10\u00a0МБ. Уменьшите его или выберите другой.',
  empty: 'Файл пуст. Выберите другой.',
  content: 'Содержимое не\u00a0соответствует имени файла. Сохраните документ заново в\u00a0PDF или DOCX.',
  unreadable: 'Файл не\u00a0читается: возможно, его переместили или удалили. Выберите его заново.',
  refused: 'Хранилище не\u00a0приняло файл. Повторите загрузку.',
  network: 'Нет соединения. Проверьте интернет и\u00a0повторите.',
  session: 'Вы вышли из\u00a0аккаунта. Войдите и\u00a0загрузите файл ещё раз.',
  other: 'Не\u00a0удалось загрузить файл. Повторите чуть позже.',
};

export const documentList = {
  loading: 'Загружаем список документов…',
  failed: 'Не\u00a0удалось загрузить список документов. Проверьте соединение и\u00a0попробуйте ещё раз.',
  about: (type: string, day: string, size: string) => `${type} · ${day} · ${size}`,
  kilobytes: (n: string) => `${n}\u00a0КБ`,
  megabytes: (n: string) => `${n}\u00a0МБ`,
};

export const documentActions = {
  download: 'Скачать',
  downloadNamed: (name: string) => `Скачать: ${name}`,
  delete: 'Удалить',
  deleteNamed: (name: string) => `Удалить: ${name}`,
  deleteHeading: 'Удалить документ?',
  deleteText: (name: string) =>
    `${name} и\u00a0пометки в\u00a0нём будут удалены с\u00a0сервера. Вернуть их будет нельзя.`,
  keep: 'Оставить',
  deleted: (name: string) => `Документ удалён: ${name}`,
  notDeleted: 'Не\u00a0удалось удалить документ. Проверьте соединение и\u00a0попробуйте ещё раз.',
  notDownloaded: 'Не\u00a0удалось скачать документ. Проверьте соединение и\u00a0попробуйте ещё раз.',
  gone: 'Этого документа больше нет: возможно, его удалили в\u00a0другой вкладке.',
  makeResume: 'Сделать резюме',
  makeResumeNamed: (name: string) => `Сделать резюме из\u00a0файла ${name}`,
  replaceHeading: 'Заменить текст резюме?',
  replaceText: (name: string) =>
    `Сейчас во\u00a0вкладке «Резюме» уже есть текст. Он будет заменён текстом из\u00a0файла ${name}.`,
  replace: 'Заменить',
  resumeMade: 'Текст файла стал вашим резюме. Он\u00a0в\u00a0разделе «Документы».',
  resumeCut: (shown: string, total: string) =>
    `Текст файла стал вашим резюме. Загружены первые ${shown} символов из\u00a0${total}.`,
  loadAll: 'Загрузить всё',
  resumeEmpty: 'В\u00a0файле нет текста: скорее всего, это скан. Вставьте текст резюме вручную.',
  resumeNotStored: 'Браузер не\u00a0дал сохранить резюме: в\u00a0нём нет места или запрещено хранить данные.',
  notRead: 'Не\u00a0удалось прочитать файл. Возможно, он\u00a0повреждён или защищён паролем.',
};

export const leaving = {
  heading: 'Уйти без сохранения?',
  text: 'Изменения на\u00a0этой странице не\u00a0сохранены и\u00a0пропадут.',
  stay: 'Остаться',
  leave: 'Уйти',
};
