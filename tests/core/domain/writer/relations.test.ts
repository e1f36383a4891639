import { describe, expect, it } from 'vitest';
import { falseRelations } from '#core/domain/writer/check/relations.ts';
import { extractResumeFacts } from '#core/domain/writer/facts.ts';
import { goodLetter, letterRequest, resume as ofAnna } from '#tests/support/writer/writer.ts';

const resume = `Вера Климова
Менеджер проектов

Опыт работы
ООО «Северный ветер», менеджер проектов
март 2021 — настоящее время
- Сократила сроки поставок на 30% за счёт новых договоров
- Веду команду из 7 человек
АО «Южный порт», координатор перевозок
2017 — 2020
- Увеличила оборот склада на 15%
- Обучила 12 новых сотрудников

Образование
Уральский федеральный университет, экономика, 2017

Челябинский технический колледж, логистика, 2013`;
const ended = (text: string) => ({ text, from: null, to: text, isCurrent: false });
const facts = {
  ...extractResumeFacts(resume),
  studies: [
    {
      school: 'Уральский федеральный университет',
      degree: 'экономика',
      period: ended('2017'),
      isUnfinished: false,
    },
    {
      school: 'Челябинский технический колледж',
      degree: 'логистика',
      period: ended('2013'),
      isUnfinished: false,
    },
  ],
};
const form = {
  companyName: 'Полюс',
  position: 'Менеджер проектов',
  whyInterested: '',
  relevantExperience: '',
};
const found = (letter: string) => falseRelations(letter, facts, form);

describe('what stands together in the resume may stand together (docs/rules.md#letter-relations)', () => {
  it.each([
    'Откликаюсь на вакансию «Менеджер проектов» в компании «Полюс».',
    'Сейчас работаю в ООО «Северный ветер» с 2021 года, должность — менеджер проектов.',
    'До этого — АО «Южный порт» (2017–2020), должность — координатор перевозок.',
    'Раньше мне довелось работать координатором перевозок в «Южном порту».',
    'Из сделанного в ООО «Северный ветер»:\n— сократила сроки поставок на 30% за счёт новых договоров;\n— веду команду из 7 человек.',
    'В «Южном порту» увеличила оборот склада на 15 %, а сейчас в «Северном ветре» сократила сроки поставок на 30 %.',
    'Работала в «Южном порту» и «Северном ветре».',
    'Моя команда — 7 человек.',
    'Моя команда — семь человек, а сроки поставок сократила на тридцать процентов.',
    'После учёбы (Уральский федеральный университет) работала в АО «Южный порт» по 2020 год.',
    'Образование: Уральский федеральный университет, экономика, 2017.',
  ])('%s', (letter) => expect(found(letter)).toEqual([]));
});

it('of a job without a period no year is told', () => {
  const undated = { ...facts, entries: facts.entries.map((entry) => ({ ...entry, period: null })) };
  expect(falseRelations('Работала в «Южном порту».', undated, form)).toEqual([]);
  expect(falseRelations('Работала в «Южном порту» с 2009 года.', undated, form)).not.toEqual([]);
});

describe('what does not, is found', () => {
  it.each([
    ['employers of two jobs swapped', 'Сейчас работаю в АО «Южный порт», должность — менеджер проектов.'],
    ['a declined one', 'Работаю менеджером проектов в «Южном порту».'],
    ['years of another job', 'До этого — АО «Южный порт» (2021 год).'],
    ['years of nothing', 'Сейчас работаю в ООО «Северный ветер» с 2009 года.'],
    [
      'deeds of another job',
      'Из сделанного в ООО «Северный ветер»:\n— увеличила оборот склада на 15%;\n— веду команду из 7 человек.',
    ],
    ['a deed after the wrong employer', 'В «Северном ветре» увеличила оборот склада на 15%.'],
    ['a number of another duty', 'Сократила сроки поставок на 15%.'],
    ['a number of another unit', 'Обучила 7 новых сотрудников.'],
    ['a number of nothing', 'Моя команда — 9 человек.'],
    ['a number of nothing in words', 'Моя команда — девять человек.'],
    ['a number of another duty in words', 'Сократила сроки поставок на пятнадцать процентов.'],
    ['a number with a unit of its own', 'Увеличила оборот склада втрое.'],
    ['a degree of another school', 'Образование: Челябинский технический колледж, экономика.'],
    ['a year of another school', 'Образование: Уральский федеральный университет, 2013.'],
    ['an employer that nobody knows', 'До этого — компания «Западный мост».'],
  ])('%s', (_, letter) => expect(found(letter)).not.toEqual([]));
});

it('a company may bear a number in words', () => {
  const letter = 'Откликаюсь на вакансию «Менеджер проектов» в компании «Три кита».';
  expect(falseRelations(letter, facts, { ...form, companyName: 'Три кита' })).toEqual([]);
});

it('a model’s letter that is true passes, sentence by sentence and in whole', () => {
  expect(falseRelations(goodLetter, extractResumeFacts(ofAnna), letterRequest())).toEqual([]);
  const wrong = goodLetter.replace('с 40 до 5 секунд', 'с 6 до 5 человек');
  expect(falseRelations(wrong, extractResumeFacts(ofAnna), letterRequest())).not.toEqual([]);
});

it('names of any signs are sought, not run', () => {
  const strange = ['C#', 'C++', 'a.b*c', 'Ромашка (', '[x', '$^', '1С\\', 'F#/.NET', 'R&D | QA'];
  for (const name of strange) {
    const job = { title: name, employer: name, period: null, duties: [] };
    expect(() => falseRelations(`Работаю в «${name}».`, { ...facts, jobs: [job] }, form)).not.toThrow();
  }
});
