import { describe, expect, test } from 'vitest';
import { explainedMatch } from '#core/domain/match/explained-match.ts';
import { matchOf } from '#core/domain/match/score/match.ts';
import { readSeeker } from '#core/domain/match/seeker/seeker-of.ts';
import { demandOf, readDemand } from '#core/domain/match/vacancy/demand-of.ts';
import { profile } from '#core/domain/user/profile.ts';
import { extractResumeFacts } from '#core/domain/writer/facts.ts';

const now = new Date('2026-06-15T12:00:00Z');

const anna = readSeeker(
  extractResumeFacts(
    [
      'Анна Примерова',
      'Backend-разработчик',
      '',
      'Опыт работы',
      'ООО «Ромашка», разработчик, июнь 2022 — май 2024',
      '- Перевела кабинет на Django 5',
      '',
      'Навыки',
      'RabbitMQ',
    ].join('\n'),
  ),
  profile.parse({ location: 'Москва', salary: '200 000' }),
  now,
);

const text = {
  title: 'Python-разработчик',
  tags: ['Python', 'Kafka'],
  description: 'Требования:\nопыт с Kafka от года\nпонимание Django\nБудет плюсом:\nKubernetes',
};
const row = {
  title: text.title,
  demand: readDemand(text),
  experience: '1–3 года',
  job_type: 'Full-time',
  location: 'Казань',
  salary: 'от 150 000 ₽',
  industry_id: '7',
} as const;

describe('a match with what it stands on (docs/rules.md#match-evidence)', () => {
  const demand = demandOf(row);
  const explained = explainedMatch(anna, demand, text);
  const evidenceOf = (name: string) => explained.skills.find((skill) => skill.name === name);

  test('is the number of the list', () =>
    expect(explained.score).toBe(Math.floor(matchOf(anna.seeker, demand).score / 10)));

  test('its parts less the limit are the score', () => {
    const sum = Object.values(explained.parts).reduce((total, points) => total + points, 0);
    expect(explained.limit).toMatchObject({ reason: 'place' });
    expect(sum - (explained.limit?.takes ?? 0)).toBe(explained.score);
  });

  test('an ask that nobody meets: its words, and what is near', () =>
    expect(evidenceOf('Apache Kafka')).toEqual({
      name: 'Apache Kafka',
      isMust: true,
      asked: 'опыт с Kafka от года',
      met: null,
      near: ['RabbitMQ'],
    }));

  test('what follows from something else says from what', () =>
    expect(evidenceOf('Python')?.met).toEqual({ quote: 'Перевела кабинет на Django 5', follows: 'Django' }));

  test('a wish is no must', () => expect(evidenceOf('Kubernetes')?.isMust).toBe(false));

  test('the roles, by name', () =>
    expect(explained.role).toEqual({
      relation: 'general',
      isPast: false,
      wanted: 'Backend-разработчик',
      asked: 'Python-разработчик',
    }));

  test('what no side tells of is not known', () =>
    expect(explained.known).toMatchObject({ domain: false, pay: true }));

  test('asks that the text does not show stand without words', () => {
    const changed = explainedMatch(anna, demand, { title: 'Разработчик', tags: [], description: '' });
    expect(changed.score).toBe(explained.score);
    expect(changed.skills.map(({ asked }) => asked)).toEqual(changed.skills.map(() => null));
  });

  test('what is met is quoted by the strongest of a choice, and has nothing near', () => {
    const choice = {
      ...demand,
      asks: [{ concepts: ['django', 'rabbitmq'], isMust: true, isInTitle: false }],
    };
    const [skill] = explainedMatch(anna, choice, text).skills;
    expect(skill).toMatchObject({
      met: { quote: 'Перевела кабинет на Django 5', follows: null },
      near: [],
    });
    expect(explainedMatch(anna, { ...choice, asks: [] }, text).skills).toEqual([]);
  });

  test('two at most are near, of what a person names themselves', () => {
    const seeker = readSeeker(
      null,
      profile.parse({ position: 'Разработчик', skills: ['RabbitMQ', 'ActiveMQ', 'NATS', 'Django'] }),
      now,
    );
    const asked = (id: string) =>
      explainedMatch(
        seeker,
        { ...demand, asks: [{ concepts: [id], isMust: true, isInTitle: false }] },
        { title: '', tags: [], description: '' },
      ).skills[0]?.near;
    // The heaviest first.
    expect(asked('kafka')).toEqual(['ActiveMQ', 'Брокер NATS']);
    // Python follows from Django, and is not named.
    expect(asked('java')).toEqual([]);
    expect(asked('no-such-concept')).toEqual([]);
  });

  test('a line of the description tells more than a tag, and of two the last', () => {
    const quotes = (description: string, tags: string[]) =>
      explainedMatch(anna, demandOf({ ...row, demand: readDemand({ title: '', tags, description }) }), {
        ...{ title: 'Python-разработчик', tags, description },
      }).skills.map(({ name, asked }) => `${name}: ${asked}`);
    expect(quotes('Требования:\n- опыт с Kafka', ['Kafka'])).toEqual(['Apache Kafka: опыт с Kafka']);
    expect(quotes('', ['Kafka'])).toEqual(['Apache Kafka: Kafka']);
    expect(quotes('Требования:\nзнать - Kafka', [])).toEqual(['Apache Kafka: знать - Kafka']);
  });
});

describe('the role that is the nearest', () => {
  const person = (position: string, ...posts: string[]) =>
    readSeeker(
      extractResumeFacts(
        [
          'Анна Примерова',
          position,
          '',
          'Опыт работы',
          ...posts.map((post) => `ООО «Вега», ${post}, 2020 — 2024`),
        ].join('\n'),
      ),
      null,
      now,
    );
  const roleFor = (read: typeof anna, title: string) => {
    const asked = readDemand({ title, tags: [], description: '' });
    return explainedMatch(read, demandOf({ ...row, title, demand: asked }), text).role;
  };

  test.each([
    ['Повар', [], 'Повар', { relation: 'same', isPast: false, wanted: 'Повар', asked: 'Повар' }],
    ['Бухгалтер', ['повар'], 'Повар', { relation: 'same', isPast: true, wanted: 'Повар', asked: 'Повар' }],
    // A past one counts for less than a nearer wanted one.
    [
      'Backend-разработчик',
      ['Python-разработчик'],
      'Python-разработчик',
      { relation: 'general', isPast: false },
    ],
    ['Бухгалтер', [], 'Повар', { relation: 'other', isPast: false, wanted: 'Бухгалтер', asked: 'Повар' }],
    ['Бухгалтер', [], 'Волшебник', { relation: 'other', wanted: 'Бухгалтер', asked: null }],
    ['Волшебник', [], 'Повар', { relation: 'other', isPast: false, wanted: null, asked: 'Повар' }],
  ] as const)('«%s» after %j for «%s»', (position, posts, title, expected) =>
    expect(roleFor(person(position, ...posts), title)).toMatchObject(expected),
  );
});
