import type { Random } from '../../sources/random.ts';
import type { Arrangement } from './arrangement.ts';
import type { Employer } from './employers.ts';
import type { Level } from './level.ts';
import { lines } from './lines.ts';
import type { Profession, Variant } from './professions.ts';

const offers: Record<Profession['setting'], readonly string[]> = {
  it: lines(`
    Официальное оформление, вся зарплата белая
    Медицинскую страховку со стоматологией после испытательного срока
    Технику на выбор и второй монитор
    Гибкое начало дня: с восьми до одиннадцати
    Бюджет на обучение и конференции
    Понятную систему грейдов и пересмотр зарплаты раз в полгода
    Компенсацию спорта
    Дополнительную неделю отпуска
    Команду, в которой принято спрашивать и делиться
    Возможность перейти в соседний продукт через год`),
  office: lines(`
    Оформление по Трудовому кодексу с первого дня
    Стабильную зарплату два раза в месяц и премии по итогам квартала
    Добровольное медицинское страхование
    Обучение за счёт компании
    Удобный офис рядом с остановкой
    Скидки на продукцию и услуги компании
    Наставника на первые три месяца
    Карьерный рост: половина руководителей выросла внутри
    Корпоративные праздники без принуждения
    Помощь с переездом для специалистов из других городов`),
  contact: lines(`
    Оплачиваемое обучение с первого дня
    График, который можно согласовать с учёбой
    Выплаты дважды в месяц без задержек
    Премию за качество, а не за количество
    Наставника и базу знаний с готовыми ответами
    Возможность вырасти до старшего смены за полгода
    Корпоративную связь и скидки партнёров
    Доброжелательный коллектив и поддержку руководителя
    Официальное оформление`),
};

function locationOffer(formats: Arrangement['formats']): string[] {
  const [canStayHome, canMix] = [formats.includes('REMOTE'), formats.includes('HYBRID')];
  if (canStayHome && canMix) return ['Удалённую работу или гибрид — на ваш выбор'];
  if (canStayHome) return ['Полностью удалённую работу: технику привезём'];
  return canMix ? ['Гибридный формат: два–три дня в офисе, остальное — где удобно'] : [];
}

const offersFor = ({ formats, form }: Arrangement): string[] => [
  ...locationOffer(formats),
  ...(formats.includes('FIELD_WORK') ? ['Служебный автомобиль и оплату поездок'] : []),
  ...(form === 'FLY_IN_FLY_OUT' ? ['Вахту 30/30, проезд, проживание и питание за счёт компании'] : []),
  ...(form === 'PART' || form === 'SIDE_JOB' ? ['Частичную занятость: от двадцати часов в неделю'] : []),
  ...(form === 'PROJECT' ? ['Договор на проект с понятными этапами и предоплатой'] : []),
];

const extraDuty: Partial<Record<Level, readonly string[]>> = {
  intern: [
    'Учиться на настоящих задачах вместе с наставником',
    'Показать в конце стажировки собственный проект',
  ],
  senior: [
    'Помогать коллегам расти: разбирать решения и делиться опытом',
    'Брать на себя самые неясные задачи и делать их ясными',
  ],
  lead: ['Руководить командой: ставить задачи, помогать расти, отвечать за результат'],
  head: ['Определять стратегию направления, его бюджет и состав', 'Нанимать и развивать команду'],
  chief: ['Отвечать за стратегию, бюджет и людей всего направления'],
};
const extraWant: Partial<Record<Level, readonly string[]>> = {
  intern: [
    'Опыт работы не обязателен: важнее интерес и двадцать свободных часов в неделю',
    'Обучение на старших курсах или недавний выпуск',
  ],
  junior: ['Опыт от полугода, учебные и личные проекты тоже считаются'],
  senior: [
    'Опыт по профилю от пяти лет',
    'От четырёх лет в профессии и решения, за которые вы отвечали сами',
  ],
  lead: ['Опыт руководства командой от пяти человек'],
  head: ['Опыт руководства направлением от трёх лет'],
  chief: ['Опыт руководства на уровне компании'],
};

const headings = {
  duties: ['Чем предстоит заниматься', 'Чем предстоит заниматься', 'Ваши задачи', 'Что нужно делать'],
  wants: ['Мы ожидаем', 'Мы ожидаем', 'Что для нас важно', 'Наши пожелания'],
  pluses: ['Будет плюсом', 'Здорово, если есть'],
  offers: ['Мы предлагаем', 'Мы предлагаем', 'Что вы получите'],
};

/** A no-break space before a dash, so that no line begins with it. */
const typeset = (text: string): string => text.replaceAll(' — ', '\u00a0— ');

const escaped = (text: string): string =>
  typeset(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const paragraph = (text: string): string => `<p>${escaped(text)}</p>`;
const section = (heading: string, entries: readonly string[]): string =>
  `<p><strong>${heading}:</strong></p> <ul> ${entries.map((entry) => `<li>${escaped(entry)}</li>`).join(' ')} </ul>`;

const punctuated = (entries: readonly string[]): string[] =>
  entries.map((entry, index) => `${entry}${index === entries.length - 1 ? '.' : ';'}`);

export interface Description {
  readonly html: string;
  readonly snippet: { readonly requirement: string; readonly responsibility: string };
}

const snippetOf = (entries: readonly string[]): string => {
  const text = typeset(entries.slice(0, 3).join('. '));
  return text.length > 180 ? `${text.slice(0, text.lastIndexOf(' ', 180))}...` : `${text}.`;
};

/** The material asks for a middle level's years; more is said of the higher ones. */
const adaptWant = (want: string, level: Level): string =>
  level === 'middle' ? want : want.replace(/(?<=\S+ .+) от (?:года|(?:полутора|двух|трёх) лет)/u, '');

export function describe(
  profession: Profession,
  variant: Variant,
  level: Level,
  employer: Employer | null,
  arrangement: Arrangement,
  random: Random,
): Description {
  const isBeginner = level === 'intern' || level === 'junior';
  const commonWants = profession.wants
    .filter((want) => !isBeginner || !want.startsWith('Опыт'))
    .map((want) => adaptWant(want, level));
  const duties = [
    ...random.some(profession.duties, random.between(4, 6)),
    ...random.some(extraDuty[level] ?? [], 1),
  ];
  const wants = [
    ...(variant.wants && !isBeginner ? [adaptWant(variant.wants, level)] : []),
    ...random.some(extraWant[level] ?? [], 1),
    ...random.some(commonWants, random.between(3, 5)),
  ];
  const listedOffers = [
    ...offersFor(arrangement),
    ...random.some(offers[profession.setting], random.between(3, 6)),
  ];

  const opening = [employer?.about, random.pick(profession.openings)].filter((text) => text !== undefined);
  const html = [
    ...(random.chance(0.2) ? opening.toReversed() : opening).map(paragraph),
    section(random.pick(headings.duties), punctuated(duties)),
    section(random.pick(headings.wants), punctuated(wants)),
    ...(random.chance(0.6)
      ? [section(random.pick(headings.pluses), punctuated(random.some(profession.pluses, 2)))]
      : []),
    section(random.pick(headings.offers), punctuated(listedOffers)),
  ].join(' ');
  return { html, snippet: { requirement: snippetOf(wants), responsibility: snippetOf(duties) } };
}
