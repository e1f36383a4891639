import { describe, expect, it } from 'vitest';
import { readSeeker } from '#core/domain/match/seeker/seeker-of.ts';
import { extractResumeFacts } from '#core/domain/writer/facts.ts';
import { letterByRules } from '#core/domain/writer/letter-by-rules.ts';
import { letterForm } from '#core/domain/writer/writing.ts';

const tags =
  'Python, SQL, pandas, Spark, Airflow, Docker, Photoshop, Figma, Primavera, Kafka, iiko, Java, 1С, Охрана труда, Blender, C++, SAP, Excel, СБИС, Rust'.split(
    ', ',
  );
const resumeOf = (lines: string) => `Вера Лугова\nМенеджер\n\nНавыки\n${lines}`;

/** What a letter says of the skills of a list; '' where it says nothing. */
function told(lines: string): string {
  const form = letterForm.parse({
    resumeText: resumeOf(lines),
    companyName: 'Вектор',
    position: 'Менеджер',
    language: 'ru',
  });
  const vacancy = { title: 'Менеджер', company: 'Вектор', tags, description: '' };
  const letter = letterByRules(form, vacancy).replaceAll('\u00a0', ' ');
  return /(?:нужно для этой работы, |Кроме этого — |основн\p{L}+ навык).*/u.exec(letter)?.[0] ?? '';
}
const brought = (lines: string) =>
  readSeeker(extractResumeFacts(resumeOf(lines)), null, new Date('2026-06-15')).concepts;

describe('marks of yes and no are read (docs/rules.md#letter-skills-own)', () => {
  const list = '✅ Python ✅ SQL ✅ pandas ❌ Spark ❌ Airflow\n🔜 Docker';
  it('by a letter', () => {
    for (const skill of ['Python', 'SQL', 'pandas']) expect(told(list)).toContain(skill);
    for (const skill of ['Spark', 'Airflow', 'Docker']) expect(told(list)).not.toContain(skill);
  });
  it('and by a match', () => {
    const ids = brought(list).map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining(['python', 'sql', 'pandas']));
    for (const id of ['spark', 'airflow', 'docker']) expect(ids).not.toContain(id);
  });
  it.each([
    ['Excel, Photoshop ★☆☆☆☆', 'Excel'],
    ['Excel ★★★★☆, Photoshop ★★☆☆☆', 'Excel'],
  ])('stars are counted: %s', (line, skills) => expect(told(line)).toMatch(`знаю ${skills}.`));
});

describe('what is known poorly is not told, in whatever order it stands', () => {
  it.each([
    'Excel; Photoshop и Figma знаю плохо',
    'Excel, Primavera — слышал',
    'Excel, Primavera только смотрел',
    'Excel, Kafka только читал документацию',
    'Excel, iiko не видел',
    'Excel, Java (понимаю стек)',
    'Excel, 1С забыла',
    'Excel. Охрана труда — не моя зона',
    'Excel\nBlender? нет :)',
    'Excel. Not experienced with Docker',
    'Excel, C++ – rusty',
    'Excel. Принимала участие в выборе SAP, но внедрять не стали',
    'Excel, немного Java',
    'Excel, только чтение кода',
    'Excel, some exposure to Spark',
    'Excel, looking to learn Rust',
  ])('%s', (line) => expect(told(line)).toMatch(/знаю Excel\.$/u));

  it.each([
    ['Python и SQL знаю хорошо', 'Python и SQL'],
    ['Excel, SQL — понимаю и пишу сложные запросы', 'Excel и SQL'],
    ['Excel, 1С — не моргнув глазом', 'Excel и 1С'],
  ])('but «%s» is known', (line, skills) => expect(told(line)).toMatch(`знаю ${skills}.`));
});

describe('what is known instead, or alone, is told', () => {
  it.each([
    ['Excel. Вместо Photoshop — Figma', 'Excel и Figma'],
    ['SQL — нет опыта, Python — есть', 'Python'],
    ['Excel. Никогда не работал в 1С, только в СБИС', 'Excel и СБИС'],
    ['Не работал в 1С, но только в СБИС', 'СБИС'],
  ])('%s', (line, skills) => expect(told(line)).toMatch(`знаю ${skills}.`));

  it.each(['', 'Excel\n\nО себе\n'])('in a match, too: %j', (before) => {
    const ids = brought(`${before}SQL — нет опыта, Python — есть`).map(({ id }) => id);
    expect(ids).toContain('python');
    expect(ids).not.toContain('sql');
  });
});

const job = 'Опыт работы\nООО «Альфа», медсестра\n2018 — 2024\n';
/** What a letter says of skills that a line of work names. */
function toldOfWork(line: string, asked: readonly string[]): string {
  const form = letterForm.parse({
    resumeText: `Вера Лугова\nМенеджер\n\n${job}— ${line}`,
    companyName: 'Вектор',
    position: 'Менеджер',
    language: 'ru',
  });
  const vacancy = { title: 'Менеджер', company: 'Вектор', tags: [...asked], description: '' };
  return letterByRules(form, vacancy).replaceAll('\u00a0', ' ');
}

describe('of two products of one kind each is asked for itself', () => {
  it('that which is denied is not told', () => {
    const letter = toldOfWork('Работала в МИС «Медиалог», в «Инфоклиника» не работала', [
      'Медиалог',
      'Инфоклиника',
      'МИС',
    ]);
    expect(letter).not.toMatch(/инфоклиник/iu);
  });
  it('nor is that which was only seen', () => {
    const letter = toldOfWork('Работала в r_keeper, StoreHouse только видела', ['R-Keeper', 'StoreHouse']);
    expect(letter).toMatch(/знаю r_keeper\./u);
  });
});
