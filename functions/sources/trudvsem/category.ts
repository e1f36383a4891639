import { classify, type Placement } from '#core/domain/import/classify.ts';
import { fold, wholeWords } from '#core/domain/text/words.ts';
import { managers, rules } from './category-rules.ts';

const rest = '\\p{L}*';

/** Titles that share a word with ours and nothing else: «Программист станков с ЧПУ», «Доцент кафедры ИТ». */
const excludedTitles = wholeWords(
  'чпу',
  `стан(?:ок|к${rest})`,
  `преподавател${rest}`,
  `доцент${rest}`,
  `профессор${rest}`,
  `учител${rest}`,
  `педагог${rest}`,
  `воспитател${rest}`,
  `методист${rest}`,
  `лаборант${rest}`,
  `химик${rest}`,
  `(?:музыкальн|художественн|классн)${rest} руководител${rest}`,
  `руководител${rest} (?:физическ${rest} воспитани|физвоспитани|(?:\\p{L}+ )?кружк|клубн${rest} формировани)${rest}`,
  `дизайнер${rest} (?:\\p{L}+ )?ногт${rest}`,
);

const manualTrades = [
  `продав(?:ец|ц${rest}|щиц${rest})`,
  `(?:авто)?водител${rest}`,
  `грузчик${rest}`,
  `уборщи${rest}`,
  `кладовщи${rest}`,
  `комплектовщи${rest}`,
  `упаковщи${rest}`,
  `монтажник${rest}`,
  `монтер${rest}`,
  `электромонт${rest}`,
  `электрик${rest}`,
  `слесар${rest}`,
  `сварщик${rest}`,
  `токар${rest}`,
  `машинист${rest}`,
  `почтальон${rest}`,
  `курьер${rest}`,
  `повар${rest}`,
  `парикмахер${rest}`,
  `маникюр${rest}`,
  `швея`,
  `мойщи${rest}`,
  `охранник${rest}`,
  `сторож${rest}`,
  `дворник${rest}`,
  `гардеробщи${rest}`,
  `горничн${rest}`,
  `официант${rest}`,
  `рабоч(?:ий|ая|его)`,
  `подсобн${rest}`,
  `разнорабоч${rest}`,
  `кассир${rest}`,
  `кабельщи${rest}`,
  `спайщи${rest}`,
  `телеграфист${rest}`,
  `портн(?:ой|ая|ого)`,
  `закройщи${rest}`,
  `флорист${rest}`,
  `мерч[еа]ндайзер${rest}`,
  `промоутер${rest}`,
  `расклейщи${rest}`,
];
/** Manual and shop work: it has no category here, though its field («Продажи», «ИТ, телекоммуникации, связь») has. */
const manualWork = wholeWords(
  ...manualTrades,
  `оператор${rest} (?:\\p{L}+ )?(?:связи|пк|эвм)`,
  `оператор${rest} электронно${rest}`,
  `инженер${rest} электросвязи`,
  `мастер${rest} (?:по ремонту|ногтев${rest}|по маникюру)`,
  `обслуживающ${rest} персонал${rest}`,
  `социальн${rest} работ${rest}`,
);
const startsWithManualTrade = new RegExp(
  `^(?:(?:старш|младш|главн|ведущ|персональн|личн)\\p{L}* |консультант\\s?-\\s?)?(?:${wholeWords(...manualTrades).source})(?!\\s?-\\s?\\p{L})`,
  'u',
);

const assistants = wholeWords(`секретар[ья]${rest}`, `помощни${rest}`, `ассистент${rest}`, `референт${rest}`);
const everyBoss = new RegExp(managers.source, 'gu');

/** «Помощник директора» directs nothing. */
function withoutAssisted(words: string): string {
  const at = assistants.exec(words)?.index;
  return at === undefined ? words : words.slice(0, at) + words.slice(at).replaceAll(everyBoss, '');
}

/** What a vacancy's field says where neither its title nor its position does. By the beginning of the portal's label. */
const fields: readonly (readonly [label: string, categoryId: string])[] = [
  ['информационные технологии', 'development'],
  ['кадровая служба', 'hr'],
  ['юриспруденция', 'law'],
  ['бухгалтерия', 'finance'],
  ['банки', 'finance'],
  ['маркетинг', 'marketing'],
  ['продажи', 'business'],
  ['высший менеджмент', 'managers'],
  ['консалтинг', 'managers'],
  ['услуги населению', 'client-service'],
];

function placementByRules(words: string, title: string): Placement | null {
  const own = withoutAssisted(words);
  const rule = rules.find((candidate) => candidate.words.test(own));
  if (!rule) return null;
  return rule.candidates ? classify(title, rule.candidates) : { categoryId: rule.categoryId };
}

const outsideCategories = (what: string): Placement => ({ skip: `${what}\u00a0— вне таблицы категорий` });

export interface CategoryClues {
  title: string;
  /** «Ничего не выбрано» is no position. */
  typicalPosition: string | null;
  specialisation: string | null;
}

/**
 * Where a vacancy of the portal belongs: by the words of its title, then by the position that the employer chose from a
 * list, then by its field. It belongs nowhere when its title says so, or when none of the three says anything.
 */
export function categoryOf({ title, typicalPosition, specialisation }: CategoryClues): Placement {
  const folded = fold(title);
  const excluding = excludedTitles.exec(folded) ?? startsWithManualTrade.exec(folded);
  if (excluding) return outsideCategories(`слово «${excluding[0]}» в названии`);
  const byTitle = placementByRules(folded, title);
  if (byTitle) return byTitle;

  const position = typicalPosition === null ? '' : fold(typicalPosition);
  if (excludedTitles.test(position)) return outsideCategories(`типовая должность «${typicalPosition}»`);
  const byPosition = placementByRules(position, title);
  if (byPosition) return byPosition;

  const manual = manualWork.exec(folded) ?? manualWork.exec(position);
  if (manual) return outsideCategories(`профессия «${manual[0]}»`);
  if (specialisation === null) return outsideCategories('название без знакомой профессии');
  const label = fold(specialisation);
  const [, categoryId] = fields.find(([begin]) => label.startsWith(begin)) ?? [];
  return categoryId ? { categoryId } : outsideCategories(`сфера «${specialisation}»`);
}
