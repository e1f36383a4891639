/** 'CV.PDF' has the extension '.pdf'. */
const hasExtension = (name: string, extensions: readonly string[]) =>
  extensions.some((extension) => name.toLowerCase().endsWith(extension));

/** Files by whether their name ends as it must; what a browser says of a file's type differs with the system. */
export function partitionByExtension(files: readonly File[], extensions: readonly string[] | undefined) {
  const fits = (file: File) => extensions === undefined || hasExtension(file.name, extensions);
  return { accepted: files.filter(fits), refused: files.filter((file) => !fits(file)) };
}
