import { fold } from '#core/domain/text/words.ts';

/** By the beginning of the portal's label. Left out: labels that name a profession, and those that mean several industries. */
const industryOfField: readonly (readonly [label: string, industryId: string])[] = [
  ['банки', '43'],
  ['добывающая', '45'],
  ['жкх', '51'],
  ['здравоохранение', '48'],
  ['искусство', '52'],
  ['легкая промышленность', '42'],
  ['лесная', '19'],
  ['металлургия', '24'],
  ['образование', '39'],
  ['пищевая', '27'],
  ['сельское хозяйство', '29'],
  ['спорт', '49'],
  ['строительство', '13'],
  ['транспорт', '5'],
  ['услуги населению', '49'],
  ['химическая', '34'],
  ['электроэнергетика', '46'],
];

/** The industry that a vacancy's specialisation plainly is; null for «Бухгалтерия…», «Производство», «Информационные…». */
export function industryOfSpecialisation(specialisation: string | null): string | null {
  if (specialisation === null) return null;
  const label = fold(specialisation);
  return industryOfField.find(([begin]) => label.startsWith(begin))?.[1] ?? null;
}
