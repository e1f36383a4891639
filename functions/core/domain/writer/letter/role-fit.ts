import { type RoleRelation, relationOf, rolesIn } from '../../match/roles.ts';
import { tokensOf } from '../../match/stems.ts';
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
  /парикмахер|барбер|barber|hairdress/u,
  /автослесар|автомехан|(?<!\p{L})механик(?:ов|ом)?(?!\p{L})|шиномонтаж/u,
  /(?<!\p{L})хими(?:к|ч|и)/u,
  /data scien|дата-сайентист|(?<!\p{L})ml(?!\p{L})|машинн\p{L}+ обучен/u,
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

/** Roles of any trade: 'Менеджер', 'Руководитель группы'. */
const generalRoles: ReadonlySet<string> = new Set(['manager-role', 'manager-general']);
const prepositions = new Set(
  'ПО НА ДЛЯ ОТ ДО ЗА ИЗ ИЛИ БЕЗ ПРИ ООО АО ПАО ИП OF IN AT THE FOR AND TO'.split(' '),
);

/** 'SEO', 'ВЭД', '1С' */
const abbreviationsIn = (title: string): string[] =>
  (title.match(/(?<![\p{L}\p{N}])(?:[A-Za-z]{2,3}|\p{Lu}{2,3}|1[СсCc])(?![\p{L}\p{N}])/gu) ?? []).filter(
    (word) => !prepositions.has(word.toUpperCase()),
  );

/** Short lines at the top among which a wish may stand that was not read as one. */
const topLines = 5;
const maxTopLineLength = 60;

/** Whether a role of a title has one of these relations to a role of a resume's wish or posts, or of what is said beside it. */
function isRoleRelated(
  { reading, position, lines }: ResumeFacts,
  title: string,
  extraText: string,
  relations: readonly RoleRelation[],
): boolean {
  const wanted = rolesIn(title).filter((role) => !generalRoles.has(role));
  if (wanted.length === 0) return false;
  const top = lines.slice(0, topLines).map(({ words }) => words);
  const titles = [
    position,
    extraText,
    ...top.filter(({ length }) => length <= maxTopLineLength),
    ...reading.jobs.map((job) => job.title?.text),
  ];
  const own = new Set(titles.flatMap((text) => rolesIn(text ?? '')));
  return wanted.some((role) => [...own].some((ownRole) => relations.includes(relationOf(role, ownRole))));
}

/** The trade of a title without a longer word of its own, by its role and its abbreviations; a title with neither is of any. */
function meetsShortTitle(facts: ResumeFacts, title: string, resume: string, extraText: string): boolean {
  const abbreviations = tokensOf(abbreviationsIn(title).join(', ')).map(({ word }) => word);
  if (abbreviations.length === 0 && rolesIn(title).every((role) => generalRoles.has(role))) return true;
  const words = new Set(tokensOf(resume).map(({ word }) => word));
  return (
    isRoleRelated(facts, title, extraText, ['related']) ||
    abbreviations.some((abbreviation) => words.has(abbreviation))
  );
}

/** Whether a resume names the trade of a vacancy anywhere: in posts, in what was done, in the wish itself. */
export function meetsRole(facts: ResumeFacts, title: string, extraText: string): boolean {
  const foldedTitle = fold(title);
  const resume = fold([...facts.lines.map(({ words }) => words), extraText].join('\n'));
  if (trades.some((trade) => trade.test(foldedTitle) && trade.test(resume))) return true;
  // 'Риелтор' is an 'Агент по недвижимости'.
  if (isRoleRelated(facts, title, extraText, ['same', 'general'])) return true;
  const titleStems = stemsOf(title);
  if (titleStems.length === 0) return meetsShortTitle(facts, title, resume, extraText);
  const resumeStems = new Set(stemsOf(resume));
  return titleStems.some((stem) => resumeStems.has(stem));
}
