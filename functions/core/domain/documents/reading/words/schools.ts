import { fold, wholeWords } from '../../../text/words.ts';
import { isPlaceholder, isSentence } from './not-employers.ts';
import { isMoment } from './periods.ts';
import { isPlace } from './places.ts';

const schoolWord = wholeWords(
  '\\p{L}{0,12}университет',
  '\\p{L}{0,8}институт',
  '\\p{L}{0,8}академия',
  'колледж',
  'техникум',
  '(?:\\p{L}{1,12})?училище',
  '(?:\\p{L}{1,12}-)?школа(?:-\\p{L}{1,12})?',
  'школа[- ]{1,3}\\d{1,4}',
  'гимназия',
  'лицей',
  'консерватория',
  'семинария',
  'universit(?:y|e|a|at|eit|ät)',
  'école|ecole|collège|hochschule|sixth form',
  'college',
  'institute',
  'school',
  'academy',
  'polytechnic',
);
/** 'МГТУ', 'СПбГУ', 'НИУ ВШЭ', 'УрФУ', 'MIPT'; not what else the state owns: «ФГУП», «ГАУЗ», «МУ». */
export const schoolInitials =
  /(?<![\p{L}])(?!(?:[ФК]?ГУП|МУП|ФГА?У|ГАУЗ|МАУ[КЗ]?|МУЗ?|ГУЗ?)(?!\p{L}))(?:[А-ЯЁ][а-яё]{2,4}У|[А-ЯЁ][А-Яа-яЁё]{0,5}(?:ГУ|ФУ|ТУ|ПУ|МУ|АУ|СУ|ЭУ|ИУ)[А-ЯЁ]{0,4}|[А-ЯЁ]{0,6}(?:ГУ|ФУ|ТУ|АУ|ПУ|МУ|ЭУ|ЛУ)|[А-ЯЁ]{0,3}Г[А-ЯЁ]{1,3}А|РУТ|МИИТ|МФТИ|МИФИ|МАПО|МИСи?С|МИСИС|МАИ|МЭИ|МАДИ|МАРХИ|ВШЭ|РАНХиГС|ИТМО|ЛЭТИ|РЭУ|РНИМУ|РУДН|МГИМО|ГУУ|МИЭТ|МИРЭА|МТУСИ|РосНОУ|ВГИК|ГИТИС|РГГУ|НГУЭУ|ДШИ|СОШ|ПТУ|СПО|MIT|UCLA|ETH|MIPT|HSE|ITMO|POSTECH|UC \p{Lu}\p{L}+)(?![\p{L}])/u;

export const degreeWord =
  /(?<!\p{L})(?:бакалавр|магистр|специалитет|аспирант|ординатур|интернатур|кандидат \p{L}*\s?наук|доктор \p{L}*\s?наук|высшее|среднее|начальное|неполное|неоконченное|факультет|специальность|направление|кафедра|диплом|квалификация|bachelor|master|associate|diploma|degree|b\.?\s?sc?\.?(?!\p{L})|m\.?\s?sc?\.?(?!\p{L})|b\.a\.|m\.a\.|mba|ph\.?\s?d|faculty|major)/u;
const noSchool =
  /^(?:факультет|кафедра|faculty of|department of)|(?<!\p{L})(?:курс(?!\p{L}|а)|курсы|программа повышения|course|сертификат|certificat|экстерн|закончил|окончил|поступил|учусь|учился|училась|обучаюсь|студент|прошел|прошла|олимпиад|средний балл|тема диплома|научный руководитель|gpa|thesis)/u;

/** A line of a shorter course, wherever it was. */
export const course =
  /(?<!\p{L}|\d\s)(?:курсы|курс(?:,|$| «)|повышени\p{L}{1,3} квалификац|(?:проф)?переподготовк|сертификат|семинар|тренинг|certificate)/u;

/** Whether words name a school: 'Тверской государственный университет', 'УГНТУ'. */
export const namesSchool = (words: string): boolean =>
  words.length <= 300 &&
  (schoolWord.test(fold(words)) || schoolInitials.test(words)) &&
  !noSchool.test(fold(words)) &&
  !isPlaceholder(words);

/** Whether a part beside a school may be what was studied there. */
export const couldBeDegree = (part: string): boolean =>
  part.length >= 4 &&
  part.length <= 160 &&
  /\p{L}{3}/u.test(part) &&
  !isPlace(part) &&
  !isMoment(part) &&
  !isSentence(part) &&
  !/^(?:19|20)\d\d|\d\s?%|балл|\d курс|выпуск |студент|выпускни|student|graduate$|красный диплом|с отличием|очн\p{L}+ форма|gpa/iu.test(
    part,
  ) &&
  !isPlaceholder(part);
