import { fold, wholeWords } from '../../text/words.ts';

/** Words that deny what follows them. */
export const startsWithNegation = /^[^\p{L}]{0,5}(?:не|без|no|not)\s/u;

const rest = '\\p{L}*';
/** Between 'не' and 'обязательно'. */
const halfDenied = '(?:явля[ею]тся|счита[ею]тся|буд[еу]т|строго|всегда|так уж|столь)';
/** Of a clause: what it names is not asked for. */
const notRequiredPattern = wholeWords(
  `не (?:требу|потребу|понадоб|нуж|надо|придется|обязател|принципиал|важ|подход|рассматрива|интересу)${rest}`,
  `не име(?:ет|ют) значения`,
  // What one is taught.
  `если (?:вы |ты )?не (?:зна|уме|владе|работал)${rest}`,
  `(?:на|об)учим`,
  `обуч(?:ение|им|аем)[^,;.]{0,40} с нуля`,
  `без (?:опыта|знани[яй]|навыков|необходимости)`,
  'not required',
  'no need',
  "don['’]?t need",
);
const niceToHavePattern = wholeWords(
  `плюс(?:ом|ы|ами)?`,
  `преимуществ(?!енно)${rest}`,
  `предпочтител${rest}`,
  `полез(?:ен|н)${rest} (?:буд[еу]т|окажется|знать)`,
  `(?:буд[еу]т|окажется) полез(?:ен|н)${rest}`,
  'пригод(?:ит|ят|ить)ся',
  'не помеша[ею]т',
  'в идеале',
  '(?:хорошо|круто|здорово|отлично|классно|замечательно|идеально),? (?:если|когда)',
  `опционал${rest}`,
  `желател${rest}`,
  `приветств(?:у${rest}|овать?ся)`,
  `пожелани${rest}`,
  'nice[ -]to[ -]have',
  'a plus',
  'advantage',
  'preferred',
  'desirable',
  'optional',
  'бонусом',
  'bonus',
  `необязател${rest}`,
  `не ${halfDenied} обязател${rest}`,
);

export const isWelcome = (text: string): boolean => niceToHavePattern.test(fold(text));
export const isNotRequired = (text: string): boolean => notRequiredPattern.test(fold(text));
const obligatoryPattern = new RegExp(
  `(?<!\\p{L})(?<!(?:^|\\P{L})не (?:${halfDenied} )?)обязател(?:ен|ьн)(?!ост)`,
  'u',
);
const nobodyIs =
  'не (?:рассматрива|бер[её]м|беру|приним|приглаша|нанима|трудоустраива|допуска|допуст|предлагать|отклика)\\p{L}*';
const oneClause = '(?:\\([^()]{0,40}\\)|,(?= (?:права категории|[a-eавсде](?!\\p{L})))|[^,;.!?()])';
/** 'Без прав категории B не берём', 'не рассматриваем без опыта': what nobody is taken without. */
const indispensable = new RegExp(
  `(?<!\\p{L})(?:(?<!(?:можно|возможно|работа\\p{L}{0,2}) )без (${oneClause}{1,100}?)(?<!\\s[иа]) ${nobodyIs}(?!\\p{L})|${nobodyIs} (?:(?!и )[^,;.!?()]){0,60}?(?<!\\p{L})без (?=\\p{L}))`,
  'giu',
);
/** Said without its two negations. */
const withoutDoubleNegations = (line: string): string =>
  line.replace(indispensable, (_, asked: string | undefined) =>
    asked === undefined ? 'обязательно ' : `обязательно ${asked}`,
  );

/** 'английский обязателен', not 'не обязательно', 'необязательно' or 'не является обязательным'. */
export const isObligatory = (text: string): boolean =>
  obligatoryPattern.test(fold(withoutDoubleNegations(text)));

/** 'Также будет плюсом', 'Крайне желательно': a clause that begins so says it of all that it names. */
const startsWithWelcome = new RegExp(
  `^\\P{L}{0,10}(?:(?:так|также|же|еще|очень|особенно|крайне|мы|как|буд[еу]т|явля[ею]тся|стан[еу]т|\\p{L}{1,20}[ыи]ми?) ){0,3}${niceToHavePattern.source}`,
  'u',
);
/** 'Желательно: знание Kafka; опыт с Docker' goes on behind semicolons, too. */
const opensWishes = new RegExp(`${startsWithWelcome.source}(?: (?:также|знание|опыт|будет))?\\s?:\\s`, 'u');
const startsWithDenial = new RegExp(`^\\P{L}{0,10}${notRequiredPattern.source}`, 'u');
/** 'Желательно высшее образование, знание SQL' welcomes the first alone. */
const isOfEducation = /образовани/u;
/** So begins a clause that goes on with what the one before it has begun. */
const goesOn = /^а также(?!\p{L})/u;
const goesOnToWelcome = /^(?:а также|знани|опыт|умени|владени)/u;

/** Where a clause ends; a bracket is passed over as a whole. */
const clauseEnds =
  /\([^()]*\)|(?<=[;.!?])\s|,\s(?=(?:но|а|однако|знание|опыт|умение|владение|желательно|будет|приветствуется|предпочтительно|пригодится|в идеале|опционально|(?:хорошо|круто|здорово),? если|не )(?!\p{L}))/giu;

interface Clause {
  text: string;
  /** The mark that parts it from the one before. */
  mark: string;
  /** It says so, or the words behind it do. */
  isWish?: boolean;
}

/** The clauses of a line: 'SQL обязательно, знание Kafka будет плюсом; Go не требуется' are three. */
function clausesOf(line: string): Clause[] {
  const clauses: Clause[] = [];
  let start = 0;
  let mark = '';
  for (const { 0: end, index } of line.matchAll(clauseEnds)) {
    if (end.startsWith('(')) continue;
    clauses.push({ text: line.slice(start, index), mark });
    start = index + end.length;
    mark = end.startsWith(',') ? ',' : line.charAt(index - 1);
  }
  return [...clauses, { text: line.slice(start), mark }].flatMap(withOwnWishes).flatMap(withLastWish);
}

const commaOutsideBrackets = /,(?![^()]{0,200}\))/u;
/** What one is yet to learn: 'готовность изучить Kotlin'. */
const toLearn =
  /(?<!\p{L})(?:готовност|готов|желани|стремлени)\p{L}{0,2} (?:(?:быстро|самостоятельно|к) )?(?:изуч|осво|осваив|науч)/u;
/** What one is helped to: 'медкнижка — поможем оформить'. */
const helpedTo =
  /(?<!\p{L})(?:(?:поможем|помогаем|помощь)(?: (?:с|в|вам|тебе)){0,2} (?:ее |его )?(?:получ|оформ|сдела)|оформ(?:им|ляем)(?!\p{L})(?! (?:по|в соответ|вас|тебя|официал|в штат|договор|труд)))/u;
const isLatinName = (item: string): boolean => /[a-z]/iu.test(item) && !/[а-яё]/iu.test(item);

/** Items of a list that are wishes by themselves, each a clause of its own. */
function withOwnWishes(clause: Clause): Clause[] {
  const clauses: Clause[] = [];
  let isLearning = false;
  for (const text of clause.text.split(commaOutsideBrackets)) {
    const folded = fold(text);
    const last = clauses.at(-1);
    const learns = toLearn.test(folded);
    isLearning = (learns && /[a-z]/u.test(folded)) || (isLearning && isLatinName(text));
    const isWish = learns || isLearning || helpedTo.test(folded);
    if (last && (last.isWish ?? false) === isWish) last.text += `,${text}`;
    else clauses.push({ text, mark: last ? ',' : clause.mark, ...(isWish && { isWish }) });
  }
  return clauses;
}

const asks = wholeWords(`(?:опыт|знани|умени|владени|навык)${rest}`, 'прав[ао]?');

/** It needs no word of the list before it; of 'знание Python, SQL — плюс' both are of one wish. */
const standsAlone =
  /^\s*(?:и )?(?:наличи|медкнижк|медицинск|санкнижк|прав[ао]?(?!\p{L})|водительск|личн|автомобил|образовани|сертификат|опыт|знани|умени|владени|навык|английск)/u;
const isApart = (head: string, last: string): boolean =>
  asks.test(head) &&
  !(/прав/u.test(head) && /^\s*прав/u.test(last)) &&
  (standsAlone.test(last) || /\sи\s[^,]+$/u.test(head));

/** 'Опыт работы с 1С, медкнижка — будет плюсом' wishes for the last alone; of 'Kafka, Docker — плюс' nothing says so. */
function withLastWish(clause: Clause): Clause[] {
  const comma = clause.text.lastIndexOf(',');
  const [head, last] = [clause.text.slice(0, comma), clause.text.slice(comma + 1)];
  const dash = /\s[–—-]\s/u.exec(last);
  if (comma < 0 || dash === null || /[()]/u.test(last)) return [clause];
  if (isWelcome(head) || !(isObligatory(head) || isApart(fold(head), fold(last)))) return [clause];
  if (!startsWithWelcome.test(fold(last.slice(dash.index + dash[0].length)))) return [clause];
  return [
    { ...clause, text: head },
    { text: last, mark: ',' },
  ];
}

/** 'Холодных звонков, продаж нет': all of such a list. */
const listOfNone = /^\P{L}{0,10}\p{L}{2,20}(?:ых|их) [\p{L}\s,]{1,80}?(?<!\p{L})нет(?=\P{L}*$|\s?[,;.])/iu;
/** Who speaks so speaks of the whole list before it: 'Terraform, Vue не требуются', 'знать SAP, 1С не нужно'. */
const deniesNames =
  /^[^а-я]{0,80}(?:1с[^а-я]{0,80})?не (?:(?:требу|потребу)ются|понадобятся|нужны|обязательны|важны|интересуют)(?!\p{L})/u;
const deniesDeed = /(?<!\p{L})не (?:нужно|надо|обязательно|придется)(?!\p{L})/u;
const startsWithDeed = /^\P{L}{0,10}(?:знать|уметь|владеть|разбираться|изучать|учить)(?!\p{L})/u;

/**
 * What of a clause is asked for: of 'Python, SQL не требуется' the first part, of 'не требуется SQL, Kafka' nothing.
 */
function withoutDenied(clause: string): string[] {
  if (!isNotRequired(clause)) return [clause];
  const parts = clause.split(',');
  const firstDenied = parts.findIndex((part) => startsWithNegation.test(fold(part)) && isNotRequired(part));
  const isOfAll = startsWithDeed.test(fold(clause)) ? deniesDeed : deniesNames;
  const lastOfAll = parts.findLastIndex(
    (part) => !startsWithNegation.test(fold(part)) && isOfAll.test(fold(part)),
  );
  const keptParts = parts.slice(
    lastOfAll + 1,
    firstDenied < 0 ? undefined : Math.max(firstDenied, lastOfAll + 1),
  );
  return keptParts.filter((part) => !isNotRequired(part));
}

const isBracket = (part: string): boolean => part.startsWith('(') && part.endsWith(')');

const remarks = new RegExp(`${notRequiredPattern.source}|${niceToHavePattern.source}`, 'gu');
const besideRemarks =
  /(?<!\p{L})(?:будет|станет|является|большим|дополнительным|требованием|условием|как|но|очень|это|is|will be|would be|a)(?!\p{L})/gu;

/** '(желательно)', '(будет плюсом)', '(не обязательно)': it says no more, and speaks for what stands before it. */
const isRemark = (bracket: string): boolean =>
  (isWelcome(bracket) || isNotRequired(bracket)) &&
  !/[\p{L}\p{N}]/u.test(fold(bracket).replace(remarks, ' ').replace(besideRemarks, ' '));

/** 'Знание Kafka, но это не является обязательным': said of the clause before it. */
const isTakenBack = (next: Clause | undefined, afterNext: Clause | undefined): boolean =>
  next?.mark === ',' &&
  afterNext?.mark !== ',' &&
  isRemark(next.text) &&
  fold(next.text).includes('обязател');

/** Words of a line, and whether what they name is only welcome. */
export interface Statement {
  text: string;
  isWelcome: boolean;
}

/** The first words behind a bracket, which speak for it: 'очередей (Kafka, RabbitMQ) будет плюсом'. */
const leadOf = (piece: string): string =>
  /^\s*[,;.:]/u.test(piece) ? '' : piece.trimStart().split(/\s/u).slice(0, 3).join(' ');

/** The words of a clause and its brackets, each by what stands around it. */
function statementsOfClause(clause: string, isWholeWelcome: boolean): Statement[] {
  const pieces = clause.split(/(?=\()|(?<=\))/u);
  if (!pieces.some((piece) => isWelcome(piece) || isNotRequired(piece)))
    return [{ text: clause, isWelcome: isWholeWelcome }];
  const pieceAt = (at: number): string => pieces[at] ?? '';
  const remarkAt = (at: number): string =>
    isBracket(pieceAt(at)) && isRemark(pieceAt(at)) ? pieceAt(at) : '';
  /** Of what stands behind the bracket that follows. */
  const speaksFor = (at: number): string => (isBracket(pieceAt(at + 1)) ? leadOf(pieceAt(at + 2)) : '');
  const areWordsWelcome = (at: number): boolean =>
    isWholeWelcome ||
    [pieceAt(at), remarkAt(at + 1), speaksFor(at)].some(isWelcome) ||
    // '(желательно): Kafka, Docker'
    (/^\s*:/u.test(pieceAt(at)) && isWelcome(remarkAt(at - 1)));

  return pieces.flatMap((piece, at): Statement[] => {
    if (remarkAt(at) !== '') return [];
    if (isBracket(piece)) {
      const lead = leadOf(pieceAt(at + 1));
      if (isNotRequired(pieceAt(at - 1)) || isNotRequired(lead)) return [];
      const isGroupWelcome = areWordsWelcome(at - 1) || isWelcome(lead);
      return withoutDenied(piece).map((text) => ({ text, isWelcome: isGroupWelcome || isWelcome(text) }));
    }
    // 'Python, Kafka (не обязательно)': what stands nearest.
    const isLastDenied = [remarkAt(at + 1), speaksFor(at)].some(
      (words) => isNotRequired(words) && !isWelcome(words),
    );
    const asked = isLastDenied ? piece.split(',').slice(0, -1) : withoutDenied(piece);
    const isGroupWelcome = !isNotRequired(piece) && areWordsWelcome(at);
    return asked.map((text) => ({ text, isWelcome: isGroupWelcome || isWelcome(text) }));
  });
}

/** What a line asks for; what it says is not required is left out. */
export function statementsOf(line: string): Statement[] {
  let goingOnMarks: readonly string[] = [];
  let isGoingOnDenied = false;
  const clauses = clausesOf(withoutDoubleNegations(line));
  return clauses.flatMap(({ text, mark, isWish = false }, at) => {
    const clause = text.replace(listOfNone, '');
    const folded = fold(clause);
    isGoingOnDenied = startsWithDenial.test(folded) || (isGoingOnDenied && goesOn.test(folded));
    const isWholeWelcome =
      !isObligatory(clause) &&
      (isWish ||
        startsWithWelcome.test(folded) ||
        isTakenBack(clauses[at + 1], clauses[at + 2]) ||
        (goingOnMarks.includes(mark) && goesOnToWelcome.test(folded)));
    if (!isWholeWelcome || isOfEducation.test(folded)) goingOnMarks = [];
    else if (startsWithWelcome.test(folded)) goingOnMarks = opensWishes.test(folded) ? [',', ';'] : [','];
    return isGoingOnDenied && goesOn.test(folded) ? [] : statementsOfClause(clause, isWholeWelcome);
  });
}
