import { counted, type Forms, number } from '#core/domain/text/plural.ts';
import type { Advice, Writer } from '#core/domain/writer/writing.ts';

export const documentsPage = {
  title: 'Мои документы',
  subtitle: 'Редактирование резюме и\u00a0создание сопроводительных писем',
  back: 'К\u00a0вакансиям',
  tabs: { resume: 'Резюме', letter: 'Сопроводительное письмо' },
  loading: 'Загрузка...',
};

const words: Forms = ['слово', 'слова', 'слов'];
/** After «из». */
const ofWords: Forms = ['слова', 'слов', 'слов'];
const answers: Forms = ['ответ', 'ответа', 'ответов'];
const pieces: Forms = ['рекомендация', 'рекомендации', 'рекомендаций'];

export const resume = {
  heading: 'Резюме',
  localOnly:
    'Резюме хранится только в\u00a0этом браузере. На\u00a0сервер текст уходит, лишь когда вы просите рекомендации, письмо или прочтение нейросетью.',
  inAccount:
    'Сохранённое резюме хранится в\u00a0этом браузере и\u00a0в\u00a0вашем аккаунте. Кроме того, текст уходит на\u00a0сервер, когда вы просите рекомендации, письмо или прочтение нейросетью.',
  choose: 'Загрузить резюме',
  drop: 'Перетащите файл сюда или выберите его',
  formats:
    'PDF, DOCX, ODT\u00a0— до\u00a010\u00a0МБ, RTF\u00a0— до\u00a04\u00a0МБ, TXT и\u00a0MD\u00a0— до\u00a01\u00a0МБ',
  reading: (name: string) => `Читаем файл «${name}»…`,
  stopReading: 'Отменить',
  text: 'Текст резюме',
  source: {
    stored: '',
    profile: 'Составлено по\u00a0профилю. Дополните и\u00a0сохраните.',
    sample: 'Это пример\u00a0— замените своим',
  },
  count: (n: number, most: number) => `${counted(n, words)} из ${number(most)}`,
  tooMany:
    'Сократите текст: рекомендации и\u00a0письмо пишутся по\u00a0резюме не\u00a0длиннее 2\u00a0000 слов и\u00a040\u00a0000 символов.',
  save: 'Сохранить',
  download: 'Скачать',
  fileName: 'resume.txt',
  unsaved: 'Есть несохранённые изменения',
  before: 'Вернуть прежний текст',
  replaceText: (name: string) =>
    `Прежнее резюме не\u00a0сохранено версией: вернуть его будет нельзя. Вместо него сохранится текст из\u00a0файла ${name}.`,
  loadAll: 'Загрузить всё',
};

export const resumeToasts = {
  saved: 'Резюме сохранено',
  pdf: 'PDF загружен',
  file: 'Файл загружен',
  cut: (first: number, total: string) => `Загружены первые ${first} символов из ${total}`,
  unsupported: {
    title: 'Неподдерживаемый формат',
    text: 'Пожалуйста, загрузите PDF или текстовый файл (.txt или .pdf). Ещё читаются .docx, .odt, .rtf и\u00a0.md',
  },
  /** Of a file that was read, and may not be what was meant. */
  doubts: {
    not_resume:
      'На\u00a0резюме не\u00a0похоже: нет ни\u00a0опыта, ни\u00a0образования, ни\u00a0навыков. Проверьте, тот ли это файл.',
    placeholders: 'В\u00a0тексте остались незаполненные места шаблона. Впишите своё или уберите их.',
    some_pictures: 'На\u00a0части страниц текста нет, только картинки: их содержимое не\u00a0загружено.',
  },
  empty: { title: 'Резюме пусто', text: 'Напишите или загрузите резюме для анализа' },
  sample: { title: 'Это пример резюме', text: 'Замените его своим: напишите или загрузите файл' },
  nothingToSave: { title: 'Резюме пусто', text: 'Напишите или загрузите резюме, чтобы сохранить его' },
  notStored:
    'Не удалось сохранить резюме: браузер не\u00a0дал места или запретил хранить данные, либо в\u00a0другой вкладке вошёл кто-то ещё. Скачайте текст, чтобы не\u00a0потерять его.',
};

const otherWay = 'Сохраните его в\u00a0Word или Google Документах как .docx или .pdf и\u00a0загрузите снова.';
/** Of files of every kind. */
const anyFile = {
  too_many_pages: 'В\u00a0файле больше 100\u00a0страниц. Оставьте только резюме и\u00a0загрузите снова.',
  gibberish:
    'Текст файла не\u00a0читается: вместо букв в\u00a0нём случайные знаки. Сохраните резюме в\u00a0другом формате или вставьте текст сами',
  old_word: `Файлы .doc старого Word не\u00a0читаются. ${otherWay}`,
  macros: `Файлы Word с\u00a0макросами (.docm) не\u00a0читаются. ${otherWay}`,
  unsupported: resumeToasts.unsupported.text,
};

/** Why a file gave no text. The words of docs/rules.md#errors-pdf where nothing better can be said of a PDF. */
export const fileFailures = {
  pdf: {
    ...anyFile,
    title: 'Ошибка обработки PDF',
    locked: 'PDF защищён паролем. Снимите защиту или сохраните резюме в\u00a0.txt',
    pictures:
      'В\u00a0этом PDF нет текста, только картинки\u00a0— похоже, это скан. Сохраните резюме в\u00a0.txt или вставьте текст сами',
    empty: 'Файл пуст. Проверьте, тот ли он, или вставьте текст сами',
    too_large:
      'Файл больше 10\u00a0МБ или слишком много весит внутри. Сохраните резюме без картинок или в\u00a0.txt',
    too_slow: 'PDF слишком сложный: прочитать его не\u00a0удалось. Попробуйте конвертировать в\u00a0.txt',
    broken: 'Не удалось извлечь текст из PDF. Попробуйте конвертировать в .txt',
  },
  other: {
    ...anyFile,
    title: 'Ошибка обработки файла',
    locked: 'Файл защищён паролем. Снимите защиту или сохраните резюме в\u00a0.txt',
    pictures: 'В\u00a0файле нет текста. Вставьте текст сами',
    empty: 'Файл пуст. Проверьте, тот ли он, или вставьте текст сами',
    too_large:
      'Файл слишком большой: .txt и\u00a0.md можно до 1\u00a0МБ, .rtf\u00a0— до 4\u00a0МБ, .docx и\u00a0.odt\u00a0— до 10\u00a0МБ, и\u00a0не\u00a0больше 1,5\u00a0МБ текста внутри',
    too_slow: 'Файл слишком сложный: прочитать его не\u00a0удалось. Вставьте текст сами',
    broken:
      'Не удалось прочитать файл: он повреждён или это не\u00a0то, что обещает его имя. Вставьте текст сами',
  },
};

/** Of every answer of the writer, a letter or recommendations. */
export const writtenBy = {
  model: 'Написано нейросетью',
  rules: 'Составлено по\u00a0правилам, без\u00a0нейросети',
} satisfies Record<Writer, string>;

export const leftToday = (n: number) => `На\u00a0сегодня осталось: ${counted(n, answers)}`;

export const analysis = {
  heading: 'AI-рекомендации',
  intro: 'Что усилить в\u00a0резюме: структура, контакты, результаты, навыки, формулировки.',
  start: 'Получить AI-рекомендации',
  running: 'Анализирую...',
  stop: 'Остановить',
  done: 'Анализ завершен',
  stopped: 'Анализ остановлен. Здесь то, что успело прийти.',
  brokenOff: 'Анализ прервался. Здесь то, что успело прийти.',
  outdated: 'Текст теперь другой, и\u00a0прежние рекомендации убраны. Попросите новые.',
  partRead: (read: number, all: number) =>
    `Прочитано с\u00a0начала: ${number(read)} из\u00a0${counted(all, ofWords)}. О\u00a0том, что дальше, здесь ничего не\u00a0сказано.`,
  nothing: 'Замечаний нет: резюме выглядит полным.',
  list: 'Рекомендации',
  count: (n: number) => counted(n, pieces),
  acceptedCount: (n: number, all: number) => `Принято ${number(n)}\u00a0из\u00a0${number(all)}`,
  kinds: {
    structure: 'Структура',
    contacts: 'Контакты',
    results: 'Результаты',
    skills: 'Навыки',
    wording: 'Формулировка',
    length: 'Объём',
  } satisfies Record<Advice['kind'], string>,
  quote: 'Сейчас',
  proposal: 'Предложение',
  addition: 'Добавить',
  reason: 'Почему',
  accept: 'Принять',
  reject: 'Отклонить',
  undo: 'Отменить',
  accepted: 'Принято',
  rejected: 'Отклонено',
  show: 'Показать в\u00a0тексте',
  acceptNamed: (n: number) => `Принять рекомендацию ${n}`,
  rejectNamed: (n: number) => `Отклонить рекомендацию ${n}`,
  undoNamed: (n: number) => `Отменить решение по\u00a0рекомендации ${n}`,
  showNamed: (n: number) => `Показать в\u00a0тексте место рекомендации ${n}`,
  gone: 'Этого места в\u00a0тексте уже нет: он изменился. Внесите правку сами.',
  changedSince: 'Вы уже изменили это место: отмена стёрла\u00a0бы ваши слова.',
  copyAll: 'Скопировать всё',
  copied: 'Рекомендации скопированы',
  notCopied: 'Браузер не\u00a0дал скопировать. Выделите текст и\u00a0скопируйте его сами.',
};

export const analysisFailures = {
  title: 'Ошибка анализа',
  analyze: 'Не удалось проанализировать резюме',
  tooLarge: 'Резюме слишком большое. Сократите текст до 2000 слов.',
  overQuota: 'На\u00a0сегодня ответы закончились. Попробуйте завтра.',
};
