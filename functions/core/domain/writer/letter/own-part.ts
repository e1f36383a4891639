const rest = '\\p{L}*';
const past = '(?:л|ла|ли|ю|ем)';
/** Whom somebody hires, and what he sells or checks, is named behind these. */
const ofOthers = [
  `(?:наня|нанима|подобра|подбира|разыскива)${past}(?!\\p{L})`,
  `искал[аи]?(?!\\p{L})`,
  `(?:закры(?:ва)?${past}|закрыти${rest}) (?:\\p{L}{1,20} )?(?:ваканси|позици)${rest}`,
  // Who sells and sets it up knows it.
  `(?:прода(?:ва)?|закупа)${past}(?!\\p{L})(?! и \\p{L}{3,}${past}(?!\\p{L}))`,
  `(?:продаж|закупк)\\p{L} (?:лиценз|подпис|програм|софт|оборудован|курс)${rest}`,
  `(?:подбор|поиск|на[ей]м)(?:\\p{L}{1,2})? (?:\\p{L}{1,20} )?(?:разработчик|программист|инженер|аналитик|тестировщик|водител|специалист|кандидат)${rest}`,
  `провер(?:я${past}|к\\p{L}) (?:\\p{L}{1,20} ){0,2}(?:книж|прав(?!\\p{L}{2})|удостоверен)${rest}`,
  '(?:hired|hiring|recruited|recruiting|sold|selling)(?!\\p{L})',
];
/** The tool that it was done with, or the next deed, is one's own again. */
const ownAgain = `\\s(?:во?(?= (?!it |it$|it:|ит |штат|компани|команд|отдел))|через|используя|(?:с|при) помощ\\p{L}{1,2}|in|using|via|with)\\s|[,–—-]\\s(?:и\\s)?\\p{L}{2,}${past}(?:сь|ся)?(?!\\p{L})`;
const othersPart = new RegExp(`(?<!\\p{L})(?:${ofOthers.join('|')})(?:(?!${ownAgain})[^\\n]){0,500}`, 'gu');

/** A clause in small letters without what it names of people who were hired, and of goods that were sold. */
export const ownPartOf = (clause: string): string => clause.replace(othersPart, ' ');
