import { afiiEncoding, drawn, handwritten, linesOf, put, putLines, windows1251 } from './made-pdfs.ts';

/** Resumes as different makers of PDF write them, each with the text that a reader sees. */
export interface MadeResume {
  name: string;
  pdf: () => Promise<Uint8Array>;
  text: string;
}

const sideBar = ['Контакты', 'Москва', 'anna@example.ru', '', 'Навыки', 'Python', 'SQL', 'Docker', 'Git'];
const body = [
  'Опыт работы',
  'ML-инженер в компании «Пример»',
  'Обучала модели ранжирования и следила за ними',
  'в промышленной среде. Сократила время ответа',
  'с 900 до 200 мс, не потеряв точности.',
  'Аналитик данных в компании «Образец»',
  'Строила отчёты и проверяла гипотезы, вела',
  'базу знаний отдела.',
];
/** The same without the ends of lines that only paper has. */
const flowed = [
  ...body.slice(0, 2),
  body.slice(2, 5).join(' '),
  ...body.slice(5, 6),
  body.slice(6).join(' '),
];
const lines = (words: readonly string[]) => words.filter((line) => line !== '').join('\n');

const prose = (first: string) =>
  Array.from({ length: 8 }, (_, at) => `${first} ${at + 1}: ровная строка почти до самого края`);

const jobs = [
  ['2021 — 2024', 'ML-инженер', 'Обучала модели'],
  ['2019 — 2021', 'Аналитик данных', 'Строила отчёты'],
  ['2018 — 2019', 'Стажёр', 'Размечала данные'],
] as const;

const listed = ['Первая строка списка', 'Вторая строка', 'Третья', 'Четвёртая строка списка'];

const sideways = ['Резюме сбоку', 'Инженер по данным', 'Опыт работы — 7 лет'];

const toUnicode = `/CIDInit /ProcSet findresource begin begincmap 1 begincodespacerange <00> <ff> endcodespacerange
4 beginbfchar <01> <FB01> <02> <0041> <03> <006E> <04> <043E0442> endbfchar endcmap end`;

export const madeResumes: readonly MadeResume[] = [
  {
    name: 'one column with a heading and paragraphs',
    pdf: () =>
      drawn((pdf) => {
        pdf.fontSize(20).text('Анна Иванова').fontSize(11).text('ML-инженер').moveDown();
        pdf.text('Опыт работы — 5 лет. «Пример», № 1.').text('Объём, подъезд, ёлка.');
      }),
    text: 'Анна Иванова\nML-инженер\n\nОпыт работы — 5 лет. «Пример», № 1.\nОбъём, подъезд, ёлка.',
  },
  {
    name: 'two columns, one written after the other, under a heading across both',
    pdf: () =>
      drawn((pdf) => {
        put(pdf.fontSize(22), 'Анна Иванова, инженер по машинному обучению', 50, 50);
        pdf.fontSize(11);
        putLines(pdf, sideBar, { x: 50, y: 110, step: 17 });
        putLines(pdf, body, { x: 220, y: 112, step: 15 });
      }),
    text: `Анна Иванова, инженер по машинному обучению\n\n${lines(sideBar).replace('\nНавыки', '\n\nНавыки')}\n\n${flowed.join('\n')}`,
  },
  {
    name: 'two columns of prose, written from side to side',
    pdf: () =>
      drawn((pdf) => {
        prose('Слева').forEach((line, at) => {
          put(pdf.fontSize(9), line, 50, 60 + at * 14);
          put(pdf, prose('Справа')[at] ?? '', 300, 60 + at * 14);
        });
      }),
    text: `${prose('Слева').join(' ')}\n\n${prose('Справа').join(' ')}`,
  },
  {
    name: 'dates beside what was done then',
    pdf: () =>
      drawn((pdf) => {
        jobs.forEach(([dates, ...done], at) => {
          put(pdf, dates, 50, 60 + at * 60);
          putLines(pdf, done, { x: 200, y: 60 + at * 60, step: 15 });
        });
      }),
    text: jobs.map(([dates, first, second]) => `${dates} | ${first}\n${second}`).join('\n\n'),
  },
  {
    name: 'ligatures of the font',
    pdf: () => drawn((pdf) => pdf.text('Office workflow: efficient, fine, first and final')),
    text: 'Office workflow: efficient, fine, first and final',
  },
  {
    name: 'letters that only a map of the font explains, one for two',
    pdf: async () =>
      handwritten(linesOf([Uint8Array.of(1, 3, 2, 4)]), { encoding: '/WinAnsiEncoding', toUnicode }),
    text: 'finAот',
  },
  {
    name: 'a font of Russian letters by their names, without a map',
    pdf: async () =>
      handwritten(linesOf(['Резюме Ёлкина', 'Инженер: объём, подъезд'].map(windows1251)), {
        encoding: afiiEncoding,
      }),
    text: 'Резюме Ёлкина\nИнженер: объём, подъезд',
  },
  {
    name: 'Russian letters that are named as Western ones',
    pdf: async () =>
      handwritten(
        linesOf(['Резюме: Иван Ёлкин', 'Инженер-программист, опыт работы', '№ 1'].map(windows1251)),
        {
          encoding: '/WinAnsiEncoding',
        },
      ),
    text: 'Резюме: Иван Ёлкин\nИнженер-программист, опыт работы\n№ 1',
  },
  {
    name: 'a page that is turned by its own mark',
    pdf: async () =>
      handwritten(
        Buffer.from(
          `BT /F1 12 Tf 0 1 -1 0 100 60 Tm 16 TL ${sideways
            .map((line) => `<${Buffer.from(windows1251(line)).toString('hex')}> Tj T*`)
            .join(' ')} ET`,
          'latin1',
        ),
        { encoding: afiiEncoding, rotate: 90 },
      ),
    text: lines(sideways),
  },
  ...[-90, 90, 180].map((degrees) => ({
    name: `text that lies on its side, ${degrees} degrees`,
    pdf: () =>
      drawn((pdf) => {
        pdf.rotate(degrees, { origin: [300, 400] });
        putLines(pdf, sideways, { x: 150, y: 300, step: 16 });
      }),
    text: lines(sideways),
  })),
  {
    name: 'words drawn one by one, letters set apart, a heading drawn twice to look bold',
    pdf: () =>
      drawn((pdf) => {
        put(pdf.fontSize(16), 'Навыки', 50, 50);
        put(pdf, 'Навыки', 50.4, 50);
        pdf.fontSize(11);
        let x = 50;
        for (const word of ['Python', 'и', 'немного', 'SQL']) {
          put(pdf, word, x, 90);
          x += pdf.widthOfString(word) + pdf.widthOfString(' ');
        }
        put(pdf, 'инженер', 50, 105, { characterSpacing: 0.6 });
      }),
    text: 'Навыки\n\nPython и немного SQL инженер',
  },
  {
    name: 'lines of a list with their bullets far to the left, written before the rest',
    pdf: () =>
      drawn((pdf) => {
        putLines(
          pdf,
          listed.map(() => '•'),
          { x: 50, y: 60, step: 15 },
        );
        putLines(pdf, listed, { x: 74, y: 60, step: 15 });
      }),
    text: listed.map((line) => `• ${line}`).join('\n'),
  },
];

/** As long as a book: every page says which one it is. */
export const longResume = (pages: number) =>
  drawn((pdf) => {
    for (let page = 1; page <= pages; page += 1) {
      if (page > 1) pdf.addPage();
      pdf.text(`Страница ${page}.`).text('Опыт работы, проекты и навыки. '.repeat(20));
    }
  });

export const lockedResume = () => drawn((pdf) => pdf.text('Тайна'), { userPassword: 'secret' });

/** A scan: a drawing and no letters. */
export const pictureResume = () => drawn((pdf) => pdf.rect(50, 50, 400, 600).fill('#ccc'));
