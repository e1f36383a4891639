import { expect, test } from 'vitest';
import { openApiDocument } from '#core/contract/openapi/document.ts';
import { experiences } from '#core/domain/job/experience.ts';
import { jobTypes } from '#core/domain/job/job-type.ts';
import { levels } from '#core/domain/job/level.ts';
import { salaryBuckets } from '#core/domain/job/pay/salary.ts';
import { isLanguage } from '#core/domain/match/languages.ts';
import { lexicon } from '#core/domain/match/lexicon.ts';
import { roles } from '#core/domain/match/roles.ts';
import { categories, industries } from '#core/domain/search/catalog.ts';
import { adminRole } from '#core/domain/user/user.ts';
import { apiTexts } from '../../../frontend/src/texts/api/operations-ru.ts';

/** Every text in an example, and every name of a record, with the way to it: 'getJob.demand.languages.id'. */
function textsIn(value: unknown, path: string): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]];
  if (Array.isArray(value)) return value.flatMap((one) => textsIn(one, path));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => [
    [`${path}{}`, name],
    ...textsIn(inner, `${path}.${name}`),
  ]);
}

interface Operation {
  operationId: string;
  requestBody?: { content: Record<string, { example?: unknown }> };
  responses: Record<string, { content?: Record<string, { example?: unknown }> }>;
}

const { paths } = openApiDocument(apiTexts, '1.2.3') as { paths: Record<string, Record<string, Operation>> };
const texts = Object.values(paths)
  .flatMap((methods) => Object.values(methods))
  .flatMap(({ operationId, requestBody, responses }) =>
    [requestBody?.content, responses['200']?.content]
      .flatMap((content) => Object.values(content ?? {}))
      .flatMap(({ example }) => textsIn(example, operationId)),
  );

const idOf = (list: readonly { id: string }[]) => (id: string) => list.some((one) => one.id === id);
const oneOf = (values: readonly string[]) => (text: string) => values.includes(text);
const isCategory = idOf(categories);
const isCategoryName = oneOf(categories.map(({ name }) => name));
const isOfHh = (id: string) => /^hh-\d+$/.test(id);

test.each<[string, RegExp, (text: string) => boolean]>([
  ['a language', /\.languages\.id$/, isLanguage],
  ['a skill', /\.concepts(?:\.id)?$/, (id) => lexicon().concepts.has(id)],
  [
    'a role of a vacancy, or that somebody wants',
    /\.(?:demands?(?:\.[\w-]+)?|seeker)\.roles$/,
    (id) => roles().byId.has(id),
  ],
  ['a role of a user', /\.users?\.roles$/, (id) => id === adminRole],
  [
    'a category',
    /\.(?:categoryId|query\.(?:sub)?category|similar\.category\.id|categories\.id)$/,
    isCategory,
  ],
  ['a category of figures', /^getMarket\..*\.category$/, isCategory],
  ['a category beside numbers', /\.(?:medians|counts\.category|jobsByCategory)\{\}$/, isCategory],
  ['a category’s name', /\.(?:scope\.category|similar\.category\.name|categories\.name)$/, isCategoryName],
  ['an industry', /\.(?:industryId|industry|industries\.id)$/, idOf(industries)],
  ['a company', /\.(?:companyId|query\.company|compan(?:y|ies)\.id)$/, isOfHh],
  ['a vacancy', /\.(?:jobIds|jobs?\.id|otherCities\.id|canonicalId|checkTracked\.closed|deleted)$/, isOfHh],
  ['a format beside numbers', /\.counts\.type\{\}$/, oneOf(jobTypes)],
  ['a level beside numbers', /\.counts\.level\{\}$/, oneOf(levels)],
  ['an experience beside numbers', /\.counts\.experience\{\}$/, oneOf(experiences)],
  ['a pay beside numbers', /\.counts\.salary\{\}$/, oneOf(salaryBuckets)],
])('what the examples name as %s is one (docs/rules.md#api-described)', (_, place, isOne) => {
  const found = texts.filter(([path]) => place.test(path));
  expect(found).not.toEqual([]);
  expect(found.filter(([, text]) => !isOne(text))).toEqual([]);
});
