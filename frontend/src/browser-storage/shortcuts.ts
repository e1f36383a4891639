import { readText, writeText } from './storage.ts';

const key = 'shortcuts';
const off = 'off';

/** What the browser would not keep lives as long as the page. */
let unsavedValue: string | null = null;

/** Whether keys of one character act (docs/rules.md#list-keys): all but the text `off` says yes. Everybody's, as the theme. */
export const areShortcutsOn = (): boolean => (unsavedValue ?? readText(key)) !== off;

export function setShortcuts(areOn: boolean) {
  const value = areOn ? 'on' : off;
  unsavedValue = writeText(key, value) ? null : value;
}
