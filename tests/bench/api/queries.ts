import { getCatalog } from '#core/contract/catalog.ts';
import { levels } from '#core/domain/job/level.ts';
import { salaryBuckets } from '#core/domain/job/pay/salary.ts';
import { sortOrders } from '#core/domain/search/listing.ts';
import { Random } from '../../../infra/local/sources/random.ts';

const day = 86_400_000;

/** Words as they are typed: whole, begun, in both alphabets, two together, and one that nothing has. */
// biome-ignore format: one word a line would be a page
const texts = [
  'python', 'разработчик', 'менеджер', 'аналитик', 'бухгалтер', 'data', 'ml', 'react', 'java', 'sql', 'qa',
  'дизайнер', 'юрист', 'hr', 'продаж', 'мар', 'инж', 'ведущ', 'go', '1с', 'разработчик python', 'менеджер по',
  'data scientist', 'system', 'excel', 'к', 'с', 'p', 'банк', 'тестиров', 'водолаз-испытатель',
];

/** The addresses of 200 searches, mixed as readers mix them; the same catalog gives the same ones, but for dates. */
/** Those that every peer has. */
const sorts = sortOrders.filter((sort) => sort !== 'relevance');

export async function searchesOf(url: string): Promise<string[]> {
  const answer = await fetch(`${url}/api/catalog`);
  const { categories, companies, industries, locations } = getCatalog.response.parse(await answer.json());
  const random = new Random(200);
  const ids = (all: readonly { id: string }[]) => all.map(({ id }) => id);

  const filters: Record<string, () => string> = {
    level: () => random.pick(levels),
    salary: () => random.pick(salaryBuckets),
    category: () => random.pick(ids(categories)),
    company: () => random.pick(ids(companies)),
    location: () => random.pick(locations),
    industry: () => random.pick(ids(industries)),
    from: () => new Date(Date.now() - random.pick([1, 7, 30]) * day).toISOString(),
    ai: () => 'true',
  };
  const parts: readonly [weight: number, (query: URLSearchParams) => void][] = [
    [5, () => {}],
    [35, (query) => query.set('q', random.pick(texts))],
    [
      35,
      (query) => {
        for (const name of random.some(Object.keys(filters), random.between(1, 4)))
          query.append(name, filters[name]?.() ?? '');
      },
    ],
    [
      15,
      (query) => {
        query.set('q', random.pick(texts));
        for (const name of random.some(Object.keys(filters), random.between(1, 2)))
          query.append(name, filters[name]?.() ?? '');
      },
    ],
    [5, (query) => query.set('companySearch', random.pick(['а', 'тех', 'банк', 'север']))],
    [5, (query) => query.set('page', String(random.between(2, 200)))],
  ];
  return Array.from({ length: 200 }, () => {
    const query = new URLSearchParams();
    random.weighted(parts.map(([weight, part]) => [part, weight] as const))(query);
    if (random.chance(0.2)) query.set('sort', random.pick(sorts));
    return `/api/jobs?${query}`;
  });
}
