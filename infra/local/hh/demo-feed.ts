import { moscowTime } from '../sources/moscow-time.ts';
import { Random } from '../sources/random.ts';
import { arrangementFor } from './demo/arrangement.ts';
import { type City, cities } from './demo/cities.ts';
import { describe } from './demo/description.ts';
import { type Employer, employers } from './demo/employers.ts';
import { experienceFor, levelFor, payFactor, titleFor } from './demo/level.ts';
import { payFor } from './demo/pay.ts';
import { type Profession, readProfessions, type Variant } from './demo/professions.ts';
import type { Answer, SavedAnswers } from './saved-answers.ts';

const professions = readProfessions();

/** Far above the ids that hh.ru has given out, and on a domain that belongs to nobody (RFC 2606). */
const firstId = 9_000_000_001;
const site = 'https://example.com/demo';

const day = 86_400_000;
const oldest = 75 * day;

const anonymousName = 'Крупная производственная компания';

interface Draft {
  readonly item: Record<string, unknown>;
  readonly detail: Record<string, unknown> | null;
  readonly city: City;
  /** Milliseconds before now. */
  readonly age: number;
}

const areaOf = ({ id, name }: City) => ({ id, name, url: `${site}/areas/${id}` });

function addressIn(city: City, random: Random): object | null {
  if (random.chance(0.4)) return null;
  const street = random.pick([
    'улица Мира',
    'Садовая улица',
    'Заводская улица',
    'проспект Победы',
    'Речная улица',
  ]);
  const building = String(random.between(1, 120));
  return {
    city: city.name,
    street,
    building,
    lat: null,
    lng: null,
    description: null,
    raw: `${city.name}, ${street}, ${building}`,
    metro: null,
    metro_stations: [],
  };
}

const employerIn = (employer: Employer) => ({
  id: employer.id,
  name: employer.name,
  url: `${site}/employers/${employer.id}`,
  alternate_url: `${site}/employer/${employer.id}`,
  logo_urls: null,
  vacancies_url: `${site}/vacancies?employer_id=${employer.id}`,
  country_id: 1,
  accredited_it_employer: employer.industry.id.startsWith('7.'),
  trusted: true,
});

const groupOf = (employer: Employer): string => employer.industry.id.split('.')[0] ?? '';

function employerOf(industries: readonly string[], random: Random): Employer {
  const group = random.pick(industries);
  return random.pick(employers.filter((employer) => groupOf(employer) === group));
}

/** Technology companies look for developers most; still, everybody does. */
function employerFor(profession: Profession, variant: Variant, random: Random): Employer {
  if (variant.industries) return employerOf(variant.industries, random);
  const usualIndustries =
    profession.industries ??
    (profession.setting === 'it' ? ['7', '7', '7', '7', '43', '43', '41', '5', '8', '9', '389'] : null);
  if (usualIndustries === null || random.chance(0.3)) return random.pick(employers);
  return employerOf(usualIndustries, random);
}

function draft(profession: Profession, variant: Variant, random: Random): Draft {
  const city = random.weighted(cities.map((candidate) => [candidate, candidate.weight] as const));
  const employer = employerFor(profession, variant, random);
  const isAnonymous = random.chance(0.008);
  const level = levelFor(profession, random);
  const arrangement = arrangementFor(profession, level, groupOf(employer), random);
  const roubles =
    profession.pay * 1000 * payFactor[level] * city.pay * arrangement.payShare * (0.9 + random.next() * 0.25);
  const pay = payFor(roubles, city, arrangement.payMode, profession.setting === 'it', random);
  const description = describe(
    profession,
    variant,
    level,
    isAnonymous ? null : employer,
    arrangement,
    random,
  );
  const skills = random.chance(profession.setting === 'it' ? 0.08 : 0.35)
    ? []
    : random.some(variant.skills, random.chance(0.12) ? 14 : random.between(4, 9));

  const item = {
    premium: false,
    name: titleFor(profession, variant, level, random),
    department: null,
    has_test: false,
    response_letter_required: random.chance(0.1),
    area: areaOf(city),
    ...pay,
    type: isAnonymous ? { id: 'anonymous', name: 'Анонимная' } : { id: 'open', name: 'Открытая' },
    address: addressIn(city, random),
    archived: false,
    employer: isAnonymous ? { name: anonymousName, trusted: true } : employerIn(employer),
    contacts: null,
    ...arrangement.fields,
    professional_roles: [{ id: profession.role[0], name: profession.role[1] }],
    experience: experienceFor(level, profession, random),
    accept_incomplete_resumes: random.chance(0.3),
    accept_temporary: false,
  };
  return {
    item: { ...item, snippet: description.snippet },
    detail: random.chance(0.015)
      ? null
      : {
          ...item,
          description: description.html,
          branded_description: null,
          key_skills: skills.map((name) => ({ name })),
          languages: [],
          driver_license_types: [],
          approved: true,
          closed_for_applicants: false,
        },
    city,
    age: Math.max(oldest * random.next() ** 1.7, 4 * 60_000),
  };
}

/** One advertisement per city: the way employers show a vacancy in several places. */
function inAnotherCity(original: Draft, city: City, random: Random): Draft {
  const moved = { area: areaOf(city), address: null };
  return {
    item: { ...original.item, ...moved },
    detail: original.detail && { ...original.detail, ...moved },
    city,
    age: Math.max(original.age - random.between(1, 40) * 60_000, 4 * 60_000),
  };
}

const isWidelySought = ({ item, city }: Draft): boolean =>
  city.currency === 'RUR' && item.address !== null && item.salary !== null;

/**
 * Over 700 invented vacancies of invented employers in hh.ru's own format, dated back from `now`, the same on every
 * start but for the dates.
 */
export function demoFeed(now: Date): SavedAnswers {
  const random = new Random(20_26_11);
  const drafts = professions.flatMap((profession) =>
    profession.variants.flatMap((variant) =>
      Array.from({ length: variant.count }, () => draft(profession, variant, random)),
    ),
  );
  for (const original of random.some(drafts.filter(isWidelySought), 8)) {
    const elsewhere = cities.filter(({ id, currency }) => currency === 'RUR' && id !== original.city.id);
    for (const city of random.some(elsewhere, random.between(2, 4)))
      drafts.push(inAnotherCity(original, city, random));
  }

  const vacancies: Answer[] = [];
  const details = new Map<string, Answer>();
  drafts.forEach(({ item, detail, age }, index) => {
    const id = String(firstId + index);
    const published = now.getTime() - age;
    const wasRaised = random.chance(0.15);
    const common = {
      id,
      published_at: moscowTime(published),
      created_at: moscowTime(published),
      url: `${site}/vacancies/${id}`,
      alternate_url: `${site}/vacancy/${id}`,
      apply_alternate_url: `${site}/vacancy/${id}`,
    };
    vacancies.push({ ...item, ...common });
    const initial = moscowTime(wasRaised ? published - random.between(1, 5) * 3 * day : published);
    if (detail) details.set(id, { ...detail, ...common, initial_created_at: initial });
  });

  const employerAnswers = employers.map((employer): [string, Answer] => [
    employer.id,
    {
      id: employer.id,
      name: employer.name,
      type: 'company',
      description: `<p>${employer.about}</p>`,
      site_url: '',
      industries: [employer.industry],
      logo_urls: null,
      trusted: true,
      alternate_url: `${site}/employer/${employer.id}`,
    },
  ]);
  return { vacancies, details, employers: new Map(employerAnswers), brokenFiles: [] };
}
