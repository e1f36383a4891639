import { expect, it } from 'vitest';
import { tradeStems } from '#core/domain/search/trade-words.ts';

it.each([
  'Junior',
  'Middle',
  'Senior',
  'Lead',
  'Стажёр',
  'Младший',
  'Старший',
  'Ведущий',
  'Главный',
  'Manager',
  'Инженер',
  'Руководитель',
  'Директор',
  'Head',
  'Мастер',
  'Отдела',
  'Специалист',
  'Специалиста',
  'Менеджер',
  'Менеджеров',
  'Engineer',
  'Specialist',
  'Начальник',
  'Директора',
  'Помощник',
  'Ассистент',
  'Сотрудник',
  'Работник',
  'Руководителем',
  'Старшая',
  'Отдел',
])('«%s» is of any trade (docs/rules.md#similar-skills)', (word) =>
  expect(tradeStems(`${word} бухгалтер`)).toEqual(['бухгалт']),
);

it.each([
  ['Senior Backend-разработчик', ['backend', 'разработч']],
  ['C++ / C# программист', ['c++', 'c#', 'программи']],
  ['node.js, .NET', ['node.js', '.net']],
  ['1С аналитик', ['1с', 'аналит']],
  // Seven letters stay as they are, of eight the last two go.
  ['грузчик', ['грузчик']],
  ['грузчика', ['грузчи']],
  ['я и ML', ['ml']],
  ['отделка', ['отделка']],
  ['Учётчик', ['учетчик']],
  ['— / 🙂', []],
  ['', []],
])('«%s» has the stems %j', (position, stems) => expect(tradeStems(position)).toEqual(stems));
