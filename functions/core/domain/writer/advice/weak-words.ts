import { fold } from '../../text/words.ts';
import { isDoneByOthers } from '../own/done-by-others.ts';
import { capitalizeFirst } from '../text-cleanup.ts';
import { toAccusative } from './accusative.ts';

/** What was done, by its stem: the verbs of a man, a woman and of today, and its name in the cases met with. */
interface Action {
  he: string;
  she: string;
  now: string;
  name: string;
  stem: RegExp;
}

const action = (name: string, stem: string, he: string, she: string, now: string): Action => ({
  name,
  stem: new RegExp(`^(?:${stem})$`, 'u'),
  he,
  she,
  now,
});

const actions: readonly Action[] = [
  action('разработка', 'разработк[ауеи]|разработкой', 'разработал', 'разработала', 'разрабатываю'),
  action('создание', 'создани[еяюи]|созданием', 'создал', 'создала', 'создаю'),
  action('поддержка', 'поддержк[ауеи]|поддержкой', 'поддерживал', 'поддерживала', 'поддерживаю'),
  action('подготовка', 'подготовк[ауеи]|подготовкой', 'подготовил', 'подготовила', 'готовлю'),
  action('внедрение', 'внедрени[еяюи]|внедрением', 'внедрил', 'внедрила', 'внедряю'),
  action('тестирование', 'тестировани[еяюи]|тестированием', 'протестировал', 'протестировала', 'тестирую'),
  action('настройка', 'настройк[ауеи]|настройкой', 'настроил', 'настроила', 'настраиваю'),
  action('ведение', 'ведени[еяюи]|ведением', 'вёл', 'вела', 'веду'),
  action(
    'проектирование',
    'проектировани[еяюи]|проектированием',
    'спроектировал',
    'спроектировала',
    'проектирую',
  ),
  action('исправление', 'исправлени[еяюи]|исправлением', 'исправил', 'исправила', 'исправляю'),
  action('составление', 'составлени[еяюи]|составлением', 'составил', 'составила', 'составляю'),
  action('обработка', 'обработк[ауеи]|обработкой', 'обработал', 'обработала', 'обрабатываю'),
  action('расчёт', 'расчет[ауе]?|расчетом', 'рассчитал', 'рассчитала', 'рассчитываю'),
  action('контроль', 'контрол[ьяюе]|контролем', 'контролировал', 'контролировала', 'контролирую'),
  action('анализ', 'анализ[ауе]?|анализом', 'проанализировал', 'проанализировала', 'анализирую'),
  action('организация', 'организаци[яюией]+', 'организовал', 'организовала', 'организую'),
  action('оптимизация', 'оптимизаци[яюией]+', 'оптимизировал', 'оптимизировала', 'оптимизирую'),
  action('автоматизация', 'автоматизаци[яюией]+', 'автоматизировал', 'автоматизировала', 'автоматизирую'),
  action('привлечение', 'привлечени[еяюи]|привлечением', 'привлёк', 'привлекла', 'привлекаю'),
  action('обучение', 'обучени[еяюи]|обучением', 'обучил', 'обучила', 'обучаю'),
  action('написание', 'написани[еяюи]|написанием', 'написал', 'написала', 'пишу'),
  action('продвижение', 'продвижени[еяюи]|продвижением', 'продвигал', 'продвигала', 'продвигаю'),
  action('оформление', 'оформлени[еяюи]|оформлением', 'оформил', 'оформила', 'оформляю'),
  action('сопровождение', 'сопровождени[еяюи]|сопровождением', 'сопровождал', 'сопровождала', 'сопровождаю'),
  action('проведение', 'проведени[еяюи]|проведением', 'провёл', 'провела', 'провожу'),
  action('формирование', 'формировани[еяюи]|формированием', 'сформировал', 'сформировала', 'формирую'),
  action('развитие', 'развити[еяю]|развитием|развитии', 'развивал', 'развивала', 'развиваю'),
  action('перевод', 'перевод[ауе]?|переводом', 'перевёл', 'перевела', 'перевожу'),
  action('закупка', 'закупк[ауеи]|закупкой', 'закупил', 'закупила', 'закупаю'),
];

type Voice = 'he' | 'she' | 'now';

interface WeakPhrase {
  /** The weak words themselves, as the line shows them: 'занимался'. */
  words: string;
  /** The line as one would rather say it, with a gap where only its owner knows. */
  rewrite: string;
  reason: string;
}

const share = '[какую часть]';

const reasons = {
  whole: (words: string) =>
    `«${words}» говорит о присутствии, а не о деле. Скажите, что сделано и чем это кончилось; если глагол преувеличивает, поправьте его.`,
  part: (words: string) =>
    `Из слов${words.includes(' ') ? '' : 'а'} «${words}» не видно, что сделали вы, а что — остальные. Назовите свою часть работы и её итог.`,
  charge: (words: string) =>
    `«${words}» называет обязанность, а не то, как вы с ней справлялись. Скажите, что изменилось при вас.`,
};

const englishReasons = {
  part: (words: string) =>
    `“${words}” does not show what was yours and what was others’. Name your part of the work and what it gave.`,
  charge: (words: string) =>
    `“${words}” names a duty, not how well you did it. Say what changed while you were there.`,
};

/** Starts of a line; the object follows in the case that the start asks for. */
const starts: readonly [RegExp, 'whole' | 'part' | 'charge'][] = [
  [/^(?:занимал(?:ся|ась)|занимаюсь)\s+/u, 'whole'],
  [/^(?:осуществлял[а]?|осуществляю|производил[а]?|произвожу|выполнял[а]?|выполняю)\s+/u, 'whole'],
  [/^(?:отвечал[а]?|отвечаю)\s+за\s+/u, 'charge'],
  [
    /^(?:участвовал[а]?|участвую|принимал[а]? участие|принимаю участие|помогал[а]?|помогаю)\s+(?:во?|с|со)\s+/u,
    'part',
  ],
];

const voiceOf = (start: string): Voice =>
  /(?:ась|ла)(?:\s|$)/u.test(start) ? 'she' : /(?:ю(?:сь)?|жу)(?:\s|$)/u.test(start) ? 'now' : 'he';

const led = { he: 'вёл', she: 'вела', now: 'веду' };
const choices = {
  he: '[наладил, ускорил или запустил — что точнее]',
  she: '[наладила, ускорила или запустила — что точнее]',
  now: '[налаживаю, ускоряю или развиваю — что точнее]',
};
const took = { he: 'взял на себя', she: 'взяла на себя', now: 'беру на себя' };
const ledThings =
  /^(?:учет|отчетность|документооборот|закупки|продажи|переговоры|склад|бюджет|соцсети|клиентов|проекты?|команду|найм|базу|кассу|архив|переписку|сайт|блог)(?!\p{L})/u;

/** Whose purchases they are, not what was bought: 'закупки отдела'. */
const buyers =
  /^(?:\p{L}{1,20} ){0,2}(?:отдела|склада|магазина|компании|филиала|предприятия|сети|ресторана|цеха|офиса|школы|клиники)(?!\p{L})/u;

/** Nobody sets them up, makes them faster or launches them. */
const notLaunched =
  /^(?:\p{L}{1,20} ){0,2}(?:жизн|здоров|безопасн|сохранн|поряд|чистот|дисциплин|дет(?:и|ей|ьми)|воспитанник|учеников|учащих|сотрудник|работник|персонал|стажер|людей|человек|пациент)/u;
/** Of people nobody teaches a part, and before a preposition there is none: 'подготовка к аудиту'. */
const hasNoPart =
  /^(?:(?:\p{L}{1,20} ){0,2}(?:дет(?:ей|ям)|воспитанник|ученик|учащих|сотрудник|работник|персонал|стажер|нович|студент|клиент|пациент|покупател|продавц|специалист|менеджер|водител|кандидат|людей|коллег)|(?:в|во|на|с|со|по|для|из|от|к|ко|о|об|при|за|под|над|через|до) )/u;

function russianWeak(words: string): WeakPhrase | null {
  const folded = fold(words);
  if (folded.length !== words.length) return null;
  for (const [pattern, kind] of starts) {
    const [start] = pattern.exec(folded) ?? [];
    if (start === undefined) continue;
    const voice = voiceOf(start);
    const object = words.slice(start.length);
    // 'За то, чтобы касса сходилась' names nothing that was made.
    if (/^то,? /u.test(fold(object))) return null;
    const [first = '', ...others] = object.split(' ');
    const rest = others.join(' ');
    const named = actions.find(({ stem }) => stem.test(fold(first)));
    const found = named?.name === 'закупка' && buyers.test(fold(rest)) ? undefined : named;
    const weak = words.slice(0, start.length).trim();
    const rewritten = (rewrite: string): WeakPhrase => ({
      words: weak,
      rewrite: capitalizeFirst(rewrite),
      reason: reasons[kind](weak),
    });
    const isWhole = kind === 'part' && hasNoPart.test(fold(rest));
    if (found && rest !== '' && !isWhole && !/^(?:и|,)\s/u.test(rest)) {
      // «Разработал [какую часть] сервиса»: the gap takes the case, what follows stays as it was.
      if (kind === 'part') return rewritten(`${found[voice]} ${share} ${rest}`);
      const direct = toAccusative(rest);
      return rewritten(direct ? `${found[voice]} ${direct}` : `${found.name} ${rest}`);
    }
    const [, second = '', afterBoth = ''] = /^и (\S+) (.+)$/u.exec(rest) ?? [];
    const other = found && actions.find(({ stem }) => stem.test(fold(second)));
    if (found && other && kind !== 'part') return rewritten(`${found.name} и ${other.name} ${afterBoth}`);
    if (kind === 'charge' && notLaunched.test(fold(object))) return null;
    if (kind === 'charge')
      return rewritten(`${ledThings.test(fold(object)) ? led[voice] : choices[voice]} ${object}`);
    // What follows keeps the case that the weak words asked for.
    if (kind === 'part' && found)
      return rewritten(
        `${took[voice]} [что именно] ${/с[о]? $/u.test(start) ? 'в работе с' : 'в'} ${object}`,
      );
    // Which deed it was, and in which case its object would stand, nobody but its owner can say.
    return null;
  }
  return null;
}

const past = new Map(
  Object.entries({
    developing: 'Developed',
    development: 'Developed',
    designing: 'Designed',
    design: 'Designed',
    building: 'Built',
    creating: 'Created',
    creation: 'Created',
    testing: 'Tested',
    managing: 'Managed',
    management: 'Managed',
    maintaining: 'Maintained',
    maintenance: 'Maintained',
    supporting: 'Supported',
    support: 'Supported',
    writing: 'Wrote',
    leading: 'Led',
    preparing: 'Prepared',
    preparation: 'Prepared',
    coordinating: 'Coordinated',
    analyzing: 'Analyzed',
    analysing: 'Analysed',
    analysis: 'Analysed',
    implementing: 'Implemented',
    implementation: 'Implemented',
    migrating: 'Migrated',
    migration: 'Migrated',
    training: 'Trained',
    organizing: 'Organized',
    organising: 'Organised',
    monitoring: 'Monitored',
    hiring: 'Hired',
  }),
);

const englishStart =
  /^(?:(?:was |were )?(responsible for|in charge of)|(?:was |were )?(?:involved in|participated in|worked on|helped(?: (?:with|in|to))?|assisted (?:in|with)|took part in))\s+/iu;

/** Whom somebody helped is no place where something was done. */
const helpedSomebody =
  /^helped (?:the|our|my|an?) (?:\p{L}{1,20} ){0,2}(?:team|people|colleagues|staff|clients?|customers?)(?!\p{L})/iu;

/** 'support for clients': whom one supported. */
const forWhom = /^(?:Supported|Trained|Maintained|Managed)$/u;

/** 'migration to Kubernetes': no part of it is 'of to Kubernetes'. */
const otherPreposition = /^(?:to|from|in|into|on|onto|for|with|at|by|across|between|under|within)\s/iu;

function englishWeak(words: string): WeakPhrase | null {
  const match = englishStart.exec(words);
  if (!match || helpedSomebody.test(words)) return null;
  const [start, charge] = match;
  const [first = '', ...others] = words
    .slice(start.length)
    .replace(/^the\s+/iu, '')
    .split(' ');
  const verb = past.get(first.toLowerCase());
  const rest = others
    .join(' ')
    .replace(charge && forWhom.test(verb ?? '') ? /^(?:of|for)\s+/iu : /^of\s+/iu, '');
  const weak = start.trim();
  const reason = englishReasons[charge ? 'charge' : 'part'](weak);
  if (verb && (charge || !otherPreposition.test(rest))) {
    const object = rest === '' ? '[how many or what exactly]' : charge ? rest : `[which part] of ${rest}`;
    return { words: weak, rewrite: `${verb} ${object}`, reason };
  }
  const object = words.slice(start.length);
  return {
    words: weak,
    rewrite: charge ? `[Ran, improved or launched] ${object}` : `[Did what exactly] in ${object}`,
    reason,
  };
}

/** A line that begins with words that say nothing of what was done; null for any other. */
export function weakWordsIn(words: string): WeakPhrase | null {
  const plain = words.replace(/(?<![\s.;])[\s.;]+$/u, '');
  // 'Участвовала во внедрении (внедрял подрядчик)' claims no more.
  if (isDoneByOthers(fold(plain))) return null;
  return russianWeak(plain) ?? englishWeak(plain);
}
