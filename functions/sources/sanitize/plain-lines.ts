import { decodeEntities, mostCharacters } from './description.ts';

/**
 * The words of a sanitised description, a block a line and a dash before each point of a list: by its lines one tells
 * what is asked from what is offered (docs/rules.md#vacancy-asks).
 */
export const plainLines = (html: string): string =>
  decodeEntities(
    html
      .slice(0, mostCharacters)
      .replace(/\s+/gu, ' ')
      .replace(/<li> ?(?:<p>)?/gu, '\n- ')
      .replace(/<\/?(?:p|ul|ol|li|h[234])>|<br ?\/?>/gu, '\n')
      .replace(/<[^<>]*>/gu, ' '),
  )
    .split('\n')
    .map((line) => line.replace(/\s+/gu, ' ').trim())
    .filter((line) => line !== '')
    .join('\n');
