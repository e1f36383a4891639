import type { Locator } from 'playwright-core';

/** Points between facts that have no fact on one of their sides, and words that are cut off: 'facts: line'. */
export const hangingPoints = (container: Locator): Promise<string[]> =>
  container.evaluate((root) =>
    [...root.querySelectorAll('[data-facts]')].flatMap((facts) => {
      const { left } = facts.getBoundingClientRect();
      const walker = document.createTreeWalker(facts, NodeFilter.SHOW_TEXT);
      const signs: { sign: string; box: DOMRect }[] = [];
      while (walker.nextNode()) {
        const node = walker.currentNode as Text;
        for (let at = 0; at < node.length; at++) {
          const range = document.createRange();
          range.setStart(node, at);
          range.setEnd(node, at + 1);
          const sign = node.data[at] ?? '';
          const box = range.getBoundingClientRect();
          // What is to the left of the facts is cut off.
          if (sign.trim() !== '' && (sign !== '·' || box.left >= left - 1)) signs.push({ sign, box });
        }
      }
      const lines = Map.groupBy(signs, ({ box }) => Math.round(box.bottom));
      return [...lines.values()].flatMap((line) => {
        const words = line
          .sort((a, b) => a.box.left - b.box.left)
          .map(({ sign }) => sign)
          .join('');
        const isCut = line.some(({ box }) => box.left < left - 1);
        return isCut || /^·|·$/u.test(words) ? [`${facts.textContent}: ${words}`] : [];
      });
    }),
  );
