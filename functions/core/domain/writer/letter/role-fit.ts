import { fold } from '../../text/words.ts';
import type { ResumeFacts } from '../facts.ts';

/** Ranks and words that any trade has. */
const genericWords =
  /^(?:менедж|специа|руково|ведущ|старши|младши|главны|помощн|сотруд|начальн|замест|стажер|отдел|работ|manage|specia|senior|junior|middle|lead|head|chief|intern|удален|ваканс|компан|город|москв|группа|групп|team|remote|направл)/u;

/** One trade in two languages, or under two names. */
const trades: readonly RegExp[] = [
  /разработчи|программи|developer|software|backend|frontend|fullstack/u,
  /бухгалт|account/u,
  /дизайн|design/u,
  /аналит|analy|data scien/u,
  /тестир|(?<!\p{L})qa(?!\p{L})|test/u,
  /продаж|sales|торгов|коммерч/u,
  /водител|driver|экспедит/u,
  /медсестр|медицинск\p{L}* сестр|nurse/u,
  /учител|преподав|педагог|teacher/u,
  /маркет|market|smm|реклам/u,
  /юрист|юриско|lawyer|юридич/u,
  /повар|cook|chef|кухн|кулинар|culinar/u,
  /продакт|product[- ](?:manage|owner|менедж|lead)|(?:менеджер\p{L}{0,2}|управлени\p{L}|владел\p{L}{1,3}) продукт/u,
  /администрат|admin|devops/u,
  /логист|logist|склад|кладов/u,
  /оператор|operat/u,
  /кассир|продавец|продавц/u,
  /кадр|hr|рекрут|персонал|recruit/u,
];

const stemsOf = (text: string): string[] =>
  (fold(text).match(/\p{L}{4,}/gu) ?? [])
    .filter((word) => !genericWords.test(word))
    .map((word) => word.slice(0, 6));

/** Whether a post that was held is one of the trade of a vacancy. */
export function isSameTrade(position: string, title: string): boolean {
  const [foldedPosition, foldedTitle] = [fold(position), fold(title)];
  if (trades.some((trade) => trade.test(foldedPosition) && trade.test(foldedTitle))) return true;
  const positionStems = new Set(stemsOf(position));
  return stemsOf(title).some((stem) => positionStems.has(stem));
}

/** Whether a resume names the trade of a vacancy anywhere: in posts, in what was done, in the wish itself. */
export function meetsRole(facts: ResumeFacts, title: string, extraText: string): boolean {
  const foldedTitle = fold(title);
  const resume = fold([...facts.lines.map(({ words }) => words), extraText].join('\n'));
  if (trades.some((trade) => trade.test(foldedTitle) && trade.test(resume))) return true;
  const resumeStems = new Set(stemsOf(resume));
  const titleStems = stemsOf(title);
  return titleStems.length === 0 || titleStems.some((stem) => resumeStems.has(stem));
}
