import { levelNamed } from '#core/domain/job/level.ts';
import { rolesIn } from '#core/domain/match/roles.ts';
import { sanitizeSeeker } from '#core/domain/match/seeker/sanitize-seeker.ts';
import type { Seeker } from '#core/domain/match/seeker/seeker.ts';
import { titleStemsOf } from '#core/domain/match/vacancy/demand-of.ts';
import { seekerOfSkills } from '#tests/support/match/seekers.ts';

interface SeekerTemplate {
  title: string;
  skills: readonly string[];
  city?: string;
  years?: number;
  salary?: number;
  past?: string;
  relocation?: boolean;
}

const templates: readonly SeekerTemplate[] = [
  {
    title: 'Python-разработчик',
    skills: ['Python', 'Django', 'PostgreSQL', 'Docker', 'Git', 'Linux', 'Redis', 'SQL'],
    city: 'москва',
    years: 5,
    salary: 250_000,
  },
  {
    title: 'Senior Frontend Developer',
    skills: ['React', 'TypeScript', 'JavaScript', 'HTML', 'CSS', 'Git'],
    years: 8,
    salary: 350_000,
    relocation: true,
  },
  {
    title: 'Главный бухгалтер',
    skills: ['1С', 'Налоги', 'MS Excel', 'Бухгалтерский учёт'],
    city: 'казань',
    years: 12,
    salary: 120_000,
  },
  { title: 'Junior Java-разработчик', skills: ['Java', 'Spring', 'SQL', 'Git'], years: 0 },
  {
    title: 'Тестировщик ПО',
    past: 'Специалист технической поддержки',
    skills: ['SQL', 'Postman', 'Linux', 'Git', 'Selenium', 'Python'],
    city: 'новосибирск',
    years: 2,
    salary: 110_000,
  },
  {
    title: 'Менеджер по продажам',
    past: 'Администратор',
    skills: ['CRM', 'Переговоры', 'MS Excel', 'Деловая переписка', 'Продажи'],
    city: 'екатеринбург',
    years: 4,
    salary: 90_000,
  },
  // Of nobody's trade here: a title that shares a word at most, and one that shares none.
  { title: 'Инженер-гидролог', skills: ['Python', 'SQL', 'MS Excel'], city: 'пермь', years: 3 },
  { title: 'Звездочёт', skills: ['Python', 'Математика', 'Английский язык'], city: 'москва', years: 1 },
];

/** People who ask in a bench: what a resume of a few lines would give. */
export const madeSeekers = (): Seeker[] =>
  templates.map(({ title, skills, past, city, years, salary, relocation }) =>
    sanitizeSeeker({
      ...seekerOfSkills(skills),
      roles: rolesIn(title),
      pastRoles: past === undefined ? [] : rolesIn(past),
      titleStems: titleStemsOf(title),
      level: levelNamed(title),
      years: years ?? null,
      salary: salary ?? null,
      city: city ?? null,
      relocation: relocation ?? false,
      languages: [{ id: 'english', level: 'B1' }],
    }),
  );
