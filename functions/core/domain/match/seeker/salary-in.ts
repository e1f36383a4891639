import type { ResumeLine } from '../../documents/reading/lines.ts';
import { wishedSalary } from './profile-facts.ts';

const wage = '(?:зп|з/п|зарплат\\p{L}{1,4}|заработн\\p{L}{2,3} плат\\p{L}{1,2}|оклад(?:а|у|ом|е)?|salary)';
/** Somebody's income is also a company's: before the amount stands nothing but what belongs to a wish. */
const income = '(?:доход(?:а|у|ом|е)?|income)';
const ofWish =
  '(?:от|до|не|менее|меньше|ниже|около|в|на|руки|месяц|мес|руб|рублей|ожидани\\p{L}{1,2}|from|at|least|net|gross|per|month)';
const pay = new RegExp(
  `(?<!\\p{L})(?:${wage}(?!\\p{L})[^\\n\\d]{0,60}|${income}(?!\\p{L})(?:[^\\n\\d\\p{L}]{1,4}${ofWish}(?!\\p{L})){0,6}[^\\n\\d\\p{L}]{0,8})\\d`,
  'iu',
);
/** 'Зарплата на прошлом месте 50 000', 'Прошлая зарплата: 50 000' is no wish; what is wished for may stand behind it. */
const past = '(?:(?:прошл|предыдущ|последн|прежн|текущ)\\p{L}{1,4}|сейчас)';
const amount =
  '\\d[\\d\\s]{0,12}(?:[.,]\\d{1,3}){0,2}(?:тыс\\p{L}{0,3}\\.?|т\\. ?|[кk](?!\\p{L}))?\\s?(?:р(?:уб\\p{L}{0,3})?\\.?|₽)?';
const pastPay = new RegExp(
  `(?<!\\p{L})(?:${past} ${wage}(?! ожидан)|${wage}(?!\\p{L})[^\\n\\d]{0,20}(?<!\\p{L}|(?:выше|ниже|больше|меньше) )${past}(?! ожидан))(?!\\p{L})[^\\n\\d]{0,20}${amount}(?: ?(?:до|[–—-]) ?${amount})?`,
  'giu',
);
/** 'Расчёт зарплаты на 5000 сотрудников', 'в подчинении 12 человек' */
const ofOthers = new RegExp(
  `(?<!\\p{L})(?:расч[её]т|начислени|выплат|уч[её]т)\\p{L}{0,3} ${wage}(?!\\p{L})|(?:(?<!\\p{L})${wage}(?!\\p{L})[^\\n\\d]{0,60})?\\d[\\d\\s]{0,8} (?:сотрудник|работник|человек|чел(?!\\p{L}))`,
  'giu',
);
/** hh.ru's own export: under 'Желаемая должность и зарплата' the position, and then the amount. */
const headingOfPay = /зарплат|salary/iu;
const amountAlone = /^\s{0,4}(?:от\s|до\s)?\d[\d\s.,]{2,12}(?:тыс\.?\s?)?(?:₽|руб)/iu;
const linesBelowHeading = 3;

/** So much of a line from there on says the amount and its currency. */
const maxPayLength = 120;

/** Less is a year, or how many people were paid. */
const minPlausibleSalary = 5000;

function wageIn(text: string): number | null {
  const wish = text.replace(ofOthers, ' ').replace(pastPay, 'зарплата ');
  const at = wish.search(pay);
  return at < 0 ? null : wishedSalary(wish.slice(at, at + maxPayLength));
}

/** A wish stands below jobs, too, where no heading parts it from them. */
const startsWithWish =
  /^(?:(?:желаем|ожидаем)\p{L}{2,3} (?:уровень )?(?:зарплат|заработн|доход|оклад)|зарплатные ожидания|ожидания по (?:зарплате|доходу)|(?:desired|expected) salary|salary expectations)/iu;

/** The first wage in roubles that a resume asks for, and the line that says it; jobs tell of other money. */
export function salaryIn(lines: readonly ResumeLine[]): { amount: number; quote: string } | null {
  let linesBelow = 0;
  for (const { text, words, section, isHeading } of lines) {
    if (section === 'experience' && !startsWithWish.test(words)) continue;
    const isAmount = linesBelow > 0 && amountAlone.test(text);
    linesBelow = isHeading && headingOfPay.test(text) ? linesBelowHeading : linesBelow - 1;
    const amount = isAmount ? wishedSalary(text.slice(0, maxPayLength)) : wageIn(text);
    if (amount !== null && amount >= minPlausibleSalary) return { amount, quote: words };
  }
  return null;
}
