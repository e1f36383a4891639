import { fold } from '../../text/words.ts';
import { type Clause, clausesOf } from './clauses.ts';
import {
  isNotRequired,
  isObligatory,
  isWelcome,
  niceToHavePattern,
  notRequiredPattern,
  opensWishes,
  startsWithDenial,
  startsWithNegation,
  startsWithWelcome,
  withoutDoubleNegations,
} from './remarks.ts';

/** 'Желательно высшее образование, знание SQL' welcomes the first alone. */
const isOfEducation = /образовани/u;
/** So begins a clause that goes on with what the one before it has begun. */
const goesOn = /^а также(?!\p{L})/u;
const goesOnToWelcome = /^(?:а также|знани|опыт|умени|владени)/u;

/** 'Холодных звонков, продаж нет': all of such a list. */
const listOfNone = /^\P{L}{0,10}\p{L}{2,20}(?:ых|их) [\p{L}\s,]{1,80}?(?<!\p{L})нет(?=\P{L}*$|\s?[,;.])/iu;
/** Who speaks so speaks of the whole list before it: 'Terraform, Vue не требуются', 'знать SAP, 1С не нужно'. */
const deniesNames =
  /^[^а-я]{0,80}(?:1с[^а-я]{0,80})?не (?:(?:требу|потребу)ются|понадобятся|нужны|обязательны|важны|интересуют)(?!\p{L})/u;
/** But 'знать Excel, программировать не нужно' denies another deed alone. */
const deniesAction =
  /^(?!\P{L}{0,3}\p{L}{1,30}(?:ть|ти|ться)(?!\p{L})).*(?<!\p{L})не (?:нужно|надо|обязательно|придется)(?!\p{L})/u;
const startsWithAction = /^\P{L}{0,10}(?:знать|уметь|владеть|разбираться|изучать|учить)(?!\p{L})/u;

/**
 * What of a clause is asked for: of 'Python, SQL не требуется' the first part, of 'не требуется SQL, Kafka' nothing.
 */
function withoutDenied(clause: string): string[] {
  if (!isNotRequired(clause)) return [clause];
  const parts = clause.split(',');
  const firstDenied = parts.findIndex((part) => startsWithNegation.test(fold(part)) && isNotRequired(part));
  const isOfAll = startsWithAction.test(fold(clause)) ? deniesAction : deniesNames;
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
