import { describe, expect, it } from 'vitest';
import { adviseOnMissingSections } from '#core/domain/writer/advice/missing-sections.ts';
import { extractResumeFacts } from '#core/domain/writer/facts.ts';

const list = (words: string): string[] => words.split(' | ');

/** What is called missing of somebody whose resume has these words somewhere; the weights stand for the advice. */
const weightsFor = (words: string): number[] => {
  const head = 'Анна Орлова\nЛюблю порядок и тишину в доме';
  return adviseOnMissingSections(extractResumeFacts(head), `${head}\n${words}`).map(({ weight }) => weight);
};

const contacts = 100;
const experience = 96;
const position = 79;
const education = 64;

describe('words that may be a contact (docs/rules.md#writer-advice)', () => {
  it.each(
    list(
      'anna @ example | 55-01-02-03-04 | (55) 01 02 03 04 | t.me/anna | wa.me/anna | vk.com/anna | linkedin.com/in/anna | Telegram: anna | Телеграм: anna | Телеграмм: anna | tg: anna | тг: a.n | Skype: anna | Скайп: anna | WhatsApp: anna | Ватсап: anna | Вотсап: anna | Вотцап: anna | Viber: anna | Вайбер: +an | telegram :anna | телефон: 34567 | тел. 34-56-7 | т. 34-56-78 | моб.: 34567 | phone: 34567 | tel.: +34567 | тел: (34) 56 7 | тел:34567 | anna(собака)mail | anna [at] mail | anna ( собака ) mail',
    ),
  )('%s', (words) => expect(weightsFor(words)).not.toContain(contacts));

  it.each(
    list(
      '55-01-02-03-0 | 5 - 501020304 | time/anna | waxme/anna | vk comanna | linkedin company | Telegram anna | Телеграммы | tg: an | xtg: anna | стг: anna | тел. 3456 | тел 34567 | кот. 34567 | хотел: 34567 | собака | (собака | at mail | (собакам)',
    ),
  )('none: %s', (words) => expect(weightsFor(words)).toContain(contacts));

  it.each(list('Рекомендует: petr@example.ru | Рекомендует: +7 900 555-01-02 | Рекомендует: @petr_orlov'))(
    'another’s: %s',
    (words) => expect(weightsFor(words)).toContain(contacts),
  );
});

describe('words that may be of work', () => {
  it.each(
    list(
      'Есть опыт | Была работа | Работала | Стажировка | Практика | Подработки | Волонтёр | Проекты | Фриланс | Experience | Good work | Internship | Employed | A project | Volunteer',
    ),
  )('%s', (words) => expect(weightsFor(words)).not.toContain(experience));

  it.each(list('Хочу работать | Люблю чай'))('none: %s', (words) =>
    expect(weightsFor(words)).toContain(experience),
  );
});

describe('words that may be of studies', () => {
  it.each(
    list(
      'Университет | Институт | Колледж | Училище | Техникум | Академия | Школа | Вуз | мгу | спбгу | вшэ | мгту | мфти | Факультет | Курсы | Диплом | Бакалавр | Магистр | Специалитет | Образование | Студентка | Сертификат | Высшее | ПТУ | СПТУ | Кандидат технических наук | Доктора медицинских наук | Ординатура | Интернатура | Аспирантка | Лицей | Окончила при лицее | Выпуск лицея | Гимназия | Консерватория | Семинария | Educated | University | College | High school | Bachelor | Master | Degree | Course | Diploma | Certified | PhD | Ph.D',
    ),
  )('%s', (words) => expect(weightsFor(words)).not.toContain(education));

  it.each(
    list(
      'КазГУ | УрФУ | СамГТУ | СибГМУ | РГПУ | РГАУ | МГЮА | КФУ | МГИМО | РЭУ | РАНХиГС | ГИТИС | ВГИК | МАИ | МЭИ | МИСиС | МИФИ | ИТМО | РУДН',
    ),
  )('a school: %s', (words) => {
    expect(weightsFor(`После ${words}`)).not.toContain(education);
    expect(weightsFor(`После ${words}С`)).toContain(education);
  });

  it.each(
    list(
      'Вузы города | мгупи | наивысшее | высшеет | птушник | опту | Кандидат на пост | лицо | казгу | ПМАИ | ОМИФИ | Люблю чай',
    ),
  )('none: %s', (words) => expect(weightsFor(words)).toContain(education));
});

describe('words that may be of the wanted position', () => {
  it.each(
    list(
      'На должность повара | Позиция повара | Position of a cook | Objective | Ищу место | Соискательница | Цель найти место',
    ),
  )('%s', (words) => expect(weightsFor(words)).not.toContain(position));

  it.each(list('Прицельность | Люблю чай'))('none: %s', (words) =>
    expect(weightsFor(words)).toContain(position),
  );
});

describe('a line below the name that may be a post', () => {
  const isAsked = (...lines: string[]): boolean => {
    const text = `Анна Орлова\n${lines.join('\n')}`;
    return adviseOnMissingSections(extractResumeFacts(text), text).some(({ weight }) => weight === position);
  };

  it.each(
    list(
      'Кинолог | Детектив | Мим | Одиннадцать двенадцать тринадцать четырнадцать год | Люблю порядок тишину в доме | Орнитолог, Тверь | Женщин стригу',
    ),
  )('%s', (line) => expect(isAsked(line)).toBe(false));

  it.each(
    list(
      'Готова выйти сразу | Переезд возможен | Командировки возможны | Замужем | Женат | Холост | Гражданство России | Мужчина | Женщина | Рождена в Твери | Есть дети | Двое детей | Резюме | Resume | Married | Single | Relocation | Тверь, Россия | Рост 170 | Пишите: сюда | anna.example.ru | Им | Люблю порядок и тишину в доме',
    ),
  )('none: %s', (line) => expect(isAsked(line)).toBe(true));

  it('of sixty-one letters, and no more', () => {
    expect(isAsked(`К${'и'.repeat(60)}`)).toBe(false);
    expect(isAsked(`К${'и'.repeat(61)}`)).toBe(true);
  });

  it('of the three lines below the name', () => {
    expect(isAsked('Рост 170', 'Вес 60', 'Кинолог')).toBe(false);
    expect(isAsked('Рост 170', 'Вес 60', 'Глаза 2', 'Кинолог')).toBe(true);
  });

  it('and a role that is known, of the first twelve lines', () => {
    const asked = (count: number) => {
      const fill = Array.from({ length: count }, (_, at) => `Рост ${170 + at}`);
      const text = ['Анна Орлова', ...fill, 'Менеджер по продажам'].join('\n');
      const facts = extractResumeFacts(text);
      const reading = { ...facts.reading, position: null };
      return adviseOnMissingSections({ ...facts, reading }, text).some(({ weight }) => weight === position);
    };
    expect(asked(10)).toBe(false);
    expect(asked(11)).toBe(true);
  });

  it.each([
    ['Контакты', false],
    ['О себе', true],
  ])('below «%s» a role is of the head, or of a story: asked %s', (heading, expected) => {
    const text = `Анна Орлова\nРост 170\n\n${heading}\nМенеджер по продажам`;
    const facts = extractResumeFacts(text);
    const reading = { ...facts.reading, position: null };
    const advice = adviseOnMissingSections({ ...facts, reading }, text);
    expect(advice.some(({ weight }) => weight === position)).toBe(expected);
  });
});

describe('words that may be a period cancel «нет дат»', () => {
  const isDateless = (words: string): boolean => {
    const text =
      'Анна Орлова\nПовар\n\nОпыт работы\nКомпания: ООО «Луч»\nДолжность: Повар\n— Готовила горячие блюда\n';
    return adviseOnMissingSections(extractResumeFacts(text), `${text}${words}`).some(
      ({ weight }) => weight === 81,
    );
  };

  it.each(
    list(
      'лето 1999 | лето 2019 | 05.19 | 5/19 | 3 лет | 10 лет | 3+ года | 3года | 2 месяца | 3 years | 3 months | 2 yrs | настоящее время | н.в. | н. в. | present | с 18 | в ’18 | from 18 | since ’18 | с января | февраль | апрель | июнь | июль | август | сентябрь | октябрь | ноябрь | декабрь',
    ),
  )('%s', (words) => expect(isDateless(words)).toBe(false));

  it.each(
    list(
      'лето | лето 12019 | лето 20190 | лето 1819 | 5.191 | 105.19 | 3 гостя | A3 лет | нев | ес 18 | с 187 | с 1',
    ),
  )('none: %s', (words) => expect(isDateless(words)).toBe(true));
});

const adviceFor = (text: string) => adviseOnMissingSections(extractResumeFacts(text), text);

describe('what a template left (docs/rules.md#writer-advice)', () => {
  it.each([
    [
      'Анна Орлова\nНазвание компании\nКинолог',
      'Название компании',
      'Здесь осталась подсказка шаблона. Впишите своё или уберите её.',
    ],
    [
      'Anna Brooks\nLorem ipsum\nCook',
      'Lorem ipsum',
      'This is a hint of the template. Put your own words here, or take it out.',
    ],
  ])('is to be filled in or taken out', (text, quote, reason) => {
    const line = extractResumeFacts(text).lines.find((other) => other.text === quote);
    expect(adviceFor(text).filter(({ weight }) => weight === 97)).toEqual([
      { weight: 97, kind: 'structure', line, quote, proposal: null, reason },
    ]);
  });

  it.each([
    '[Название компании]',
    'Название компании 1',
    'Название компании/вуза',
    'Название компании @',
    'Чай',
  ])('may be a gap of our own, or somebody’s words: «%s»', (words) =>
    expect(adviceFor(`Анна Орлова\n${words}\nКинолог`).filter(({ weight }) => weight === 97)).toEqual([]),
  );
});

describe('the length (docs/rules.md#writer-advice)', () => {
  const wordsOf = (count: number, word: string) => Array.from({ length: count }, () => word).join(' ');
  const lengthOf = (count: number, pages: number | null, word = 'чай') => {
    const facts = extractResumeFacts(word);
    const lines = facts.lines.flatMap((line) =>
      pages === null ? [line] : [1, pages, 1].map((page) => ({ ...line, block: { ...line.block, page } })),
    );
    return adviseOnMissingSections({ ...facts, lines }, wordsOf(count, word)).filter(
      ({ kind }) => kind === 'length',
    );
  };

  it.each([
    [99, null, 1],
    [100, null, 0],
    [1400, null, 0],
    [1401, null, 1],
    [99, 4, 1],
    [701, 3, 0],
    [1401, 3, 0],
    [1401, 1, 0],
    [700, 4, 0],
    [701, 4, 1],
  ])('of %i words on %s pages: %i', (count, pages, advice) =>
    expect(lengthOf(count, pages)).toHaveLength(advice),
  );

  const long = { weight: 61, kind: 'length', line: null, quote: null, proposal: null };
  const russian = (size: string) =>
    `В резюме ${size}. До конца дочитывают две-три страницы: места работы старше десяти лет сократите до строки, повторы уберите.`;
  const english = (size: string) =>
    `The resume has ${size}. Readers get through two or three pages: cut jobs of more than ten years ago to a line each, and leave out what is said twice.`;

  it.each([
    [1401, null, 'чай', russian('слов: 1401')],
    [701, 4, 'чай', russian('страниц: 4')],
    [1401, null, 'tea', english('1401 words')],
    [701, 4, 'tea', english('4 pages')],
  ])('of %i words on %s pages in one language or the other', (count, pages, word, reason) =>
    expect(lengthOf(count, pages, word)).toEqual([{ ...long, reason }]),
  );
});
