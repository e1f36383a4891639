import { describe, expect, test } from 'vitest';
import { isCity } from '#core/domain/documents/reading/words/places.ts';
import { lexicon } from '#core/domain/match/lexicon.ts';
import { roles } from '#core/domain/match/roles.ts';
import { matchOf } from '#core/domain/match/score/match.ts';
import { maxConcepts, seeker } from '#core/domain/match/seeker/seeker.ts';
import { demandOf, readDemand } from '#core/domain/match/vacancy/demand-of.ts';
import { stemWeight } from '#core/domain/match/weights.ts';
import { profile } from '#core/domain/user/profile.ts';
import { extractResumeFacts } from '#core/domain/writer/facts.ts';
import { seekerOf } from '#tests/support/match/seekers.ts';
import { oddPeople } from '../../../../support/odd-people.ts';

const now = new Date('2026-06-15T12:00:00Z');

const languages = ['english', 'german', 'french', 'chinese', 'spanish', 'italian'];

describe('what leaves the browser of somebody (docs/rules.md#match-request)', () => {
  test.each(oddPeople)(
    'of $what: ids of ours, stems of the vocabulary, cities',
    ({ lines, own, secrets }) => {
      const sent = seekerOf(extractResumeFacts(lines.join('\n')), now, own ? profile.parse(own) : null);
      expect(seeker.parse(sent)).toEqual(sent);
      expect(sent.concepts.length + sent.titleStems.length).toBeGreaterThan(0);
      for (const { id } of sent.concepts) expect(lexicon().concepts.has(id)).toBe(true);
      for (const id of [...sent.roles, ...sent.pastRoles]) expect(roles().byId.has(id)).toBe(true);
      for (const stem of sent.titleStems) expect(stemWeight(stem)).toBeGreaterThan(0);
      for (const { id } of sent.languages) expect(languages).toContain(id);
      if (sent.city !== null) expect(isCity(sent.city)).toBe(true);
      for (const secret of secrets) expect(JSON.stringify(sent).toLowerCase()).not.toContain(secret);
    },
  );
});

describe('a resume stuffed with the whole lexicon', () => {
  const lines = [
    'Анна Примерова',
    'Python-разработчик',
    'Опыт работы: 4 года',
    '',
    'Опыт работы',
    'ООО «Ромашка», Python-разработчик, июнь 2022 — май 2026',
    '- Перевела кабинет на Django 5, PostgreSQL и Redis',
    '',
    'Навыки',
    'Docker, Git',
  ];
  const names = [...lexicon().concepts.values()].map(({ name }) => name);
  const linesOf = (all: readonly string[]) =>
    all.flatMap((_, at) => (at % 8 === 0 ? [all.slice(at, at + 8).join(', ')] : []));
  const honest = seekerOf(extractResumeFacts(lines.join('\n')), now);
  const stuffed = seekerOf(extractResumeFacts([...lines, ...linesOf(names)].join('\n')), now);
  const vacancy = (title: string, tags: readonly string[]) =>
    demandOf({
      title,
      demand: readDemand({ title, tags, description: '' }),
      experience: '3–6 лет',
      job_type: 'Full-time',
      location: 'Москва',
      salary: '',
      industry_id: null,
    });

  test('is read', () => expect(stuffed.concepts).not.toEqual(honest.concepts));

  test('brings no more than anybody may', () =>
    expect(stuffed.concepts.length).toBeLessThanOrEqual(maxConcepts));

  test('loses where it is at home', () => {
    const own = vacancy('Python-разработчик', ['Python', 'Django', 'PostgreSQL', 'Redis', 'Docker']);
    expect(matchOf(stuffed, own).score).toBeLessThan(matchOf(honest, own).score);
  });

  test.each([
    ['Главный бухгалтер', ['1С: Бухгалтерия', 'МСФО', 'НДС']],
    ['Водитель-экспедитор', ['Категория C', 'Тахограф']],
    ['Data Scientist', ['PyTorch', 'Kubernetes', 'MLflow', 'Airflow']],
  ])('is not near the top of another trade: %s', (title, tags) =>
    expect(matchOf(stuffed, vacancy(title, tags)).score).toBeLessThan(800),
  );
});
