import { fold, wholeWords } from './words.ts';

const rest = '\\p{L}*';
const denials = [
  `не (?:предлаг|рассматр|вед|пиш|име[юе]|имел|зна[юле]|знаком|уме|занима|работа|интерес|хоч|планир|готов|владе|использ|применя|изуча|осво|осваив)${rest}`,
  `(?<!(?:команда|отдел|компания|фирма|котор\\p{L}{2}) )не (?:вела?|писала?|трогала?|видела?(?! (?:проблем|смысл|разниц|препятств))|дела(?:ла?|ю)|администрировала?|пользов(?:ался|алась)|пользуюсь|совершала?|проводила?|сталкивал(?:ся|ась)|разбирал(?:ся|ась)|разбираюсь|силен|сильна|приходилось|доводилось)(?!\\p{L})`,
  `(?:нет|без) (?:опыта|знани[йя]|навык(?:а|ов)|практики)`,
  `(?:опыт|знани|навык)${rest}[^,;.]{0,60} отсутству${rest}`,
  `отсутстви${rest} (?:опыта|знаний|навыков)`,
  `(?:никогда|ранее) не`,
  'not (?:interested|experienced)',
  '(?:no|without) (?:any |prior |previous |commercial )?(?:experience|knowledge)',
  "(?:do not|don[’']t|never) (?:know|use|used|have|work(?:ed)?)",
];
/** What somebody only means to learn. */
const wishes = [
  `(?:хочу|хотел|хотела|хотелось|планирую|собираюсь|мечтаю|буду|намерена?|предстоит|желаю)(?: \\p{L}{1,20}){0,2} (?:осв|изуч|науч|выуч|учи|подтян|прокач|разобра|попробова)${rest}`,
  'в планах',
  '(?:want|plan|planning|hope|going|wish|like|looking|eager) to (?:learn|study|master|try)',
];
/** Who is ready to learn what is new says so of nothing in particular, and may know what is listed behind it. */
const readiness = `(?:готова?|стремлюсь|желание|готовность)(?: \\p{L}{1,20}){0,2} (?:(?:осв|изуч|науч)${rest}|(?:об)?уч[аи]ться)(?! (?:нов|ещ))`;

const denying = wholeWords(...denials);
const denyingOrWishing = wholeWords(...denials, ...wishes);
const ready = wholeWords(readiness);
const deniesStart =
  /^[\s–—•·*-]{0,20}(?:[❌✖✗🚫⛔🔜➖]|не (?!только(?!\p{L}))|(?:нет|без) (?!проблем|труда|трудност|сложност|затруднени|ограничени|вопросов|перерыв))/u;
/** 'Figma — нет', '1С (нет)', 'SQL: отсутствует'; nothing is lacking in 'проблем с SQL нет'. */
const deniesEnd =
  /(?:(?<!\p{L})(?:нет|отсутству(?:ет|ют))|\s[❌✖✗🚫⛔])\s?\)?[\s.;!,?]{0,5}(?:[:;=]-?[()d]{0,3})?$/u;
const nothingLacking = wholeWords(
  `(?:проблем|трудност|сложност|затруднени|ограничени|вопрос|замечани|жалоб|нарекани)${rest}`,
);

/** Whether a clause says what its writer does not do, or does not want. */
export const denies = (clause: string): boolean => denying.test(fold(clause));

/** Whether words deny or wish for something anywhere in them: what only begins with «без» or «не» may say how it was done. */
export function isDeniedWithin(words: string): boolean {
  const folded = fold(words);
  return (
    denyingOrWishing.test(folded) ||
    ready.test(folded) ||
    (deniesEnd.test(folded) && !nothingLacking.test(folded))
  );
}

/** Whether an item of a list, or the label before one, is of what somebody does not know: '1С не владею', 'SQL — нет', 'Хочу освоить'. */
export const isDenied = (item: string): boolean => isDeniedWithin(item) || deniesStart.test(fold(item));

/** Without a plus beside it, '➖' is a dash, or a bullet. */
const withoutPlainMinus = (clause: string): string =>
  clause.includes('➕') ? clause : clause.replaceAll('➖', '–');

/** Of 'JavaScript (React, Vue), SQL' two: a comma in brackets parts none, and a mark of yes or no begins one: '✅ SQL ❌ Spark'. */
export const itemsOf = (clause: string): string[] =>
  withoutPlainMinus(clause).split(/(?:[,|•·]|\s(?=[✅✔☑❌✖✗🚫⛔🔜➖➕](?!\s*(?:,|$))))(?![^()]{0,100}\))/u);

const leadIn = /^(?:[\s–—•·*-]|(?:но|а|и|я|пока|еще)\s){0,20}$/u;

/** 'Готов освоить: SQL', 'готов изучать языки: Go'. */
const isBeforeColon = (item: string, found: RegExpExecArray | null): boolean =>
  found !== null && /^[\p{L}\s]{0,40}:/u.test(item.slice(found.index + found[0].length));

/** Whether it may speak of the items behind it as well: 'не владею SQL', 'хочу освоить: SQL', but not 'SQL не владею'. */
function goesOn(item: string): boolean {
  const folded = fold(item);
  const found = denyingOrWishing.exec(folded);
  const readyAt = ready.exec(folded);
  if (isBeforeColon(folded, found ?? readyAt)) return true;
  // 'Готов освоить SQL, 1С' names what is meant, as 'готов освоить любую программу, Excel' does not.
  if (readyAt && /[a-z\d]/u.test(folded.slice(readyAt.index + readyAt[0].length))) return true;
  if (!found) return false;
  const after = folded.slice(found.index + found[0].length);
  return leadIn.test(folded.slice(0, found.index)) && /[\p{L}\d]/u.test(after);
}

const affirming = wholeWords(
  '(?:знаю|умею|владею|веду|вела?|использую|пишу|работаю|работала?|know|use|used|worked)',
  '(?<=[–—-] )есть',
);
/** 'Не работал в 1С, только в СБИС' */
const alone = /^\s*(?:(?:но|а) )?только (?!чита|слыша|виде|смотре|теор|планир)/u;

/** Whether an item is said of for itself: 'Excel знаю хорошо' beside '1С не знаю'. */
export const affirms = (item: string): boolean => affirming.test(fold(item)) || alone.test(fold(item));

/**
 * Of the items of one list those before and after what it denies: of 'Excel, 1С не владею' and of 'Excel, не владею 1С,
 * SQL' Excel, of 'не владею 1С, SQL, знаю Excel' that again.
 */
export function affirmedItems(items: readonly string[]): string[] {
  let isDenying = false;
  return items.filter((item) => {
    isDenying = goesOn(item) || (isDenying && (isDenied(item) || !affirms(item)));
    return !isDenying && !isDenied(item);
  });
}

/** Lines without those that deny a list, and its items where they stand below: 'Не владею: SQL', or 'Не владею:' and 'SQL'. */
export function withoutDeniedLists<Line extends { words: string; isHeading: boolean }>(
  lines: readonly Line[],
): Line[] {
  let isListDenied = false;
  return lines.filter(({ words, isHeading }) => {
    const label = /^[^:,]{2,60}(?=:(?:\s|$))/u.exec(words)?.[0];
    const isLabelDenied = label !== undefined && isDenied(label);
    if (isHeading || label !== undefined) isListDenied = isLabelDenied && /:$/u.test(words);
    return !isListDenied && !isLabelDenied;
  });
}
