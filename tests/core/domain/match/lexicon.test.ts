import { describe, expect, test } from 'vitest';
import { lexiconFields } from '#core/domain/match/lexicon/index.ts';
import { type Concept, lexicon, makeLexicon, mentionsIn, parseEntries } from '#core/domain/match/lexicon.ts';
import { roleFields } from '#core/domain/match/roles/index.ts';
import { maxTermLength } from '#core/domain/match/seeker/seeker.ts';
import { tokensOf } from '#core/domain/match/stems.ts';

const repeated = (values: readonly string[]): string[] =>
  values.filter((value, at) => values.indexOf(value) !== at);

const wordingsOf = (entries: readonly Concept[]): string[] =>
  entries.flatMap(({ wordings }) => [
    ...new Set(
      wordings.map((wording) => {
        const tokens = tokensOf(wording.replace(/^[\^=]+/u, ''));
        // One that counts as it is written shares its stem with others.
        return tokens.map(({ word, stem }) => (/^\^?=/u.test(wording) ? `=${word}` : stem)).join(' ');
      }),
    ),
  ]);

describe.each([
  ['the lexicon', parseEntries(lexiconFields)],
  ['the roles', parseEntries(roleFields)],
])('%s', (_, entries) => {
  const ids = entries.map(({ id }) => id);

  test('names each thing once, under an id that may be sent', () => {
    expect(repeated(ids)).toEqual([]);
    for (const id of ids) expect(id).toMatch(new RegExp(`^[a-z0-9+#.-]{1,${maxTermLength}}$`, 'u'));
  });

  test('gives no wording to two things', () => expect(repeated(wordingsOf(entries))).toEqual([]));

  test('implies only what it has', () => {
    for (const { implies } of entries) for (const conceptId of implies) expect(ids).toContain(conceptId);
  });
});

test('there are at least 2,500 concepts, and at most 300 edges', () => {
  const entries = parseEntries(lexiconFields);
  expect(entries.length).toBeGreaterThanOrEqual(2500);
  expect(entries.flatMap(({ implies }) => implies).length).toBeLessThanOrEqual(300);
});

test('what follows is two steps away at most, and never the thing itself', () => {
  const { impliedBy } = makeLexicon(parseEntries(['a | A > b', 'b | B > c', 'c | C > d, a', 'd | D']));
  expect(impliedBy('a')).toEqual(['b', 'c']);
  expect(impliedBy('c')).toEqual(['d', 'a', 'b']);
  expect(lexicon().impliedBy('django')).toContain('python');
});

test('a heading says what kind of things stand under it', () => {
  const kinds = parseEntries(['# Work\na | A\n# Tools [names]\nb | B\n# Firms [makers]\nc | C', 'd | D']).map(
    ({ kind }) => kind,
  );
  expect(kinds).toEqual(['work', 'name', 'maker', 'work']);
  const { concepts } = lexicon();
  expect(['python', '44-fz'].map((id) => concepts.get(id)?.kind)).toEqual(['name', 'name']);
  expect(['wildberries', 'sap'].map((id) => concepts.get(id)?.kind)).toEqual(['maker', 'maker']);
  expect(['english', 'teamwork'].map((id) => concepts.get(id)?.kind)).toEqual(['work', 'work']);
});

test('what a text names stands in its own words', () => {
  const found = mentionsIn('Ставил k8s, вёл налоговый учёт').map(({ concept, words }) => [
    concept.name,
    words,
  ]);
  expect(found).toEqual([
    ['Kubernetes', 'k8s'],
    ['Налоговый учёт', 'налоговый учёт'],
  ]);
});

test('those under one heading are of one group', () => {
  const [first, second, third] = parseEntries(['# Frameworks\na | A\nb | B\n# Others\nc | C']);
  expect(first?.group).toBe(second?.group);
  expect(third?.group).not.toBe(first?.group);
});

test('each heading begins a group of its own, in whichever field it stands', () => {
  const groups = parseEntries([
    'a | A\n# Frameworks\nb | B\n# Others\nc | C',
    'd | D\n# Tools\ne | E\nf | F',
  ]).map(({ group }) => group);
  expect(new Set(groups).size).toBe(5);
  expect(groups[4]).toBe(groups[5]);
});

test('an entry is an id, wordings of which the first is its name, and what follows from it', () => {
  const [entry, other] = parseEntries(['\n# Tools\n\na | ^=Go | golang |  go lang  > b,  c,\n   \nb | =B']);
  expect(entry).toEqual({
    ...{ id: 'a', name: 'Go', wordings: ['^=Go', 'golang', 'go lang'] },
    ...{ implies: ['b', 'c'], group: 2, kind: 'work' },
  });
  expect(other).toMatchObject({ id: 'b', name: 'B', implies: [] });
});

test.each<[string, string[]]>([
  ['Знание итальянской кухни', ['european-cuisine']],
  ['Знание немецкого, французского', ['german']],
  ['Со знанием китайского', ['chinese']],
  ['Среднее профессиональное образование', []],
  ['Релизы сервисов в продакшн', []],
  ['Съёмки, видеопродакшн', ['film-production']],
  ['Сертификат «Специалист 1С»', ['1c']],
  ['Действующий сертификат специалиста', ['med-accreditation']],
  ['Проведение кроссбраузерного и нагрузочного тестирования', ['load-testing']],
  ['Навыки кроссбраузерной адаптивной вёрстки', ['cross-browser', 'responsive']],
  ['Уборка снега, стрижка травы', ['territory-cleaning']],
  ['Женские стрижки', ['hair-cutting']],
  ['Сборка техники (wi-fi роутеры)', []],
  ['Qt и С++ Builder', ['qt', 'cpp-builder']],
  ['VirtualBox, Vagrant', ['virtualbox', 'vagrant']],
  ['unittest, Test IT, Cordova/PhoneGap', ['unittest', 'test-it', 'cordova', 'cordova']],
  ['Bamboo, CircleCI, Travis CI', ['bamboo', 'circleci', 'travis-ci']],
  ['AMQP, ZeroMQ, Apache Pulsar', ['amqp', 'zeromq', 'pulsar']],
  ['ADO.NET, SNMP, Datadog, PostCSS', ['ado-net', 'snmp', 'datadog', 'postcss']],
])('«%s» names %j', (text, ids) => expect(mentionsIn(text).map(({ concept }) => concept.id)).toEqual(ids));
