import { counted, type Forms, form, number } from '#core/domain/text/plural.ts';

const vacancies: Forms = ['вакансия', 'вакансии', 'вакансий'];
/** After «удалить», «скрыть»: the accusative differs in the singular only. */
const vacanciesTaken: Forms = ['вакансию', 'вакансии', 'вакансий'];

/** Of several, how many were done; of the rest that it failed, or that nobody knows. */
const partOf = (done: Forms, failed: string) => {
  const part = (n: number) => `${form(n, done)} ${counted(n, vacancies)}`;
  return {
    partly: (n: number) => `${part(n)}, остальные ${failed} не\u00a0удалось`,
    unanswered: (n: number) =>
      n === 0
        ? 'Сервер не\u00a0ответил, и\u00a0что он успел, неизвестно. Проверьте список вакансий.'
        : `${part(n)}, об\u00a0остальных сервер не\u00a0ответил. Проверьте список вакансий.`,
  };
};

/** Texts quoted by docs/rules.md#admin-jobs and #errors-admin, and what stands beside them. */
export const adminJobs = {
  heading: (total: number | undefined) => (total === undefined ? 'Вакансии' : `Вакансии (${number(total)})`),
  refresh: 'Обновить',
  add: 'Добавить вакансию',
  search: 'Поиск по названию и\u00a0компании',
  searchPlaceholder: 'Название или компания...',
  clearSearch: 'Очистить поиск',
  table: 'Вакансии в\u00a0базе',
  loading: 'Загрузка вакансий...',
  columns: {
    title: 'Название',
    company: 'Компания',
    location: 'Локация',
    salary: 'Зарплата',
    status: 'Статус',
    date: 'Дата',
    actions: 'Действия',
  },
  none: '-',
  /** A line may end before «до», not behind it. */
  salary: (text: string) => text.replace(/(?<=^|\s)(от|до) (?=\d)/gu, '$1\u00a0'),
  active: 'Активна',
  inactive: 'Неактивна',
  closed: 'закрыта источником или импортом',
  openSource: 'Открыть источник',
  hide: 'Скрыть',
  show: 'Показать',
  edit: 'Изменить',
  delete: 'Удалить',
  named: (action: string, title: string) => `${action}: ${title}`,
  select: (title: string) => `Выбрать: ${title}`,
  selectAll: 'Выбрать все показанные',
  selectAllShort: 'Выбрать все',
  selected: (n: number) => `${form(n, ['Выбрана', 'Выбрано', 'Выбрано'])}: ${counted(n, vacancies)}`,
  unselect: 'Снять выделение',
  selection: 'Действия с\u00a0выбранными',
  shown: (n: number, found: number) => `Показано ${number(n)} из\u00a0${number(found)}`,
  more: 'Показать ещё',
  moreLoading: 'Загрузка...',
  empty: 'Вакансий пока нет',
  emptyHint: 'Запустите парсинг или добавьте вакансию вручную.',
  notFound: (text: string) => `По запросу «${text}» ничего не\u00a0найдено`,
  notFoundHint: 'Ищем в\u00a0названиях вакансий и\u00a0компаний, в\u00a0том числе среди скрытых.',
  failed: 'Не удалось загрузить вакансии',
  failedHint: 'Проверьте соединение и\u00a0попробуйте ещё раз.',
  success: 'Успешно',
  activated: 'Вакансия активирована',
  deactivated: 'Вакансия деактивирована',
  deleted: 'Вакансия удалена',
  activatedClosed: 'Вакансия активирована, но\u00a0закрыта источником или импортом: на\u00a0сайте её нет',
  activatedManyClosed: (n: number, closed: number) =>
    `Активировано: ${counted(n, vacancies)}. На\u00a0сайте нет закрытых источником или импортом: ${number(closed)}`,
  shownAlready: 'Выбранные вакансии и\u00a0так показаны',
  hiddenAlready: 'Выбранные вакансии и\u00a0так скрыты',
  cannotShowClosed:
    'Показывать нечего: среди выбранных нет скрытых. Ту, что закрыта источником или импортом, так не\u00a0вернуть.',
  gone: 'Вакансии уже нет: её удалили раньше',
  goneMany: 'Этих вакансий уже нет: их удалили раньше',
  activatedMany: (n: number) => `Активировано: ${counted(n, vacancies)}`,
  deactivatedMany: (n: number) => `Деактивировано: ${counted(n, vacancies)}`,
  deletedMany: (n: number) => `Удалено: ${counted(n, vacancies)}`,
  activatedPart: partOf(['Активирована', 'Активировано', 'Активировано'], 'активировать'),
  deactivatedPart: partOf(['Деактивирована', 'Деактивировано', 'Деактивировано'], 'деактивировать'),
  deletedPart: partOf(['Удалена', 'Удалено', 'Удалено'], 'удалить'),
  toggleFailed: 'Не удалось изменить статус вакансии',
  toggleFailedMany: 'Не удалось изменить статус вакансий',
  deleteFailed: 'Не удалось удалить вакансию',
  deleteFailedMany: 'Не удалось удалить вакансии',
};

export const deleteConfirmation = {
  heading: (n: number) => (n === 1 ? 'Удаление вакансии' : 'Удаление вакансий'),
  text: (n: number) =>
    n === 1
      ? 'Вы уверены, что хотите удалить эту вакансию?'
      : `Вы уверены, что хотите удалить ${counted(n, vacanciesTaken)}?`,
  hint: 'Отменить это нельзя, и\u00a0следующий парсинг её не\u00a0вернёт.',
  hintMany: 'Отменить это нельзя, и\u00a0следующий парсинг их не\u00a0вернёт.',
  more: (n: number) => `и\u00a0ещё ${number(n)}`,
  confirm: 'Удалить',
  cancel: 'Отмена',
};

export const jobEditor = {
  headingNew: 'Новая вакансия',
  headingEdit: 'Изменение вакансии',
  loading: 'Загрузка вакансии...',
  failed: 'Не удалось загрузить вакансию',
  gone: 'Этой вакансии больше нет: её удалили.',
  save: 'Сохранить',
  add: 'Добавить вакансию',
  saving: 'Сохраняем…',
  cancel: 'Отмена',
  unsaved: 'Есть несохранённые изменения',
  problems: (n: number) => `Исправьте ${counted(n, ['поле', 'поля', 'полей'])}: подсказки стоят рядом`,
  added: 'Вакансия добавлена',
  saved: 'Вакансия сохранена',
  saveFailed: 'Не удалось сохранить вакансию',
  saveUnanswered:
    'Сервер не\u00a0ответил, и\u00a0вакансия могла сохраниться. Отправьте форму ещё раз: второй такой не\u00a0появится.',
  saveRefused: 'Не удалось сохранить вакансию: сервер не\u00a0принял одно из\u00a0полей.',
  keep: 'изменено вами: импорт не\u00a0перезапишет',
  fields: {
    title: 'Название',
    company: 'Компания',
    location: 'Локация',
    type: 'Формат',
    salaryFrom: 'Зарплата от, ₽ в\u00a0месяц',
    salaryTo: 'Зарплата до, ₽ в\u00a0месяц',
    categoryId: 'Категория',
    industryId: 'Сфера',
    tags: 'Навыки',
    description: 'Описание',
    sourceUrl: 'Ссылка на источник',
    isRecommended: 'Рекомендуем',
    contacts: 'Прямые контакты',
    email: 'E-mail',
    telegram: 'Telegram',
    site: 'Форма на сайте',
  },
  required: (label: string) => `${label} *`,
  requiredHint: '*\u00a0— обязательные поля',
  placeholders: {
    title: 'Senior ML Engineer',
    company: 'ООО «Вектор»',
    location: 'Москва',
    salaryFrom: '250\u00a0000',
    salaryTo: '400\u00a0000',
    categoryId: 'Выберите категорию',
    industryId: 'Не указана',
    industrySearch: 'Поиск сферы...',
    sourceUrl: 'https://company.ru/jobs/1',
    email: 'jobs@company.ru',
    telegram: '@company_jobs',
    site: 'https://company.ru/career',
  },
  nothingFound: 'Ничего не найдено',
  noIndustry: 'Не указана',
  wholeCategory: (name: string) => `${name}: вся категория`,
  descriptionRules:
    'Пустая строка\u00a0— новый абзац, «- » в\u00a0начале строки\u00a0— список, «##\u00a0»\u00a0— заголовок. Телефоны, адреса почты и\u00a0имена в\u00a0мессенджерах из\u00a0текста убираются: e-mail и\u00a0Telegram компании впишите в\u00a0прямые контакты.',
  descriptionLoss:
    'В\u00a0описании есть выделение или нумерация. Если изменить текст, они станут обычным текстом и\u00a0списком.',
  contactsHint: 'Их видят только вошедшие пользователи. Личных телефонов здесь быть не\u00a0должно.',
  recommendedHint: 'Зелёная метка и\u00a0место в\u00a0блоке рекомендаций',
};

export const draftProblems = {
  title: 'Укажите название',
  company: 'Укажите компанию',
  location: 'Укажите город или «Удаленная работа»',
  long: (most: number) => `Не\u00a0длиннее ${counted(most, ['символа', 'символов', 'символов'])}`,
  salary: 'Введите сумму в\u00a0рублях цифрами, например 250\u00a0000',
  salaryOrder: 'Сумма «до» меньше суммы «от»',
  salaryMost: (most: number) => `Не\u00a0больше ${number(most)}\u00a0₽`,
  categoryId: 'Выберите категорию',
  industryId: 'Выберите сферу из\u00a0списка',
  type: 'Выберите формат из\u00a0списка',
  tagsMost: (most: number) => `Не\u00a0больше ${counted(most, ['навыка', 'навыков', 'навыков'])}`,
  tagLong: (most: number) =>
    `Каждый навык\u00a0— не\u00a0длиннее ${counted(most, ['символа', 'символов', 'символов'])}`,
  description: (length: number, most: number) =>
    `Описание слишком длинное: ${number(length)} из\u00a0${number(most)} символов вместе с\u00a0разметкой`,
  link: 'Введите ссылку целиком, например https://company.ru/jobs',
  email: 'Введите e-mail вида jobs@company.ru',
  telegram: 'Введите имя вида @company_jobs: латиница, цифры и\u00a0«_», от\u00a04\u00a0знаков',
};
