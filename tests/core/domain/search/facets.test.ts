import { expect, it } from 'vitest';
import {
  choiceFacets,
  countedFacets,
  countedIdFacets,
  exclusionFacets,
  facets,
  facetTitles,
  idFacets,
  lenientFacets,
  listFacets,
  noFilters,
  sharedFacets,
  storedToggles,
  taxonomyFacets,
  toggleFacets,
} from '#core/domain/search/facets.ts';
import { sharedFiltersIn, sharedParameters } from '#core/domain/search/shared-filters.ts';

const declaredAs = (name: string): object | undefined => facets.find((facet) => facet.name === name);

it('stand in the order of chips and addresses (docs/rules.md#filter-groups)', () =>
  expect(facets.map(({ name, kind }) => `${kind} ${name}`)).toEqual([
    'text q',
    'toggle ai',
    'toggle contacts',
    'toggle recommended',
    'choice type',
    'choice level',
    'choice experience',
    'choice salary',
    'id category',
    'id subcategory',
    'id company',
    'id location',
    'id industry',
    'exclusion notCompany',
    'date date',
  ]));

it.each([
  ['ai', 'Отобрали лучшее с AI', 'aiJobs', false],
  ['contacts', 'Прямые контакты', 'directContacts', false],
  ['recommended', 'Есть рекомендалка', 'recommended', true],
] as const)('the toggle %s is «%s», counted as %s', (name, title, countName, dependsOnTime) => {
  expect(declaredAs(name)).toEqual({ name, kind: 'toggle', title, countName, dependsOnTime });
  expect([facetTitles[name], noFilters[name]]).toEqual([title, false]);
});

it.each([
  [
    'type',
    'Формат',
    ['Полная занятость', 'Частичная занятость', 'Проектная работа', 'Удаленная работа'],
    false,
    'Удаленная работа',
  ],
  ['level', 'Уровень', ['Intern', 'Junior', 'Middle', 'Senior', 'Lead', 'Head', 'C-level'], false, undefined],
  ['experience', 'Опыт', ['Нет опыта', '1–3 года', '3–6 лет', 'Более 6 лет'], false, undefined],
  ['salary', 'Зарплата, ₽', ['До 150k', '150k-250k', '250k-400k', '400k+'], true, undefined],
] as const)('the choice %s is «%s» of %j', (name, title, values, passesWithoutValue, secondValue) => {
  expect(declaredAs(name)).toMatchObject({ kind: 'choice', title, values, passesWithoutValue });
  expect((declaredAs(name) as { secondValue?: string }).secondValue).toBe(secondValue);
  expect([facetTitles[name], noFilters[name]]).toEqual([title, []]);
});

it.each([
  ['category', 'Категория', 'categories', true, undefined],
  ['subcategory', 'Специализация', 'categories', true, 'category'],
  ['company', 'Компания', 'companies', true, undefined],
  ['location', 'Локация', 'locations', false, undefined],
  ['industry', 'Сфера', 'industries', true, undefined],
] as const)('the ids of %s are «%s», listed in %s', (name, title, catalogName, passesWithoutValue, of) => {
  expect(declaredAs(name)).toMatchObject({ kind: 'id', title, catalogName, passesWithoutValue });
  expect((declaredAs(name) as { of?: string }).of).toBe(of);
  expect([facetTitles[name], noFilters[name]]).toEqual([title, []]);
});

it('who hides companies leaves out fifty at most', () =>
  expect(declaredAs('notCompany')).toEqual({
    name: 'notCompany',
    kind: 'exclusion',
    of: 'company',
    maxValues: 50,
  }));

it.each<[string, readonly { name: string }[], string]>([
  ['toggleFacets', toggleFacets, 'ai contacts recommended'],
  ['storedToggles', storedToggles, 'ai contacts'],
  ['choiceFacets', choiceFacets, 'type level experience salary'],
  ['idFacets', idFacets, 'category subcategory company location industry'],
  ['exclusionFacets', exclusionFacets, 'notCompany'],
  ['listFacets', listFacets, 'type level experience salary category subcategory company location industry'],
  ['countedIdFacets', countedIdFacets, 'category company location industry'],
  ['countedFacets', countedFacets, 'type level experience salary category company location industry'],
  ['taxonomyFacets', taxonomyFacets, 'category industry'],
  ['lenientFacets', lenientFacets, 'salary category subcategory company industry'],
  [
    'sharedFacets',
    sharedFacets,
    'q ai contacts recommended type level experience salary category subcategory company location industry date',
  ],
])('%s are these', (_, list, names) => expect(list.map(({ name }) => name).join(' ')).toBe(names));

it('only experience is kept by the index as it is', () => {
  const experience = choiceFacets.find(({ name }) => name === 'experience');
  const valuesOf = (value: string | null) =>
    (experience as { valuesOf(job: object): readonly string[] }).valuesOf({ experience: value });
  expect([valuesOf(null), valuesOf('3–6 лет')]).toEqual([[], ['3–6 лет']]);
  expect(choiceFacets.filter((facet) => 'valuesOf' in facet)).toEqual([experience]);
});

it.each([
  ['category', 'development', 'data-science'],
  ['subcategory', 'analysts', 'product-analysis'],
] as const)('of %s the id «%s» stands for what is below it, too', (name, id, below) => {
  const facet = idFacets.find((idFacet) => idFacet.name === name);
  expect((facet as { rollsUp(id: string): readonly string[] }).rollsUp(id)).toContain(below);
});

it.each([
  'q=ml',
  'ai=true',
  'contacts=true',
  'recommended=true',
  'type=Удаленная работа',
  'level=C-level',
  'experience=Более 6 лет',
  'salary=До 150k',
  'category=law',
  'subcategory=ui-ux',
  'company=hh-1',
  'location=Казань',
  'industry=389',
])('an address has it under its own name: %s (docs/rules.md#address)', (address) =>
  expect(
    decodeURIComponent(
      sharedParameters(sharedFiltersIn(new URLSearchParams(address)))
        .toString()
        .replaceAll('+', ' '),
    ),
  ).toBe(address),
);
