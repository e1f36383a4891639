import { isPlaceholder } from '../../documents/reading/words/not-employers.ts';
import { periodIn } from '../../documents/reading/words/periods.ts';
import { conceptsIn } from '../../match/lexicon.ts';
import { isDenied, isDeniedWithin } from '../../text/denied.ts';
import { fold } from '../../text/words.ts';
import type { JobEntry, ResumeFacts } from '../facts.ts';
import { measureWeight } from '../measures.ts';
import { isDoneByOthers, masculinePast, pastVerb } from '../own/done-by-others.ts';
import { isPromptInjection } from '../prompt-injection.ts';
import { toSentenceCase } from '../sentence-case.ts';
import { isBalanced, isMostlyCyrillic } from '../text-cleanup.ts';
import type { Language } from './language.ts';
import { isSameTrade } from './role-fit.ts';

/** What was done at one job, whole points of its list, the most telling first. */
export interface Examples {
  job: JobEntry;
  lines: string[];
  /** Where another letter begins to take from, in a circle. */
  from: number;
}

const weak =
  /^(?:занима|участ|отвеч|осуществ|помога|работа(?:л|ю|ть)|делал|responsible|helped|assisted|worked on|participated)/iu;
const label =
  /^(?:стек|технологи|инструмент|обязанност|достижени|результат|проект|задач|функци|stack|technolog|tools|environment|responsibilit|achievements?|команда|team)[\p{L}\s]{0,40}:?(?:\s|$)/iu;
const cutOff =
  /(?:[,:;(–—-]|(?<!\p{L})(?:и|или|а|но|в|во|на|с|со|по|для|от|до|из|к|о|об|при|за|под|над|без|через|что|как|the|a|an|of|to|and|or|in|on|for|with|by|from|at))$/iu;

/** A wish, a state, a reason to leave: 'Планирую получить', 'Ушла в декрет'; 'Планирую закупки' is a deed. */
const noAction =
  /^(?:планирую (?:\p{L}{1,20} )?\p{L}+(?<!ос|час|(?<!\p{L})се)(?:ть|ти|чь)(?:ся|сь)?(?!\p{L})|планирую перее|хо(?:чу|чется|тел)|мечта|жела[юе]|рассчитыва\p{L}{1,5} на |наде[юе]|предпочита|рассматрива[юе]\p{L}{0,2} (?:\p{L}{1,20} )?(?:(?:предложени|вариант)(?!\p{L}{0,3} (?:поставщик|клиент|партнер|подрядч|сотрудник|покупател|заказч|контрагент|коллег|жител|граждан))|ваканси|возможност|переезд|удален|работ)|ищу (?!клиент|покупател|поставщ|партнер|подряд|сотрудник|персонал|кандидат|решени|причин|ошибк)|прожива|явля|име[юл](?!\p{L}{0,2} в подчинени)|владе[юл](?![^,.:]{0,80} и [а-я]{1,20}[аеиоуыя]л[аи]?(?:с[ья])?(?<!персонал|материал|журнал|функционал)(?!\p{L}))|уме[юл]|изуча[юл]\p{L}{0,2} (?![^,.:]{0,80} и [а-я]{1,20}[аеиоуыя]л[аи]?(?:с[ья])?(?<!персонал|материал|журнал|функционал)(?!\p{L})|рын|конкур|спрос|потребност|цен|документ|дел[ао]|материал|\p{L}{1,20} язык для (?:работ|перегов|чтени|общени))|уш(?:ел|ла)(?!\p{L})|увол(?:ился|илась|ен|ена|ьняюсь)(?!\p{L})|боле[юл]|находи(?:лся|лась|тся)|образовани[ея](?!\p{L})|хвали|перенес(?:ла)? (?:\p{L}{1,20} )?(?:операци|инсульт|инфаркт|болезн|травм|ковид)|был[аи]? уволен|опазд|опозда(?:л|в)|переехал|проход\p{L}{2,3} лечени|лечил(?:ся|ась)|вырос(?:ла)? во? (?:\p{L}{1,20} )?(?:семь|город|дерев|посел|сел[еа]))/u;
/** What denies it, beside a wish, or hands it to others in the passive. */
const notOwnAction =
  /(?<!\p{L})(?:не (?:вел[аи]?|делал[аи]?|писал[аи]?|выполнял[аи]?|проводил[аи]?|участвовал[аи]?|отвечал[аи]?|входил[аои]?)|(?:вел|выполнял|делал|осуществлял|проводил)(?:ся|ась|ось|ись) (?:\p{L}{1,20} )?(?:друг|коллег|подрядчик|аутсорс|сторонн)\p{L}*)(?!\p{L})/u;
/** 'Обучила стажёров без опыта работы', 'ранее не использовавшийся', 'учла в планах продаж': of what it was done with, or to. */
const ofOthers =
  /(?<!\p{L})(?:без опыта(?: работы)?|ранее не (?=\p{L}{2,20}(?:вш|щ|нн|[ео]м)(?:ий|[ыи]й|[аея]я|[ое]е|ими?|ы[емх]|ие|их|ого|его|ому|ему|[ыои]м|ой|ей|ую|юю)(?:с[ья])?(?!\p{L}))|в планах (?=\p{L}))/gu;
const pastAction = new RegExp(
  `^(?:(?!(?:планировал|собирал|мечтал|думал|умел|знал|владел)[аи]?(?:с[ья])?(?!\\p{L}))${pastVerb}|${masculinePast})(?!\\p{L})`,
  'u',
);
/** What was avoided is a deed: 'не допустила просрочек', 'без единого ДТП'. */
const avoided =
  /^(?:не допусти(?:л[аи]?|в)|ни разу не (?:опазд|опозда|срыва|сорва|наруш|ошиб|просроч|допус|подв|теря|получ[аи]л[аи]? (?:замечан|рекламац|взыск|штраф)|был[аи]? на больничн)|без едино(?:го|й)(?! (?:выходн|отпуск))(?!\p{L}))/u;
/** 'За 2 года привлекла', 'ежедневно обслуживала' begin with a deed all the same. */
const time =
  /^(?:(?:за|в) (?:\d{1,4}|перв\p{L}{2,3}|последн\p{L}{2,3}|один|одну) ?\p{L}{0,10} |(?:еже(?:дневно|недельно|месячно|квартально|годно)) )/u;
/** 'Клиентов, которые не платили', 'сервис, чтобы клиенты не занимались': of others, too. */
const subordinate =
  /^\s*(?:(?:и|а|но) )?(?:(?:в|на|с|для|к|из|от|за) )?(?:котор|чтобы|что(?!\p{L})|где|куда|когда|кто|чь|если|хотя|так как)/u;

/** 'Веду курс по Python, студенты пишут дипломы': whom it is done for. */
const manyGoOn = /^\s*(?:(?:а|и|наши|мои) )?\p{L}{3,20}[ыи] /u;

/** Whether a deed itself is denied; behind one that was done, only what begins anew may be, and 'без жалоб' is no denial. */
const isDeniedAction = (folded: string): boolean => {
  // Behind a deed of one's own, others may go on: 'вела отдел, команда выполнила план'.
  const isOwn = pastAction.test(folded) || avoided.test(folded);
  const [first = ''] = folded.split(/[,:]/u, 1);
  const beginsOwn = actionStart.test(first) && !/^отдел/u.test(first) && !isDoneByOthers(first);
  const isOfOthers = (part: string, at: number): boolean =>
    !isOwn && !(at > 0 && beginsOwn && manyGoOn.test(part)) && isDoneByOthers(part);
  return folded
    .replace(ofOthers, ' ')
    .split(/[,:]/u)
    .some(
      (part, at) =>
        !subordinate.test(part) &&
        (notOwnAction.test(part) ||
          isOfOthers(part, at) ||
          (at > 0 ? isDeniedWithin(part) : !isOwn && isDenied(part))),
    );
};

const isOwnAction = (words: string): boolean => {
  const folded = fold(words).replace(time, '');
  return !noAction.test(folded) && !isDeniedAction(folded);
};

function isPresentable(words: string, isListItem: boolean, language: Language): boolean {
  const letters = words.match(/[\p{L}\p{N}%₽]/gu)?.length ?? 0;
  return (
    words.length >= 20 &&
    words.length <= 240 &&
    words.split(' ').length >= 3 &&
    letters > words.length * 0.6 &&
    (isListItem ? /^[\p{L}\d]/u : /^(?:\p{Lu}|\d)/u).test(words) &&
    !cutOff.test(words) &&
    isBalanced(words) &&
    !label.test(words) &&
    isOwnAction(words) &&
    !isPlaceholder(words) &&
    !isPromptInjection(words, 'possible') &&
    !/@|https?:|\/\/|[|\t•●▪\uFFFD\p{Co}]|lorem ipsum|\p{Extended_Pictographic}/iu.test(words) &&
    periodIn(words) === null &&
    !/(?<!\d)\d{2}\.\d{4}/u.test(words) &&
    (language === 'ru' ? isMostlyCyrillic(words) : !/[а-яё]/iu.test(words)) &&
    (isActionLine(words, language) || (isListItem && measureWeight(words) >= 5))
  );
}

/** Begins with a deed: 'Сократил', 'Веду', 'Разработка', 'Built', 'Reducing'. */
const actionStart =
  /^(?:(?:самостоятельно|успешно|активно|регулярно|также|полностью|с нуля) )?(?:\p{L}{2,}(?:л|ла|ли|лся|лась|ание|яние|ение|ытие|итие|ация|яция|ция|зка|вка|тка|пка|жка|рка|ска|чка|мка|йка|ую|яю|аю|ею|ирую|ивлю|влю)(?:ся|сь)?|веду|вел[аи]?|пишу|слежу|продажи?|рост|запуск|контроль|учет|анализ|ремонт|прием|расчет|подбор|аудит|надзор|перевод|поиск|монтаж|ввод|сбор|выпуск|обзвон)(?!\p{L})/u;
const mansActionStart = new RegExp(
  `^(?:(?:самостоятельно|успешно|активно|регулярно|также|полностью|с нуля) )?${masculinePast}(?!\\p{L})`,
  'u',
);
const englishActionStart =
  /^(?:successfully |independently |fully |continuously )?(?!(?:every|any|some|no)thing|during|according|regarding|outstanding|advanced|experienced|skilled)(?:\p{L}{2,}(?:ed|ing)|built|led|wrote|ran|made|cut|set up|grew|took|drove|won|sold|taught|kept|oversaw|brought|gave|rebuilt)(?!\p{L})/u;
function isActionLine(words: string, language: Language): boolean {
  const folded = fold(words).replace(time, '');
  return language === 'ru'
    ? actionStart.test(folded) || mansActionStart.test(folded) || avoided.test(folded)
    : englishActionStart.test(folded);
}

/** What a line ends with, but the full stop of '210 тыс.', '2019 г.' and 'А.А.'. */
const ending =
  /(?<![\s.;,:])(?:(?<=(?<!\p{L})(?:г|р|п\.п|тыс|млн|млрд|руб|мес|\p{Lu}\.\s?\p{Lu}))(?<stop>\.)[\s.;,]*|[\s.;,]+)$/u;

interface RankedLine {
  words: string;
  weight: number;
}

function linesOf(job: JobEntry, askedConcepts: ReadonlySet<string>, language: Language): RankedLine[] {
  const seen = new Set<string>();
  // Beside a list, a paragraph says what the company does.
  const hasList = job.duties.some(({ isListItem }) => isListItem);
  return job.duties
    .map(({ words, isListItem }, at): RankedLine | null => {
      const next = job.duties[at + 1];
      const before = job.duties[at - 1];
      // A line that another one goes on is no whole thought.
      const hasContinuation = next !== undefined && !next.isListItem && /^\p{Ll}/u.test(next.words);
      const isTail = !isListItem && before !== undefined && cutOff.test(before.words);
      const bare = toSentenceCase(words).replace(ending, '$<stop>');
      // 'Opened the shops. (12 in all)'
      const text = bare.replace(/\.\s(\([^()]{1,80}\))$/u, ' $1');
      if (
        hasList !== isListItem ||
        hasContinuation ||
        isTail ||
        !isPresentable(text, isListItem, language) ||
        seen.has(fold(text))
      )
        return null;
      seen.add(fold(text));
      const shared = conceptsIn(words).filter(({ id }) => askedConcepts.has(id)).length;
      const lengthPenalty = words.length > 170 ? -2 : 0;
      return {
        words: text,
        weight:
          measureWeight(words) +
          Math.min(shared, 2) * 2 +
          (weak.test(words) ? -3 : 0) +
          lengthPenalty -
          at / 20,
      };
    })
    .filter((line) => line !== null);
}

const maxJobs = 6;
/** Any of those that are looked at may be told before a later job of another trade. */
const sameTradeBonus = 4 * maxJobs;
/** With as many, those that begin with «участвовал» or «отвечала» are left out. */
const minStrongLines = 3;

/** Of one job alone: one of the vacancy's trade, or whose points fit it best; of equals the later one. */
export function examplesIn(
  facts: ResumeFacts,
  askedConcepts: ReadonlySet<string>,
  language: Language,
  shift: number,
  /** Of the vacancy; '' where nobody says. */
  position = '',
): Examples | null {
  const jobs = facts.entries
    .slice(0, maxJobs)
    .filter(
      ({ title, employer }) =>
        employer !== null || (title !== null && isMostlyCyrillic(title) === (language === 'ru')),
    )
    .map((job, at) => {
      const lines = linesOf(job, askedConcepts, language);
      const isOfTrade = lines.length > 1 && job.title !== null && isSameTrade(job.title, position);
      const tradeBonus = isOfTrade ? sameTradeBonus : 0;
      const weight = lines.map((line) => line.weight).sort((left, right) => right - left);
      return {
        job,
        lines,
        weight: weight.slice(0, 3).reduce((sum, lineWeight) => sum + lineWeight + 2, 0) - at * 4 + tradeBonus,
      };
    })
    .filter(({ lines }) => lines.length > 0)
    .sort((left, right) => right.weight - left.weight);
  const [best] = jobs;
  if (!best) return null;
  const sorted = best.lines.toSorted((left, right) => right.weight - left.weight).map(({ words }) => words);
  const strong = sorted.filter((words) => !weak.test(words));
  const lines = strong.length >= minStrongLines ? strong : sorted;
  // Another letter gives other examples, where there are enough.
  return { job: best.job, lines, from: lines.length > 3 ? (shift * 2) % lines.length : 0 };
}
