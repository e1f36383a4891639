import { fold, wholeWords } from '../text/words.ts';

/** Numbers that measure nothing: years, dates, versions and names that hold a digit. */
const nonMeasureNumbers =
  /(?<!\d)(?:19|20)\d{2}(?!\d)(?:\s*(?:г\.|год\p{L}*))?|\d{1,2}\.\d{1,2}\.\d{2,4}|1[сc][\s:«"-]*(?:\p{L}+[\s»"]*)?(?:\d(?:\.\d+)*)?|\p{L}[-+]?\d+(?:\.\d+)*|(?<=(?:python|java|php|angular|vue|windows|iso|гост|версии|version|v\.?|c\+\+|\.net(?: core)?) ?)\d+(?:\.\d+)*|(?<!\d)\d+[dд](?!\p{L})|b2[bcg]/giu;

const numberWords = wholeWords(
  'вдвое',
  'втрое',
  'вчетверо',
  '(?:в|на|за|из|до|около|более|свыше) (?:два|две|двух|три|трех|четыре\\p{L}*|пят\\p{L}+|шест\\p{L}+|сем\\p{L}+|десят\\p{L}+|сто|сотн\\p{L}+|тысяч\\p{L}*|полтора|полтор\\p{L}+)',
  '(?:двух|трех|четырех|пяти|шести|семи|восьми|девяти|десяти|одиннадцать|двадцати) \\p{L}+',
  'тысячи',
  'миллион\\p{L}*',
  'doubled',
  'tripled',
  'halved',
  'twice',
  '(?:two|three|four|five|six|seven|eight|nine|ten|dozens?|hundreds?|thousands?|millions?)',
);

/** Whether a line says how much. */
export const isMeasured = (words: string): boolean =>
  /\d/u.test(words.replace(nonMeasureNumbers, ' ')) || numberWords.test(fold(words));

/** How telling a measured line is: a change says more than an amount. */
export function measureWeight(words: string): number {
  if (!isMeasured(words)) return 0;
  const folded = fold(words);
  const isChange =
    /\d\s*%|процент|\d\s*(?:x|х)(?!\p{L})|\d раз(?!\p{L})|\d раза|(?:с|со|from) [^.;]{0,30}\d[^.;]{0,30} (?:до|to) [^.;]{0,20}\d|вдвое|втрое/u.test(
      folded,
    );
  const isDone =
    /(?:^|[\s,:])(?:у|со|с|по|за|вы|на|раз|пере|при|об|от|о|в)?(?:ускор|сократ|сниз|увелич|повыс|вырос|вырас|уменьш|оптимиз|автоматиз|внедр|запуст|разработ|созда|построи|собра|перев|наш|закры|привлек|выш|обуч|подготов|провел|нарис|улучш|сэконом|написал)\p{L}*|(?:reduced|increased|improved|cut|built|launched|automated|grew|saved|led|delivered|raised|decreased|designed|shipped|migrated|trained)/u.test(
      folded,
    );
  return (isChange ? 3 : 1) + (isDone ? 2 : 0);
}
