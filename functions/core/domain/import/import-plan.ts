import { categories, categoryWithAncestors } from '../search/catalog.ts';
import { fold } from '../text/words.ts';
import { type ImportRow, importRows, type RoleId, rowsByWords } from './import-rows.ts';

/** The units of a run: the eleven top-level categories, in their order. */
export const importUnits: readonly string[] = categories
  .filter((one) => one.parent_id === null)
  .map(({ id }) => id);

const topLevel = (categoryId: string): string => categoryWithAncestors(categoryId).at(-1) ?? categoryId;

const rolesOf = (row: ImportRow): readonly RoleId[] => [...row.roles, ...(row.alsoRoles ?? [])];

const rowsOfRole = new Map<RoleId, ImportRow[]>();
for (const row of importRows)
  for (const role of rolesOf(row)) rowsOfRole.set(role, [...(rowsOfRole.get(role) ?? []), row]);

/** The roles that a unit fetches. A role that several rows name is fetched once, by the first of them. */
export const rolesOfUnit = (unit: string): RoleId[] =>
  [...rowsOfRole].filter(([, [first]]) => first && topLevel(first.categoryId) === unit).map(([role]) => role);

export const roleOutsideTable = 'роль вне таблицы категорий';

export type Placement = { categoryId: string } | { skip: string };

/**
 * Where a vacancy belongs. Rows that name its role and whose words stand in the title come first; then the row that
 * takes every title of the role; then the first row that names the role, whose top-level category takes it without a
 * subcategory. Only an excluding word drops a vacancy, and only when no other row claims it by words.
 */
export function classify(title: string, roleIds: readonly RoleId[]): Placement {
  const folded = fold(title);
  const naming = new Set(roleIds.flatMap((role) => rowsOfRole.get(role) ?? []));
  const [first] = importRows.filter((row) => naming.has(row));
  if (!first) return { skip: roleOutsideTable };

  const excludingWord = (row: ImportRow): string | undefined =>
    row.excluded?.roles.some((role) => roleIds.includes(role))
      ? row.excluded.words.exec(folded)?.[0]
      : undefined;
  const excluding = [...naming].find((row) => excludingWord(row) !== undefined);

  const claiming = rowsByWords.find((row) => naming.has(row) && row !== excluding && row.words?.test(folded));
  if (claiming) return { categoryId: claiming.categoryId };
  if (excluding) return { skip: `слово «${excludingWord(excluding)}» в названии` };

  const takingAll = [...naming].find((row) => row.everyTitleOf?.some((role) => roleIds.includes(role)));
  return { categoryId: takingAll?.categoryId ?? topLevel(first.categoryId) };
}
