import { readdirSync, readFileSync } from 'node:fs';

const folder = new URL('./resumes/', import.meta.url);

/** Ten invented people, by the file's name without its ending. */
export const resumes: Readonly<Record<string, string>> = Object.fromEntries(
  readdirSync(folder)
    .filter((file) => file.endsWith('.txt'))
    .map((file) => [file.slice(0, -'.txt'.length), readFileSync(new URL(file, folder), 'utf8')]),
);

export const resumeOf = (name: string): string => {
  const text = resumes[name];
  if (text === undefined) throw new Error(`There is no resume ${name}`);
  return text;
};
