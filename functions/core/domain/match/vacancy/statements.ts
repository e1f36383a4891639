import { fold, wholeWords } from '../../text/words.ts';

/** Words that deny what follows them. */
export const startsWithNegation = /^[^\p{L}]{0,5}(?:не|без|no|not)\s/u;

const rest = '\\p{L}*';
/** Of a clause: what it names is not asked for. */
const notRequiredPattern = wholeWords(
  `не (?:требу|нуж|обязател|важ|подход|рассматрива|интересу)${rest}`,
  `без (?:опыта|знани[яй]|навыков|необходимости)`,
  'not required',
  'no need',
  "don['’]?t need",
  'не нужно',
);
const niceToHavePattern = wholeWords(
  `плюс(?:ом|ы|ами)?`,
  `преимуществ${rest}`,
  `желател${rest}`,
  `приветству${rest}`,
  `пожелани${rest}`,
  'nice to have',
  'a plus',
  'advantage',
  'preferred',
  'desirable',
  'optional',
  'бонусом',
  'bonus',
  `необязател${rest}`,
);

export const isWelcome = (text: string): boolean => niceToHavePattern.test(fold(text));
export const isNotRequired = (text: string): boolean => notRequiredPattern.test(fold(text));

/** The clauses of a line: 'SQL обязательно, знание Kafka будет плюсом; Go не требуется' are three. */
const clausesOf = (line: string): string[] =>
  line.split(
    /(?<=[;.!?])\s|,\s(?=(?:но|а|однако|знание|опыт|умение|владение|желательно|будет|приветствуется|не )(?!\p{L}))/iu,
  );

/**
 * What of a clause is asked for: of 'Python, SQL не требуется' the first part, of 'не требуется SQL, Kafka' nothing.
 */
function withoutDenied(clause: string): string[] {
  if (!isNotRequired(clause)) return [clause];
  const parts = clause.split(',');
  const firstDenied = parts.findIndex((part) => startsWithNegation.test(fold(part)) && isNotRequired(part));
  const keptParts = firstDenied < 0 ? parts : parts.slice(0, firstDenied);
  return keptParts.filter((part) => !isNotRequired(part));
}

const isBracket = (part: string): boolean => part.startsWith('(') && part.endsWith(')');

/** Words with the brackets that stand in or behind them; what a comma or a colon parts from a bracket is another part. */
function partsOf(clause: string): string[][] {
  const parts: string[][] = [];
  for (const piece of clause.split(/(?=\()|(?<=\))/u)) {
    const last = parts.at(-1);
    if (last && !(isBracket(last.at(-1) ?? '') && /^\s*[,:]/u.test(piece))) last.push(piece);
    else parts.push([piece]);
  }
  return parts;
}

const remarks = new RegExp(`${notRequiredPattern.source}|${niceToHavePattern.source}`, 'gu');
const besideRemarks =
  /(?<!\p{L})(?:будет|станет|является|большим|дополнительным|как|но|очень|это|is|will be|would be|a)(?!\p{L})/gu;

/** '(желательно)', '(будет плюсом)', '(не обязательно)': it says no more, and speaks for what stands before it. */
const isRemark = (bracket: string): boolean =>
  (isWelcome(bracket) || isNotRequired(bracket)) &&
  !/[\p{L}\p{N}]/u.test(fold(bracket).replace(remarks, ' ').replace(besideRemarks, ' '));

/** Words of a line, and whether what they name is only welcome. */
export interface Statement {
  text: string;
  isWelcome: boolean;
}

/** What a line asks for; what it says is not required is left out. */
export function statementsOf(line: string): Statement[] {
  let isNextWelcome = false;
  return clausesOf(line)
    .flatMap(partsOf)
    .flatMap((pieces): Statement[] => {
      const brackets = pieces.filter(isBracket);
      const words = pieces.filter((piece) => !isBracket(piece)).join(' ');
      const ownRemarks = brackets.filter(isRemark);
      const isPartWelcome =
        isWelcome(words) ||
        ownRemarks.some(isWelcome) ||
        (isNextWelcome && words.trimStart().startsWith(':'));
      // '(желательно): Kafka, Docker'
      isNextWelcome = ownRemarks.some(isWelcome);
      const isRemarkDenied = ownRemarks.some((remark) => isNotRequired(remark) && !isWelcome(remark));
      const isDenied = isNotRequired(words);
      const ownBrackets = brackets.filter((bracket) => !ownRemarks.includes(bracket));
      if (
        !isDenied &&
        ownRemarks.length === 0 &&
        !ownBrackets.some((own) => isWelcome(own) || isNotRequired(own))
      )
        return [{ text: pieces.join(''), isWelcome: isPartWelcome }];
      // 'Python, Kafka (не обязательно)': what stands nearest.
      const asked = isRemarkDenied
        ? words.split(',').slice(0, -1)
        : isDenied
          ? withoutDenied(words)
          : [words];
      return [
        ...asked.map((text) => ({ text, isWelcome: isDenied ? isWelcome(text) : isPartWelcome })),
        ...(isDenied || isRemarkDenied ? [] : ownBrackets)
          .flatMap(withoutDenied)
          .map((text) => ({ text, isWelcome: isPartWelcome || isWelcome(text) })),
      ];
    });
}
