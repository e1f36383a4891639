/** Words by which a printed resume is put together again from its lines, in Russian and English. */

/** What nobody ends with: the next line goes on. */
export const openEnd =
  /(?:[,(«/&—–-]|(?<!\S)(?:и|в|на|с|для|по|от|до|из|к|о|у|за|при|над|под|не|или|the|and|of|to|in|for|with|a|an|by|on|at|or))$/iu;

/** Words that keep their hyphen where a line ends in it. */
export const keepsHyphen =
  /(?:^|[\s(«])(?:\p{Lu}{1,5}|\p{Lu}\p{L}*|[\p{Script=Latin}]{1,4}|веб|бэк|фронт|фулл?|тех|бизнес|онлайн|интернет|топ|медиа|по|кое|во|из|какой|кто|что)-$/u;

/** 'Стек: …' */
export const labelStart = /^\p{Lu}[\p{L}-]{2,20}(?: \p{Ll}{2,20})?:(?:\s|$)/u;

export const pageNumber =
  /^(?:(?:страница|стр\.?|page|лист)\s*)?[-–—]?\s*\d{1,3}\s*[-–—]?(?:\s*(?:из|of|\/)\s*\d{1,3})?$/iu;

/** The footer of an export of hh.ru: «Фамилия Имя • Резюме обновлено 5 марта 2024 в 12:00». */
export const jobSiteFooter = /(?:^|[•·|]\s*)(?:Резюме обновлено|Resume updated)\s/iu;

/** Of a period in a narrow column: what stands under its first line. */
export const restOfPeriod = /^(?:[-–—]|(?:по )?настоящее|н\. ?в|present|now|\d+ (?:год|лет|мес|y|mo))/iu;
