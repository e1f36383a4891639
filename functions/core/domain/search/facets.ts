import { experiences } from '../job/experience.ts';
import type { JobRow } from '../job/job.ts';
import { jobTypes, remote } from '../job/job-type.ts';
import { levels } from '../job/level.ts';
import { salaryBuckets } from '../job/pay/salary.ts';
import { maxHiddenCompanies } from '../tracker/marks.ts';
import { categories, categoryWithDescendants, industries } from './catalog.ts';

interface AnyFacet {
  /** Of the request's parameter, the address's, and the group of counts. */
  name: string;
}

interface TitledFacet extends AnyFacet {
  /** Its name for people: of the panel, of the chips, of feeds, in the API's description. */
  title: string;
}

/** A part of the texts of a vacancy. */
interface TextFacet extends AnyFacet {
  kind: 'text';
}

/** On or off. */
interface ToggleFacet extends TitledFacet {
  kind: 'toggle';
  /** Its count in an answer. */
  countName: string;
  /** What depends on the day, no bitmap can hold. */
  dependsOnTime: boolean;
}

/** Of a list that all know, several at once. The values are what people read. */
interface ChoiceFacet extends TitledFacet {
  kind: 'choice';
  values: readonly string[];
  /** Of one that the index keeps as it is. Without it the index works it out of its other columns. */
  valuesOf?(job: JobRow): readonly string[];
  /** Whether a vacancy that names no value passes whatever is chosen (docs/rules.md#filter-pass-without). */
  passesWithoutValue: boolean;
  /** The one value that a vacancy may have beside its own. */
  secondValue?: string;
}

/** Of what the open vacancies name, several at once. */
interface IdFacet extends TitledFacet {
  kind: 'id';
  passesWithoutValue: boolean;
  /** The list of ours that its ids are of; without it they are whatever the vacancies name. */
  taxonomy?: readonly TaxonomyEntry[];
  /** What a chosen id stands for; without it, for itself alone. */
  rollsUp?(id: string): readonly string[];
  /** Its values in the answer of the catalogue. */
  catalogName: string;
  /** The facet by whose values it narrows; then it has no counts of its own. */
  of?: string;
}

export interface TaxonomyEntry {
  id: string;
  name: string;
}

/** Ids whose vacancies are left out: what one reader has hidden, so that no address holds it. */
interface ExclusionFacet extends AnyFacet {
  kind: 'exclusion';
  /** The facet whose ids they are: where it is chosen from, the choice alone counts. */
  of: string;
  maxValues: number;
}

/** A span of time. */
interface DateFacet extends AnyFacet {
  kind: 'date';
}

/**
 * What vacancies are narrowed by, each facet said once (docs/rules.md#filter-groups) in the order of chips and addresses. Request and
 * counts, the bit layout of the engine, the address, the panel and its chips are derived from here.
 */
export const facets = [
  { name: 'q', kind: 'text' },
  {
    name: 'ai',
    kind: 'toggle',
    title: 'Отобрали лучшее с AI',
    countName: 'aiJobs',
    dependsOnTime: false,
  },
  {
    name: 'contacts',
    kind: 'toggle',
    title: 'Прямые контакты',
    countName: 'directContacts',
    dependsOnTime: false,
  },
  {
    name: 'recommended',
    kind: 'toggle',
    title: 'Есть рекомендалка',
    countName: 'recommended',
    dependsOnTime: true,
  },
  {
    name: 'type',
    kind: 'choice',
    title: 'Формат',
    values: jobTypes,
    passesWithoutValue: false,
    secondValue: remote,
  },
  {
    name: 'level',
    kind: 'choice',
    title: 'Уровень',
    values: levels,
    passesWithoutValue: false,
  },
  {
    name: 'experience',
    kind: 'choice',
    title: 'Опыт',
    values: experiences,
    valuesOf: ({ experience }) => (experience === null ? [] : [experience]),
    passesWithoutValue: false,
  },
  {
    name: 'salary',
    kind: 'choice',
    title: 'Зарплата, ₽',
    values: salaryBuckets,
    passesWithoutValue: true,
  },
  {
    name: 'category',
    kind: 'id',
    title: 'Категория',
    catalogName: 'categories',
    taxonomy: categories,
    rollsUp: categoryWithDescendants,
    passesWithoutValue: true,
  },
  {
    name: 'subcategory',
    kind: 'id',
    title: 'Специализация',
    of: 'category',
    catalogName: 'categories',
    taxonomy: categories,
    rollsUp: categoryWithDescendants,
    passesWithoutValue: true,
  },
  {
    name: 'company',
    kind: 'id',
    title: 'Компания',
    catalogName: 'companies',
    passesWithoutValue: true,
  },
  {
    name: 'location',
    kind: 'id',
    title: 'Локация',
    catalogName: 'locations',
    passesWithoutValue: false,
  },
  {
    name: 'industry',
    kind: 'id',
    title: 'Сфера',
    catalogName: 'industries',
    taxonomy: industries,
    passesWithoutValue: true,
  },
  { name: 'notCompany', kind: 'exclusion', of: 'company', maxValues: maxHiddenCompanies },
  { name: 'date', kind: 'date' },
] as const satisfies readonly (
  | TextFacet
  | ToggleFacet
  | ChoiceFacet
  | IdFacet
  | ExclusionFacet
  | DateFacet
)[];

type Facet = (typeof facets)[number];
type Kind = Facet['kind'];
type FacetOfKind<K extends Kind> = Extract<Facet, { kind: K }>;

/** What can be lifted on its own: the count of a value ignores its own facet (docs/rules.md#count-disjunctive). */
export type FacetName = Facet['name'];
export type ToggleName = FacetOfKind<'toggle'>['name'];
export type ToggleCountName = FacetOfKind<'toggle'>['countName'];
export type ChoiceName = FacetOfKind<'choice'>['name'];
export type IdName = FacetOfKind<'id'>['name'];
export type ExclusionName = FacetOfKind<'exclusion'>['name'];
/** What an address may hold, and one reader shows another. */
export type SharedName = Exclude<FacetName, ExclusionName>;
type CountedIdFacet = Exclude<FacetOfKind<'id'>, { of: string }>;
export type CountedIdName = CountedIdFacet['name'];
type TaxonomyFacet = Extract<CountedIdFacet, { taxonomy: unknown }>;
/** A facet of ids whose values are a list of ours. */
export type TaxonomyName = TaxonomyFacet['name'];
/** A toggle that a vacancy answers by itself, whatever the day. */
export type StoredToggle = Extract<Facet, { dependsOnTime: false }>['name'];
/** And one that it answers anew each day. */
export type TimedToggle = Extract<Facet, { dependsOnTime: true }>['name'];
/** Those of which several values may be chosen. */
export type ListName = ChoiceName | IdName;
export type ChoiceValue<Name extends ChoiceName> = Extract<
  FacetOfKind<'choice'>,
  { name: Name }
>['values'][number];

const facetsOfKind = <K extends Kind>(...kinds: readonly K[]): readonly FacetOfKind<K>[] =>
  facets.filter((facet): facet is FacetOfKind<K> => kinds.some((kind) => kind === facet.kind));

export const toggleFacets = facetsOfKind('toggle');
export const choiceFacets = facetsOfKind('choice');
export const idFacets = facetsOfKind('id');
export const exclusionFacets = facetsOfKind('exclusion');
export const sharedFacets = facetsOfKind('text', 'toggle', 'choice', 'id', 'date');
export const listFacets = facetsOfKind('choice', 'id');
export const countedIdFacets = idFacets.filter((facet): facet is CountedIdFacet => !('of' in facet));
export const countedFacets = [...choiceFacets, ...countedIdFacets];
export const taxonomyFacets = countedIdFacets.filter((facet): facet is TaxonomyFacet => 'taxonomy' in facet);
export const storedToggles = toggleFacets.filter(
  (facet): facet is Extract<Facet, { dependsOnTime: false }> => !facet.dependsOnTime,
);
/** Those that a vacancy without a value passes, unless the seeker asks for exact ones. */
export type LenientName = Extract<Facet, { passesWithoutValue: true }>['name'];
export const lenientFacets = listFacets.filter(
  (facet): facet is Extract<Facet, { passesWithoutValue: true }> => facet.passesWithoutValue,
);
export const lenientNames: readonly LenientName[] = lenientFacets.map(({ name }) => name);
export const facetNames: readonly FacetName[] = facets.map(({ name }) => name);

/** Something for each name; the caller's word for the type of each. */
export const byName = <Shape extends object>(
  entries: Iterable<readonly [keyof Shape & string, unknown]>,
): Shape => Object.fromEntries(entries) as Shape;

/** What a seeker asks for: values of choices, ids, city names, ISO instants (docs/rules.md#filter-groups). */
export type Filters = { q: string } & Record<ToggleName, boolean> & {
    [Name in ChoiceName]: readonly ChoiceValue<Name>[];
  } & Record<IdName | ExclusionName, readonly string[]> & {
    /** Groups that a vacancy without a value does not pass (docs/rules.md#filter-exact). */
    exact: readonly LenientName[];
    from: string | null;
    to: string | null;
  };

export const facetTitles = byName<Record<ToggleName | ListName, string>>(
  [...toggleFacets, ...listFacets].map(({ name, title }) => [name, title]),
);

export const noFilters: Filters = {
  q: '',
  ...byName<Record<ToggleName, boolean>>(toggleFacets.map(({ name }) => [name, false])),
  ...byName<Record<ListName | ExclusionName, readonly never[]>>(
    [...listFacets, ...exclusionFacets].map(({ name }) => [name, []]),
  ),
  exact: [],
  from: null,
  to: null,
};
