import type { DocumentType } from '#core/domain/profile.ts';

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
};

export const profilePage = {
  title: 'Личный кабинет',
  localOnly:
    'Профиль хранится только в\u00a0этом браузере: на\u00a0сервер он не\u00a0отправляется, а\u00a0если очистить данные сайта, пропадёт.',
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
  namesOnly:
    'Здесь только имена файлов, выбранных при знакомстве. После сохранения профиля список очистится.',
};

export const leaving = {
  heading: 'Уйти без сохранения?',
  text: 'Изменения на\u00a0этой странице не\u00a0сохранены и\u00a0пропадут.',
  stay: 'Остаться',
  leave: 'Уйти',
};
