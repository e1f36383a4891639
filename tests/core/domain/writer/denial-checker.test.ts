import { expect, it } from 'vitest';
import { createDenialChecker } from '#core/domain/writer/check/create-denial-checker.ts';
import { extractResumeFacts } from '#core/domain/writer/facts.ts';

const resume = `Вера Лугова
Бухгалтер
О себе
1С не знаю, Bitrix24 не предлагать. Знаю SQL. Kafka знаю хорошо, SAP не знаю.
Навыки
Excel
Не владею: Figma, Jira`;

it.each([
  ['Знаю Excel и SQL.', []],
  ['Хорошо знаю Kafka.', []],
  ['Уверенно веду учёт в 1С.', ['1С']],
  ['Знаю Excel.\nРаботаю в Figma и Jira.', ['Figma', 'Jira']],
  ['С 1С раньше не работала, но готова научиться.', []],
])('a skill that the resume denies is none of its owner’s: %j', (text, skills) =>
  expect(createDenialChecker(extractResumeFacts(resume).lines, [])(text)).toEqual(skills),
);

it('a vacancy’s title and the profile may name it', () =>
  expect(
    createDenialChecker(extractResumeFacts(resume).lines, ['Position: Консультант 1С'])(
      'Меня интересует вакансия «Консультант 1С».',
    ),
  ).toEqual([]));
