import { fold, wholeWords } from '../../../text/words.ts';
import { namesThing } from './known-names.ts';

/** Stems of occupations; one that another word may stand before ('веб-разработчик') is among the first. */
const compound =
  'разработчи(?:к|ца)|программист(?:ка)?|инженер|дизайнер|тестировщи(?:к|ца)|аналити(?:к|чка)|менеджер|бухгалтер|руководитель(?:ница)?|директор|специалист(?:ка)?|администратор|маркетолог|экономист(?:ка)?|консультант(?:ка)?|архитектор|мастер|технолог|редактор|механик|техник|слесарь|электрик|сварщи(?:к|ца)|конструктор|продюсер|фотограф|режиссер|оператор';
const simple =
  'юрист|юрисконсульт|адвокат|нотариус|судья|рекрутер|продав(?:ец|щица)|копирайтер|стажер|верстальщи(?:к|ца)|лаборант(?:ка)?|учитель(?:ница)?|завуч|вожатая|преподаватель(?:ница)?|воспитатель(?:ница)?|врач|терапевт|хирург|педиатр|стоматолог|фармацевт|провизор|медсестра|медбрат|санитар(?:ка)?|фельдшер|акушерка|сестра|водитель|логист|секретарь|ассистент(?:ка)?|помощни(?:к|ца)|координатор|кассир(?:ша)?|стюард(?:есса)?|кровельщик|настройщик|переплетчик|расчетчик|штурман|иллюстратор|художни(?:к|ца)|журналист(?:ка)?|корреспондент|переводчи(?:к|ца)|методист|куратор|начальник|заведующ(?:ий|ая)|управляющ(?:ий|ая)|психолог|исследователь|тимлид|техлид|лидер|закупщик|товаровед|официант(?:ка)?|бармен|бариста|повар|пекарь|кондитер|шеф|курьер|кладовщи(?:к|ца)|грузчик|комплектовщи(?:к|ца)|упаковщи(?:к|ца)|уборщи(?:к|ца)|охранник|сторож|электромонтер|монтажник|заместитель(?: \\p{L}{3,20}(?:ого|его))? \\p{L}{4,20}[ая]|производитель работ|пристав(?:-исполнитель)?|(?:видео)?монтажер|крановщи(?:к|ца)|костюмер|экскурсовод|флорист|логопед|дефектолог|хореограф|ювелир|реставратор|токарь|фрезеровщик|машинист|тракторист|строитель|каменщик|плотник|столяр|маляр|штукатур|сантехник|прораб|геодезист|агроном|ветеринар|парикмахер|стилист|визажист|косметолог|массажист(?:ка)?|тренер|инструктор|аниматор|танцов(?:щик|щица)|модель|актер|актриса|певец|певица|музыкант|библиотекарь|архивариус|сотрудни(?:к|ца)|работни(?:к|ца)|рабоч(?:ий|ая)(?! (?:день|график|стаж))|служащ(?:ий|ая)|печатник|наборщик|агент|представитель|мерчендайзер|супервайзер|промоутер|диспетчер|аудитор|финансист|казначей|ревизор|инспектор|следователь|полицейский|военнослужащий|командир|няня|гувернантка|горничная|домработница|портье|швея|портной|закройщик|обувщик|интервьюер|волонтер|вожатый|хостес|сомелье|тьютор|репетитор|доцент|профессор|декан|ректор|председатель|президент|основатель|сооснователь|предприниматель|владелец|партнер|комендант|снабженец|сметчик|нормировщик|контролер|лектор|наставник|ученый|биолог|химик|физик|математик|геолог|эколог|оценщик|риелтор|брокер|трейдер|андеррайтер|скрам-мастер|практикант(?:ка)?|контент-мейкер|таргетолог|сеошник|девопс|модератор|геймдизайнер|аккаунт|байер|баер|мануальщик|вебмастер|сисадмин|эникейщик';
const english =
  'developer|engineer|associate|programmer|designer|analyst|manager|accountant|scientist|researcher|tester|specialist|consultant|architect|administrator|intern|assistant|director|officer|writer|editor|marketer|recruiter|teacher|tutor|lecturer|professor|instructor|bookkeeper|auditor|controller|nurse|driver|cook|chef|waiter|waitress|barista|bartender|cashier|clerk|secretary|receptionist|paralegal|lawyer|attorney|pharmacist|therapist|translator|photographer|producer|supervisor|coordinator|executive|founder|cofounder|co-founder|freelancer|trainee|apprentice|technician|mechanic|electrician|operator|worker|volunteer|mentor|strategist|planner|buyer|sdet|devrel';

/** 'Зам. главного врача', 'И.о. директора' */
const deputy =
  '(?:зам(?:\\. ?| )|и\\. ?о\\. ?|ио )(?:\\p{L}{2,20} ){0,2}(?:директора|начальника|руководителя|заведующ(?:его|ей)|управляющ(?:его|ей)|председателя|главного \\p{L}{3,20})';

const russianRole = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${deputy}|\\p{L}{0,20}(?:${compound})|(?:\\p{L}{1,20}-)?(?:${simple}))(?![\\p{L}\\p{N}])`,
  'u',
);
const englishRole = wholeWords(
  `(?:${english})`,
  'team ?lead',
  'tech ?lead',
  'lead',
  'head',
  'devops',
  'qa',
  'sre',
  'c[tefoimp]o',
  '(?:product|project|scrum) (?:owner|master)',
);

/** Words of what stands before an occupation: 'старший научный сотрудник', 'Python-разработчик'. */
const isQualifier = (word: string): boolean =>
  /^(?:и\.?о\.?|зам\.?|заместитель|главный|старший|младший|ведущий|junior|middle|senior|lead|head|chief|deputy|vice|principal|staff|full|stack|fullstack|backend|frontend|front|back|end|software|hardware|web|веб|mobile|android|ios|data|machine|learning|ml|ai|deep|cloud|platform|site|reliability|security|information|system|systems|network|database|support|technical|technology|operating|product|project|program|sales|marketing|business|hr|it|ux|ui|qa|test|automation|manual|game|graphic|visual|digital|content|seo|smm|social|media|customer|account|key|area|regional|general|executive|finance|financial|legal|medical|registered|head|line|pastry|sous|delivery|truck|research|teaching|student|office|personal|creative|art|motion|embedded|infrastructure|solutions?|integration|founding|member|scrum|agile|development|engineering|operations|quality|assurance|human|resources|public|relations|primary|school|english|math|director|of|and|the|&|-|\/|i{1,3}|iv)$/u.test(
    word,
  ) ||
  /(?:ый|ий|ой|ая|яя|ный)$/u.test(word) ||
  /-$/u.test(word);

const maxRoleLength = 100;

/** Whether words name an occupation somewhere: 'Ведущий бухгалтер', 'QA Engineer', 'в роли инженер по качеству'. */
export function namesRole(words: string): boolean {
  if (words.length > 400) return false;
  const folded = fold(words);
  return russianRole.test(folded) || englishRole.test(folded);
}

/** Words that are an occupation and begin as one: 'Менеджер по продажам', no 'Ромашка менеджер' and no 'помощь повару'. */
export function isRole(words: string): boolean {
  const folded = fold(words).trim();
  if (
    folded.length > maxRoleLength ||
    folded.split(/\s+/u).length > 12 ||
    !/^\p{L}|^1[cс]|^\.net/u.test(folded)
  )
    return false;
  const found = russianRole.exec(folded) ?? englishRole.exec(folded);
  if (!found) return false;
  const ahead = folded
    .slice(0, found.index)
    .split(/[\s,/]+/u)
    .filter((word) => word !== '');
  const isKnown = (word: string) => isQualifier(word) || namesThing(word) || /^[a-z+#.\d-]{1,4}$/u.test(word);
  return ahead.length <= 5 && ahead.every(isKnown);
}

/** As `isRole`, and an English one may have any words before it: 'Compiler Engineer'. */
export const endsAsRole = (words: string): boolean =>
  isRole(words) ||
  (/^[\p{Lu}][A-Za-z/&. -]{1,50}$/u.test(words) &&
    words.split(' ').length <= 5 &&
    new RegExp(`(?:${english})$`, 'u').test(words.toLowerCase()));

/** What stands at the end of a legal name, and what stands before one. */
export const legalForm =
  /(?<![\p{L}])(?:ООО|ОАО|ЗАО|ПАО|НАО|АО|ИП|ГК|НПО|НПП|НПЦ|НИИ|ФГУП|МУП|ГУП|ФГБУ|ФГБОУ|ФГАОУ|ГБУЗ?|ГБОУ|МБУ|МБОУ|МАУ|МАОУ|МКУ|ГАУЗ?|АНО|АНОО|АНООВО|НКО|ТОО|ОсОО|LLC|LLP|Ltd\.?|Inc\.?|Corp\.?|GmbH|AG|PLC|Pvt|Pty|OÜ|UAB|SIA|Sp\. z o\.o\.?|s\.r\.o\.?|S\.r\.l\.?|S\.A\.|B\.V\.)(?![\p{L}])/u;

/** Words of an employer's kind, which stand in its name. */
const employerWord = wholeWords(
  'компания',
  'группа компаний',
  'корпорация',
  'холдинг',
  'банк',
  'завод',
  'фабрика',
  'комбинат',
  'больница',
  'поликлиника',
  'клиника',
  'аптека',
  'роддом',
  'школа',
  'гимназия',
  'лицей',
  'детский сад',
  'университет',
  'институт',
  'академия',
  'колледж',
  'музей',
  'театр',
  'библиотека',
  'издательство',
  'газета',
  'журнал',
  'ресторан',
  'кафе',
  'гостиница',
  'отель',
  'автопарк',
  'таксопарк',
  'типография',
  'нотариальная контора',
  'адвокатское бюро',
  'коллегия адвокатов',
  'студия',
  'агентство',
  'учебный центр',
  'медицинский центр',
  'торговый дом',
  'магазин',
  'салон',
  'ателье',
  'почта',
  'администрация',
  'министерство',
  'department store',
  'bank',
  'hospital',
  'clinic',
  'university',
  'college',
  'school',
  'restaurant',
  'hotel',
  'agency',
  'studio',
  'company',
  'group',
  'labs?',
  'systems',
  'technologies',
  'solutions',
);

const preposition = /(?:^|\s)(?:с|со|из|для|по|на|от|к|и|у|о|об|при|в)$/iu;

/** Where the employer begins in 'Водитель ООО «Луч»' and 'Грузчик ИП Петров': a post, a legal form, and a name. */
export function employerBehindPost(part: string): number | null {
  if (part.length > 200) return null;
  const { index, 0: form } = legalForm.exec(part) ?? { index: 0, 0: '' };
  const post = part.slice(0, index).trim();
  const isNamed = /^\s{0,3}["«“„‘'\p{Lu}\d]/u.test(part.slice(index + form.length));
  return isNamed && index > 0 && !preposition.test(post) && isRole(post) ? index : null;
}

/** 'Designer Brands Inc.' is a firm, 'Engineer Parcelwise Ltd' a post in one: nobody can tell them apart. */
export const couldBeFirm = (part: string): boolean => /\s(?:LLC|LLP|Ltd|Inc|Corp|GmbH|PLC)\.?$/u.test(part);

/** 'ООО «Ромашка»', '«Ромашка»', 'Parcelwise Ltd'; no post: 'Администратор салона «Локон»'. */
export function isSureEmployer(part: string): boolean {
  if (part.length > 200 || /[»"”]\s\p{Ll}/u.test(part) || isRole(part)) return false;
  // 'Работал в ООО «Ромашка»' and 'договор с АО «Луч» на 5 лет' are sentences: a form begins a name, or ends it.
  const form = legalForm.exec(part);
  const isAtEdge =
    form !== null &&
    (form.index === 0 ||
      /^[\s.)»"”]{0,3}(?:\([^()]{1,60}\)|\p{Lu}[\p{L}-]{1,25})?$/u.test(
        part.slice(form.index + form[0].length),
      ));
  return isAtEdge || /^(?:\p{L}{2,20}(?: \p{L}{2,20}){0,3} )?[«"„“‘'].{1,80}[»"“”’']$/u.test(part);
}

/** 'студия «Контур»', 'мебельный салон «Угол»': the kind in small letters, and the name after it. */
export const isKindWithName = (part: string): boolean =>
  /^\p{Ll}/u.test(part) &&
  isSureEmployer(part) &&
  employerWord.exec(fold(part).replace(/^(?:\p{L}{2,20}(?:ый|ий|ой|ая|яя|ое) ){1,2}/u, ''))?.index === 0;

/** 'Городская больница № 3', 'Нотариальная контора' */
export const isKindOfEmployer = (part: string): boolean =>
  /^\p{Lu}|№\s?\d/u.test(part) && part.length <= 200 && employerWord.test(fold(part));
