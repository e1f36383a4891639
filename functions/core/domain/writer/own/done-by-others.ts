import { namesRole } from '../../documents/reading/words/vocabulary.ts';
import { wholeWords } from '../../text/words.ts';

/** What ends as a verb of the past does, and is a noun. */
const nouns =
  '(?:отдел|персонал|материал|журнал|канал|портал|функционал|филиал|терминал|капитал|потенциал|протокол|стол|школ|скал|сил|дел|цел|модел|недел|детал|рол|мебел|профил|стил|автомобил|отел|правил)[аи]?';
/** A verb of the past in folded text: 'вела', 'занимался', and no 'отдел'. */
export const pastVerb = `(?!${nouns}(?!\\p{L}))[а-я]{1,20}[аеиоуыя]л[аи]?(?:с[ья])?`;

/** Of a man without «л»: 'привлёк', 'достиг', 'перевёз', 'помог', 'принёс', 'вырос'; 'бизнес' and 'запрос' are none. */
export const masculinePast =
  '(?:(?:при|из|во|от|у|раз|за)влек|(?:пере|при|у|вы|до|от|про|раз|в|за)вез|(?:при|пере|в|вы|от|с|до|раз)нес|(?:вы|под|до|воз|пере)рос|(?:до|на|по)стиг|помог|смог|(?:с|у)берег|(?:ис|на|вы)пек|пресек|спас)(?:ся)?';

const singularVerb =
  '(?:[а-я]{1,20}[аеиоуыя]л[ао]?(?:с[ья])?|\\p{L}{2,20}(?:[аяу]ет|шет)(?:ся)?|\\p{L}{1,20}едет(?:ся)?|деплоит|готовит|чертит|строит|ставит)';
const pluralVerb =
  '(?:[а-я]{1,20}(?:[аеиоуыя]|[шкгсзр])ли(?:сь)?|\\p{L}{2,20}(?:ют|ят)(?:ся)?|(?:ве|кла)дут|пишут|берут)';
const verb = new RegExp(`^(?!${nouns}$)(?:(${singularVerb})|${pluralVerb})$`, 'u');
/** Behind these stands who somebody is. */
const ofOneself =
  /^(?:работа|труди|служи|бы(?=л)|ста(?=л)|начина|устро|числи|значи|явля|назыв|счита(?=л[аи]?с))/u;

/** Who is never oneself, and what is no object before a verb: an 'отдел' that is led is one behind it. */
const otherPeople =
  /^(?:коллега|сестра|брат|муж|жена|мама|папа|отец|друг|подруга|подрядчик|интегратор|вендор|заказчик|клиент|аутсорсер|фрилансер|бухгалтерия|команда|студия|знакомый|знакомая)$/u;
const units = /^(?:отдел|департамент|агентство|подразделение|филиал)$/u;
const otherGroups =
  /^(?:коллеги|сестры|братья|друзья|родители|подрядчики|интеграторы|вендоры|заказчики|клиенты|партнеры|аутсорсеры|фрилансеры|студенты|стажеры|ученики|фронтендеры|бэкендеры|айтишники|другие|команды|отделы)$/u;
/** Behind a verb these may be what was made, or sold. */
const noAgent =
  /^(?:модел|редактор|конструктор|консультант|ассистент|помощни|агент|оператор|мастер|техник|контролер|переводчик|секретар|лидер|практик|станоч)/u;

/** 'Вела калькулятор' is who reckons in a kitchen, 'сделала калькулятор' a page. */
const isSingularAgent = (word: string, verbMatch: string): boolean =>
  otherPeople.test(word) ||
  /^(?:студент(?:ка)?|стажер|фронтендер|бэкендер|айтишник)$/u.test(word) ||
  (word === 'калькулятор' && /^(?:ве|счита)/u.test(verbMatch)) ||
  (!noAgent.test(word) && namesRole(word));
const isPluralAgent = (word: string): boolean =>
  otherGroups.test(word) ||
  (/[ыи]$/u.test(word) &&
    !noAgent.test(word) &&
    (namesRole(word.slice(0, -1)) || namesRole(`${word.slice(0, -1)}ь`)));

/** Whom somebody else has: 'наш программист пишет'. */
const otherOf = /^(?:наш|другой|отдельный)$/u;
/** 'Три команды', 'у нас команды' are many, 'задачи команды' are of one. */
const countsThem = /^(?:все|обе|две|три|четыре|нас)$/u;
/** 'Как фрилансер', 'для команды' is oneself, or whom it is done for. */
const noSubject = /^(?:как|для|у|от|с|со|по|к|при)$/u;

/** 'Другой', 'отдельный', 'наши', 'обычно' stand between. */
const quality = /^(?:\p{L}{1,20}(?:ый|ий|ой|ая|яя|ые|ие|но)|наш[аи]?|мо[йя]|мои)$/u;
const maxQualities = 2;
/** 'Команда разработки внедрила', 'отдел аналитики писал'. */
const maxOfAgent = 3;

/** Words that nothing but a space parts. */
const run = /[\p{L}\p{N}-]+(?: [\p{L}\p{N}-]+)*/gu;

/** 'Python вёл коллега', 'использовали Java разработчики': which of the words behind a verb is its agent; -1 where none is. */
function agentBehind(words: readonly string[], at: number, isSingular: boolean): number {
  const verbMatch = words[at] ?? '';
  let next = at + 1;
  while (next - at <= maxQualities && quality.test(words[next] ?? '') && !otherPeople.test(words[next] ?? ''))
    next += 1;
  const agent = words[next] ?? '';
  // 'Внедрил брокер сообщений'
  const isThing = at === 0 && /^(?:брокер|менеджер|диспетчер|планировщик)$/u.test(agent);
  if (isSingular)
    return !ofOneself.test(verbMatch) && !isThing && isSingularAgent(agent, verbMatch) ? next : -1;
  return [next, at + 1, at + 2].find((place) => isPluralAgent(words[place] ?? '')) ?? -1;
}

/** 'Подрядчик внедрил', 'команда разработки внедрила' */
function hasAgentBefore(words: readonly string[], at: number, isSingular: boolean): boolean {
  const verbMatch = words[at] ?? '';
  return words.slice(Math.max(0, at - 1 - maxOfAgent), at).some((word, index, before) => {
    const previous = before[index - 1] ?? '';
    if (noSubject.test(previous)) return false;
    if (!isSingular)
      return (
        isPluralAgent(word) &&
        !(word === 'команды' && index > 0 && !countsThem.test(previous) && !quality.test(previous))
      );
    // 'Пришла в отдел' moves there.
    const isUnit = units.test(word) && !/^(?:в|на|за|через)$/u.test(previous);
    return (
      otherPeople.test(word) ||
      (otherOf.test(previous) && namesRole(word)) ||
      (isUnit && /(?:ло?|[еи]т)(?:с[ья])?$/u.test(verbMatch))
    );
  });
}

/** 'Под моим руководством команда внедрила', 'коллеги используют мой шаблон', 'разработчики и я' is one's own. */
const ledByOneself = wholeWords(
  'под нашим руководством',
  'мо(?:й|я|е|и|их|им|ими|ей|его|ему|ю)(?! (?:команд|отдел|коллег|начальн|руководител(?!ьств)|сотрудн))',
  'ко мне',
  'и я',
);

/** 'Мои разработчики писали' is theirs. */
function namesOwnPeople(item: string): boolean {
  const word = /(?<!\p{L})мо(?:й|я|и) (\p{L}{1,30})/u.exec(item)?.[1] ?? '';
  return otherPeople.test(word) || isPluralAgent(word) || namesRole(word);
}

/** Where in words, in small letters, the agent and the verb end that say that another did it; -1 where none do. */
function endOfAgents(item: string): number {
  if (ledByOneself.test(item) && !namesOwnPeople(item)) return -1;
  for (const { 0: all, index } of item.matchAll(run)) {
    const words = all.split(' ');
    for (const [at, word] of words.entries()) {
      const verbMatch = verb.exec(word);
      if (!verbMatch) continue;
      const isSingular = verbMatch[1] !== undefined;
      const behind = agentBehind(words, at, isSingular);
      const last = behind >= 0 ? behind : hasAgentBefore(words, at, isSingular) ? at : -1;
      if (last >= 0) return index + words.slice(0, last + 1).join(' ').length;
    }
  }
  return -1;
}

/** Said in another way than by an agent and a verb: 'отдавали на аутсорс', 'другим отделом'; not 'взаимодействие с подрядчиками'. */
const ofOthers = wholeWords(
  // 'В команде писал на Python' is one's own.
  'в команде (?:использ(?:овали|уют)|применя(?:ли|ют)|работа(?:ли|ют)|писали|пишут|вели|ведут)',
  // What one does with them in a tool is one's own.
  'взаимодейств\\p{L}{1,5} со? (?:\\p{L}{1,20} )?(?:разработчик|программист|инженер|аналитик|тестировщик)\\p{L}{0,3} (?=[a-z])(?!.{0,100} (?:в|через|используя) ).{0,200}',
  'work(?:ed|ing) (?:closely |together )?with (?!.{0,100} (?:in|using|via) )[^,]{1,60} (?:developers|engineers|programmers|designers|analysts)',
  'work(?:ed|ing) (?:closely |together )?with (?:\\p{L}{1,20} ){0,2}(?:developers|engineers|programmers|designers|analysts) using',
  '(?:отда|переда|выноси)\\p{L}{1,4} (?:\\p{L}{1,20} ){0,2}(?:на|в) аутсорс',
  '(?<!(?:с|для|в|по) )друг(?:им (?:отделом|подразделением)|ой (?:отдел|командой)|ая команда|ие (?:отделы|команды|подразделения)|ими (?:отделами|командами))',
  '(?<!(?:used|consumed|adopted|requested|trusted|relied on) )by (?:(?:the|our|an?|other|another) )?(?:\\p{L}{1,20} )?(?:analysts?|contractors?|colleagues?|teams?|agency|freelancers?|vendors?)',
);

/** 'Веду 12 компаний на аутсорсе' and 'Бухгалтер на аутсорсе' are one's own, 'учёт был на аутсорсе' is not. */
const ownVerb = new RegExp(
  `^[^\\p{L}]{0,5}(?:\\p{L}{1,20} ){0,2}(?:веду|пишу|\\p{L}{2,20}(?:[аяуе]ю|лю|жу)(?:сь)?|(?!\\p{L}{1,20}ли(?:с[ья])?(?!\\p{L}))${pastVerb})(?!\\p{L})(?! (?:подрядчик|фрилансер|студи|агентств))`,
  'u',
);
const handedOver = wholeWords('(?:был[аио]?|отдан\\p{L}{0,3})');
function isOutsourced(item: string): boolean {
  const before = /^(.*?)(?<!\p{L})на аутсорсе(?!\p{L})/u.exec(item)?.[1];
  if (before === undefined) return false;
  const isPost = before.split(' ').length <= 5 && namesRole(before) && !/(?<!\p{L})наш/u.test(before);
  return handedOver.test(before) || !(ownVerb.test(item) || isPost);
}

/** Whether an item of a list, in small letters, says that somebody else did it. */
export const isDoneByOthers = (item: string): boolean =>
  ofOthers.test(item) || isOutsourced(item) || endOfAgents(item) >= 0;

/** Whether items behind it may be theirs as well: 'разработчики использовали Java, Spring', but not 'SQL писали аналитики, Excel'. */
export function othersGoOn(item: string): boolean {
  const found = ofOthers.exec(item);
  const end = found ? found.index + found[0].length : endOfAgents(item);
  return end >= 0 && /[a-z]|1с/u.test(item.slice(end));
}
