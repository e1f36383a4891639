import { describe, expect, it } from 'vitest';
import { blocksOfText, type ResumeDocument } from '#core/domain/documents/blocks.ts';
import { linesOf } from '#core/domain/documents/reading/lines.ts';
import { readLinkedInJobs } from '#core/domain/documents/reading/linkedin.ts';
import { readResume } from '#core/domain/documents/reading/read-resume.ts';
import { drawn, head, plain, title } from './drawn.ts';

const asText = (text: string): ResumeDocument => ({ text, blocks: blocksOfText(text) });
const headingsOf = (document: ResumeDocument) =>
  linesOf(document).flatMap(({ words, isHeading }) => (isHeading ? words : []));

it('a line that looks like the headings is one, unless it is long', () => {
  const long = 'Жизненнопринципиальные соображения сотрудничества';
  const document = drawn([
    [title, 'Вера Лугова'],
    [head, 'Опыт работы'],
    [plain, 'ООО «Луч», товаровед, 2019–2021'],
    [head, 'Жизненные принципы'],
    [plain, 'Честность'],
    [head, long],
    [plain, 'Внимательность'],
    [head, 'Навыки'],
    [plain, 'Excel'],
  ]);
  expect(headingsOf(document)).toEqual(['Опыт работы', 'Жизненные принципы', 'Навыки']);
});

it('capitals make a heading where the rest is in small letters, and say nothing where all is in them', () => {
  const text = 'Вера Лугова\nТовары и склад\nГДЕ ПОЛУЧЕНО ОБРАЗОВАНИЕ\nТорговый колледж № 4, 2014';
  expect(headingsOf(asText(text))).toEqual(['ГДЕ ПОЛУЧЕНО ОБРАЗОВАНИЕ']);
  expect(headingsOf(asText(text.toUpperCase()))).toEqual([]);
});

it('a picture before a heading is none of its words', () =>
  expect(headingsOf(asText('Вера Лугова\n💼 Опыт работы\n🎓 Образование'))).toEqual([
    'Опыт работы',
    'Образование',
  ]));

it('a label is of its own line, a heading of those below it', () => {
  const text = 'Вера Лугова\nТоваровед\nЯзыки: английский\nЛюблю порядок\nЯзыки\nнемецкий';
  expect(linesOf(asText(text)).map(({ section }) => section)).toEqual([
    ...['top', 'top', 'languages', 'top'],
    ...['languages', 'languages'],
  ]);
});

it('the foot of a page stands between no post and its period', () => {
  const document = drawn([
    [head, 'Experience'],
    [plain, 'Quayside'],
    [{ size: 0.95 }, 'Lead of Platform'],
    [{ size: 0.75 }, 'Page 1 of 2'],
    [{ size: 0.88 }, 'March 2022 - Present (3 years 2 months)'],
  ]);
  expect(readLinkedInJobs(linesOf(document), document.text)).toMatchObject([
    { employer: { text: 'Quayside' }, title: { text: 'Lead of Platform' } },
  ]);
});

describe('what languages programs are written in stays among skills (docs/rules.md#resume-reading)', () => {
  const skillsOf = (line: string) =>
    readResume(asText(`Вера Лугова\nНавыки\nDocker, Git\n${line}`)).skills.map(({ text }) => text);

  it.each([
    ['Languages: TypeScript, Python', ['TypeScript', 'Python']],
    ['Языки: Python, Go, SQL', ['Python', 'Go', 'SQL']],
    ['Языки: Java', ['Java']],
    ['Languages: English, German', []],
    ['Языки: английский (B2), русский', []],
    ['Languages: English B2', []],
  ])('%s', (line, more) => expect(skillsOf(line)).toEqual(['Docker', 'Git', ...more]));
});
