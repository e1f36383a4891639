import { type Candidate, classify, type Placement, topLevelOf } from '#core/domain/import/classify.ts';

/** An id of hh.ru's dictionary of professional roles. */
export type RoleId = string;

/** Which roles feed a category (docs/decisions/010). */
interface RoleRow {
  /** A subcategory, or a top-level category that has none. */
  categoryId: string;
  /** The row's own roles, then those that it names in parentheses or as optional. */
  roles: readonly RoleId[];
  alsoRoles?: readonly RoleId[];
  /** Roles of which every title belongs here, once no row has claimed it by words. */
  everyTitleOf?: readonly RoleId[];
  /** Roles of which the category's excluding words leave a vacancy out. */
  excludedOf?: readonly RoleId[];
}

/** In the categories' order; of one role's rows the first is the one that takes what no words claim. */
export const roleRows: readonly RoleRow[] = [
  { categoryId: 'frontend', roles: ['96'], alsoRoles: ['104'] },
  { categoryId: 'backend', roles: ['96'], alsoRoles: ['104'] },
  { categoryId: 'fullstack', roles: ['96'], alsoRoles: ['104'] },
  { categoryId: 'mobile', roles: ['96'], alsoRoles: ['104'] },
  { categoryId: 'devops', roles: ['160'], alsoRoles: ['114', '113', '96', '104'], everyTitleOf: ['160'] },
  { categoryId: 'data-science', roles: ['165'], alsoRoles: ['96', '104'], everyTitleOf: ['165'] },
  { categoryId: 'manual-testing', roles: ['124'], everyTitleOf: ['124'] },
  { categoryId: 'test-automation', roles: ['124'] },
  { categoryId: 'ui-ux', roles: ['34'], alsoRoles: ['12'] },
  { categoryId: 'graphic-design', roles: ['34'], alsoRoles: ['12'], excludedOf: ['34', '12'] },
  { categoryId: 'motion-design', roles: ['34'], alsoRoles: ['20'] },
  { categoryId: 'business-analysis', roles: ['150'], alsoRoles: ['156', '10'] },
  { categoryId: 'system-analysis', roles: ['148'], alsoRoles: ['156', '10'] },
  { categoryId: 'product-analysis', roles: ['164'], alsoRoles: ['156', '10', '163'] },
  { categoryId: 'hr', roles: ['118', '69', '117', '153', '171', '38'], alsoRoles: ['17'] },
  {
    categoryId: 'managers',
    roles: ['73', '107'],
    alsoRoles: ['70', '71', '106', '66', '67', '76', '88'],
    excludedOf: ['107'],
  },
  { categoryId: 'business', roles: ['26', '53', '87', '75', '161', '36', '125'], alsoRoles: ['70', '71'] },
  { categoryId: 'client-service', roles: ['83', '121', '105', '54'], alsoRoles: ['51', '70'] },
  {
    categoryId: 'finance',
    roles: ['18', '142', '137', '134', '136', '135', '50', '16', '158'],
    alsoRoles: ['155', '57', '147'],
  },
  { categoryId: 'law', roles: ['146', '145', '166'], alsoRoles: ['158'] },
  { categoryId: 'marketing', roles: ['68', '3', '2', '1', '163', '170', '37', '55'], alsoRoles: ['99'] },
];

const rowsOfRole = new Map<RoleId, RoleRow[]>();
for (const row of roleRows)
  for (const role of [...row.roles, ...(row.alsoRoles ?? [])])
    rowsOfRole.set(role, [...(rowsOfRole.get(role) ?? []), row]);

/** The roles that a unit fetches. A role that several rows name is fetched once, by the first of them. */
export const rolesOfUnit = (unit: string): RoleId[] =>
  [...rowsOfRole]
    .filter(([, [first]]) => first && topLevelOf(first.categoryId) === unit)
    .map(([role]) => role);

export const roleOutsideTable = 'роль вне таблицы категорий';

/** Where a vacancy of these roles belongs. */
export function classifyByRoles(title: string, roleIds: readonly RoleId[]): Placement {
  const isOneOf = (roles: readonly RoleId[] = []) => roles.some((role) => roleIds.includes(role));
  const rows = new Set(roleIds.flatMap((role) => rowsOfRole.get(role) ?? []));
  if (rows.size === 0) return { skip: roleOutsideTable };
  const candidates = [...rows].map(
    ({ categoryId, everyTitleOf, excludedOf }): Candidate => ({
      categoryId,
      takesEveryTitle: isOneOf(everyTitleOf),
      hasExcludedWords: isOneOf(excludedOf),
    }),
  );
  return classify(title, candidates);
}
