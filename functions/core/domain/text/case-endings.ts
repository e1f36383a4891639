/** Of nouns like стажер, директор, техник: as part of a pattern, in folded text. */
export const nounEndings = '(?:а|у|ом|е|ы|ов|ам|ами|ах)?';

/** Of adjectives in all genders, hard and soft: старший, главный, торговая. */
export const adjectiveEndings =
  '(?:ый|ий|ого|его|ому|ему|ым|им|ом|ем|ая|яя|ой|ей|ую|юю|ое|ее|ые|ие|ых|их|ыми|ими)';
