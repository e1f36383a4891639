import { moscowTime } from '../sources/moscow-time.ts';
import { Random } from '../sources/random.ts';
import { aggregator, type Employer, employers } from './demo/employers.ts';
import { type Profession, readProfessions } from './demo/professions.ts';
import type { SavedVacancy } from './saved-vacancies.ts';

const day = 86_400_000;

/** A UUID of version 1, as all of the portal's; of a fixed day, so that a vacancy keeps its id from start to start. */
function idOf(index: number): string {
  const hex = (value: number, digits: number) => value.toString(16).padStart(digits, '0');
  return `${hex(0x0d_e3_00_00 + index * 4099, 8)}-de30-11f0-8000-0d0e0d0e${hex(index, 4)}`;
}

/** Every shape of the two numbers; 0 is «not given». */
function payOf(thousands: number, random: Random): { salary_min: number; salary_max: number } {
  const middle = Math.round(thousands * (0.85 + random.next() * 0.3)) * 1000;
  const shape = random.weighted([
    ['equal', 36],
    ['range', 40],
    ['from', 8],
    ['to', 4],
    ['none', 12],
  ] as const);
  const upper = Math.round((middle / 1000) * (1.15 + random.next() * 0.25)) * 1000;
  if (shape === 'none') return { salary_min: 0, salary_max: 0 };
  if (shape === 'to') return { salary_min: 0, salary_max: upper };
  return { salary_min: middle, salary_max: shape === 'from' ? 0 : shape === 'equal' ? middle : upper };
}

/** Half of the vacancies do not say; the portal has no other words for remote work. */
const employmentOf = (random: Random): object => {
  const employment = random.weighted([
    [null, 44],
    ['Полная занятость', 34],
    ['Дистанционная (удаленная) работа', 10],
    ['Частичная занятость', 6],
    ['Временная', 3],
    ['Стажировка', 3],
  ] as const);
  return employment === null ? {} : { employment };
};

const scheduleOf = (random: Random): string =>
  random.weighted([
    ['Полный рабочий день', 70],
    ['Сменная работа', 10],
    ['Режим гибкого рабочего времени', 12],
    ['Ненормированный рабочий день', 8],
  ] as const);

interface VacancyContext {
  readonly index: number;
  readonly now: number;
  readonly random: Random;
}

function vacancyOf(
  profession: Profession,
  title: string,
  employer: Employer,
  { index, now, random }: VacancyContext,
): SavedVacancy {
  const isFeed = random.chance(0.1);
  const companycode = isFeed ? aggregator : employer.code;
  const id = idOf(index);
  // Mostly of the last months; some have stood for years, and are renewed now and then.
  const age = random.chance(0.12) ? random.between(400, 1500) * day : 90 * day * random.next() ** 1.7;
  const modified = now - Math.min(age, random.next() * 20 * day);
  const isQuota = random.chance(0.16);
  return {
    id,
    source: isFeed ? 'Вакансия интернет ресурса' : 'Вакансия работодателя',
    region: { region_code: employer.regionCode, name: employer.region },
    company: {
      companycode,
      'hr-agency': false,
      name: employer.name,
      ...(companycode.length === 13 && { ogrn: companycode }),
      url: `https://trudvsem.ru/company/${companycode}`,
    },
    'creation-date': moscowTime(now - age).slice(0, 10),
    date_modify: moscowTime(modified),
    ...payOf(profession.pay, random),
    currency: '«руб.»',
    'job-name': title,
    vac_url: `https://trudvsem.ru/vacancy/card/${companycode}/${id}`,
    ...employmentOf(random),
    schedule: scheduleOf(random),
    duty: profession.duty,
    requirements: profession.requirements,
    qualification: random.pick(['.', 'не указано', 'Специалист']),
    category: { specialisation: profession.specialisation },
    requirement: {
      education: random.pick([
        'Высшее образование — бакалавриат',
        'Среднее профессиональное образование',
        // The first letter is Latin, as on the portal.
        'Tребования не предъявляются',
      ]),
      experience: random.between(0, 6),
    },
    addresses: { address: [{ location: employer.address, lng: '0.0', lat: '0.0' }] },
    social_protected: isQuota ? 'Инвалид' : '',
    contact_list: [],
    contact_person: '',
    work_places: random.between(1, 5),
    typicalPosition: profession.position ?? 'Ничего не выбрано',
    // Doubled, as the portal often gives them.
    skills: random.chance(0.5) ? [...profession.skills, ...profession.skills] : [...profession.skills],
    workPlaceType: {
      workPlaceForeign: false,
      workPlaceOrdinary: !isQuota,
      workPlaceQuota: isQuota,
      workPlaceSpecial: false,
    },
    shift: [],
    ...(random.chance(0.5) && { benefit: 'Добровольное медицинское страхование,Оплата питания' }),
    ...(random.chance(0.5) && { conditions: random.pick(['Оптимальные', 'Допустимые']) }),
    trainingDays: 0,
  };
}

/** Whatever the profession draws, the amounts go with the words that the portal puts beside them. */
const withSalaryWords = (vacancy: SavedVacancy): SavedVacancy => ({
  ...vacancy,
  salary: `от ${vacancy.salary_min}`,
});

/**
 * Some 60 invented vacancies of invented employers in the portal's own format, dated back from `now`, the same on every
 * start but for the dates; among them one posted twice, and a few that belong to no category.
 */
export function trudvsemDemo(now: Date): SavedVacancy[] {
  const { professions, strangers } = readProfessions();
  const random = new Random(20_26_12);
  const vacancies: SavedVacancy[] = [];
  const add = (profession: Profession, title: string) => {
    const employer = employers[vacancies.length % employers.length] as Employer;
    const context = { index: vacancies.length, now: now.getTime(), random };
    vacancies.push(withSalaryWords(vacancyOf(profession, title, employer, context)));
  };
  for (const profession of professions) {
    for (const title of profession.titles) add(profession, title);
    add(profession, profession.titles[0] as string);
  }
  for (const stranger of strangers) for (const title of stranger.titles) add(stranger, title);

  const [first] = vacancies;
  const copyId = idOf(vacancies.length);
  if (first)
    vacancies.push({ ...first, id: copyId, vac_url: String(first.vac_url).replace(first.id, copyId) });
  return vacancies;
}
