import { describe, expect, it } from 'vitest';
import {
  isListOfThings,
  isMostlyNames,
  isNameOfThing,
  lexiconNamesIn,
  lexiconWordsIn,
  namesThing,
} from '#core/domain/documents/reading/words/known-names.ts';
import { listed } from './listed.ts';

describe('names of things (docs/rules.md#resume-reading-jobs)', () => {
  it.each(listed('SQL Server 2019|Обучение Python|Wildberries|Флант|PostgreSQL|Ромашка и Docker'))(
    '«%s» names one somewhere',
    (words) => expect(namesThing(words)).toBe(true),
  );

  it.each(listed('Ромашка|Управление командой|Переговоры|2019|Консультирование'))(
    '«%s» names none',
    (words) => expect(namesThing(words)).toBe(false),
  );

  it.each(listed('PostgreSQL|PostgreSQL 15|Qt 4.8|Spring Boot|Python|Python Docker|Python 3 Docker 20'))(
    '«%s» is one',
    (words) => expect(isNameOfThing(words)).toBe(true),
  );

  it.each(
    listed(
      'Школа Python|Python-школа|Wildberries|Флант|Ромашка|Управление командой|2019|Python для детей|Питон|Линукс',
    ),
  )('«%s» is none', (words) => expect(isNameOfThing(words)).toBe(false));

  it.each(listed('Python, Django, Redis|Python, Django, Redis и др.|Python и Django|Python Wildberries'))(
    '«%s» is a list of them',
    (words) => expect(isListOfThings(words)).toBe(true),
  );

  it.each(
    listed(
      'Python|Python, Python|Школа Python|Python и Django в банке|Python Django школа дом|Ромашка, Луч|Управление командой, продажи',
    ),
  )('«%s» is no list of them', (words) => expect(isListOfThings(words)).toBe(false));

  it.each([
    ['Python, Java, английский', true],
    ['Python, английский', false],
    ['Python; Java; английский', true],
    ['Python, английский, немецкий', false],
    ['Python', true],
    ['Python 3', true],
    ['английский', false],
    ['', false],
    ['Python, Java, Go, английский, немецкий, иврит', false],
  ])('most of «%s» are names: %s', (list, expected) => expect(isMostlyNames(list)).toBe(expected));

  it('strokes stand between names as well', () => expect(isMostlyNames('Python|Java|английский')).toBe(true));

  it('four hundred characters are read', () => {
    expect(namesThing(`${'-'.repeat(394)}Python`)).toBe(true);
    expect(namesThing(`${'-'.repeat(395)}Python`)).toBe(false);
    expect(isMostlyNames(`Python,${' '.repeat(386)}Docker,`)).toBe(true);
    expect(isMostlyNames(`Python,${' '.repeat(387)}Docker, Ромашка, Луч`)).toBe(true);
  });
});

describe('what the lexicon knows in a line', () => {
  it('is given in the line’s words, each once', () => {
    expect(lexiconWordsIn('Python, Docker, Python и Ромашка')).toEqual(['Python', 'Docker']);
    expect(lexiconNamesIn('Python, Docker, Python и Ромашка')).toEqual(['Python', 'Docker']);
    expect(lexiconWordsIn('Ромашка')).toEqual([]);
    expect(lexiconNamesIn('Ромашка')).toEqual([]);
  });

  it('what one does is no name', () => {
    expect(lexiconWordsIn('Team Leadership, Python')).toEqual(['Team Leadership', 'Python']);
    expect(lexiconNamesIn('Team Leadership, Python')).toEqual(['Python']);
  });
});
