import { describe, expect, it } from 'vitest';
import { extractResumeFacts } from '#core/domain/writer/facts.ts';
import { letterByRules } from '#core/domain/writer/letter-by-rules.ts';
import { letterForm } from '#core/domain/writer/writing.ts';

const beta = '2016 — 2019\nООО «Бета», продавец\n— Вела учёт товара на складе магазина';
const letterOf = (work: string, language: 'ru' | 'en' = 'ru') =>
  letterByRules(
    letterForm.parse({
      resumeText: `Вера Лугова\nПродавец\n\n${work}`,
      companyName: 'Вектор',
      position: language === 'ru' ? 'Продавец' : 'Seller',
      language,
    }),
    null,
  );

describe('which job is called the last (docs/rules.md#letter-by-rules)', () => {
  it.each([
    [
      'one above, whose time was not read',
      `ООО «Альфа», кассир\nс прошлой осени\n— Работа с кассой\n${beta}`,
    ],
    ['one above by a range of its own', `2019-21 ООО «Альфа», кассир\n— Работа с кассой\n${beta}`],
    ['work for oneself above', `Опыт работы\n2020 — 2021\nФриланс\nПисала сайты\n${beta}`],
    [
      'one between study and this',
      `Опыт работы\n2021 — 2022\nучебные проекты школы\n2019-21 ООО «Альфа», кассир\n${beta}`,
    ],
    ['one below that may be later', `${beta}\n2019-21 ООО «Альфа», кассир\n— Работа с кассой`],
    ['work for oneself below', `${beta}\nФриланс | 2019 — н.в.\n— Писала сайты`],
    ['work for oneself below, in brackets', `${beta}\nФриланс (2019 — н.в.)\n— Писала сайты`],
    ['a practice of one’s own below', `${beta}\nЧастная практика | 2019 — н.в.\n— Писала сайты`],
    ['work for oneself below, with a comma', `${beta}\nСамозанятый, 2019 — н.в.\n— Писала сайты`],
    ['one below that goes on', `${beta}\n2019 – работаю, ООО «Альфа», кассир`],
  ])('not where there is %s', (_, work) => {
    const letter = letterOf(`Опыт работы\n${work}`);
    expect(letter).not.toContain('Последн');
    expect(letter).toContain('Одно из мест работы\u00a0— ООО «Бета» (2016–2019), должность\u00a0— продавец.');
  });

  it('nor without a deed to tell', () =>
    expect(
      letterOf(
        'Опыт работы\nООО «Альфа», кассир\nс прошлой осени\n— Касса\n2016 — 2019\nООО «Бета», продавец',
      ),
    ).toContain('Одно из мест работы\u00a0— ООО «Бета»'));

  it('and of two heads around one period nobody knows whose it is', () =>
    expect(
      letterOf(
        'Опыт работы\nООО «Альфа», кассир\nс прошлой осени\n2016 — 2019\nООО «Бета», продавец\n— Вела учёт',
      ),
    ).not.toMatch(/Последн|Альфа|Бета/));

  it('nor in English', () => {
    const letter = letterOf(
      'Experience\nAlfa Ltd, Cashier\nsince last autumn\n- Cash desk\n2016 – 2019\nBeta Ltd, Accountant\n- Kept the books of the shop',
      'en',
    );
    expect(letter).not.toContain('most recent');
    expect(letter).toContain('One of my jobs: Accountant at Beta Ltd (2016–2019).');
  });

  it.each([
    ['above stand only years and a place', `Опыт работы: 5 лет\nПермь\n${beta}`],
    ['above was only study', `Опыт работы\n2020 — 2021\nучебные проекты школы\nПисала сайты\n${beta}`],
    ['what was not read had ended before', `Опыт работы\n${beta}\nдо 2015 — подработки`],
    [
      'its head stands above its period',
      'Опыт работы\nООО «Бета», продавец\n2016 — 2019\n— Вела учёт товара',
    ],
  ])('it is where %s', (_, work) =>
    expect(letterOf(work)).toContain('Последнее место работы\u00a0— ООО «Бета»'),
  );

  it.each(['с марта 2019 (уволилась в 2021)', 'с 2019 до закрытия магазина', 'с 2019, сокращена в 2021'])(
    'a job that ended is not told as the present one: «%s»',
    (period) =>
      expect(letterOf(`Опыт работы\nООО «Альфа», кассир, ${period}\n${beta}`)).not.toContain('Сейчас'),
  );

  it('what goes on now is told all the same', () =>
    expect(
      extractResumeFacts('Опыт работы\nООО «Альфа»\nкогда-то\n— Касса\n2016 — н.в.\nООО «Бета», продавец')
        .jobs,
    ).toHaveLength(1));
});
