/** Years of work that an employer asks for (docs/rules.md#filter-experience). */
export const experiences = ['Нет опыта', '1–3 года', '3–6 лет', 'Более 6 лет'] as const;
export type Experience = (typeof experiences)[number];
/** From, and up to. */
export const yearsOfExperience: Readonly<Record<Experience, [least: number, most: number]>> = {
  'Нет опыта': [0, 1],
  '1–3 года': [1, 3],
  '3–6 лет': [3, 6],
  'Более 6 лет': [6, 40],
};
