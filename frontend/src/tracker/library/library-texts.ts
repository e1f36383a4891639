import { readText } from '../../browser-storage/storage.ts';
import { type OwnedKey, readOwned } from '../../browser-storage/storage-owner.ts';
import { answerOf, textsIn } from '../../browser-storage/text-database.ts';

/**
 * Texts of what a person keeps: too long for the storage of keys. Each lies under a random id that the list of its owner
 * names; nobody else has a way to it.
 */
const inStore = textsIn('library');

/** Lists whose entries have a text here. */
const lists: readonly OwnedKey[] = ['resume_versions', 'saved_letters'];

/** False where the browser does not take it: full, private or forbidden. */
export const putLibraryText = (id: string, text: string): Promise<boolean> =>
  inStore('readwrite', (texts) => answerOf(texts.put(text, id))).then(
    () => true,
    () => false,
  );

/** Null where there is none, or where the browser does not say. */
export async function readLibraryText(id: string): Promise<string | null> {
  try {
    const text: unknown = await inStore('readonly', (texts) => answerOf(texts.get(id)));
    return typeof text === 'string' ? text : null;
  } catch {
    return null;
  }
}

/** What cannot be read names none. */
function idsIn(text: string | null): string[] {
  try {
    const list: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(list) ? list.map((entry) => String(entry?.textId ?? entry?.id)) : [];
  } catch {
    return [];
  }
}

const isListKey = (key: string) => lists.some((list) => key === list || key.startsWith(`${list}@`));

/** Those that no list in this browser names any more. A list names a text before it is there. */
export async function dropOrphanLibraryTexts(): Promise<void> {
  try {
    await inStore('readwrite', async (texts) => {
      const ids = await answerOf(texts.getAllKeys());
      const named = new Set(
        Object.keys(localStorage)
          .filter(isListKey)
          .flatMap((key) => idsIn(readText(key))),
      );
      await Promise.all(ids.filter((id) => !named.has(String(id))).map((id) => answerOf(texts.delete(id))));
    });
  } catch {
    // Nothing is kept where nothing may be.
  }
}

/** All texts that the user's lists name, by id. */
export async function libraryTextsOf(userId: string | null): Promise<Record<string, string | null>> {
  const ids = lists.flatMap((list) => idsIn(readOwned(list, userId)));
  return Object.fromEntries(
    await Promise.all(ids.map(async (id) => [id, await readLibraryText(id)] as const)),
  );
}
