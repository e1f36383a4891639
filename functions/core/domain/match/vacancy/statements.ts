import { fold, wholeWords } from '../../text/words.ts';

/** Words that deny what follows them. */
export const startsWithNegation = /^[^\p{L}]{0,5}(?:не|без|no|not)\s/u;

const rest = '\\p{L}*';
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
  `приветству${rest}`,
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
);

export const isWelcome = (text: string): boolean => niceToHavePattern.test(fold(text));
export const isNotRequired = (text: string): boolean => notRequiredPattern.test(fold(text));

/** The clauses of a line: 'SQL обязательно, знание Kafka будет плюсом; Go не требуется' are three. */
const clausesOf = (line: string): string[] =>
  line.split(
    /(?<=[;.!?])\s|,\s(?=(?:но|а|однако|знание|опыт|умение|владение|желательно|будет|приветствуется|предпочтительно|пригодится|в идеале|опционально|(?:хорошо|круто|здорово),? если|не )(?!\p{L}))/iu,
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

/** The first words behind a bracket, which speak for it: 'очередей (Kafka, RabbitMQ) будет плюсом'. */
const leadOf = (piece: string): string =>
  /^\s*[,;.:]/u.test(piece) ? '' : piece.trimStart().split(/\s/u).slice(0, 3).join(' ');

/** The words of a clause and its brackets, each by what stands around it. */
function statementsOfClause(clause: string): Statement[] {
  const pieces = clause.split(/(?=\()|(?<=\))/u);
  if (!pieces.some((piece) => isWelcome(piece) || isNotRequired(piece)))
    return [{ text: clause, isWelcome: false }];
  const pieceAt = (at: number): string => pieces[at] ?? '';
  const remarkAt = (at: number): string =>
    isBracket(pieceAt(at)) && isRemark(pieceAt(at)) ? pieceAt(at) : '';
  /** Of what stands behind the bracket that follows. */
  const speaksFor = (at: number): string => (isBracket(pieceAt(at + 1)) ? leadOf(pieceAt(at + 2)) : '');
  const areWordsWelcome = (at: number): boolean =>
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
export const statementsOf = (line: string): Statement[] => clausesOf(line).flatMap(statementsOfClause);
