import { describe, expect, it } from 'vitest';
import { blocksOfText } from '#core/domain/documents/blocks.ts';
import type { ReadJob } from '#core/domain/documents/resume-reading.ts';
import { extractResumeFacts } from '#core/domain/writer/facts.ts';

const beta = '2016 — 2019\nООО «Бета», продавец\n— Вела учёт товара на складе';
const alfa = 'ООО «Альфа», кассир\nс прошлой осени\n— Работа с кассой';
const textOf = (work: string): string => `Вера Лугова\nПродавец\n\nОпыт работы${work}`;
const isTold = (work: string): boolean => extractResumeFacts(textOf(work)).jobs.length > 0;

describe('whether a later job may stand above the first that was read (docs/rules.md#letter-by-rules)', () => {
  it.each([
    '',
    '\nМосква',
    '\nг. Казань',
    '\n5 лет',
    '\n3 года 2 месяца',
    '\nРозничная торговля',
    '\nОтдел продаж',
    '\nbeta.example.com',
    '\n[Компания]',
    '\n12',
    '\nИП',
    ': более 10 лет в торговле',
    ': 10 лет в торговле',
    ' — свыше 10 лет в торговле',
    '\n2020 — 2021\nучебные проекты',
    '\n2020 — 2021, декретный отпуск',
    '\nс 2020 по 2021 декретный отпуск\nСидела с ребёнком',
  ])('not with %j above', (above) => expect(isTold(`${above}\n${beta}`)).toBe(true));

  it.each([
    `\n${alfa}`,
    '\nЯна, касса',
    '\n2020 — 2021\nФриланс',
    '\n2020 — 2021\nПодработка репетитором',
    '\n2019-21 ООО «Альфа», кассир\n— Работа с кассой',
    ': работала с кассой',
    '\n2020 — 2021\nучебные проекты\n2019-21 ООО «Альфа», кассир',
  ])('with %j above', (above) => expect(isTold(`${above}\n${beta}`)).toBe(false));

  it.each(['\n2019-21 ООО «Альфа», кассир', '\nФриланс | 2019 — н.в.', '\nСамозанятый, 2020 — н.в.'])(
    'with %j below',
    (below) => expect(isTold(`\n${beta}${below}`)).toBe(false),
  );

  it.each([
    '\n2014-15 ООО «Альфа», кассир',
    '\nФриланс | 2009 — 2012',
    '\n— Сократила пересорт с 2019 года',
    '\nООО «Альфа», кассир',
    '\nОбразование\n2019-21 ООО «Альфа», курсы',
    '\nОбо мне\nФриланс | 2019 — н.в.',
  ])('not with %j below', (below) => expect(isTold(`\n${beta}${below}`)).toBe(true));

  it('not where its owner has confirmed the list, by any value of the latest', () => {
    const text = textOf(`\n${alfa}\n${beta}`);
    const { reading } = extractResumeFacts(text);
    const jobsWith = (part: keyof ReadJob, certainty: 'sure' | 'confirmed') => {
      const [latest] = reading.jobs as [ReadJob];
      const value = latest[part];
      const jobs = [{ ...latest, [part]: { ...value, certainty } }, ...reading.jobs.slice(1)] as ReadJob[];
      return extractResumeFacts({ text, blocks: blocksOfText(text), reading: { ...reading, jobs } }).jobs;
    };
    for (const part of ['employer', 'title', 'period'] as const) {
      expect([part, jobsWith(part, 'sure').length]).toEqual([part, 0]);
      expect([part, jobsWith(part, 'confirmed').length]).toEqual([part, 1]);
    }
  });

  it('what goes on now is told, whatever may be later', () =>
    expect(isTold(`\n${alfa}\n${beta.replace('2019', 'н.в.')}`)).toBe(true));
});
