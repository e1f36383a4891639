import { fold } from '../../text/words.ts';

/** A line that is longer tells of more than permits. */
const maxPermitLine = 200;

/** What one has, and neither knows nor can do: a permit, a car. */
export const isPossession = (name: string): boolean =>
  /^(?:(?:водительск\p{L}{2} )?(?:права(?= категори| [a-eа-я]$|$)|удостоверени|категори(?=\p{L} \p{L}{1,2}$))|карта (?:водителя|тахографа)|(?:личн\p{L}{2}|собственн\p{L}{2}|сво\p{L}{1,2}) авто|(?:свидетельство )?допог(?!\p{L})|(?:личная )?мед(?:ицинская )?книжка|лмк$|допуск(?!\p{L})|загранпаспорт)/u.test(
    fold(name),
  );

const ofOthers =
  /(?<!\p{L})(?:водител|сотрудник|персонал|работник|провер|контрол|следи|слежу|нанима|оформл|обслуж)(?!ь?ск)/u;
const permitAtStart =
  /^[^\p{L}\d]{0,5}(?:(?:есть|имею|имеется|имеются|наличие)(?:\s?[:–—-])?\s)?(?:(?:действующ|собственн|личн|сво|водительск|медицинск)\p{L}{1,3}\s){0,3}(?:прав[ао]?(?!\p{L})|удостоверени[ея](?!\p{L})|категори[ияю](?!\p{L})|карт[аыу] (?:водител|тахограф)|авто(?:мобил[ья])?(?!\p{L})|допог|(?:мед|сан)?книжк[ауи]|лмк(?!\p{L})|допуск|загранпаспорт)/u;

/** Whether a line of a resume states what its owner has: 'Права категории B', 'Имею медицинскую книжку', no deed about others'. */
export function opensWithPermit(line: string): boolean {
  const folded = fold(line.slice(0, maxPermitLine));
  return (
    permitAtStart.test(folded) && !/^[^\p{L}]{0,5}медицинские книжки/u.test(folded) && !ofOthers.test(folded)
  );
}
