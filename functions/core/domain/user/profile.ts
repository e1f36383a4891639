import * as z from 'zod/mini';

/**
 * Whether there is nothing to be seen in it. `trim` alone lets a name of zero-width characters pass, though inside a
 * name they are part of it.
 */
export const isBlank = (text: string): boolean => /^[\s\p{Default_Ignorable_Code_Point}]*$/u.test(text);

export const maxSkills = 200;
export const maxSkillLength = 100;
/** Of each other text of a profile. */
export const maxProfileTextLength = 5000;
/** Names of files. */
const maxArtifacts = 200;
const maxArtifactLength = 1000;

/** Trimmed; empty and duplicate ones are ignored (docs/rules.md#profile-skills). */
const uniqueSkills = (skills: string[]): string[] => [
  ...new Set(skills.map((skill) => skill.trim()).filter((skill) => !isBlank(skill))),
];

/** The list as it was where nothing can be added: it is there already, is nothing, or the list is full. */
export function withSkill(skills: string[], typed: string): string[] {
  const skill = typed.trim();
  return isBlank(skill) || skills.length >= maxSkills || skills.includes(skill) ? skills : [...skills, skill];
}

const text = z._default(z.string().check(z.maxLength(maxProfileTextLength)), '');

/**
 * A profile as the browser keeps it under `user_profile` (docs/rules.md#storage-keys), and as it goes with a letter.
 * All texts are free.
 */
export const profile = z.object({
  fullName: text,
  position: text,
  /** '5 лет' */
  experience: text,
  location: text,
  /** The desired one, as its owner words it. */
  salary: text,
  skills: z.pipe(
    z._default(z.array(z.string().check(z.maxLength(maxSkillLength))).check(z.maxLength(maxSkills)), []),
    z.transform(uniqueSkills),
  ),
  about: text,
  /** Names of the files only: the files themselves are not kept (docs/rules.md#profile-artifacts). */
  artifacts: z._default(
    z.array(z.string().check(z.maxLength(maxArtifactLength))).check(z.maxLength(maxArtifacts)),
    [],
  ),
});
export type Profile = z.infer<typeof profile>;

export const emptyProfile: Profile = profile.parse({});

/** The beginning; half of a pair makes no character. */
const cut = (text: string, maxLength: number): string =>
  text.length > maxLength ? text.slice(0, maxLength).replace(/[\ud800-\udbff]$/u, '') : text;

const isText = (value: unknown): value is string => typeof value === 'string';

/** What was kept before there were bounds, cut to them; a list of files may hold what is no text. */
function withinBounds(stored: unknown): unknown {
  if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return stored;
  const trimmed: Record<string, unknown> = Object.fromEntries(
    Object.entries(stored).map(([name, value]) => [
      name,
      isText(value) ? cut(value, maxProfileTextLength) : value,
    ]),
  );
  const { skills, artifacts } = trimmed;
  if (Array.isArray(skills) && skills.every(isText))
    trimmed.skills = uniqueSkills(skills.map((skill) => cut(skill.trim(), maxSkillLength))).slice(
      0,
      maxSkills,
    );
  if (Array.isArray(artifacts))
    trimmed.artifacts = artifacts
      .filter(isText)
      .map((name) => cut(name, maxArtifactLength))
      .slice(0, maxArtifacts);
  return trimmed;
}

/** A profile that a browser has kept. */
export const storedProfile = z.pipe(z.transform(withinBounds), profile);

/** Null where the text is no profile. */
export function readProfile(text: string): Profile | null {
  try {
    return storedProfile.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

export const documentTypes = ['resume', 'portfolio', 'certificate'] as const;
export type DocumentType = (typeof documentTypes)[number];

/** An entry of the profile page's list (docs/rules.md#documents). */
export interface ProfileDocument {
  id: string;
  name: string;
  type: DocumentType;
  /** ISO instant; null where only the name is known. */
  uploadedAt: string | null;
}

const typesByName: readonly (readonly [DocumentType, RegExp])[] = [
  ['certificate', /сертификат|диплом|свидетельство|certificat|diploma/iu],
  ['portfolio', /портфолио|portfolio|works|кейс/iu],
];

/** What the kept names of files stand for; a file that says nothing else is a resume. */
export const documentsOf = (artifacts: readonly string[]): ProfileDocument[] =>
  artifacts.map((name, index) => ({
    id: `${index}-${name}`,
    name,
    type: typesByName.find(([, pattern]) => pattern.test(name))?.[0] ?? 'resume',
    uploadedAt: null,
  }));
