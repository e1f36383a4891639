import { categoryOf } from '#functions/sources/trudvsem/category.ts';

/** The category of a vacancy of the portal, or why it has none. */
export const placed = (
  title: string,
  typicalPosition: string | null = null,
  specialisation: string | null = null,
) => {
  const placement = categoryOf({ title, typicalPosition, specialisation });
  return 'skip' in placement ? placement.skip : placement.categoryId;
};
