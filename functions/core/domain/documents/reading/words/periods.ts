/** 'YYYY' or 'YYYY-MM'. */
export interface Period {
  /** Word for word. */
  text: string;
  /** Where it stands in the words that it was read of. */
  start: number;
  end: number;
  from: string | null;
  to: string | null;
  isCurrent: boolean;
}

/** From January on, whole or cut short, in any case: «Маркетинг 2019» and 'Novartis 2015' begin as months do, and are none. */
export const monthNames: readonly string[] = [
  'янв(?:ар\\p{L}{1,2})?|jan(?:uary)?',
  'фев(?:р(?:ал\\p{L}{1,2})?)?|feb(?:ruary)?',
  'мар(?:т(?:а|е|у|ом)?)?|mar(?:ch)?',
  'апр(?:ел\\p{L}{1,2})?|apr(?:il)?',
  'ма(?:й|я|е|ю|ем)|may',
  'июн\\p{L}{0,2}|june?',
  'июл\\p{L}{0,2}|july?',
  'авг(?:уст\\p{L}{0,2})?|aug(?:ust)?',
  'сен(?:т(?:ябр\\p{L}{1,2})?)?|sept?(?:ember)?',
  'окт(?:ябр\\p{L}{1,2})?|oct(?:ober)?',
  'ноя(?:б(?:р\\p{L}{1,2})?)?|nov(?:ember)?',
  'дек(?:абр\\p{L}{1,2})?|dec(?:ember)?',
];
const months = monthNames.map((name) => new RegExp(`^(?:${name})$`, 'iu'));
const month = `(?:${monthNames.join('|')})\\.?`;
const year = '(?:19|20)\\d{2}(?!\\d)';
const ofYear = '(?:\\s?(?:гг?\\.?|года?|году)(?![\\p{L}]))?';
/** In the order in which they are tried: a longer one first. */
const quarter = `(?:[1-4]|i{1,3}|iv)(?:-?й)?\\s?кв(?:артал\\p{L}?|\\.)?\\s{0,2}${year}${ofYear}`;
const moment = `(?:${quarter}|(?:\\d{1,2}\\s)?${month},?\\s{1,2}${year}${ofYear}|\\d{1,2}[./]\\d{1,2}[./]${year}${ofYear}|\\d{1,2}[./]${year}${ofYear}|${year}[-./](?:0[1-9]|1[0-2])(?:[-./](?:0[1-9]|[12]\\d|3[01]))?(?!\\d|\\.\\d)|${year}${ofYear})`;
const now =
  '(?:…|\\.{3}|(?:по\\s)?(?:настоящ\\p{L}{1,4}(?:\\sврем\\p{L}{1,3}|\\sмомент)?|наст\\.?\\s?(?:вр(?:\\.|ем\\p{L}{1,3})?|момент)|н[./]?\\s?(?:вр?\\.?|время)(?![\\p{L}])|нынешн\\p{L}{2,3}\\sврем\\p{L}{1,3}|сей\\sдень|сегодня(?:шн\\p{L}{2,3}\\s(?:день|дня))?|данный\\sмомент)|до\\sсих\\sпор|сейчас|текущ\\p{L}{2,3}(?:\\sвремя)?|present|now|current(?:ly)?|today|ongoing|(?:up\\s)?to\\sdate|\\.{3}|…)';
const dash = '\\s{0,3}[-–—−‒―~→…]\\s{0,3}';
const until = `(?:${dash}(?:(?:по|до|to|till|until)\\s)?|\\s{1,2}(?:и\\s)?(?:по|до|to|till|until)\\s{1,2}|\\s(?=(?:up\\s)?to\\sdate|до\\sсих))`;
const before = '(?<![\\p{L}\\p{N}.,/-])';
const after = '(?![\\p{L}\\p{N}]|-\\d)';

const range = new RegExp(
  `${before}(?:(?:[сc]|from|since)\\s{1,2})?(${moment})(?:${until}(?:(${moment})|(${now}))|\\s{1,2}((?:${month})\\s{1,2}${year}))${after}`,
  'u',
);
/** '06–09.2013', 'июнь – сентябрь 2013' */
const monthsOfYear = new RegExp(
  `${before}(?:(\\d{1,2})${dash}(\\d{1,2})[./](${year})|(${month})${dash}(${month})\\s{1,2}(${year})${ofYear})${after}`,
  'u',
);
/** '09.19 – 03.21', 'Август’14 – Май’15': at an edge of its line, since hours and versions look alike. '10.12' may be a day. */
const shortYear = '(?:0[1-9]|1[0-2])[./](?:1[3-9]|2\\d)(?!\\d|[./]\\d)';
const shortMoment = `(?:${shortYear}|(?:${month})\\s?[’'‘\`](?:[0-2]\\d|9\\d)(?!\\d))`;
const shortRange = new RegExp(
  `${before}(?:[сc]\\s)?(${shortMoment})${until}(?:(${shortMoment})|(${now}))${after}`,
  'u',
);
const since = new RegExp(`${before}(?:[сc]|from|since)\\s{1,2}(${moment})(?:\\s(${now}))?${after}`, 'u');
/** What says right behind 'с 2019' that it is over: 'до закрытия', '(уволилась в 2021)', not 'по договору'. */
const isOver = new RegExp(
  `^[\\s,;(–—-]{0,4}(?:и\\s)?(?:(?:до|по|till|until)\\s(?:\\d{4}(?!\\d)|(?:конец|конца|начал[оа]|середин[уы])\\s|(?:${month})|закрыти|увольнени|декрет|сокращени|окончани|ликвидаци|банкротств|переезд|рождени|выход)|(?:увол\\p{L}{1,8}|уш(?:[её]л|ла)|сокращ[её]на?|проработала?|закры(?:лся|лась|лось)|в\\sтечение|left|laid\\soff)(?!\\p{L}))`,
  'u',
);
const open = new RegExp(`^(?:[сc]\\s{1,2})?(${moment})\\s{0,3}[-–—−‒―,]$`, 'u');
const openBeside = new RegExp(`^${moment}\\s{0,2}[-–—]\\s{1,3}(?=[\\p{L}\\d«"„“])`, 'u');
const atStart = new RegExp(`^(?:${moment}|${now})${after}`, 'u');
const single = new RegExp(`^\\(?(${moment})\\)?$`, 'u');
const current = new RegExp(`^${now}$`, 'u');
const anyMoment = new RegExp(`${before}(${moment})${after}`, 'u');

/** A longer line says more than when something was. */
const longest = 300;

/** In small letters; a letter that would become two stays, so that places stay places. */
function lowerCased(words: string): string {
  const lower = words.toLowerCase();
  return lower.length === words.length ? lower : words;
}

/** '01.07.2014' → '2014-07' */
function momentOf(words: string): string | null {
  const [found] = /(?:19|20)\d{2}(?!\d)/u.exec(words) ?? [];
  if (found === undefined) return null;
  const name = /\p{L}{3,}/u.exec(words.replace(/год\p{L}*|гг/giu, ''))?.[0] ?? '';
  const named = months.findIndex((pattern) => pattern.test(name));
  const iso = new RegExp(`^${found}[-./](\\d{2})`, 'u').exec(words)?.[1];
  const digits = /(\d{1,2})[./](?:19|20)\d{2}/u.exec(words)?.[1];
  const number = named >= 0 ? named + 1 : Number(iso ?? digits ?? 0);
  return number >= 1 && number <= 12 ? `${found}-${String(number).padStart(2, '0')}` : found;
}

/** 'февраль 2019' does not come before '2018'. */
const isInOrder = (from: string, to: string): boolean =>
  from.slice(0, 4) < to.slice(0, 4) ||
  (from.slice(0, 4) === to.slice(0, 4) && (from.length < 7 || to.length < 7 || from <= to));

const period = (
  found: RegExpExecArray,
  verbatim: string,
  from: string | null,
  to: string | null,
  isCurrent: boolean,
): Period => ({
  text: verbatim.slice(found.index, found.index + found[0].length),
  start: found.index,
  end: found.index + found[0].length,
  from,
  to,
  isCurrent,
});

/**
 * 'март 2023 — настоящее время', '2019–2021', '01.2020 - н.в.', 'Jan 2020 – Present', 'с 2018 года', '06–09.2013'. A
 * duration ('3 года 4 месяца') is none, and neither is one that ends before it begins.
 */
export function periodIn(words: string): Period | null {
  if (words.length > longest || !/\d{2}/u.test(words)) return null;
  return periodOf(lowerCased(words), words);
}

function periodOf(words: string, verbatim: string): Period | null {
  const several = monthsOfYear.exec(words);
  if (several) {
    const [, firstNumber, secondNumber, ofNumbers, first, second, ofNames] = several;
    const from = momentOf(ofNumbers ? `${firstNumber}.${ofNumbers}` : `${first} ${ofNames}`);
    const to = momentOf(ofNumbers ? `${secondNumber}.${ofNumbers}` : `${second} ${ofNames}`);
    if (from?.length === 7 && to?.length === 7 && isInOrder(from, to))
      return period(several, verbatim, from, to, false);
  }
  const found = range.exec(words);
  if (found) {
    const [, first = '', second, present, third] = found;
    const from = momentOf(first);
    const to = present === undefined ? momentOf(second ?? third ?? '') : null;
    if (from && (present !== undefined || (to && isInOrder(from, to))))
      return period(found, verbatim, from, to, present !== undefined);
    return null;
  }
  const short = shortPeriod(words, verbatim);
  if (short) return short;
  const started = since.exec(words);
  if (!started || isOver.test(words.slice(started.index + started[0].length))) return null;
  return period(started, verbatim, momentOf(started[1] ?? ''), null, true);
}

/** '09.19' → '09.2019', 'май’98' → 'май 1998' */
const ofCentury = (words: string): string =>
  words.replace(
    /.(\d{2})$/u,
    (end, digits: string) => `${/[./]/u.test(end) ? '.' : ' '}${digits > '80' ? '19' : '20'}${digits}`,
  );

function shortPeriod(words: string, verbatim: string): Period | null {
  const found = shortRange.exec(words);
  if (!found) return null;
  const [all, first = '', second, present] = found;
  const isAtEdge =
    /^\(?$/u.test(words.slice(0, found.index)) || /^[\s).]*$/u.test(words.slice(found.index + all.length));
  const from = momentOf(ofCentury(first));
  const to = second === undefined ? null : momentOf(ofCentury(second));
  if (!isAtEdge || !from || (present === undefined && !(to && isInOrder(from, to)))) return null;
  return period(found, verbatim, from, to, present !== undefined);
}

/** 'Август 2021 —', as the first of two lines. */
export const isOpenMoment = (words: string): boolean =>
  words.length <= 60 && open.test(lowerCased(words).trim());

/** 'Октябрь 2021' or 'настоящее время', as the second of two lines. */
export const isMoment = (words: string): boolean =>
  words.length <= 60 && (single.test(lowerCased(words).trim()) || current.test(lowerCased(words).trim()));

/** 'Сентябрь 2021 — ' of 'Сентябрь 2021 — Ромашка', whose end stands on another line. */
export const beginsOpen = (words: string): string | null =>
  words.length <= longest && periodIn(words) === null
    ? words.slice(0, openBeside.exec(lowerCased(words))?.[0].length ?? 0) || null
    : null;

/** 'Январь 2023' of 'Январь 2023 Разработка' */
export const momentAtStart = (words: string): string | null =>
  words.length <= longest ? words.slice(0, atStart.exec(lowerCased(words))?.[0].length ?? 0) || null : null;

/** The last year or month that words name, as a diploma does: 'МГТУ, 2011'. */
export function momentIn(words: string): Period | null {
  if (words.length > longest) return null;
  const found = anyMoment.exec(lowerCased(words));
  return found ? period(found, words, null, momentOf(found[1] ?? ''), false) : null;
}

const season =
  '(?:весн\\p{L}|лет[оа]|осен\\p{L}|зим\\p{L}|начал\\p{L}|кон[це]\\p{L}{1,2}|середин\\p{L}|spring|summer|autumn|fall|winter|early|mid|late)';
const looseMoment = `(?:(?:(?:\\d{1,2}\\s)?${month},?|${season},?|\\d{1,2}[./-])\\s{0,2}){0,2}${year}${ofYear}`;
const looseShort = `(?:\\d{1,2}[./]\\d{2}|(?:${month})\\s?[’'‘\`]\\d{2})(?!\\d)`;
const stroke = '\\s{0,3}[-–—−‒―~/→]';
/** A range of which at least the beginning is there, however its end is put. */
const loose = `(?:(?:${looseMoment})(?:${stroke}|\\s{1,2}(?:по|до|to|till|until)\\s)|${looseShort}${stroke}\\s{0,3}(?:${looseShort}|\\p{L}))`;
const looseAtStart = new RegExp(
  `^[\\s(]{0,3}(?:(?:(?:[сc]о?|от|from|since)\\s{1,2})?${loose}|(?:до|[сc]|until|till|before|since)\\s{1,2}(${looseMoment}))`,
  'u',
);
const looseAnywhere = new RegExp(`${before}${loose}`, 'u');

/** What follows where a line begins with something like a range of years: '2019-20', '2018 – работаю', 'до 2015'. */
export function afterLooseRange(words: string): { rest: string; isRange: boolean } | null {
  if (words.length > longest) return null;
  const found = looseAtStart.exec(lowerCased(words));
  return found && { rest: words.slice(found[0].length), isRange: found[1] === undefined };
}

export const hasLooseRange = (words: string): boolean =>
  words.length <= longest && looseAnywhere.test(lowerCased(words));

type Moments = Pick<Period, 'from' | 'to' | 'isCurrent'>;

/** The later first; what goes on before all else. */
export const byLatest = (left: Moments | null, right: Moments | null): number => {
  const rank = (moments: Moments | null) =>
    moments === null
      ? ''
      : `${moments.isCurrent ? '9999' : (moments.to ?? moments.from ?? '')}|${moments.from ?? ''}`;
  return rank(right) < rank(left) ? -1 : rank(right) > rank(left) ? 1 : 0;
};
