import { fold, wholeWords } from '../../text/words.ts';

/** Words that deny what follows them. */
export const startsWithNegation = /^[^\p{L}]{0,5}(?:не|без|no|not)\s/u;

const rest = '\\p{L}*';
/** Between 'не' and 'обязательно'. */
const halfDenied = '(?:явля[ею]тся|счита[ею]тся|буд[еу]т|строго|всегда|так уж|столь)';
/** Of a clause: what it names is not asked for. */
export const notRequiredPattern = wholeWords(
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
export const niceToHavePattern = wholeWords(
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
  `(?<!\\p{L})(?:(?<!(?:можно|возможно|рассм\\p{L}{1,10}|возьм\\p{L}{1,4}|бер[её]м|работа\\p{L}{0,2}) )без (${oneClause}{1,100}?)(?<!\\s(?:и|а|но)) ${nobodyIs}(?!\\p{L})|${nobodyIs} (?:(?!и )[^,;.!?()]){0,60}?(?<!\\p{L})без (?=\\p{L}))`,
  'giu',
);
/** Said without its two negations. */
export const withoutDoubleNegations = (line: string): string =>
  line.replace(indispensable, (_, asked: string | undefined) =>
    asked === undefined ? 'обязательно ' : `обязательно ${asked}`,
  );

/** 'английский обязателен', not 'не обязательно', 'необязательно' or 'не является обязательным'. */
export const isObligatory = (text: string): boolean =>
  obligatoryPattern.test(fold(withoutDoubleNegations(text)));

/** 'Также будет плюсом', 'Крайне желательно': a clause that begins so says it of all that it names. */
export const startsWithWelcome = new RegExp(
  `^\\P{L}{0,10}(?:(?:так|также|же|еще|очень|особенно|крайне|мы|как|буд[еу]т|явля[ею]тся|стан[еу]т|\\p{L}{1,20}[ыи]ми?) ){0,3}${niceToHavePattern.source}`,
  'u',
);
/** 'Желательно: знание Kafka; опыт с Docker' goes on behind semicolons, too. */
export const opensWishes = new RegExp(
  `${startsWithWelcome.source}(?: (?:также|знание|опыт|будет))?\\s?:\\s`,
  'u',
);
export const startsWithDenial = new RegExp(`^\\P{L}{0,10}${notRequiredPattern.source}`, 'u');
