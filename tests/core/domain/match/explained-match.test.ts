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
});
