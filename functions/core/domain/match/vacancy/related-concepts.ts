import { lexicon } from '../lexicon.ts';

/** Of groups that are one kind to who says so, one of each: databases, queues, programs to draw in. */
const kindsOfGroups: readonly (readonly string[])[] = [
  ['postgresql', 'mongodb'],
  ['celery', 'rabbitmq'],
  ['autocad', 'revit'],
];
const groupOf = (id = ''): number | undefined => lexicon().concepts.get(id)?.group;

export function areOfOneKind(one: string | undefined, other: string | undefined): boolean {
  const groups = [groupOf(one), groupOf(other)];
  return (
    groups[0] === groups[1] ||
    kindsOfGroups.some((kind) => groups.every((group) => kind.some((id) => groupOf(id) === group)))
  );
}

/** Whoever asks for one of the others asks for the first as well, which the lexicon does not say. */
const setsByFirst: readonly (readonly string[])[] = [
  ['react', 'redux'],
  ['csharp', 'dotnet', 'aspnet'],
];
/** Of each set all is asked for where a slash parts them: 'HTML/CSS'. */
const setsOfOneWork: readonly (readonly string[])[] = [
  ...setsByFirst,
  ['html', 'css', 'layout', 'javascript', 'typescript'],
  ['java', 'spring', 'spring-boot', 'hibernate'],
  ['backend', 'frontend'],
  ['python', 'sql'],
  ['erp', 'crm', 'bi'],
];
/** Each follows from the other one, but who asks for them takes either. */
const eitherOf: readonly string[] = ['javascript', 'typescript'];

const areEither = (one: string, other: string): boolean => eitherOf.includes(one) && eitherOf.includes(other);

/** 'Django' takes 'Python', and what takes JavaScript takes TypeScript. */
const takes = (one: string, other: string): boolean =>
  !areEither(one, other) &&
  (setsByFirst.some(([first, ...others]) => first === other && others.includes(one)) ||
    lexicon()
      .impliedBy(one)
      .some((id) => id === other || areEither(id, other)));

/** 'Python/Django', 'HTML/CSS': one goes with the other. */
const belongTogether = (one: string, other: string): boolean =>
  one !== other &&
  !areEither(one, other) &&
  (takes(one, other) ||
    takes(other, one) ||
    setsOfOneWork.some((set) => set.includes(one) && set.includes(other)));

/** Nothing stands for another of what lays out a page, nor for jQuery, which is used beside frameworks. */
const hasAlternatives = (id: string): boolean => groupOf(id) !== groupOf('html') && id !== 'jquery';

const areAlternatives = (one: string, other: string): boolean =>
  areEither(one, other) ||
  (areOfOneKind(one, other) && !belongTogether(one, other) && [one, other].every(hasAlternatives));

/** Each is held against each: a longer list is one choice, whatever is in it. */
const maxNames = 16;

/**
 * What slashes part where some of it goes together, each part an ask: of 'PHP/Laravel/Symfony' PHP, and one of the two.
 * Null where all is one choice: 'Vue/React'.
 */
export function partsOfSlashes(ids: readonly string[]): string[][] | null {
  const names = [...new Set(ids)];
  if (names.length > maxNames) return null;
  const hasPair = names.some((one) => names.some((other) => belongTogether(one, other)));
  if (!hasPair) return null;
  let parts: string[][] = [];
  const join = (joined: readonly string[][]) => {
    parts = [...parts.filter((part) => !joined.includes(part)), joined.flat()];
  };
  for (const name of names) {
    const own = [name];
    parts.push(own);
    join(parts.filter((part) => part === own || part.some((other) => areAlternatives(name, other))));
  }
  // 'Angular/React/Redux' is one choice: Redux is asked of who takes React alone.
  for (const name of names) {
    const own = parts.find((part) => part.includes(name)) as string[];
    const ofSome = parts.filter(
      (part) =>
        part !== own &&
        part.some((other) => takes(name, other)) &&
        !part.every((other) => takes(name, other)),
    );
    if (ofSome.length > 0) join([own, ...ofSome]);
  }
  const placeOf = (name: string) => names.indexOf(name);
  return parts
    .map((part) => part.toSorted((one, other) => placeOf(one) - placeOf(other)))
    .toSorted(([one = ''], [other = '']) => placeOf(one) - placeOf(other));
}
