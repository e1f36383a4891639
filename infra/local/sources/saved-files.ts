import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** The folder cannot be replayed; the message is one Russian sentence for the terminal. */
export class SavedAnswersError extends Error {
  override readonly name = 'SavedAnswersError';
}

function jsonFilesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory() && entry.name.toLowerCase().endsWith('.json'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

/** The JSON files of a folder and of all below it, in order; `of` says whose answers they should be. */
export function savedFilesIn(folder: string, sourceName: string): string[] {
  try {
    if (!statSync(folder).isDirectory())
      throw new SavedAnswersError(
        `«${folder}»\u00a0— файл, а нужна папка с сохранёнными ответами ${sourceName}.`,
      );
    return jsonFilesBelow(folder);
  } catch (cause) {
    if (cause instanceof SavedAnswersError) throw cause;
    const isMissing = (cause as NodeJS.ErrnoException).code === 'ENOENT';
    const why = isMissing ? 'такой папки нет' : 'её не удалось прочитать';
    throw new SavedAnswersError(
      `Папка с сохранёнными ответами ${sourceName} «${folder}» не подходит: ${why}.`,
      {
        cause,
      },
    );
  }
}
