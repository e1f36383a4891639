import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { importUnits } from '#core/domain/import/import-units.ts';
import { rolesOfUnit } from '#functions/sources/hh/roles.ts';

/** A folder of hh.ru's answers, so many vacancies of each top-level category, each in full. */
export function writeSmallHh(folder: string, each = 6): { folder: string; count: number } {
  const vacancies = importUnits.flatMap((unit, u) =>
    Array.from({ length: each }, (_, n) => ({
      id: String(1000 + u * 100 + n),
      name: `Специалист ${u}-${n}`,
      professional_roles: [{ id: rolesOfUnit(unit)[n % 2] ?? rolesOfUnit(unit)[0] }],
      area: { id: '1', name: 'Москва' },
      employer: { id: String(10 + (n % 3)), name: `Компания ${n % 3}` },
      published_at: '2026-11-15T22:24:03+0300',
      alternate_url: `https://hh.ru/vacancy/${1000 + u * 100 + n}`,
      description: `<p>Описание ${u}-${n}</p>`,
      key_skills: [{ name: 'Go' }, { name: `Навык ${n}` }],
    })),
  );
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'vacancies.json'), JSON.stringify({ items: vacancies }));
  return { folder, count: vacancies.length };
}
