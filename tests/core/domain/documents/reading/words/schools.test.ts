import { describe, expect, it } from 'vitest';
import {
  couldBeDegree,
  course,
  degreeWord,
  namesSchool,
  schoolInitials,
} from '#core/domain/documents/reading/words/schools.ts';
import { listed } from './listed.ts';

describe('schools (docs/rules.md#resume-reading)', () => {
  it.each(
    listed(`Тверской университет|Госуниверситет|Тульский институт|Политинститут|Лесная академия|Госакадемия
      Колледж связи|Техникум связи|Училище связи|Медучилище|Школа рисования|Онлайн-школа|Школа-интернат
      Лицей-школа-интернат|Школа 5|Школа-5|Школа 1234|Гимназия № 5|Лицей № 5|Консерватория|Семинария
      University of Tver|Universite de Paris|Universita di Roma|Universitat Bremen|Universiteit
      Universität Bremen|École North|Ecole North|Collège North|Hochschule Bremen|Sixth form North
      College of Tver|Institute of Tver|School of Tver|Academy of Tver|Tver Polytechnic|УНИВЕРСИТЕТ
      Тверской университет, 2011`),
  )('«%s»', (words) => expect(namesSchool(words)).toBe(true));

  it.each(
    listed(`Университетский проспект|Институтская улица|Академиямед|Колледжи|Техникумы|Училищем|Школаград
      Гимназиям|Лицейский|Консерваторияльность|Семинариям|Universal|Schools|Colleges|Academyc|Polytechnics
      ФГУП Почта России|ГУП «Луч»|МУП «Луч»|ФГУ «Луч»|ФГАУ «Луч»|ГАУЗ «Больница № 3»|МАУ «Парк»
      МАУК «Парк»|МУ «Парк»|МУЗ «Больница»|ГУ МВД|ГУЗ «Больница»|Ромашка|ООО «Луч»
      Сельскохозяйствуниверситет5|Лицейист|А5институт|А5академия|А5училище|А5университет`),
  )('«%s» is none', (words) => expect(namesSchool(words)).toBe(false));

  it('may have a beginning of its own', () => {
    expect(namesSchool(`${'а'.repeat(12)}университет`)).toBe(true);
    expect(namesSchool(`${'а'.repeat(13)}университет`)).toBe(false);
    expect(namesSchool(`${'а'.repeat(8)}институт`)).toBe(true);
    expect(namesSchool(`${'а'.repeat(9)}институт`)).toBe(false);
    expect(namesSchool(`${'а'.repeat(8)}академия`)).toBe(true);
    expect(namesSchool(`${'а'.repeat(9)}академия`)).toBe(false);
    expect(namesSchool(`${'а'.repeat(12)}училище`)).toBe(true);
    expect(namesSchool(`${'а'.repeat(13)}училище`)).toBe(false);
    expect(namesSchool('5университет')).toBe(false);
  });

  it.each(
    listed(`ДонУ|ДальнУ|УрФУ|СПбГУ|СПбГТУ|КузГТУ|СибАУ|НовПУ|ПетСУ|РязЭУ|СибИУ|СибМУ|АбвгдеСУ|ПСУАБВГ
      СПбГУТД|СПбГУАБВГ|МГТУ|УГНТУ|МГЛУ|ЛУ|ПУ|ФУ|ТУ|ЭУ|МЭУ|АБВГДЕЛУ|МГЮА|КГАСА|ГМА|ТГСХА|АБВГДА|ГАБВА|РУТ
      МИИТ|МФТИ|МИФИ|МАПО|МИСиС|МИСИС|МАИ|МЭИ|МАДИ|МАРХИ|ВШЭ|НИУ ВШЭ|РАНХиГС|ИТМО|ЛЭТИ|РЭУ|РНИМУ|РУДН|МГИМО
      ГУУ|МИЭТ|МИРЭА|МТУСИ|РосНОУ|ВГИК|ГИТИС|РГГУ|НГУЭУ|ДШИ|СОШ|ПТУ|СПО|MIT|UCLA|ETH|MIPT|HSE|ITMO|POSTECH
      UC Berkeley|ДонУ, 2011|«РУТ»|(МИИТ)|МИИТ-5`),
  )('%s is one by its initials', (words) => {
    expect(schoolInitials.test(words)).toBe(true);
    expect(namesSchool(words)).toBe(true);
  });

  it.each(
    listed(`ДоУ|ДальниУ|донУ|Дон|ГУМ|ЦУМ|МУП|МУПП|АБВГДЕЖЛУ|МГА|ГАБВГА|БРУТ|РУТА|МИФ|МАИС|СМАИ|MITRE|SMIT|UC
      UC berkeley|UC B|Mit|hse|ООО|ИП|УК|Маи|HSEA|УрФ|КУ|У|АбвгдежСУ|ПСУАБВГД|АБВДГХА|UC B5`),
  )('%s is none', (words) => expect(schoolInitials.test(words)).toBe(false));

  it.each(
    listed(`Факультет физики, университет|Кафедра физики МГТУ|Faculty of law, Tver University
      Department of law, Tver University|Курс, школа № 5|Курс в МГТУ|Курсы, университет|Летние курсы в МГТУ
      Программа повышения в МГТУ|Course of Tver University|Сертификат МГТУ|Certificate, Tver University
      Экстерн, школа № 5|Закончил университет|Окончила университет|Окончил университет|Закончила школу
      Поступил в МГТУ|Учусь в МГТУ|Обучаюсь в МГТУ|Студент МГТУ|Прошёл школу, МГТУ|Прошла школу жизни, МГТУ
      Олимпиада МГТУ|Университет, средний балл 5|МГТУ, тема диплома: сады
      МГТУ, научный руководитель — Иванов|University, GPA 4|Thesis, Tver University|[Университет]
      Название вуза, университет`),
  )('«%s» tells of one, and does not name it', (words) => expect(namesSchool(words)).toBe(false));

  it.each(
    listed(`Университет, факультет физики|МГТУ, кафедра физики|Tver University, faculty of law
      Институт, 2 курса|МГТУ, ракурс|МГТУ, курсант|МГТУ, курсовая работа|МГТУ, конкурсы|МГТУ, concourse
      Университет, отучусь|МГТУ, нагпарк`),
  )('«%s» names one', (words) => expect(namesSchool(words)).toBe(true));

  it('is named in three hundred characters', () => {
    expect(namesSchool(`МГТУ ${'а'.repeat(295)}`)).toBe(true);
    expect(namesSchool(`МГТУ ${'а'.repeat(296)}`)).toBe(false);
  });
});

describe('degrees (docs/rules.md#resume-reading)', () => {
  it.each(
    listed(`бакалавр|бакалавриат|магистр|специалитет|аспирантура|ординатура|интернатура|кандидат наук
      кандидат физических наук|доктор наук|доктор физических наук|высшее|среднее|начальное|неполное
      неоконченное|факультет|специальность|направление|кафедра|диплом|квалификация|bachelor|master|associate
      diploma|degree|bsc|b.sc.|b. sc.|bs|b.s.|msc|m.sc|m. sc.|ms|b.a.|m.a.|mba|phd|ph.d|ph. d.|faculty|major
      bsc, физика|msc, физика|мгту, магистр`),
  )('«%s» tells one', (words) => expect(degreeWord.test(words)).toBe(true));

  it.each(
    listed(`небакалавр|ромашка|кандидат в депутаты|кандидатнаук|докторнаук|кандидат 5 наук|доктор|bscience
      msn|b.d.|p.d|доктор 5 наук|webmaster|simba`),
  )('«%s» tells none', (words) => expect(degreeWord.test(words)).toBe(false));

  it.each(
    listed(`курсы рисования|онлайн курсы|курс|курс, 5 дней|курс «север»|повышение квалификации
      повышения квалификации|повышений квалификации|переподготовка|профпереподготовка|сертификат|семинар
      тренинг|certificate|мой курс`),
  )('«%s» is a course', (words) => expect(course.test(words)).toBe(true));

  it.each(
    listed(`конкурсы|2 курсы|2 курс|2 курс, физика|курс«север»|ракурс|повышени квалификации
      повышени5 квалификации|повышениями5 квалификации|повышенияами квалификации|недопереподготовка
      просеминар|ромашка`),
  )('«%s» is none', (words) => expect(course.test(words)).toBe(false));

  it.each(
    listed(`Физика|Прикладная математика|Юриспруденция|Право|Экономика и управление|Инженер-механик
      Computer science|Очная|Курс физики|Мой курс физики|Undergraduate program|Отличник`),
  )('«%s» may be what was studied', (words) => expect(couldBeDegree(words)).toBe(true));

  it.each(
    listed(`ЭВМ|12345|Я и м|Тула|Россия|Июль 2019|настоящее время|Продавал цветы|2019, физика|1999 физика
      90% работ|90 % работ|Средний балл 5|2 курс физики|Выпуск весны|выпуск 2019|Студент|студентка
      Выпускник физики|Student of law|law graduate|Красный диплом|Диплом с отличием|Очная форма
      заочная форма|физика, GPA 4|[Степень]|Название вуза`),
  )('«%s» is not', (words) => expect(couldBeDegree(words)).toBe(false));

  it('has four to a hundred and sixty characters', () => {
    expect(couldBeDegree('Игры')).toBe(true);
    expect(couldBeDegree('Сад')).toBe(false);
    expect(couldBeDegree('Са д')).toBe(false);
    expect(couldBeDegree('Сад.')).toBe(true);
    expect(couldBeDegree('а'.repeat(160))).toBe(true);
    expect(couldBeDegree('а'.repeat(161))).toBe(false);
  });
});
