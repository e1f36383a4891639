import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import type { Job } from '#core/domain/job/shown-job.ts';
import { partNames } from '#core/domain/match/score/points.ts';
import { demandOf, readDemand } from '#core/domain/match/vacancy/demand-of.ts';
import { answerTo, type MatchAnswer } from '../../../../frontend/src/match/match-job.ts';
import OwnMatch from '../../../../frontend/src/vacancies/detail/match/own-match.tsx';
import { shownParts } from '../../../../frontend/src/vacancies/detail/match/shown-parts.ts';
import type { OpenJob } from '../../../../frontend/src/vacancies/detail/queries.ts';
import { reasonOf } from '../../../../frontend/src/vacancies/detail/similar/similar-jobs.tsx';
import { Gaps, Ranked } from '../../../../frontend/src/vacancies/match/ranked.tsx';

/** What a reader sees, tags parted by a bar. */
const wordsOf = (html: string) =>
  html
    .replace(/<[^>]+>/g, '|')
    .replaceAll('\u00a0', ' ')
    .replace(/\|+/g, '|');

const resume = [
  'Анна Примерова',
  'Backend-разработчик',
  'Опыт работы',
  'ООО «Ромашка», разработчик, июнь 2022 — май 2024',
  '- Перевела кабинет на Django 5',
  'Навыки',
  'RabbitMQ, Git',
].join('\n');
const profile = JSON.stringify({ location: 'Москва', salary: '200 000', about: 'Английский A2' });

const text = {
  title: 'Python-разработчик',
  tags: ['Python', 'Kafka'],
  html: '<p>Требования:</p><ul><li>опыт с Kafka от года;</li><li>английский B2</li></ul>',
};

function matchHtml(location: string, html: string | null = text.html, pay: Partial<Job> = {}) {
  const description = html === null ? '' : 'Требования:\nопыт с Kafka от года;\nанглийский B2';
  const demand = demandOf({
    title: text.title,
    demand: readDemand({ ...text, description }),
    experience: '1–3 года',
    job_type: 'Full-time',
    location,
    salary: 'от 150 000 ₽',
    industry_id: null,
  });
  const own = answerTo({
    kind: 'match',
    own: { resume, known: null, profile },
    vacancy: { ...text, html, demand },
  }) as MatchAnswer;
  const answer = {
    job: { ...text, id: 'hh-1', location, type: 'Полная занятость', salary: null, salaryWords: null, ...pay },
    description: html,
    demand,
    market: { compared: 200, scope: { category: 'Backend', level: null }, lessAboutAi: 0, salary: null },
  } as unknown as OpenJob;
  const html5 = renderToStaticMarkup(
    <MemoryRouter>
      <OwnMatch answer={answer} own={own} />
    </MemoryRouter>,
  );
  return { own, words: wordsOf(html5), html: html5 };
}

describe('the reader’s own match (docs/rules.md#match-evidence)', () => {
  test('the parts less what is taken are the score, as they are shown', () => {
    for (const location of ['Москва', 'Казань', 'Удаленная работа']) {
      const { own, words } = matchHtml(location);
      const parts = shownParts(own.match);
      expect(parts.map(({ most }) => most).reduce((sum, most) => sum + most, 0)).toBe(100);
      expect(parts).toHaveLength(partNames.length);
      const sum = parts.reduce((total, { points }) => total + points, 0);
      expect(sum - (own.match.limit?.takes ?? 0)).toBe(own.match.score);
      expect(words).toContain(`|${own.match.score}| из 100|`);
      if (own.match.limit) expect(words).toContain(`|−${own.match.limit.takes}|`);
    }
  });

  test('another city and a language are said in words', () => {
    expect(matchHtml('Казань').words).toContain('|Другой город: оценка ограничена|');
    expect(matchHtml('Москва').words).toContain('|Нужен английский B2: оценка ограничена|');
  });

  test('evidence stands with the words of both sides', () => {
    const { words } = matchHtml('Москва');
    expect(words).toContain(
      '|Apache Kafka|, обязательно: „опыт с Kafka от года“|, у вас: |в резюме и профиле не найдено|близко: RabbitMQ|',
    );
    expect(words).toContain('|, у вас: |следует из Django: „Перевела кабинет на Django 5“|');
  });

  test('a place that is remote says so, whatever the kind of work', () =>
    expect(matchHtml('Удаленная работа').words).toContain('|Удаленная работа|, у вас: |„Москва“|'));

  test.each([
    [{ min: 150_000, max: 250_000 }, null, 'от 150 000 ₽ до 250 000 ₽'],
    [{ min: 200_000, max: 200_000 }, null, '200 000 ₽'],
    [{ min: 163_400, max: 244_900 }, 'от 2 000 до 3 000 $', 'около 240 000 ₽'],
  ])('pay %o, %s: with the upper end, which is compared', (range, salaryWords, ask) => {
    const pay = { salary: { ...range, currency: '₽' as const }, salaryWords };
    expect(matchHtml('Москва', text.html, pay).words).toContain(`|${ask}|, у вас: |„200 000“|`);
  });

  test('what nobody knows is said to be unknown', () =>
    expect(matchHtml('Москва').words).toContain('|Сфера|неизвестно|'));

  test('the picture has words', () =>
    expect(matchHtml('Москва').html).toMatch(
      /<svg[^>]*role="img"[^>]*aria-label="\d+\u00a0?[^"]*роль \d+ из/u,
    ));

  test('the quoted basis stays', () =>
    expect(matchHtml('Москва').words).toContain('|Основано на анализе 150+ похожих вакансий: Backend|'));
});

describe('above the list', () => {
  const ranked = (n: number, cards: number) =>
    wordsOf(renderToStaticMarkup(<Ranked found={{ ranked: n, cards }} />));

  test.each([
    [200, 3412, '|200 из 3 412 по совпадению, дальше по дате|'],
    [37, 37, '|Все 37 по совпадению с профилем|'],
    [1, 1, '|Она одна, и совпадение посчитано|'],
    [0, 0, ''],
  ])('%i of %i', (n, cards, words) => expect(ranked(n, cards)).toBe(words));

  test('what is to be learnt, and for how many', () => {
    const html = renderToStaticMarkup(<Gaps found={{ gaps: [{ name: 'Kafka', count: 34 }], ranked: 200 }} />);
    expect(html).toMatch(/^<details/);
    expect(wordsOf(html)).toBe('|Что подтянуть|Kafka — в 34 из 200|');
  });
});

test.each([
  [{ role: 'same', sharedSkills: 6 }, 'та же роль, 6 общих навыков'],
  [{ role: 'related', sharedSkills: 0 }, 'смежная роль'],
  [{ role: null, sharedSkills: 1 }, '1 общий навык'],
  [{ role: 'general', sharedSkills: 22 }, 'близкая роль, 22 общих навыка'],
] as const)('like it: %o', (match, words) => expect(reasonOf(match).replaceAll('\u00a0', ' ')).toBe(words));
