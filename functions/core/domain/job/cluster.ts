import { cityNames } from '../text/cities.ts';
import { collapse, fold, wholeWords } from '../text/words.ts';

/** 'Казань' as 'казан' and an ending: «в Казани»; 'Нижний Новгород' as both words with theirs. */
const declined = (name: string): string =>
  fold(collapse(name))
    .split(' ')
    .map((part) => `${part.replace(/[аеиоуыюяйь]+$/u, '')}[аеиоуыюяйьмх]{0,3}`)
    .join(' ');
const city = `(?:${[...cityNames.map(declined), 'спб', 'мск'].join('|')})`;
const cityPrefix = '(?:г\\. ?|г |город[аеу]? )';

/** «г. Казань», «в городе Сочи», «Москва»; a name that we do not know only behind its mark: «г. Лангепас». */
const locationPattern = new RegExp(
  wholeWords(
    `(?:(?:в|во) )?${cityPrefix}?${city}`,
    '(?:(?:в|во) )?г\\. ?[\\p{L}-]+',
    '(?:в|во) городе [\\p{L}-]+',
  ),
  'gu',
);

const addressWord = `(?:${
  wholeWords(
    'улица|проспект|переулок|шоссе|набережная|бульвар|площадь|метро|район|микрорайон|область|поселок',
    'р-н|пр-т|б-р|мкр|жк|тц|трц|бц',
  ).source
}|(?<![\\p{L}\\p{N}])(?:ул|пер|наб|пл|обл|пос|мкр|ш|м|п|д|г)\\.)`;
const inBrackets = /[([][^()[\]]*[)\]]/gu;
const addressPattern = new RegExp(addressWord, 'u');
/** «, ул. Ленина, 5» to the end. */
const addressAtEnd = new RegExp(`[,;–—] ?${addressWord}.*$`, 'u');

/** Without «(ул. Ленина, 5)», «[м. Пражская]», «, ул. Ленина, 5». */
const withoutAddress = (text: string): string =>
  text.replace(inBrackets, (part) => (addressPattern.test(part) ? ' ' : part)).replace(addressAtEnd, ' ');

/** What is left of a title once the place is out of it: «Юрист (Москва)», «Юрист, г. Казань» are 'юрист'. */
export function titleWithoutLocation(title: string): string {
  const folded = fold(collapse(title));
  const words = (text: string) => text.replace(/[^\p{L}\p{N}+#]+/gu, ' ').trim();
  return words(withoutAddress(folded).replace(locationPattern, ' ')) || words(folded);
}

/**
 * The same for copies of one vacancy that an employer has posted city by city (docs/rules.md#copies): employer, title,
 * pay and experience are equal. Null without the employer's id: «Крупный банк» is the name of many that stay anonymous.
 * The name counts as well, since behind one id of an aggregator there are several employers (docs/decisions/009).
 */
export function clusterKey(vacancy: {
  companyId: string | null;
  company: string;
  title: string;
  salaryWords: string | null;
  /** As the source says it: the key compares vacancies of one source only. */
  experience: string | null;
}): string | null {
  const { companyId, company, title, salaryWords, experience } = vacancy;
  if (companyId === null) return null;
  const parts = [companyId, fold(collapse(company)), titleWithoutLocation(title), salaryWords, experience];
  return parts.map((part) => part ?? '').join('|');
}
