import fc from 'fast-check';
import { levels } from '#core/domain/job/level.ts';
import { languageLevels, type Seeker } from '#core/domain/match/seeker/seeker.ts';
import { someOf } from './job-rows.ts';

const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null, freq: 3 });
const listOf = (values: readonly string[], maxLength: number) =>
  fc.uniqueArray(fc.constantFrom(...values), { maxLength });

/** Of the few values of the random vacancies, and some that nobody has. */
export const arbitrarySeeker: fc.Arbitrary<Seeker> = fc.record({
  concepts: fc.uniqueArray(
    fc.record({
      id: fc.constantFrom(...someOf.concepts, 'go', 'no-longer-known'),
      strength: fc.constantFrom(0, 0.5, 0.6, 0.8, 1),
    }),
    { selector: ({ id }) => id, maxLength: 8 },
  ),
  roles: listOf([...someOf.roles, 'ml-engineer'], 3),
  pastRoles: listOf(someOf.roles, 3),
  titleStems: listOf(['разработчик', 'python', 'аналитик', 'бухгалтер', 'главн', 'lead', 'unheard'], 5),
  industries: listOf(someOf.industries, 2),
  level: maybe(fc.constantFrom(...levels)),
  years: maybe(fc.constantFrom(0, 0.4, 1, 2.5, 4, 8, 20)),
  salary: maybe(fc.constantFrom(0, 90_000, 250_000, 400_000)),
  city: maybe(fc.constantFrom('москва', 'казань', 'пермь')),
  relocation: fc.boolean(),
  languages: fc.uniqueArray(
    fc.record({ id: fc.constantFrom('english', 'german'), level: fc.constantFrom(...languageLevels) }),
    { selector: ({ id }) => id, maxLength: 2 },
  ),
});
