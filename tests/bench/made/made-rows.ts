import { titleWithoutLocation } from '#core/domain/job/cluster.ts';
import { experiences } from '#core/domain/job/experience.ts';
import type { JobRow } from '#core/domain/job/job.ts';
import { salaryText } from '#core/domain/job/pay/salary.ts';
import { categories, industries } from '#core/domain/search/catalog.ts';
import { MadeRandom, zipf } from '../random.ts';
import { MadeDemands } from './made-demands.ts';
import { madeNow } from './made-now.ts';
import {
  cities,
  levelWords,
  nameEnds,
  nameForms,
  nameStarts,
  skills,
  titleEndings,
  titlesByCategory,
} from './made-words.ts';

const days = 60;
const industriesUsed = industries.slice(0, 25).map(({ id }) => id);
const categoryIds = categories.map(({ id }) => id);

/** In steps of 5,000 roubles, most from 80,000 to 250,000. */
const salaryTexts = new Map<string, string | null>();
function salaryFor(random: MadeRandom): string | null {
  if (random.percent(26)) return null;
  const low = 5 * Math.round(8 + 18 * (random.next() + random.next() + random.next() ** 4 * 2));
  const form = random.below(10);
  const from = form === 0 ? null : low * 1000;
  const to = form < 6 ? (low + 5 * (1 + random.below(20))) * 1000 : form === 6 ? low * 1000 : null;
  const key = `${from} ${to}`;
  if (!salaryTexts.has(key)) salaryTexts.set(key, salaryText(from, to));
  return salaryTexts.get(key) as string | null;
}

interface MadeCompany {
  id: string;
  name: string;
  industry: string | null;
}

/** Some share their name under several ids, as «Крупный банк» does; some have no industry. */
function companiesFor(rows: number, random: MadeRandom): MadeCompany[] {
  const start = zipf(nameStarts.length, 0.5);
  const end = zipf(nameEnds.length, 0.5);
  const industry = zipf(industriesUsed.length);
  return Array.from({ length: Math.max(10, Math.round(rows / 40)) }, (_, n) => {
    const parts = [`${nameStarts[start(random)]}${nameEnds[end(random)]}`];
    if (random.percent(45)) parts.unshift(random.pick(nameForms));
    if (random.percent(40))
      parts.push(`${nameStarts[start(random)]}${random.percent(50) ? '' : '-'}${1 + (n % 97)}`);
    const name = random.percent(1) ? 'Крупный банк' : parts.join(' ');
    return {
      id: `hh-${1000 + n}`,
      name: random.percent(20)
        ? `${name.split(' ')[0]} «${name.split(' ').slice(1).join(' ') || 'Плюс'}»`
        : name,
      industry: random.percent(6) ? null : (industriesUsed[industry(random)] as string),
    };
  });
}

/** A long tail: at a million rows some 70,000 titles are different. */
class Titles {
  readonly #bases = new Map(
    Object.entries(titlesByCategory).map(([id, titles]) => [id, { titles, draw: zipf(titles.length, 0.8) }]),
  );
  readonly #level = zipf(levelWords.length, 0.8);
  readonly #ending = zipf(titleEndings.length, 1.1);

  make(category: string, tags: readonly string[], random: MadeRandom): string {
    const { titles, draw } = this.#bases.get(category) as {
      titles: readonly string[];
      draw: ReturnType<typeof zipf>;
    };
    const parts = [titles[draw(random)] as string];
    if (random.percent(42)) parts.unshift(levelWords[this.#level(random)] as string);
    if (random.percent(7)) parts.push(`(${tags.slice(0, random.percent(94) ? 1 : 2).join(', ')})`);
    if (random.percent(16)) parts.push(titleEndings[this.#ending(random)] as string);
    return parts.join(' ');
  }
}

/** The more a category is about models, the higher. */
function aiScoreFor(category: string | null, random: MadeRandom): number {
  if (category === 'data-science') return 55 + random.below(46);
  if (random.percent(3)) return 60 + random.below(41);
  return random.percent(60) ? 0 : random.below(45);
}

const types = ['Full-time', 'Remote', 'Part-time', 'Project'];
const typeFor = (random: MadeRandom): string => {
  const roll = random.below(100);
  return types[roll < 68 ? 0 : roll < 90 ? 1 : roll < 96 ? 2 : 3] as string;
};

const bareTitles = new Map<string, string>();
/** As `clusterKey` makes it; a title is looked at once, since that is what costs. */
function keyOf({ id, name }: MadeCompany, title: string, salary: string | null): string {
  const bare = bareTitles.get(title) ?? titleWithoutLocation(title);
  bareTitles.set(title, bare);
  return [id, name.toLowerCase(), bare, salary ?? '', ''].join('|');
}

/** A vacancy's city-by-city copies: another place and id, the rest alike. */
function copyOf(original: JobRow, id: string, place: string, random: MadeRandom): JobRow {
  const created = new Date(Date.parse(original.created_at) + 1000 * random.below(90)).toISOString();
  return {
    ...original,
    id,
    external_id: id.slice(3),
    location: place,
    posted_date: created,
    created_at: created,
  };
}

/** A base of so many vacancies, the same in every run. */
export function madeRows(count: number): JobRow[] {
  const random = new MadeRandom(20_261_120);
  const companies = companiesFor(count, random);
  const companyOf = zipf(companies.length, 0.9);
  const cityAt = zipf(cities.length);
  const category = zipf(categoryIds.length, 0.6);
  const categoryOrder = random.shuffled(categoryIds);
  const skill = zipf(skills.length);
  const titles = new Titles();
  const demands = new MadeDemands();
  const usedIds = new Set<number>();
  const rows: JobRow[] = [];
  const newId = (): string => {
    for (;;) {
      const digits = 100_000_000 + random.below(900_000_000);
      if (usedIds.has(digits)) continue;
      usedIds.add(digits);
      return `hh-${digits}`;
    }
  };

  while (rows.length < count) {
    const id = newId();
    if (rows.length > 20 && random.percent(5)) {
      // Of the last ones: copies are posted together.
      const original = rows[rows.length - 1 - random.below(20)] as JobRow;
      rows.push(copyOf(original, id, cities[cityAt(random)] as string, random));
      continue;
    }
    const company = companies[companyOf(random)] as MadeCompany;
    const companyId = random.percent(1) ? null : company.id;
    const craft = categoryOrder[category(random)] as string;
    const tags = new Set<string>();
    for (let tagCount = 2 + random.below(5), craftAt = categoryIds.indexOf(craft) * 8; tags.size < tagCount; )
      tags.add(skills[(skill(random) + (random.percent(50) ? craftAt : 0)) % skills.length] as string);
    const allTags = [...tags];
    const title = titles.make(craft, allTags, random);
    const salary = salaryFor(random);
    const created = new Date(
      madeNow.getTime() - 1000 * Math.floor(days * 86_400 * random.next() ** 1.3),
    ).toISOString();
    rows.push({
      id,
      title,
      company: company.name,
      location: cities[cityAt(random)] as string,
      job_type: typeFor(random),
      salary,
      ai_score: aiScoreFor(craft, random),
      tags: allTags,
      tags_guessed: false,
      posted_date: created,
      created_at: created,
      is_recommended: random.percent(0.2),
      is_active: !random.percent(1),
      is_open: !random.percent(1),
      closed_at: null,
      closed_in_bulk: false,
      first_published_at: null,
      reopened_at: null,
      demand: demands.make(title, allTags),
      reposts: 0,
      source_url: null,
      listed_url: null,
      category_id: random.percent(2) ? null : craft,
      company_id: companyId,
      industry_id: company.industry,
      source: 'hh',
      external_id: id.slice(3),
      ingested_at: madeNow.toISOString(),
      salary_words: null,
      salary_rate: null,
      has_direct_contacts: random.percent(8),
      has_description: true,
      experience: experiences[rows.length % 5] ?? null,
      cluster_key: companyId === null ? null : keyOf(company, title, salary),
      edited: [],
      modified_at: null,
      checked_at: null,
      content_hash: 'made',
    });
  }
  return rows;
}
