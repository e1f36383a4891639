import { describe, expect, it } from 'vitest';
import { adviseByRules } from '#core/domain/writer/advise-by-rules.ts';
import { extractResumeFacts } from '#core/domain/writer/facts.ts';
import { letterByRules } from '#core/domain/writer/letter-by-rules.ts';
import { letterForm } from '#core/domain/writer/writing.ts';

const market = { skills: [], role: null };
const head = 'Анна Ветрова\nМедсестра\n';
const work = 'Опыт работы\n2019 — 2021\nООО «Клиника», медсестра\n';
const achievement = '— Провела 300 процедур за год\n';
const managerLine = '— Руководитель: Сидорова И.И., тел. +7 495 765-43-21, sidorova@clinic.ru\n';
const ownContacts = 'тел. +7 900 123-45-67, vetrova@example.ru\n';

const letterOf = (resumeText: string) =>
  letterByRules(letterForm.parse({ resumeText, companyName: 'Вектор', position: 'Медсестра' }), null);

describe('a letter is signed with contacts of its owner alone (docs/rules.md#letter-contacts)', () => {
  it.each([
    ['at the top', `${head}${ownContacts}${work}${achievement}${managerLine}`],
    ['in a section of their own', `${head}${work}${achievement}${managerLine}Контакты\n${ownContacts}`],
    ['behind a label', `${head}${work}${achievement}${managerLine}Контакты: ${ownContacts}`],
    [
      'alone at the end',
      `${head}${work}${achievement}${managerLine}Навыки\nУколы, капельницы\n${ownContacts}`,
    ],
    ['beside the city', `${head}Город: Пермь, ${ownContacts}${work}${achievement}${managerLine}`],
    ['alone below the last job', `${head}${work}${achievement}${ownContacts}`],
    [
      'alone below a label',
      `${head}${work}${achievement}${managerLine}Образование: медицинский колледж, 2019\n${ownContacts}`,
    ],
    [
      'above jobs without a heading',
      `${head}${ownContacts}2019 — 2021 ООО «Клиника», медсестра\n${managerLine.slice(2)}`,
    ],
  ])('that stand %s', (_, text) => {
    expect(letterOf(text)).toContain('+7 900 123-45-67, vetrova@example.ru');
    expect(letterOf(text)).not.toMatch(/765-43|sidorova/);
  });

  it('and are none of what was done, in any language', () => {
    const { reading, contacts } = extractResumeFacts(
      'Anna Belova\nCook\n\nExperience\n2019 – 2024 Uyut Cafe, cook\n- Cooked dishes for guests\nPhone: +7 903 111 22 33\nanna@mail.ru',
    );
    expect(reading.jobs.map(({ duties }) => duties.map(({ text }) => text))).toEqual([
      ['Cooked dishes for guests'],
    ]);
    expect([contacts.phones, contacts.emails]).toEqual([['+7 903 111 22 33'], ['anna@mail.ru']]);
  });

  it.each([
    ['a chief in a duty', `${head}${work}${achievement}${managerLine}`],
    [
      'a referee',
      `${head}${work}${achievement}Рекомендации\nСидорова И.И.\n+7 495 765-43-21\nsidorova@clinic.ru`,
    ],
    ['a referee behind a label', `${head}Рекомендации: Сидорова, +7 495 765-43-21\n${work}${achievement}`],
    [
      'a mailbox of a shop',
      `${head}${work}${achievement}— Отвечала на письма в sales@romashka.ru и @romashka_bot`,
    ],
    ['a chief above', `${head}${work}${achievement}Руководитель Сидорова Инна\n+7 495 765-43-21`],
    ['a duty without a heading', `${head}2019 — 2021 ООО «Клиника», медсестра\n${managerLine}`],
  ])('of %s: none, and advice says so', (_, text) => {
    expect(letterOf(text)).not.toMatch(/765-43|sidorova|romashka/);
    expect(
      adviseByRules(text, extractResumeFacts(text), market).filter(({ kind }) => kind === 'contacts'),
    ).toHaveLength(1);
  });
});
