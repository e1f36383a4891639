import { fold } from '../../text/words.ts';

/** Feminine, masculine, neuter, plural. */
type Kind = 'f' | 'm' | 'n' | 'p';

/** Things of resumes from the genitive to the accusative; what is not here stays in a phrase that needs no change. */
const feminine =
  'систем модел команд баз платформ реклам инфраструктур программ библиотек касс страниц игр схем документаци презентаци стратеги отчетност задолженност деятельност аналитик логистик верстк архитектур плат';
const masculine =
  'сайт проект сервис модул интерфейс продукт функционал магазин интернет-магазин процесс отдел учет бюджет контент код склад каталог портал бот раздел прототип кабинет';
const neuter = 'приложени оборудовани обеспечени';

const forms = new Map<string, [accusative: string, adjective: Kind]>();
for (const stem of feminine.split(' ')) {
  if (stem.endsWith('ост')) forms.set(`${stem}и`, [`${stem}ь`, 'f']);
  else if (stem.endsWith('и')) forms.set(`${stem}и`, [`${stem}ю`, 'f']);
  else if (stem === 'модел') forms.set('модели', ['модель', 'f']);
  else forms.set(`${stem}${/[кгх]$/u.test(stem) ? 'и' : 'ы'}`, [`${stem}у`, 'f']);
}
for (const stem of masculine.split(' '))
  forms.set(stem.endsWith('л') && stem === 'модул' ? 'модуля' : `${stem}а`, [
    stem === 'модул' ? 'модуль' : stem,
    'm',
  ]);
for (const stem of neuter.split(' ')) forms.set(`${stem}я`, [`${stem}е`, 'n']);

const plurals: Record<string, string> = {
  сайтов: 'сайты',
  проектов: 'проекты',
  сервисов: 'сервисы',
  модулей: 'модули',
  моделей: 'модели',
  систем: 'системы',
  приложений: 'приложения',
  интерфейсов: 'интерфейсы',
  отчетов: 'отчёты',
  документов: 'документы',
  тестов: 'тесты',
  автотестов: 'автотесты',
  'тест-кейсов': 'тест-кейсы',
  макетов: 'макеты',
  презентаций: 'презентации',
  договоров: 'договоры',
  процессов: 'процессы',
  данных: 'данные',
  кампаний: 'кампании',
  алгоритмов: 'алгоритмы',
  серверов: 'серверы',
  заявок: 'заявки',
  заказов: 'заказы',
  ошибок: 'ошибки',
  логотипов: 'логотипы',
  баннеров: 'баннеры',
  страниц: 'страницы',
  лендингов: 'лендинги',
  требований: 'требования',
  актов: 'акты',
  счетов: 'счета',
  платежей: 'платежи',
  товаров: 'товары',
  обращений: 'обращения',
  практик: 'практики',
  брендбуков: 'брендбуки',
  звонков: 'звонки',
  функций: 'функции',
  задач: 'задачи',
  скриптов: 'скрипты',
  текстов: 'тексты',
  статей: 'статьи',
  мероприятий: 'мероприятия',
  пользователей: 'пользователей',
  клиентов: 'клиентов',
  сотрудников: 'сотрудников',
  стажеров: 'стажёров',
};
for (const [genitive, accusative] of Object.entries(plurals)) forms.set(genitive, [accusative, 'p']);

const people = /^(?:пользователей|клиентов|сотрудников|стажеров)$/u;

/** What changes in a way of its own. */
const pronouns: readonly (readonly [genitive: string, Partial<Record<Kind, string>>])[] = [
  ...['наш', 'ваш'].map(
    (stem) =>
      [`${stem}ей ${stem}его ${stem}их`, { f: `${stem}у`, m: stem, n: `${stem}е`, p: `${stem}и` }] as const,
  ),
  ...['мо', 'сво'].map(
    (stem) =>
      [
        `${stem}ей ${stem}его ${stem}их`,
        { f: `${stem}ю`, m: `${stem}й`, n: `${stem}ё`, p: `${stem}и` },
      ] as const,
  ),
  ['этой этого этих', { f: 'эту', m: 'этот', n: 'это', p: 'эти' }],
  ['всей всего всех', { f: 'всю', m: 'весь', n: 'всё', p: 'все' }],
  ['одной одного', { f: 'одну', m: 'один', n: 'одно' }],
  ['третьей третьего', { f: 'третью', m: 'третий', n: 'третье' }],
];

/** 'Складского' is of 'складской', and 'нового' of 'новый': the stress lies on the ending. */
const stressed =
  /^(?:склад|город|завод|муж|мор|мастер)ск$|^(?:больш|друг|основн|годов|цифров|типов|трудов|бытов|правов|целев|голосов|звуков|биржев|игров|ключев|сетев|делов|передов|нулев|силов|рядов|путев|полев)$/u;

/** 'новой' → 'новую', 'внутреннего' → 'внутренний', 'новых' → 'новые'; null where the ending is another. */
function adjectiveFor(word: string, kind: Kind, isPeople: boolean): string | null {
  if (kind === 'p' && isPeople) return /[ыи]х$|^всех$/u.test(word) ? word : null;
  const own = pronouns.find(([genitive]) => genitive.split(' ').includes(word))?.[1];
  if (own) return own[kind] ?? null;
  if (kind === 'p') return /[ыи]х$/u.test(word) ? `${word.slice(0, -1)}е` : null;
  if (kind === 'f') {
    if (/ой$|[жшчщ]ей$/u.test(word)) return `${word.slice(0, -2)}ую`;
    return /ней$/u.test(word) ? `${word.slice(0, -2)}юю` : null;
  }
  if (/его$/u.test(word)) return `${word.slice(0, -3)}${kind === 'm' ? 'ий' : 'ее'}`;
  if (!/ого$/u.test(word)) return null;
  const stem = word.slice(0, -3);
  if (kind === 'n') return `${stem}ое`;
  if (stressed.test(fold(stem))) return `${stem}ой`;
  return `${stem}${/[кгх]$/u.test(stem) ? 'ий' : 'ый'}`;
}

/** With «ё» where the other form of the word has one: 'учёта', 'учет' → 'учёт'. */
const withYo = (word: string, other: string): string =>
  Array.from(word, (letter, at) => (letter === 'е' && other[at]?.toLowerCase() === 'ё' ? 'ё' : letter)).join(
    '',
  );

/** 'новых модулей на Go' → 'новые модули на Go'; a Latin name stays. Null where we do not know the word. */
export function toAccusative(genitive: string): string | null {
  const [head = ''] = genitive.split(/(?=,| и | на | для | в | с | по | из )/u);
  const tail = genitive.slice(head.length);
  // A second object would have to change as well.
  if (/^(?:,| и )/u.test(tail)) return null;
  const words = head.split(' ');
  const at = words.findIndex((word) => forms.has(fold(word)));
  if (at < 0) return words.length === 1 && /^[A-Za-z][\w.+#-]*$/u.test(head) ? genitive : null;
  const noun = words[at] ?? '';
  const [accusative, kind] = forms.get(fold(noun)) ?? [noun, 'p'];
  const adjectives = words.slice(0, at).map((word) => adjectiveFor(word, kind, people.test(fold(noun))));
  if (adjectives.includes(null)) return null;
  return [...adjectives, withYo(accusative, noun), ...words.slice(at + 1)].join(' ') + tail;
}
