import {
  type ChoiceName,
  choiceFacets,
  type StoredToggle,
  storedToggles,
  type TaxonomyName,
  taxonomyFacets,
} from '#core/domain/search/facets.ts';

/*
 * What a row counts for, packed in two 32-bit words side by side, so that counting a row reads one cache line and makes four
 * increments.
 *
 *   first word    a cell of each of the packed histograms below, one after another
 *   second word   bits 0–23   location
 *                 bits 24–31  listed company: 0 for none, else 1 more than its place among the first hundred
 *
 * Facets of few values share a histogram: its cells are their combinations, counted in a mixed radix. Which share one is
 * worked out here from the list of facets.
 */

export type PackedName = ChoiceName | StoredToggle | TaxonomyName;

/** Facet → for each of its digits the numbers of the values that a row with this digit has. */
type Digits = readonly (readonly number[])[];

const singletons = (values: number): number[][] => Array.from({ length: values }, (_, number) => [number]);

/** Digit 0 is none; with a second value, the same digits once more for rows that have it as well. */
function digitsOfChoice({ values, ...facet }: (typeof choiceFacets)[number]): Digits {
  const singles = [[], ...singletons(values.length)];
  if (!('secondValue' in facet)) return singles;
  const second = (values as readonly string[]).indexOf(facet.secondValue);
  return [...singles, ...singles.map((digit) => (digit.includes(second) ? digit : [...digit, second]))];
}

/** Digit 0 is none; 1 an id that the taxonomy lacks; else 2 more than the place there. */
const digitsOfTaxonomy = (taxonomy: readonly unknown[]): Digits => [[], [], ...singletons(taxonomy.length)];

const digits = new Map<PackedName, Digits>([
  ...choiceFacets.map((facet) => [facet.name, digitsOfChoice(facet)] as const),
  ...storedToggles.map(({ name }) => [name, [[], [0]]] as const),
  ...taxonomyFacets.map(({ name, taxonomy }) => [name, digitsOfTaxonomy(taxonomy)] as const),
]);

export const packedNames: readonly PackedName[] = [...digits.keys()];

/** How many values a facet counts. */
export const valueCounts = new Map(
  [...digits].map(([name, sets]) => [name, Math.max(0, ...sets.flat().map((number) => number + 1))]),
);

/** More cells would take longer to walk than a histogram more takes to count. */
const maxCells = 1 << 12;

interface PackedFacet {
  name: PackedName;
  digits: Digits;
  /** How far apart two cells are that differ by one in this digit. */
  stride: number;
}

export interface PackedHistogram {
  facets: readonly PackedFacet[];
  cells: number;
  /** Where its cell stands in the first word. */
  shift: number;
  mask: number;
}

/** First fit, the largest facets first. */
function packed(): PackedHistogram[] {
  const bins: { facets: PackedFacet[]; cells: number }[] = [];
  for (const [name, sets] of [...digits].sort(([, a], [, b]) => b.length - a.length)) {
    const fitting = bins.find(({ cells }) => cells * sets.length <= maxCells);
    const bin = fitting ?? { facets: [], cells: 1 };
    if (!fitting) bins.push(bin);
    bin.facets.push({ name, digits: sets, stride: bin.cells });
    bin.cells *= sets.length;
  }
  let shift = 0;
  const histograms = bins.map((bin) => {
    const bits = 32 - Math.clz32(bin.cells - 1);
    const histogram = { ...bin, shift, mask: (1 << bits) - 1 };
    shift += bits;
    return histogram;
  });
  if (shift > 32) throw new Error(`the facets of a row need ${shift} bits, and have 32`);
  return histograms;
}

export const packedHistograms: readonly PackedHistogram[] = packed();

const packedFacetByName = new Map(
  packedHistograms.flatMap(({ facets, shift, cells }, histogram) =>
    facets.map((facet) => [facet.name, { ...facet, histogram, shift, cells }] as const),
  ),
);

const packedFacetOf = (name: PackedName) => {
  const packedFacet = packedFacetByName.get(name);
  if (!packedFacet) throw new Error(`«${name}» is not packed`);
  return packedFacet;
};

/** The number of the histogram in which a facet is counted. */
export const histogramOf = (name: PackedName): number => packedFacetOf(name).histogram;

/** What a digit of a facet adds to the first word of a row. */
export function packedDigit(name: PackedName, digit: number): number {
  const { digits: sets, stride, shift } = packedFacetOf(name);
  if (digit < 0 || digit >= sets.length) throw new Error(`«${name}» has no digit ${digit}`);
  return digit * stride * 2 ** shift;
}

/** Of the digit of a choice to that of a row which has the second value as well. */
export const secondValueOffset = (name: ChoiceName): number => packedFacetOf(name).digits.length / 2;

/** Cell of the facet's histogram → the numbers of the values that its rows have. */
export function valuesByCell(name: PackedName): Digits {
  const { digits: sets, stride, cells } = packedFacetOf(name);
  return Array.from(
    { length: cells },
    (_, cell) => sets[Math.floor(cell / stride) % sets.length] as number[],
  );
}

const taxonomyDigits = new Map(
  taxonomyFacets.map(({ name, taxonomy }) => [name, new Map(taxonomy.map(({ id }, at) => [id, at + 2]))]),
);
export const taxonomyDigit = (name: TaxonomyName, id: string): number =>
  taxonomyDigits.get(name)?.get(id) ?? 1;

export const listedCellCount = 1 << 8;
export const packSecondWord = (location: number, listed: number): number => location | (listed << 24);
