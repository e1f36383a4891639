/** Shorter words have no forms that are not other words: 'на' of 'Ростов-на-Дону'. */
const russianName = /^[а-я]{3,40}$/;

/** How names decline, in searchable text: what the nominative ends in, how much of that falls away, what may stand there instead. */
const declensions: readonly { ending: RegExp; cut: number; endings: ReadonlySet<string> }[] = [
  { ending: /[^аеиоуыэюяйь]$/, cut: 0, endings: new Set(['а', 'у', 'ом', 'ем', 'е', 'ым']) },
  { ending: /а$/, cut: 1, endings: new Set(['ы', 'и', 'е', 'у', 'ой', 'ою', 'ей']) },
  { ending: /я$/, cut: 1, endings: new Set(['и', 'е', 'ю', 'ей', 'ею']) },
  { ending: /о$/, cut: 1, endings: new Set(['а', 'у', 'ом', 'е']) },
  { ending: /е$/, cut: 1, endings: new Set(['я', 'а', 'ю', 'у', 'ем', 'и']) },
  { ending: /ь$/, cut: 1, endings: new Set(['и', 'ью', 'е', 'я', 'ю', 'ем']) },
  { ending: /й$/, cut: 1, endings: new Set(['я', 'ю', 'ем', 'е', 'и']) },
  { ending: /[иы]$/, cut: 1, endings: new Set(['', 'ов', 'ев', 'ей', 'ам', 'ям', 'ами', 'ями', 'ах', 'ях']) },
  // Adjectives: Грозный, Раменское, Верхняя Салда, Набережные Челны.
  {
    ending: /[иыо]й$|[ое]е$/,
    cut: 2,
    endings: new Set(['ого', 'его', 'ому', 'ему', 'ым', 'им', 'ом', 'ем']),
  },
  { ending: /(?:ая|яя)$/, cut: 2, endings: new Set(['ой', 'ей', 'ую', 'юю', 'ою', 'ею']) },
  { ending: /[иы]е$/, cut: 2, endings: new Set(['ых', 'их', 'ым', 'им', 'ыми', 'ими']) },
  // The vowel goes: Орёл, в Орле; Череповец, в Череповце; Елец, в Ельце.
  { ending: /ел$/, cut: 2, endings: new Set(['ла', 'лу', 'лом', 'ле']) },
  { ending: /ец$/, cut: 2, endings: new Set(['ца', 'цу', 'цом', 'це', 'ьца', 'ьцу', 'ьцом', 'ьце']) },
];

/** Whether a searchable word is a case of a name's searchable word: 'ростове' of 'ростов', not 'рост'. */
export const isFormOfName = (word: string, name: string): boolean =>
  word === name ||
  (russianName.test(name) &&
    declensions.some(({ ending, cut, endings }) => {
      const length = name.length - cut;
      return ending.test(name) && word.startsWith(name.slice(0, length)) && endings.has(word.slice(length));
    }));
