import { Parser } from 'htmlparser2';
import { describe, expect, it } from 'vitest';
import { isAiJob } from '#core/domain/job/ai-score.ts';
import { levelOf, levels } from '#core/domain/job/level.ts';
import { aiRelevance } from '#core/domain/match/ai-relevance.ts';
import { categories } from '#core/domain/search/catalog.ts';
import { industries } from '#core/domain/search/industries.ts';
import { classifyByRoles } from '#functions/sources/hh/roles.ts';
import { demoFeed } from '../../../infra/local/hh/demo-feed.ts';

interface Named {
  id: string;
  name: string;
}
interface Vacancy {
  id: string;
  name: string;
  area: Named;
  employer: Partial<Named>;
  professional_roles: Named[];
  work_format: Named[];
  employment_form: Named;
  experience: Named;
  salary: object | null;
  salary_range: {
    from: number | null;
    to: number | null;
    currency: string;
    gross: boolean | null;
    mode: Named;
  } | null;
  published_at: string;
  alternate_url: string;
}
interface Detail extends Vacancy {
  description: string;
  key_skills: { name: string }[];
}

const now = new Date('2026-11-20T10:00:00Z');
const feed = demoFeed(now);
const vacancies = feed.vacancies as unknown as Vacancy[];
const details = feed.details as unknown as ReadonlyMap<string, Detail>;
const share = (of: (vacancy: Vacancy) => boolean) => vacancies.filter(of).length / vacancies.length;

describe('the whole', () => {
  it('is large, has each id once, and ids that hh.ru has not given out', () => {
    expect(vacancies.length).toBeGreaterThanOrEqual(600);
    expect(new Set(vacancies.map(({ id }) => id)).size).toBe(vacancies.length);
    expect(vacancies.every(({ id }) => /^9\d{9}$/u.test(id))).toBe(true);
  });

  it('is the same every time, but for its dates', () => {
    expect(demoFeed(now)).toEqual(feed);
    const undated = (moment: Date) =>
      demoFeed(moment).vacancies.map(({ published_at, created_at, ...rest }) => rest);
    expect(undated(new Date('2027-03-08T00:00:00Z'))).toEqual(undated(now));
  });

  it.each(['2026-11-20T10:00:00Z', '2024-02-29T23:59:59.999Z', '2031-01-01T00:00:00Z'])(
    'never looks old and never comes from the future: %s',
    (moment) => {
      const days = demoFeed(new Date(moment)).vacancies.map(({ published_at }) => {
        expect(published_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+0300$/u);
        const instant = Date.parse(String(published_at).replace('+0300', '+03:00'));
        return (Date.parse(moment) - instant) / 86_400_000;
      });
      expect(Math.min(...days)).toBeGreaterThan(0);
      expect(Math.max(...days)).toBeLessThan(75.1);
      const within = (age: number) => days.filter((days) => days <= age).length / days.length;
      expect(within(1)).toBeGreaterThan(0.04);
      expect(within(7)).toBeGreaterThan(0.2);
      expect(within(30)).toBeGreaterThan(0.5);
      expect(within(30)).toBeLessThan(0.8);
    },
  );

  it('points nowhere real', () => {
    const text = JSON.stringify([feed.vacancies, [...feed.details], [...feed.employers]]);
    const hosts = new Set([...text.matchAll(/https?:\/\/([^/"\\]+)/gu)].map(([, host]) => host));
    expect([...hosts]).toEqual(['example.com']);
    expect(text).not.toMatch(/[\w.]+@[\w.]+\.\w|\+7[\s(]?\d|t\.me\//u);
  });
});

describe('what it shows', () => {
  const placements = vacancies.map((vacancy) =>
    classifyByRoles(
      vacancy.name,
      vacancy.professional_roles.map(({ id }) => id),
    ),
  );
  const countByCategory = new Map<string, number>();
  for (const placement of placements)
    if ('categoryId' in placement)
      countByCategory.set(placement.categoryId, (countByCategory.get(placement.categoryId) ?? 0) + 1);

  it('every vacancy finds its category', () => {
    expect(placements.filter((placement) => 'skip' in placement)).toEqual([]);
  });
  it.each(categories.map(({ id }) => id))('category %s', (id) => {
    const count = categories
      .filter((category) => category.id === id || category.parent_id === id)
      .reduce((sum, category) => sum + (countByCategory.get(category.id) ?? 0), 0);
    expect(count).toBeGreaterThanOrEqual(5);
  });
  it.each(levels)('level %s', (level) => {
    expect(vacancies.filter(({ name }) => levelOf(name) === level).length).toBeGreaterThanOrEqual(10);
  });
  it.each(['ON_SITE', 'REMOTE', 'HYBRID', 'FIELD_WORK'])('work format %s', (id) => {
    expect(
      vacancies.filter((vacancy) => vacancy.work_format.some((format) => format.id === id)).length,
    ).toBeGreaterThanOrEqual(3);
  });
  it.each(['FULL', 'PART', 'PROJECT', 'SIDE_JOB', 'FLY_IN_FLY_OUT'])('employment %s', (id) => {
    expect(vacancies.filter((vacancy) => vacancy.employment_form.id === id).length).toBeGreaterThanOrEqual(2);
  });
  it.each(['noExperience', 'between1And3', 'between3And6', 'moreThan6'])('experience %s', (id) => {
    expect(share((vacancy) => vacancy.experience.id === id)).toBeGreaterThan(0.03);
  });
  it.each(['RUR', 'USD', 'EUR', 'KZT', 'BYR', 'UZS'])('currency %s', (code) => {
    expect(vacancies.some((vacancy) => vacancy.salary_range?.currency === code)).toBe(true);
  });
  it.each(['MONTH', 'SHIFT', 'HOUR', 'SERVICE', 'FLY_IN_FLY_OUT'])('pay for a %s', (id) => {
    expect(vacancies.some((vacancy) => vacancy.salary_range?.mode.id === id)).toBe(true);
  });
  it.each<[string, (range: NonNullable<Vacancy['salary_range']>) => boolean]>([
    ['a range', ({ from, to }) => from !== null && to !== null && from < to],
    ['only from', ({ from, to }) => from !== null && to === null],
    ['only to', ({ from, to }) => from === null && to !== null],
    ['one number', ({ from, to }) => from !== null && from === to],
    ['before tax', ({ gross }) => gross === true],
    ['after tax', ({ gross }) => gross === false],
    ['without a word of tax', ({ gross }) => gross === null],
  ])('pay: %s', (_, shape) => {
    expect(share((vacancy) => vacancy.salary_range !== null && shape(vacancy.salary_range))).toBeGreaterThan(
      0.03,
    );
  });
  it('pay is missing as often as in life, and never upside down', () => {
    expect(share((vacancy) => vacancy.salary_range === null)).toBeGreaterThan(0.2);
    expect(share((vacancy) => vacancy.salary_range === null)).toBeLessThan(0.32);
    expect(
      vacancies.filter(({ salary_range: range }) => range?.from && range.to && range.from > range.to),
    ).toEqual([]);
  });
  it('a quarter is about AI, and much of it scores as such', () => {
    const scores = vacancies.map((vacancy) => {
      const detail = details.get(vacancy.id);
      return aiRelevance({
        title: vacancy.name,
        skills: detail?.key_skills.map(({ name }) => name) ?? [],
        description: (detail?.description ?? '').replaceAll(/<[^>]+>/gu, ' '),
      });
    });
    const ratio = (count: number) => count / vacancies.length;
    expect(ratio(scores.filter((score) => score >= 40).length)).toBeGreaterThan(0.24);
    expect(ratio(scores.filter((score) => score >= 40).length)).toBeLessThan(0.32);
    expect(ratio(scores.filter((score) => isAiJob({ ai_score: score })).length)).toBeGreaterThan(0.15);
  });
  it('odd ones: long titles, many skills, none, no description, anonymous, clones over cities', () => {
    expect(vacancies.filter(({ name }) => name.length > 90).length).toBeGreaterThanOrEqual(2);
    const skills = [...details.values()].map(({ key_skills }) => key_skills.length);
    expect(skills.filter((count) => count >= 10).length).toBeGreaterThanOrEqual(5);
    expect(skills.filter((count) => count === 0).length).toBeGreaterThanOrEqual(20);
    expect(vacancies.length - details.size).toBeGreaterThanOrEqual(3);
    expect(vacancies.filter(({ employer }) => employer.id === undefined).length).toBeGreaterThanOrEqual(3);
    const cities = Map.groupBy(vacancies, ({ name, employer }) => `${name} ${employer.id}`);
    const clones = [...cities.values()].filter(
      (group) => new Set(group.map(({ area }) => area.id)).size >= 3,
    );
    expect(clones.length).toBeGreaterThanOrEqual(4);
  });
  it('about 35 cities, most in Moscow', () => {
    const cities = Map.groupBy(vacancies, ({ area }) => area.name);
    expect(cities.size).toBeGreaterThanOrEqual(33);
    expect([...cities].toSorted((a, b) => b[1].length - a[1].length)[0]?.[0]).toBe('Москва');
  });
});

describe('employers', () => {
  const employers = [...feed.employers.values()] as unknown as (Named & { industries: Named[] })[];

  it('each vacancy that names one finds it, with an industry of the dictionary', () => {
    const industryIds = new Set(industries.map(({ id }) => id));
    for (const { employer } of vacancies) {
      if (employer.id === undefined) continue;
      const saved = feed.employers.get(employer.id) as unknown as (typeof employers)[number];
      expect(saved.name).toBe(employer.name);
    }
    for (const { name, industries: branches } of employers)
      expect([name, branches.every(({ id }) => industryIds.has(id.split('.')[0] ?? ''))]).toEqual([
        name,
        true,
      ]);
    expect(
      new Set(employers.flatMap(({ industries: all }) => all.map(({ id }) => id.split('.')[0]))).size,
    ).toBe(industries.length);
    expect(new Set(employers.map(({ name }) => name)).size).toBe(employers.length);
  });

  it('none bears a well-known name', () => {
    const wellKnown =
      /яндекс|сбер|тинькоф|т-банк|альфа|втб|газпром|лукойл|роснефт|татнефт|сургут|сибур|норникел|русал|северстал|ростех|росатом|россет|ржд|аэрофлот|мтс|билайн|мегафон|tele2|ростелеком|касперск|авито|циан|озон|ozon|wildberries|вайлдберриз|магнит|пят[её]рочк|перекр[её]сток|лента|дикси|вкусвилл|ашан|спортмастер|петрович|самокат|деливери|скайэнг|skyeng|контур|тензор|битрикс|headhunter|hh\.ru|суперджоб|вконтакте|mail|положительн|инвитро|гемотест|мираторг|черкизово|русагро|пик$|самол[её]т|эталон|камаз|автоваз|додо|нетологи|совкомбанк|райффайзен|почта|сдэк|ингосстрах|ресо|согаз|эксмо|первый канал/iu;
    expect(employers.map(({ name }) => name).filter((name) => wellKnown.test(name))).toEqual([]);
  });
});

describe('descriptions', () => {
  it('are well-formed and use only what hh.ru lets through', () => {
    const tags = new Set<string>();
    for (const { id, description } of details.values()) {
      const open: string[] = [];
      const parser = new Parser({
        onopentag: (name, attributes) => {
          expect(Object.keys(attributes)).toEqual([]);
          tags.add(name);
          open.push(name);
        },
        onclosetag: (name, isImplied) => {
          expect([id, isImplied, open.pop()]).toEqual([id, false, name]);
        },
      });
      parser.end(description);
      expect(open).toEqual([]);
    }
    expect([...tags].sort()).toEqual(['li', 'p', 'strong', 'ul']);
  });

  it('are long enough and rarely the same', () => {
    const texts = [...details.values()].map(({ description }) => description);
    expect(Math.min(...texts.map((text) => text.length))).toBeGreaterThan(600);
    expect(new Set(texts).size / texts.length).toBeGreaterThan(0.95);
  });

  it('are typeset: guillemets, dashes after a no-break space, no doubled marks', () => {
    for (const { description, name } of details.values()) {
      const text = description.replaceAll(/<[^>]+>/gu, '');
      expect([name, text.match(/"|&quot;| — | – | - |\.\.|;;|;\.|\.;|: ;/gu)?.[0]]).toEqual([
        name,
        undefined,
      ]);
    }
  });
});
