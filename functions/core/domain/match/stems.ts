import { stemmer as english } from '@orama/stemmers/english';
import { stemmer as russian } from '@orama/stemmers/russian';
import { fold } from '../text/words.ts';

/** A word of a text as it is compared: folded, and as a stem. */
export interface Token {
  word: string;
  stem: string;
  /** Where it stands in the folded text, which is as long as the text itself. */
  start: number;
  end: number;
  /** A sentence, a clause or a line has ended before it: no phrase goes across. */
  isAfterBreak: boolean;
}

/** Longer ones are no words of a language. */
const maxStemmedLength = 40;
const shortestStem = 3;
/** Words that texts repeat, so that most are stemmed once; bounded, since texts are foreign. */
const maxCachedStems = 20_000;
const stemCache = new Map<string, string>();

/** Nouns whose forms end as those of verbs do: 'персонал' as 'писал', 'систему' as 'тому'. All forms have one stem. */
const noun =
  /^([а-я]{0,12}(?:систем|схем|проблем|теорем|персонал|портал|материал|терминал|журнал|канал|потенциал|филиал|капитал|функционал|профессионал|ресторан|автомобил|детал|режим|обмен|аудит|объем|коллектив|охран|состав|правил|защит|запис|подпис|прибыл|массив|экран|диплом|орган))(?:[аеиоуыьюя]|[аоеыия][йхм]|[аия]ми|[ое]в|ью)?$/;

const computeStem = (word: string): string => {
  if (word.length > maxStemmedLength || word.length <= shortestStem) return word;
  const [, nounStem] = noun.exec(word) ?? [];
  if (nounStem !== undefined) return nounStem;
  const stem = /[а-я]/.test(word) ? russian(word) : /^[a-z]+$/.test(word) ? english(word) : word;
  // 'ии' would be 'и'.
  return stem.length < shortestStem ? word : stem;
};

/** The stem of one folded word. */
export function stemOf(word: string): string {
  const cached = stemCache.get(word);
  if (cached !== undefined) return cached;
  if (stemCache.size >= maxCachedStems) stemCache.clear();
  const stem = computeStem(word);
  stemCache.set(word, stem);
  return stem;
}

/** Where one letter alone does not tell its alphabet. */
const aliases = new Map([
  ['1c', '1с'],
  ['с#', 'c#'],
  ['с++', 'c++'],
]);

/** Runs of letters and digits with the marks that names end in: c++, c#; and .net, whose point is a part of it. */
const wordPattern = /(?<![\p{L}\p{N}])\.net(?![\p{L}\p{N}])|[\p{L}\p{N}]+[+#]*/gu;
/** Between words of one phrase: 'ci/cd', 'e-mail', 'node.js', '1с: бухгалтерия', 'Microsoft «Excel»'. */
const joins = /^(?:[ \t\u00a0\u2009\u202f]*[-‐‑–—/:«»"'’&._]?[ \t\u00a0\u2009\u202f]*)$/u;
/** Longer ones hold more than one mark. */
const maxJoinLength = 4;
const endsClause = /[.–—][ \t\u00a0]/u;

/** The words of a text, in their order. `fold` keeps its length, but for letters that have no lower case of one letter. */
export function tokensOf(text: string): Token[] {
  const folded = fold(text);
  const tokens: Token[] = [];
  let last = 0;
  for (const { 0: rawWord, index } of folded.matchAll(wordPattern)) {
    const gap = folded.slice(last, index);
    last = index + rawWord.length;
    const word = aliases.get(rawWord) ?? rawWord;
    tokens.push({
      word,
      stem: stemOf(word),
      start: index,
      end: last,
      isAfterBreak:
        tokens.length > 0 && (gap.length > maxJoinLength || !joins.test(gap) || endsClause.test(gap)),
    });
  }
  return tokens;
}
