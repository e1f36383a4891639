// A server-rendered page has the cards that its reader has hidden: it is the same for everybody. Until the application
// knows of them each takes the room of what will stand for it, so that nothing moves; `data-marked` says that it knows.
// It imports nothing but types: all is one classic script.
import type { OwnedKey } from '../../browser-storage/storage-owner.ts';

const key: OwnedKey = 'hidden_jobs';

try {
  const hidden: { id: string }[] = JSON.parse(localStorage.getItem(key) ?? '[]');
  if (hidden.length > 0) {
    const named = (attribute: string) =>
      `:is(${hidden.map(({ id }) => `[${attribute}="${CSS.escape(id)}"]`)})`;
    const card = named('data-card');
    const sheet = new CSSStyleSheet();
    sheet.insertRule(
      `ul:not([data-marked])>${card}{height:var(--hidden-run);visibility:hidden;overflow:clip}`,
    );
    // One thing stands for all that follow one another.
    sheet.insertRule(`ul:not([data-marked])>${card}+${card}{display:none}`, 1);
    // Of what is recommended nothing stands for it.
    const recommended = named('data-recommended');
    sheet.insertRule(`${recommended}:not([data-marked] *){display:none}`, 2);
    sheet.insertRule(
      `li:has([data-recommended]):not(:has([data-recommended]:not(${recommended}))):not([data-marked] *){display:none}`,
      3,
    );
    document.adoptedStyleSheets.push(sheet);
  }
} catch {
  // Storage may be forbidden, or hold what nobody can read: then the cards go once the application has started.
}
