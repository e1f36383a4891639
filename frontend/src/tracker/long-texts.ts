import { decodeEntities } from '#core/domain/text/html-text.ts';
import { answerOf, textsIn } from '../browser-storage/text-database.ts';
import { recordsOf } from './tracker-store.ts';

/**
 * What a vacancy said when it was saved: too long for the storage of keys. It is public, so that it lies under the
 * vacancy's id for everybody who uses the browser; who has no record of the vacancy has no way to it.
 */
const inStore = textsIn('tracker');

/** Of one text, in characters: descriptions have 20,000 at most. */
const maxLength = 40_000;

/** Where the browser refuses there is no text: nothing depends on it. */
export async function keepText(id: string, text: string): Promise<void> {
  try {
    await inStore('readwrite', (texts) => answerOf(texts.put(text.slice(0, maxLength), id)));
  } catch {
    // Full, private or forbidden.
  }
}

export async function readLongText(id: string): Promise<string | null> {
  try {
    const text: unknown = await inStore('readonly', (texts) => answerOf(texts.get(id)));
    return typeof text === 'string' ? text : null;
  } catch {
    return null;
  }
}

/** Of which no record in this browser speaks any more, whoever made it. */
export async function dropOrphanTexts(): Promise<void> {
  try {
    const recordIds = new Set(
      Object.keys(localStorage)
        .filter((key) => key === 'tracker' || key.startsWith('tracker@'))
        .flatMap((key) => recordsOf(localStorage.getItem(key)))
        .filter(({ isDeleted }) => !isDeleted.value)
        .map(({ id }) => id),
    );
    await inStore('readwrite', async (texts) => {
      const ids = await answerOf(texts.getAllKeys());
      await Promise.all(
        ids.filter((id) => !recordIds.has(String(id))).map((id) => answerOf(texts.delete(id))),
      );
    });
  } catch {
    // Nothing is kept where nothing may be.
  }
}

/** The words of a description, as the server has cleaned it. They are shown as text, whatever they are. */
export const plainTextOf = (html: string): string =>
  decodeEntities(
    html
      .slice(0, maxLength)
      .replace(/<br[^<>]*>|<\/(?:p|li|h[1-6]|ul|ol)>/giu, '\n')
      .replace(/<[^<>]*>/gu, ''),
  )
    .replace(/\n[ \t]+/gu, '\n')
    .replace(/\n{3,}/gu, '\n\n')
    .trim();
