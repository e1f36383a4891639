import { isBlank, maxSkills, type Profile } from './profile.ts';

const profileTexts = [
  'fullName',
  'position',
  'experience',
  'location',
  'salary',
  'about',
] as const satisfies readonly (keyof Profile)[];
export type ProfileText = (typeof profileTexts)[number];

/** What either has added since they were the same, without what either has taken away. */
export function mergeLists(
  base: readonly string[],
  mine: readonly string[],
  theirs: readonly string[],
): string[] {
  const [inBase, inMine, inTheirs] = [base, mine, theirs].map((list) => new Set(list)) as [
    Set<string>,
    Set<string>,
    Set<string>,
  ];
  return [...new Set([...mine, ...theirs])].filter(
    (item) => !inBase.has(item) || (inMine.has(item) && inTheirs.has(item)),
  );
}

/** Undefined where both have changed it, each into something else. */
function mergeTexts(base: string | null, mine: string, theirs: string): string | undefined {
  if (mine === theirs || theirs === base) return mine;
  if (mine === base) return theirs;
  if (base !== null) return undefined;
  // Nothing is known of a time when they were the same: an empty one takes the other.
  return isBlank(mine) ? theirs : isBlank(theirs) ? mine : undefined;
}

/**
 * Of two devices' profiles one (docs/rules.md#account-sync-conflict). `base` is how it was when both were last the same,
 * null where they never were. `disputed` are the texts that both have changed: of these the joined one has mine.
 */
export function mergeProfiles(
  base: Profile | null,
  mine: Profile,
  theirs: Profile,
): { profile: Profile; disputed: ProfileText[] } {
  const joined = { ...mine };
  const disputed: ProfileText[] = [];
  for (const name of profileTexts) {
    const text = mergeTexts(base?.[name] ?? null, mine[name], theirs[name]);
    if (text === undefined) disputed.push(name);
    else joined[name] = text;
  }
  joined.skills = mergeLists(base?.skills ?? [], mine.skills, theirs.skills).slice(0, maxSkills);
  // Names of files that were chosen once: the profile page empties them.
  joined.artifacts = mergeLists(base?.artifacts ?? [], mine.artifacts, theirs.artifacts).slice(0, maxSkills);
  return { profile: joined, disputed };
}
