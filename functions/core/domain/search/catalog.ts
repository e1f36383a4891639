import * as z from 'zod/mini';

/** A category without a parent is a top-level one: only these stand in the picker (docs/rules.md#category-picker). */
export const category = z.object({ id: z.string(), name: z.string(), parent_id: z.nullable(z.string()) });
export type Category = z.infer<typeof category>;

export const company = z.object({ id: z.string(), name: z.string() });
export type Company = z.infer<typeof company>;

/** The picker lists this many companies, first by name (docs/rules.md#picker-companies). */
export const companiesShown = 100;

/** In the order in which import rules are tried (docs/rules.md#category-tree). */
export const categories: readonly Category[] = [
  { id: 'development', name: 'Разработка', parent_id: null },
  { id: 'frontend', name: 'Frontend', parent_id: 'development' },
  { id: 'backend', name: 'Backend', parent_id: 'development' },
  { id: 'fullstack', name: 'Fullstack', parent_id: 'development' },
  { id: 'mobile', name: 'Mobile', parent_id: 'development' },
  { id: 'devops', name: 'DevOps', parent_id: 'development' },
  { id: 'data-science', name: 'Data Science', parent_id: 'development' },
  { id: 'testers', name: 'Тестирование', parent_id: null },
  { id: 'manual-testing', name: 'Ручное тестирование', parent_id: 'testers' },
  { id: 'test-automation', name: 'Автоматизация тестирования', parent_id: 'testers' },
  { id: 'designers', name: 'Дизайн', parent_id: null },
  { id: 'ui-ux', name: 'UI/UX', parent_id: 'designers' },
  { id: 'graphic-design', name: 'Графический дизайн', parent_id: 'designers' },
  { id: 'motion-design', name: 'Моушн-дизайн', parent_id: 'designers' },
  { id: 'analysts', name: 'Аналитика', parent_id: null },
  { id: 'business-analysis', name: 'Бизнес-аналитика', parent_id: 'analysts' },
  { id: 'system-analysis', name: 'Системная аналитика', parent_id: 'analysts' },
  { id: 'product-analysis', name: 'Продуктовая аналитика', parent_id: 'analysts' },
  { id: 'hr', name: 'HR', parent_id: null },
  { id: 'managers', name: 'Менеджмент', parent_id: null },
  { id: 'business', name: 'Бизнес', parent_id: null },
  { id: 'client-service', name: 'Клиентский сервис', parent_id: null },
  { id: 'finance', name: 'Финансы', parent_id: null },
  { id: 'law', name: 'Юриспруденция', parent_id: null },
  { id: 'marketing', name: 'Маркетинг и PR', parent_id: null },
];

const childrenOf = Map.groupBy(
  categories.filter((child) => child.parent_id !== null),
  (child) => child.parent_id as string,
);

const withDescendants = new Map<string, readonly string[]>();
for (const { id } of [...categories].reverse()) {
  withDescendants.set(id, [
    id,
    ...(childrenOf.get(id) ?? []).flatMap((child) => withDescendants.get(child.id) ?? []),
  ]);
}

/** The category itself and everything below it (docs/rules.md#category-picker); an unknown id stands for itself. */
export const categoryWithDescendants = (id: string): readonly string[] => withDescendants.get(id) ?? [id];

const parentOf = new Map(categories.map((entry) => [entry.id, entry.parent_id]));

/** The category and those above it, nearest first: 'frontend' → ['frontend', 'development']. */
export function categoryWithAncestors(id: string): string[] {
  const path: string[] = [];
  for (let at: string | null = id; at !== null; at = parentOf.get(at) ?? null) path.push(at);
  return path;
}

/** Industries: the groups of hh.ru's own dictionary, which other sources are mapped to. */
export { type Industry, industries, industry } from './industries.ts';
