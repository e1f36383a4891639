import { describe, expect, it } from 'vitest';
import { adviseOnMissingSections } from '#core/domain/writer/advice/missing-sections.ts';
import { extractResumeFacts } from '#core/domain/writer/facts.ts';

it('of a job that may be none no dates are asked for', () => {
  const text = 'Анна Лугова\nПродавец\n\nОпыт работы\nСахар\nМенеджер по продажам';
  const facts = extractResumeFacts(text);
  expect(facts.reading.jobs.map(({ employer, title }) => [employer?.certainty, title?.certainty])).toEqual([
    ['unsure', 'unsure'],
  ]);
  const reasons = adviseOnMissingSections(facts, text).map(({ reason }) => reason);
  expect(reasons.filter((reason) => /нет дат/u.test(reason))).toEqual([]);
});

describe('what stands there is not called missing (docs/rules.md#writer-advice)', () => {
  const reasonsFor = ({
    top = 'Бухгалтер',
    contacts = '+7 912 345-67-89',
    end = 'Образование\nМГУ, 2009',
  }) => {
    const text = `Смирнова Ольга Петровна\n${top}\n${contacts}\n\nОпыт работы\nООО «Ромашка», бухгалтер\n2019 — 2024\n- Вела учёт по договорам\n\n${end}`;
    return adviseOnMissingSections(extractResumeFacts(text), text)
      .map(({ reason }) => reason)
      .join('\n');
  };

  it.each(['Делопроизводитель', 'Кинолог', 'Чертёжник', 'Стюардесса', 'Москва\nКинолог'])(
    'a post: %s',
    (top) => expect(reasonsFor({ top })).not.toContain('нет должности'),
  );
  it.each(['Екатеринбург, готова к переезду', '35 лет', 'г. Тверь', 'Не замужем'])('no post: %s', (top) =>
    expect(reasonsFor({ top })).toContain('нет должности'),
  );

  it.each([
    'МГЮА, юриспруденция, 2015',
    'Высшее юридическое',
    'ПТУ №5, сварщик',
    'УрФУ 2012',
    'кандидат технических наук',
    'ординатура, терапия',
  ])('studies: %s', (end) => expect(reasonsFor({ end })).not.toContain('Об образовании'));
  it('no studies', () => expect(reasonsFor({ end: 'ООО «МТУ»' })).toContain('Об образовании'));

  it.each(['Telegram: olgas', 'т. 34-56-78', 'ivan(собака)mail.ru', 'skype: olga.s'])(
    'a contact: %s',
    (contacts) => expect(reasonsFor({ contacts })).not.toContain('ни вашего телефона'),
  );
  it.each(['Telegram-боты', 'т. е. 2019'])('no contact: %s', (contacts) =>
    expect(reasonsFor({ contacts })).toContain('ни вашего телефона'),
  );
});
