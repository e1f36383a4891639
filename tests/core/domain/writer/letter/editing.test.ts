import { describe, expect, it } from 'vitest';
import { letterByRules } from '#core/domain/writer/letter-by-rules.ts';
import { type LetterForm, letterForm } from '#core/domain/writer/writing.ts';

const letterOf = (resumeText: string, more: Partial<LetterForm> = {}, tags: string[] = []) =>
  letterByRules(
    letterForm.parse({ resumeText, companyName: 'Вектор', position: 'Кладовщик', language: 'ru', ...more }),
    { title: 'Кладовщик', company: 'Вектор', tags, description: '' },
  ).replaceAll('\u00a0', ' ');

const withJob = (head: string, line = '— Вела приёмку товара на складе') =>
  letterOf(`Вера Лугова\nКладовщик\n\nОпыт работы\n${head}\n2019 — 2021\n${line}`);

describe('what an editor would mend (docs/rules.md#letter-by-rules)', () => {
  it.each([
    ['ООО «Альфа», оператор (испытательный срок не прошла)', 'должность — оператор.'],
    ['ООО «Альфа», продавец (з/п 40 000)', 'должность — продавец.'],
    ['ООО «Альфа», продавец (обувь)', 'должность — продавец (обувь).'],
    [
      'ДЕТСКИЙ САД № 14 «СКАЗКА», БУХГАЛТЕР',
      '— детский сад № 14 «Сказка» (2019–2021), должность — бухгалтер.',
    ],
    ['ИП Сергеев А.А., кладовщик', '— ИП Сергеев А.А. (2019–2021), должность — кладовщик.'],
    ['Продавец в магазине «Обувь»', 'в должности «Продавец в магазине „Обувь“»:'],
  ])('the job %j', (head, words) => expect(withJob(head)).toContain(words));

  it.each([
    ['— Продавала комплекты на сумму до 210 тыс.', '— продавала комплекты на сумму до 210 тыс.\n'],
    ['— Вела склад фирмы Петрова А.А.', '— вела склад фирмы Петрова А.А.\n'],
    ['— Вела приёмку товара на складе.;', '— вела приёмку товара на складе.\n'],
  ])('the end of %j', (line, words) => expect(withJob('ООО «Альфа», кладовщик', line)).toContain(words));

  it.each([
    ['HTML-вёрстка', 'знаю и умею: HTML-вёрстка.'],
    ['BI-аналитика', 'знаю и умею: BI-аналитика.'],
    ['VK Реклама', 'знаю и умею: VK Реклама.'],
    ['1С:БУХГАЛТЕРИЯ', 'знаю 1С:Бухгалтерия.'],
  ])('the skill %s', (skill, words) =>
    expect(letterOf(`Вера Лугова\nКладовщик\n\nНавыки\n${skill}, Kotlin`, {}, [skill])).toContain(words),
  );

  it('a label of a name is none of it', () => {
    const letter = letterOf('ФИО Николаев Сергей Викторович\nКладовщик');
    expect(letter).toContain('\nНиколаев Сергей Викторович');
    expect(letter).not.toContain('ФИО');
  });

  it('what denies or gives a reason is led in by nothing', () => {
    const letter = letterOf('Вера Лугова\nКладовщик', {
      relevantExperience: 'опыта нет, но быстро учусь',
      whyInterested: 'потому что рядом с домом',
    });
    expect(letter).toContain('. Потому что рядом с домом.\n');
    expect(letter).toContain('\nОпыта нет, но быстро учусь.');
  });
});
