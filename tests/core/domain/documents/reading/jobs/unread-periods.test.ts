import { describe, expect, it } from 'vitest';
import { blocksOfText } from '#core/domain/documents/blocks.ts';
import { readResume } from '#core/domain/documents/reading/read-resume.ts';

const alpha = 'июль 2021 — н.в.\nООО «Альфа», маркетолог\n— Запустила рассылку по базе клиентов\n';
const dutiesOf = (below: string, above = alpha) => {
  const text = `Вера Лугова\nОпыт работы\n${above}${below}`;
  return readResume({ text, blocks: blocksOfText(text) }).jobs.map(({ employer, duties }) => [
    employer?.text,
    ...duties.map((duty) => duty.text),
  ]);
};
const ownDuties = ['ООО «Альфа»', 'Запустила рассылку по базе клиентов'];
const achievement = '— Вырастила группу до 20 000 читателей';

describe('a job whose period is not understood gives its duties to no other (docs/rules.md#resume-reading-jobs)', () => {
  it.each([
    '2018 — ??? ООО «Бета», SMM',
    '2019-20 ООО «Бета», SMM',
    '2013/14 ООО «Бета»',
    'весна 2018 - лето 2019\nООО «Бета»',
    'ООО «Бета», SMM-менеджер\n2018 – работаю',
    'SMM-менеджер\nООО «Бета»\n2019-20',
    'с 2006 г. по 2010 г. служба по контракту',
    'до 2015 — подработки',
    'ООО «Бета», SMM, 2018 — ???',
    '09.08 – 03.12 Бета',
    '— 2019-20 ООО «Бета», SMM',
    'с 2014 работала в Бете',
  ])('%s', (head) => {
    expect(dutiesOf(`${head}\n${achievement}`)).toEqual([ownDuties]);
    const gamma = '2010 — 2012\nООО «Гамма», продавец\n— Вела учёт товара';
    expect(dutiesOf(`${head}\n${achievement}\n${gamma}`)).toEqual([
      ownDuties,
      ['ООО «Гамма»', 'Вела учёт товара'],
    ]);
  });

  it.each([
    'Рост выручки на 30 % в 2019-2020',
    '— 2019-20: подготовка отчётов',
    'С 2022 года веду блог компании',
    'В 2022 году запустила сайт',
    '— Провела ярмарки 2021/22 и 2022/23 годов',
  ])('%s is a duty', (duty) =>
    expect(dutiesOf(`${duty}\n${achievement}`)).toEqual([
      [...ownDuties, duty.replace('— ', ''), achievement.slice(2)],
    ]),
  );

  it('nor does its line lend its employer to the head above', () =>
    expect(dutiesOf(`2018 — ??? ООО «Бета», SMM\n${achievement}`, 'июль 2021 — н.в.\nмаркетолог\n')).toEqual([
      [undefined],
    ]));
});
