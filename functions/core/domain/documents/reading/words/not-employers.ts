import { fold } from '../../../text/words.ts';
import { contactsIn } from '../contacts.ts';
import { headingOf } from './headings.ts';
import { isListOfThings, isNameOfThing } from './known-names.ts';
import { isMoment, isOpenMoment, momentIn, periodIn } from './periods.ts';
import { isPlace } from './places.ts';
import { isKindOfEmployer, isSureEmployer, legalForm } from './vocabulary.ts';

const count = '\\d{1,3}(?:[.,]\\d)?\\+?';
const duration = new RegExp(
  `^\\(?(?:около |более |почти |over |about )?(?:${count}\\s?(?:год|года|лет|г\\.|месяц|месяца|месяцев|мес\\.?|years?|yrs?\\.?|months?|mos?\\.?|недел\\p{L}{1,3}|weeks?)[\\s.,и]{0,4}(?:and )?){1,3}\\)?$`,
  'iu',
);

/** '3 года 4 месяца' */
export const isDuration = (words: string): boolean => words.length <= 60 && duration.test(fold(words.trim()));

const placeholder =
  /^[[<{].*[\]>}]$|lorem ipsum|dolor sit amet|(?:название|наименование) (?:компании|организации|вуза|учебного|должности)|(?:ваше?|ваша|your) (?:имя|фамилия|должность|name|company|title|position|school|university)|^(?:компания|должность|организация|company(?: name)?|job title|position|school name|employer|university name|degree)(?: \d)?$|имя фамилия|фамилия имя|^(?:first|last|full) ?name|(?<!\p{L})x{3,}(?!\p{L})|^ххх+|_{3,}|\.{4,}|^\(?(?:укажите|введите|впишите|enter|insert) /iu;

/** What a template asks to be filled in: 'Название компании', '[Компания]', 'Lorem ipsum'. */
export const isPlaceholder = (words: string): boolean =>
  words.length <= 400 && placeholder.test(words.trim());

const pastTense =
  /(?<!\p{L})(?!\p{L}{0,10}(?:канал|журнал|портал|терминал|филиал|персонал|материал|потенциал|капитал)[аи]?(?!\p{L}))(?!(?:мебели|модели|недели|отели|автомобили|профили|стили|кабели|туннели|детали|медали|эмали|педали|акула|формула|правила|скала|шкала|вокзал|идеал|байкал|карнавал|ритуал|сериал|квартал)(?!\p{L}))(?!урал|сигнал|арсенал|маршал|металл?|финал|регионал|универсал|профиль|отдел)\p{L}{2,20}(?:[аяиеуы]л|[аяиеуы]л[аи]|л(?:ся|ась|ись))(?!\p{L})/u;
const presentTense =
  /(?<!\p{L})(?:\p{L}{3,20}(?:аю|яю|ую|ею|юсь|ируем|иваем|ываем|ает|яет|ует|ают|яют|уют|ается|яется|уется|ются)|веду|пишу|имею|могу|знаю|являюсь)(?!\p{L})/u;
const englishDuty =
  /^(?:led|built|designed|developed|managed|created|implemented|improved|reduced|increased|worked|maintained|provided|responsible|helped|assisted|launched|introduced|optimi[sz]ed|established|delivered|mentored|wrote|conducted|supported|participated|achieved|performed|ensured|coordinated)(?!\p{L})/u;
const dutyNoun =
  /^(?:разработк|создани|ведени|проведени|организаци(?:я|и) \p{L}|поддержк|сопровождени|настройк|внедрени|участи|работа (?:с|в|над|по) |поиск|подготовк|контрол|консультировани|обслуживани|составлени|обучени|управление (?:\p{Ll}|команд)|выполнени|проектировани|тестировани|написани|реализаци|оформлени|обработк|прием|продаж|помощь|анализ|изучени|интеграци|автоматизаци|оптимизаци|моделировани|взаимодействи|обеспечени|расчет|сдача|учет |формировани|координаци|планировани|руководство|монтаж|ремонт|доставк|перевозк|уход за|сервировк|приготовлени|повышение|увеличение|снижение|сокращение|рост )/u;

/** 'Монтажстрой', 'Контрольсервис': firms that are called after what they do. */
const firmOfWork = /^\p{L}{4,20}(?:строй|снаб|сервис|торг|пром|инвест)(?!\p{L})/u;

/** Words that say what was done, not where: 'Ускорила загрузку на 40%', 'Разработка сервисов', 'Led a team'. */
export function isDuty(words: string): boolean {
  const start = fold(words.slice(0, 40)).trim();
  return (dutyNoun.test(start) && !workerNoun.test(start) && !firmOfWork.test(start)) || isSentence(words);
}

/** 'монтажник' and 'контролёр' do what 'монтаж' and 'контроль' are. */
const workerNoun = /^\p{L}{4,20}(?:ник|ер|щик|щица|тель)(?!\p{L})/u;

/** Words with a verb of somebody's own: 'Знаю основы React'. */
export function isSentence(words: string): boolean {
  const folded = fold(words.slice(0, 300)).trim();
  if (englishDuty.test(folded)) return true;
  const unquoted = folded.replace(/[«"„“].{0,80}?[»"“”]/gu, ' ');
  return unquoted.split(/\s+/u).length >= 2 && (pastTense.test(unquoted) || presentTense.test(unquoted));
}

const ownBusiness =
  /^(?:ип|фриланс\p{L}*|самозанят\p{L}*|freelance\p{L}*|self[- ]?employed?|selfemployee|индивидуальное предпринимательство.*|индивидуальный предприниматель|частная практика|частные заказы|(?:сво[йе]|собственное|личное|личный|индивидуальный|собственный|учебный|командный|групповой|дипломный|pet|пет|own|personal|side)[- ]?(?:проект|бизнес|дело|project|business)\p{L}*|работа на себя|без официального трудоустройства|неофициально|стартап|startup|проект|project|армия|(?:\p{L}+ )?(?:competition|hackathon|хакатон|конкурс|олимпиада)|доклад.*|(?:курс|хакатон|hackathon|конференция|conference|конкурс|олимпиада|вебинар) .*|учебн\p{L}+ проект\p{L}*.*|практика|производственная практика|учебная практика|стажировка|подработка)$/u;

/** A time without work, where it has a line of its own. */
export const isBreak = (words: string): boolean =>
  /^(?:перерыв|декрет|отпуск по уходу|служба в армии|career break|sabbatical)/u.test(
    fold(words.slice(0, 40)),
  );

/** Work for oneself, or for nobody: there is no employer to name. */
export const isOwnBusiness = (part: string): boolean =>
  part.length <= 120 &&
  (isBreak(part) ||
    ownBusiness.test(
      fold(part)
        .replace(/[«»"„“”]/gu, '')
        .trim(),
    ));

const industries =
  /^(?:информационные технологии|it(?:,|$)|телекоммуникации|розничная торговля|продукты питания|товары народного потребления|услуги для (?:бизнеса|населения)|финансовый сектор|образовательные учреждения|медицина, фармацевтика|гостиницы, рестораны|строительство, недвижимость|автомобильный бизнес|перевозки, логистика|тяжелое машиностроение|промышленное оборудование|энергетика|нефть и газ|металлургия|добывающая отрасль|химическое производство|лесная промышленность|сельское хозяйство|сми, маркетинг|искусство, культура|государственные организации|общественная деятельность|электроника, приборостроение|управление многопрофильными|жкх$|интернет-компания|разработка программного обеспечения|системная интеграция|information technology, system integration)/u;

/** A line of hh.ru's that names a trade. */
export const isIndustry = (words: string): boolean => industries.test(fold(words.slice(0, 200)));

const department =
  /^(?:отдел|департамент|направление|группа(?! компаний)|команда|кафедра|факультет|дирекция|сектор|цех|проект|продукт(?!ов)|стрим|служба \p{Ll}|(?:\p{L}+ ){0,3}(?:department|division|team|unit|squad)$)/u;
export function isDepartment(part: string): boolean {
  const words = fold(part.slice(0, 120));
  return department.test(words) && !firmOfWork.test(words);
}

/** A site or another contact, and nothing beside it. */
export function isContact(part: string): boolean {
  if (part.length > 200) return false;
  const { emails, phones, handles, links } = contactsIn(part);
  const rest = [...emails, ...phones, ...handles, ...links].reduce(
    (remaining, contact) => remaining.replace(contact, ''),
    part,
  );
  return rest.length < part.length && (rest.match(/\p{L}/gu) ?? []).length <= 4;
}

const isSkillAlone = (part: string): boolean => isNameOfThing(part) || isListOfThings(part);

/** 'ИП Морозов С.А.': the last point ends no sentence. */
export const endsWithInitials = (words: string): boolean =>
  /(?<!\p{L})ИП \p{Lu}[\p{L}-]{1,30} (?:\p{Lu}\. ?){1,2}$/u.test(words.slice(-60));

/** Whether a part of an entry's head cannot be the name of who paid for the work. */
export function isNoEmployer(part: string): boolean {
  const isNamed = isSureEmployer(part) || isKindOfEmployer(part);
  return (
    part.length < 2 ||
    part.length > 90 ||
    part.split(/\s+/u).length > 11 ||
    !/\p{L}/u.test(part) ||
    /\d\s?%|[$€₽]|[!?;]/u.test(part) ||
    (!endsWithInitials(part) &&
      /\.$/u.test(
        part.replace(/(?:Inc|Ltd|Corp|Co|o\.o|(?:[sS]\.)?r\.o|(?:[sS]\.)?r\.l|н\.?\s?в|г)\.$/u, ''),
      )) ||
    isPlaceholder(part) ||
    isDuration(part) ||
    isMoment(part) ||
    isOpenMoment(part) ||
    periodIn(part) !== null ||
    /^\d{1,2}[./]|^(?:19|20)\d\d(?!\p{L})/u.test(part) ||
    (momentIn(part) !== null && !isNamed) ||
    isPlace(part) ||
    isIndustry(part) ||
    isOwnBusiness(part) ||
    // What it is for is told of a product.
    (/\sдля\s\p{Ll}/u.test(part) && !/[«"„“]/u.test(part)) ||
    isContact(part) ||
    headingOf(part)?.rest === '' ||
    (!isNamed &&
      (isSkillAlone(part) || isDepartment(part) || part.length > 70 || part.split(/\s+/u).length > 8)) ||
    isSentence(part) ||
    (!legalForm.test(part) && isDuty(part))
  );
}
