import { fold } from '../../text/words.ts';

/** A line that is longer tells of more than permits. */
const maxPermitLine = 200;

/** What one has, and neither knows nor can do: a permit, a car. */
export const isPossession = (name: string): boolean =>
  /^(?:(?:водительск\p{L}{2} )?(?:права(?= категори| на(?!\p{L})| [a-eа-я]$|$)|удостоверени|категори(?=\p{L} \p{L}{1,2}$))|карта (?:водителя|тахографа)|(?:личн\p{L}{2}|собственн\p{L}{2}|сво\p{L}{1,2}) авто|(?:свидетельство )?допог(?!\p{L})|(?:личная )?мед(?:ицинская )?книжка|лмк$|допуск(?!\p{L})|загранпаспорт)/u.test(
    fold(name),
  );

const ofOthers =
  /(?<!\p{L})(?:(?<!карт\p{L}{1,2} )водител|сотрудник|персонал|работник|провер|контрол|следи|слежу|нанима|оформл|обслуж)(?!ь?ск)/u;
const permitAtStart =
  /^[^\p{L}\d]{0,5}(?:(?:есть|имею|имеется|имеются|наличие)(?:\s?[:–—-])?\s)?(?:(?:действующ|собственн|личн|сво|водительск|медицинск)\p{L}{1,3}\s){0,3}(?:прав[ао]?(?!\p{L})|удостоверени[ея](?!\p{L})|категори[ияю](?!\p{L})|карт[аыу] (?:водител|тахограф)|авто(?:мобил[ья])?(?!\p{L})|допог(?!\p{L})|(?:мед|сан)?книжк[ауи]|лмк(?!\p{L})|допуск|загранпаспорт)/u;

/** Whether a line of a resume states what its owner has: 'Права категории B', 'Имею медицинскую книжку', no deed about others'. */
export function startsWithPermit(line: string): boolean {
  const folded = fold(line.slice(0, maxPermitLine));
  return (
    permitAtStart.test(folded) && !/^[^\p{L}]{0,5}медицинские книжки/u.test(folded) && !ofOthers.test(folded)
  );
}

/** What is not held, no longer, or by another: 'получаю', 'лишён', 'просрочен', 'у супруга'. */
const lacksPermit =
  /(?<!\p{L})(?<!(?<!\p{L})не )(?!лишен\p{L}? (?:\p{L}{1,10} ){0,2}не был)(?:(?:получаю|получу|получить|получени[яеию]|сдаю|сдам|сдать|оформляю|оформить|обучаюсь|обучени[еия](?!.{0,40}(?<!не )пройден)|готов[аы]? (?:куп|получ|оформ|сдел)\p{L}{1,5}|планирую|хочу|буду(?! (?:рад|использ|работа|полез))|просроч(?:ен[аоы]?|ил[аи]?)|лишен[аы]?|лишили|истек(?:л[аио])?|утерян\p{L}{0,2}|аннулирован\p{L}{0,2}|отсутству\p{L}{2,3})(?!\p{L})|у (?:\p{L}{1,10} )?(?:супруг|муж|жен|брат|сестр|отц|мам|родител|друг|сын|дочер))/u;
/** Of the permit before it: 'Права категории B, в процессе получения'. */
const ofThatBefore =
  /^\s*(?:(?:пока|сейчас|еще) )?(?:в процессе|на стадии|получаю|сдаю|просроч|лишен|истек|утерян)/u;

/** Theirs whom one checks, hires or drives; 'возил сотрудников на личном автомобиле' is one's own car. */
const inOwnCar = /(?<!\p{L})на (?:личн|собственн|сво)\p{L}{1,3} (?:авто|машин)/u;
const ofBoss =
  /во(?:зил[аи]?|зит|жу) (?:\p{L}{1,20} )?(?:директор|руковод|начальник|шеф|владельц|собственник)/u;
const ofOtherOwners =
  /(?<!\p{L})(?:провер|контролир|следи|слежу|нанима|подбира|(?:водител|сотрудник|персонал|работник|курьер)(?:ей|ов|а|ам|ям|ами|ями)(?!\p{L})|во(?:зил[аи]?|зит|жу) (?:\p{L}{1,20} )?(?:директор|руковод|начальник|шеф|владельц|собственник))/u;

/** Of a line that names permits and cars the items that say, or leave open, that its writer has them. */
export const ownedItems = (line: string): string =>
  withoutLackedPermits(line)
    .split(/[,;]/u)
    .filter((item) => {
      const folded = fold(item);
      if (inOwnCar.test(folded) && /(?<!\p{L})(?:раз)?во(?:зил|жу|зит)/u.test(folded) && !ofBoss.test(folded))
        return true;
      return !ofOtherOwners.test(folded);
    })
    .join(',');

/** A line without the permits that it says are not held. */
export function withoutLackedPermits(line: string): string {
  const owned: string[] = [];
  for (const item of line.split(
    /(?<=[,;]|(?<!кат)\.(?=\s))(?![^()]{0,100}\))|(?=\s(?:и|но|а) (?:планирую|хочу|буду|получаю|сдаю|обучаюсь)(?!\p{L}))/iu,
  )) {
    const folded = fold(item);
    if (!lacksPermit.test(folded)) owned.push(item);
    else if (
      ofThatBefore.test(folded) &&
      !/(?<!\p{L})(?:прав|категори|допог|(?:мед|сан)?книжк|на \p{L}(?!\p{L}))/u.test(folded)
    )
      owned.pop();
  }
  return owned.join('');
}

const wishedFor =
  /(?<!\p{L})(?:(?:готов|могу|буд|планиру|хоч|собира)\p{L}{0,6} (?:\p{L}{1,20} ){0,2}(?:оформ|получ|сдела|приобре|куп|иметь)|(?:оформлю|получу|сделаю|куплю|приобрету)(?!\p{L})|оформля|в процессе|при необходимости)/u;

/** Whether a line that names a medical book or a car says that its owner has it, not that they may get one or watch over others'. */
export function statesPossession(line: string, words: string): boolean {
  const folded = fold(line.slice(0, maxPermitLine));
  const clause = folded.split(/[,;.]/u).find((part) => part.includes(fold(words))) ?? '';
  // 'Есть медкнижка, готова оформить ИП' wishes for something else.
  const stated = /(?<!\p{L})(?:есть|имеется|имею|в наличии)(?!\p{L})/u.test(clause) ? clause : folded;
  return clause !== '' && !wishedFor.test(stated) && !ofOthers.test(clause);
}
