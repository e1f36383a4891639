import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

type Vacancy = Record<string, unknown> & {
  id: string;
  name: string;
  archived: boolean;
  professional_roles: { id: string }[];
  key_skills: { name: string }[] | null;
};

interface Duplicates {
  name: string;
  employer: string;
  employer_id: string;
  vacancies: { id: string; area: string; salary: Record<string, unknown> }[];
}

interface Figures {
  listed: number;
  inFull: number;
  /** Listed or in full, each id once. */
  vacancies: number;
  /** Those with a role of the import's table. */
  placed: { listed: number; inFull: number };
  /** Each placed id once, but for those archived; of them, those in full, and those in full with skills. */
  imported: { found: number; inFull: number; withSkills: number };
  /** Why listed vacancies of our roles are left out. */
  excluded: string[];
  /** Employer, title and the two cities of each vacancy that stands twice. */
  copied: string[][];
  /** `more`: copies beyond the first of each title; `inSeveralCities`: titles whose copies name more than one. */
  duplicates: { titles: number; withCopies: number; more: number; inSeveralCities: number };
}

/** A folder of hh.ru's answers, and what is to be found in it. */
const savedHh = (name: string, folder: string, figures: Figures) => {
  const json = (...path: string[]) => JSON.parse(readFileSync(join(folder, ...path), 'utf8'));
  const inFolder = (subfolder: string) =>
    readdirSync(join(folder, subfolder)).map((file) => json(subfolder, file));
  const listItems = (): Vacancy[] => inFolder('vacancies').flatMap(({ items }) => items);
  const details = (): Vacancy[] => inFolder('details');
  return {
    name,
    folder,
    figures,
    listItems,
    details,
    /** Each id once, in full where it is saved so. */
    vacancies: (): Vacancy[] => [
      ...new Map([...listItems(), ...details()].map((vacancy) => [vacancy.id, vacancy])).values(),
    ],
    /** Titles that one employer has posted in several cities, of a larger set than the lists. */
    duplicates: (): Duplicates[] => json('duplicates_across_areas_2025.json'),
  };
};

/** Invented, in the shapes of the real ones. */
export const hhExtract = savedHh('the extract', resolve(import.meta.dirname, '../../fixtures/hh'), {
  listed: 25,
  inFull: 11,
  vacancies: 35,
  placed: { listed: 21, inFull: 10 },
  imported: { found: 29, inFull: 9, withSkills: 8 },
  excluded: ['слово «интерьеров» в названии', 'слово «декоратор» в названии'],
  copied: [
    ['ладья', 'менеджер проектов', 'Казань', 'Москва'],
    // «Оператор колл-центра (Ленинский район)» and «… (Кировский район)».
    ['зимняя сказка', 'оператор колл центра', 'Пермь', 'Самара'],
    // One of the list, one in full only.
    ['синяя птица', 'менеджер по продажам', 'Калининград', 'Псков'],
  ],
  duplicates: { titles: 5, withCopies: 3, more: 4, inSeveralCities: 2 },
});

const sharedFolder = resolve(process.env.HH_SHARED ?? join(import.meta.dirname, '../../../../shared/hh'));

/** The extract, and the answers saved beside the project where there are any; HH_SHARED names another folder of them. */
export const savedHhSets = [
  hhExtract,
  ...(existsSync(sharedFolder)
    ? [
        savedHh('those beside the project', sharedFolder, {
          listed: 454,
          inFull: 60,
          vacancies: 513,
          placed: { listed: 280, inFull: 57 },
          imported: { found: 337, inFull: 57, withSkills: 39 },
          excluded: ['слово «интерьеров» в названии', 'слово «декоратор» в названии'],
          copied: [
            [
              'институт управления правительства ямало-ненецкого автономного округа',
              'стажер в правительство ямало ненецкого автономного округа',
              'Новый Уренгой',
              'Тюмень',
            ],
            ['экспобанк', 'тестировщик в ит компанию', 'Москва', 'Уфа'],
            ['рапид билдинг', 'менеджер проектов', 'Красноярск', 'Москва'],
            // «Диспетчер-логист (Свердловский район)» and «… (Калининский район)».
            ['генпрокат.ru', 'диспетчер логист', 'Иркутск', 'Новосибирск'],
          ],
          duplicates: { titles: 54, withCopies: 44, more: 68, inSeveralCities: 40 },
        }),
      ]
    : []),
];
