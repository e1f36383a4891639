import { fold } from '../../text/words.ts';

/** What one has, and neither knows nor can do: a permit, a car. */
export const isPossession = (name: string): boolean =>
  /^(?:(?:водительск\p{L}{2} )?(?:права(?= категори| [a-eа-я]$|$)|удостоверени|категори(?=\p{L} \p{L}{1,2}$))|карта (?:водителя|тахографа)|(?:личн\p{L}{2}|собственн\p{L}{2}|сво\p{L}{1,2}) авто|(?:свидетельство )?допог(?!\p{L})|(?:личная )?мед(?:ицинская )?книжка|лмк$|допуск(?!\p{L})|загранпаспорт)/u.test(
    fold(name),
  );
