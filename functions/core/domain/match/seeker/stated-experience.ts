import type { ResumeLine } from '../../documents/reading/lines.ts';

const durationPattern =
  '(?:(?:более|свыше|около|больше|почти|over|more than|almost) )?(?<!(?:менее|меньше|до|less than|under|up to) |\\d)(?!0{1,2} ?\\p{L})\\d{1,2}(?:[.,]\\d)?\\+? ?(?:лет|года?|years?)(?![\\p{L}])(?: (?:и )?\\d{1,2} месяц\\p{L}*| (?:and )?\\d{1,2} months?)?';
export const startsWithSpan = new RegExp(`^${durationPattern}`, 'iu');
/** Of management, of a driver: years of something else than work. */
const otherKind = '(?:управл|руковод|водит|жизн|занят)';
/** What one is paid for, and who is: 'опыт сварки', 'стаж медсестры'; at home one drives, and brings up children, too. */
const trade = `(?:${[
  'продаж|сварки|строительства|ремонта|монтажа|обслуживания|проектирования|пошива|торговли|перевозок|лечения|переводов',
  'дизайна|в[её]рстки|администрирования|консультирования|подбора|закупок|логистики|сопровождения|бурения|наладки',
  'эксплуатации|охраны|уборки|съ[её]мки|маркетинга|производства|снабжения|бухгалтерии|рекрутинга|массажа|маникюра',
  'приготовления|программирования|разработки|тестирования|преподавания|репетиторства',
  'ведения (?:(?:\\p{L}{1,20} )?уч[её]та|бухгалтерии|проектов|документации|делопроизводства)',
  `(?!${otherKind})\\p{L}{2,20}(?:щика|чика|[еёт]ра|ора|лога|иста|тика|ника|еля|аря|вара|вца|сестры)|врача`,
].join('|')})(?!\\p{L})`;
/** What may part 'опыт' from its years: the work itself, a trade or a post. */
const ofWork = [
  '(?: (?:общий|трудовой|деятельности|коммерческой|разработки|программирования|тестирования|преподавания|по специальности|of)){0,4}',
  `(?: работы(?! со? )(?: \\p{L}[\\p{L}-]{0,39}){0,5}?| (?:во?|на|in|as) (?!${otherKind})\\p{L}[\\p{L}-]{0,39}(?: \\p{L}[\\p{L}-]{0,39}){0,4}?| ${trade}(?: \\p{L}[\\p{L}-]{0,39}){0,4}?)?`,
  '(?: составляет)?',
].join('');
const ofOther = `(?! (?!(?:работы(?! со? )|во?(?! ${otherKind})|на|по|и|as|in|at|and|${trade})(?!\\p{L}))\\p{L})`;
const spanOfWork = new RegExp(
  `(?<!${otherKind}\\p{L}{1,10} )(?:(?:опыт|стаж)(?:а|у|ом|ем|е)?|experience)${ofWork}[\\s:—–-]+(${durationPattern})|(${durationPattern})(?: (?!${otherKind})\\p{L}{1,40}){0,2} (?:опыта|стажа|experience)${ofOther}|(${durationPattern}) (?:в (?:профессии|разработке|тестировании|дизайне|продажах|бухгалтерии|it|ит)|as an? )`,
  'giu',
);
const ofAll = /(?<!\p{L})(?:общ(?:ий|его|им)|total|overall)(?!\p{L})/iu;

const employers =
  '(?:агентств|компани|команд|фирм|бюро|студи|организаци|предприяти|холдинг|agenc|compan|team|firm|studio|organi[sz]ation)';
/** 'в агентстве с опытом', 'at an agency with over', 'опыт компании': an employer's years are nobody's own. */
const isOfEmployer = new RegExp(
  `(?<!\\p{L})${employers}\\p{L}{0,6}[^.!?]{0,60}(?<!\\p{L})(?:со?|имеет|имеющ\\p{L}{2,4}|котор\\p{L}{2,3}|with|has|having|of)\\s(?:\\p{L}{1,20}\\s){0,2}$`,
  'iu',
);
const startsWithEmployer = new RegExp(
  `^(?:опыт|стаж|experience)\\p{L}{0,4} (?:\\p{L}{2,10}(?:ей|го) )?(?:of (?:our|the|my) )?${employers}`,
  'iu',
);
/** 'Ищу компанию, где ценят опыт 10 лет', 'муж с опытом 10 лет' */
const isOfAnother =
  /(?<!\p{L})(?:цен[яи]тс?я?(?!\p{L})|(?:муж(?:а|ем)?|жен(?:а|ы|ой)|от(?:ец|ца|цом)|мать|матери)\s(?:со?\s)?$)/iu;
const onMarket = /^[\s,]{0,3}(?:\p{L}{1,20} ){0,2}?(?:на рынке|(?:on|in) the market)(?!\p{L})/iu;

const driving = /(?<!\p{L})вождени|driving/iu;
const licence =
  /(?<!\p{L})вождени|водительск|категори\p{L}{1,3} [a-eавсд]\d?(?!\p{L})|(?<!\p{L})(?:прав[аы]?|кат)(?!\p{L})/iu;
const ofDriver = /(?<!\p{L})водител(?:ь|я|ю|ем)(?!\p{L})/iu;

/** Characters before a span that say whose it is. */
const maxBefore = 200;

interface StatedSpan {
  text: string;
  /** 'Общий стаж 20 лет' is told before the years of one trade. */
  isOfAll: boolean;
}

/** How long somebody has worked, as a sentence says it; not how long the employer has. */
const ownSpansIn = (sentence: string): StatedSpan[] =>
  [...sentence.matchAll(spanOfWork)].flatMap(({ index, 0: all, ...groups }) => {
    const before = sentence.slice(Math.max(0, index - maxBefore), index);
    const isOthers =
      isOfEmployer.test(before) ||
      startsWithEmployer.test(all) ||
      isOfAnother.test(before.split(/[.!?;]/u).at(-1) ?? '') ||
      onMarket.test(sentence.slice(index + all.length));
    const text = [groups[1], groups[2], groups[3]].find((group) => group !== undefined);
    const clauseStart = before.split(/[,;]/u).at(-1) ?? '';
    // 'Права категории B, стаж 15 лет'
    const isBare = clauseStart.trim() === '' && /^стаж\p{L}{0,2}[\s:—–-]{1,4}\p{L}{0,8} ?\d/iu.test(all);
    const isOfDriver =
      driving.test(clauseStart + all) || (isBare && licence.test(before) && !ofDriver.test(before));
    return isOthers || isOfDriver || text === undefined
      ? []
      : [{ text, isOfAll: ofAll.test(clauseStart + all) }];
  });

/** '5 лет', 'более 7 лет': years of work that a resume states; `firstJob` is where its first job begins. */
export function statedExperience(lines: readonly ResumeLine[], firstJob: number): string | null {
  const bodyLines = lines.filter(({ isHeading }) => !isHeading);
  const stated = bodyLines.flatMap(({ words, section, isLabelled, span }): StatedSpan[] => {
    const [total] =
      section === 'experience' && !driving.test(words) ? (startsWithSpan.exec(words) ?? []) : [];
    if (total && (isLabelled || (total === words && span.start < firstJob)))
      return [{ text: total, isOfAll: true }];
    if (section !== 'top' && section !== 'about') return [];
    return words.split(/(?<=[.!?])\s/u).flatMap(ownSpansIn);
  });
  return (stated.find(({ isOfAll }) => isOfAll) ?? stated[0])?.text ?? null;
}
