import * as z from 'zod';

/**
 * Whether there is nothing to be seen in it. `trim` alone lets a name of zero-width characters pass, though inside a
 * name they are part of it.
 */
export const isBlank = (text: string): boolean => /^[\s\p{Default_Ignorable_Code_Point}]*$/u.test(text);

/** Skills are trimmed, empty and duplicate ones ignored (spec §5): then the list comes back as it was. */
export function withSkill(skills: string[], typed: string): string[] {
  const skill = typed.trim();
  return isBlank(skill) || skills.includes(skill) ? skills : [...skills, skill];
}

/** A profile as the browser keeps it under `user_profile` (spec §3). All texts are free. */
export const profile = z.object({
  fullName: z.string().default(''),
  position: z.string().default(''),
  /** '5 лет' */
  experience: z.string().default(''),
  location: z.string().default(''),
  /** The desired one, as its owner words it. */
  salary: z.string().default(''),
  skills: z
    .array(z.string())
    .default([])
    .transform((skills) => skills.reduce<string[]>(withSkill, [])),
  about: z.string().default(''),
  /** Names of the files only: the files themselves are not kept (decision 24). */
  artifacts: z
    .array(z.unknown())
    .default([])
    .transform((files) => files.filter((file) => typeof file === 'string')),
});
export type Profile = z.infer<typeof profile>;

export const emptyProfile: Profile = profile.parse({});

/** Null where the text is no profile. */
export function readProfile(text: string): Profile | null {
  try {
    return profile.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

export const documentTypes = ['resume', 'portfolio', 'certificate'] as const;
export type DocumentType = (typeof documentTypes)[number];

/** An entry of the profile page's list (spec §3). */
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
