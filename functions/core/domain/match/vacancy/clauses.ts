import { fold, wholeWords } from '../../text/words.ts';
import { isObligatory, isWelcome, niceToHavePattern, startsWithWelcome } from './remarks.ts';

const rest = '\\p{L}*';

/** Where a clause ends; a bracket is passed over as a whole. */
const clauseEnds =
  /\([^()]*\)|(?<=[;.!?])\s|,\s(?=(?:но|а|однако|знание|опыт|умение|владение|желательно|будет|приветствуется|предпочтительно|пригодится|в идеале|опционально|(?:хорошо|круто|здорово),? если|не )(?!\p{L}))/giu;

export interface Clause {
  text: string;
  /** The mark that parts it from the one before. */
  mark: string;
  /** It says so, or the words behind it do. */
  isWish?: boolean;
}

/** The clauses of a line: 'SQL обязательно, знание Kafka будет плюсом; Go не требуется' are three. */
export function clausesOf(line: string): Clause[] {
  const clauses: Clause[] = [];
  let start = 0;
  let mark = '';
  for (const { 0: end, index } of line.matchAll(clauseEnds)) {
    if (end.startsWith('(')) continue;
    clauses.push({ text: line.slice(start, index), mark });
    start = index + end.length;
    mark = end.startsWith(',') ? ',' : line.charAt(index - 1);
  }
  return withParallelWishes([...clauses, { text: line.slice(start), mark }])
    .flatMap(withOwnWishes)
    .flatMap(withLastWish);
}

const commaOutsideBrackets = /,(?![^()]{0,200}\))/u;
/** What one is yet to learn: 'готовность изучить Kotlin'. */
const toLearn =
  /(?<!\p{L})(?:готовност|готов|желани|стремлени)\p{L}{0,2} (?:(?:быстро|самостоятельно|к) )?(?:изуч|осво|осваив|науч)/u;
/** What one is helped to: 'медкнижка — поможем оформить'. */
const helpedTo =
  /(?<!\p{L})(?:(?:поможем|помогаем|помощь)(?: (?:с|в|вам|тебе)){0,2} (?:ее |его )?(?:получ|оформ|сдела)|оформ(?:им|ляем)(?!\p{L})(?! (?:по|в соответ|вас|тебя|официал|в штат|договор|труд)))/u;
const isLatinName = (item: string): boolean => /[a-z]/iu.test(item) && !/[а-яё]/iu.test(item);

const endsWithWelcome = new RegExp(`${niceToHavePattern.source}[^\\p{L}\\p{N}]{0,10}$`, 'u');
/** 'Kafka приветствуется, как и Docker' */
const goesOnAlike = /^\s*(?:если|когда|как и|и|а также|особенно|например|в том числе|в частности)(?!\p{L})/u;

/** 'Знание Python и желание изучать ML': the first is asked for. */
const beforeReadiness = / и(?= (?:готовност|готов|желани|стремлени)\p{L}{0,2} )/giu;

const ofMany = /(?<!\p{L})(?:будут|станут|приветствуются|желательны|are)(?!\p{L})/u;
const opensAsk = /^\P{L}{0,10}(?:опыт|знани|умени|владени|навык|прав[ао])/u;

/** Items that a wish behind them speaks for, too: 'Kubernetes, ONNX будут плюсом', 'опыт с React, Vue или Angular приветствуется'. */
function wishesBefore(items: readonly string[], isOwnWish: (at: number) => boolean): ReadonlySet<number> {
  const found = new Set<number>();
  let from = 0;
  for (const [at, text] of items.entries()) {
    const folded = fold(text);
    if (isObligatory(text)) from = at + 1;
    if (!endsWithWelcome.test(folded)) continue;
    const isOfAll =
      isOwnWish(at) &&
      !/\)\s?$/u.test(text) &&
      (ofMany.test(folded) ||
        / (?:или|либо|or) /u.test(folded) ||
        (opensAsk.test(fold(items[from] ?? '')) && !standsAlone.test(folded)));
    if (isOfAll) for (let index = from; index < at; index++) found.add(index);
    from = at + 1;
  }
  return found;
}

/** Items of a list that are wishes by themselves, each a clause of its own: in 'SQL, Kafka будет плюсом, Excel' the second. */
function withOwnWishes(clause: Clause): Clause[] {
  const clauses: Clause[] = [];
  let isLearning = false;
  const items = clause.text.replace(beforeReadiness, ',').split(commaOutsideBrackets);
  const isWholeWish = startsWithWelcome.test(fold(clause.text));
  const endsOwnWish = (text: string, next: string | undefined): boolean => {
    if (next === undefined || isWholeWish || goesOnAlike.test(fold(next))) return false;
    // 'Python (Django, Flask будет плюсом)' wishes for no Python.
    const [bracket] = /\([^()]{0,200}\)\s?$/u.exec(text) ?? [];
    return (
      endsWithWelcome.test(fold(text)) && (bracket === undefined || startsWithWelcome.test(fold(bracket)))
    );
  };
  const ofOne = (at: number): boolean => endsOwnWish(items[at] as string, items[at + 1]);
  const wishedAlike = wishesBefore(items, ofOne);
  for (const [at, text] of items.entries()) {
    const folded = fold(text);
    const last = clauses.at(-1);
    const learns = toLearn.test(folded);
    isLearning = (learns && /[a-z]/u.test(folded)) || (isLearning && isLatinName(text));
    const isWish =
      clause.isWish || learns || isLearning || helpedTo.test(folded) || wishedAlike.has(at) || ofOne(at);
    if (last && (last.isWish ?? false) === isWish) last.text += `,${text}`;
    else clauses.push({ text, mark: last ? ',' : clause.mark, ...(isWish && { isWish }) });
  }
  return clauses;
}

const asks = wholeWords(`(?:опыт|знани|умени|владени|навык)${rest}`, 'прав[ао]?');

/** It needs no word of the list before it; of 'знание Python, SQL — плюс' both are of one wish. */
const standsAlone =
  /^\s*(?:и )?(?:наличи|медкнижк|медицинск|санкнижк|прав[ао]?(?!\p{L})|водительск|личн|автомобил|образовани|сертификат|опыт|знани|умени|владени|навык|английск)/u;
const isOfLanguage = /^\P{L}{0,10}(?:английск|немецк|французск|китайск|испанск|итальянск)/u;
/** Two that begin alike are wished for alike: 'знание ЕМИАС, навыки массажа — плюс'. */
const isParallel = (head: string, last: string): boolean =>
  !/\d|(?<!\p{L})от /u.test(head) &&
  [/^\P{L}{0,10}опыт/u, /^\P{L}{0,10}(?:знани|умени|владени|навык)/u].some(
    (begins) => begins.test(head) && begins.test(last),
  );
const isApart = (head: string, last: string): boolean =>
  (isOfLanguage.test(head) && isOfLanguage.test(last)) ||
  (asks.test(head) &&
    !isParallel(head, last) &&
    !(/прав/u.test(head) && /^\s*прав/u.test(last)) &&
    (standsAlone.test(last) || /\sи\s[^,]+$/u.test(head)));

const isWishBehindDash = (text: string): boolean => {
  const dash = /\s[–—-]\s/u.exec(text);
  return dash !== null && startsWithWelcome.test(fold(text.slice(dash.index + dash[0].length)));
};

/** 'Опыт с Kafka, опыт с Docker — будет плюсом' wishes for both. */
function withParallelWishes(clauses: readonly Clause[]): Clause[] {
  const marked: Clause[] = [];
  let next: Clause | undefined;
  for (const clause of clauses.toReversed()) {
    const isWish =
      next?.mark === ',' &&
      (next.isWish || isWishBehindDash(next.text)) &&
      !isObligatory(clause.text) &&
      isParallel(fold(clause.text), fold(next.text));
    next = isWish ? { ...clause, isWish } : clause;
    marked.push(next);
  }
  return marked.toReversed();
}

/** 'Опыт работы с 1С, медкнижка — будет плюсом' wishes for the last alone; of 'Kafka, Docker — плюс' nothing says so. */
function withLastWish(clause: Clause): Clause[] {
  const comma = clause.text.lastIndexOf(',');
  const [head, last] = [clause.text.slice(0, comma), clause.text.slice(comma + 1)];
  if (comma < 0 || /[()]/u.test(last) || isWelcome(head)) return [clause];
  const isLastAlone = isObligatory(head)
    ? endsWithWelcome.test(fold(last)) || isWishBehindDash(last)
    : isWishBehindDash(last) && isApart(fold(head), fold(last));
  if (!isLastAlone) return [clause];
  return [
    { ...clause, text: head },
    { text: last, mark: ',' },
  ];
}
