import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { type ComparedVacancy, similarityOf } from '#core/domain/match/similarity.ts';
import { askOfCode } from '#core/domain/match/vacancy/demand-column.ts';
import { readDemand } from '#core/domain/match/vacancy/demand-of.ts';

const vacancy = (title: string, tags: string[] = []): ComparedVacancy => {
  const { asks, roles } = readDemand({ title, tags, description: '' });
  return { asks: asks.map(askOfCode), roles };
};

test.each([
  ['Frontend-разработчик', ['React'], 'Senior Frontend-разработчик', ['React'], 'same', 2],
  ['Водитель', [], 'Персональный водитель', [], 'general', 0],
  ['Python-разработчик', ['SQL'], 'Java-разработчик', ['SQL'], 'related', 1],
  ['Аналитик данных', ['SQL', 'Python', 'Git'], 'Повар', ['SQL', 'Python', 'Git'], null, 3],
])('«%s» %j and «%s» %j: %s, %i', (title, tags, otherTitle, otherTags, role, sharedSkills) => {
  expect(similarityOf(vacancy(title, tags), vacancy(otherTitle, otherTags))).toMatchObject({
    role,
    sharedSkills,
  });
});

it('is none of another trade with two skills in common, and none of nothing', () => {
  expect(similarityOf(vacancy('Повар', ['SQL', 'Git']), vacancy('Медсестра', ['SQL', 'Git']))).toBeNull();
  expect(similarityOf(vacancy(''), vacancy(''))).toBeNull();
});

it('is nearer with the same role, with more in common, and with less else', () => {
  const own = vacancy('Python-разработчик', ['Django', 'Kafka', 'Redis']);
  const nearness = (title: string, tags: string[]) => similarityOf(own, vacancy(title, tags))?.nearness ?? 0;
  const all = ['Django', 'Kafka', 'Redis'];
  expect(nearness('Python-разработчик', all)).toBeGreaterThan(nearness('Java-разработчик', all));
  expect(nearness('Python-разработчик', all)).toBeGreaterThan(nearness('Python-разработчик', ['Django']));
  expect(nearness('Python-разработчик', ['Django'])).toBeGreaterThan(
    nearness('Python-разработчик', ['Django', 'Figma', 'Photoshop', '1С']),
  );
});

it('counts either of a choice once, and is the same both ways', () => {
  const of = (...asks: string[][]): ComparedVacancy => ({
    asks: asks.map((concepts) => ({ concepts })),
    roles: [],
  });
  expect(similarityOf(of(['a', 'b'], ['c']), of(['a'], ['b', 'c']))).toMatchObject({ sharedSkills: 3 });
  const concepts = fc.array(fc.constantFrom('python', 'sql', 'kafka', 'go', 'figma'), { minLength: 1 });
  const compared = fc.record({
    asks: fc.array(concepts.map((all) => ({ concepts: all }))),
    roles: fc.uniqueArray(fc.constantFrom('python-dev', 'java-dev', 'driver', 'personal-driver')),
  });
  fc.assert(
    fc.property(compared, compared, (a, b) => {
      expect(similarityOf(a, b)).toEqual(similarityOf(b, a));
    }),
  );
});
