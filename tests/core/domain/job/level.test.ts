import { describe, expect, it } from 'vitest';
import { type Level, levelNamed, levelOf } from '#core/domain/job/level.ts';

describe('level from the title (docs/rules.md#level)', () => {
  it.each<[string, Level]>([
    ['ML intern', 'Intern'],
    ['Internship: Data Science', 'Intern'],
    ['Интерн в отдел аналитики', 'Intern'],
    ['Стажёр-разработчик', 'Intern'],
    ['Приглашаем стажёров', 'Intern'],
    ['Стажёрка в HR', 'Intern'],
    ['Стажировка в банке', 'Intern'],
    ['Интернет-маркетолог', 'Middle'],
    ['International Manager', 'Middle'],
    ['Junior Python Developer', 'Junior'],
    ['Младший аналитик', 'Junior'],
    ['Младшая медсестра', 'Junior'],
    ['Senior ML Engineer', 'Senior'],
    ['Sеnior с кириллической е', 'Senior'],
    ['Старшего разработчика', 'Senior'],
    ['СТАРШИЙ ИНЖЕНЕР', 'Senior'],
    ['Senior Team Lead', 'Senior'],
    ['Team Lead', 'Lead'],
    ['Teamlead backend', 'Lead'],
    ['Тимлид/Техлид', 'Lead'],
    ['Техлида ищем', 'Lead'],
    ['Misleading title', 'Middle'],
    ['Head of ML', 'Head'],
    ['Headhunter', 'Middle'],
    ['Руководитель отдела', 'Head'],
    ['Заместитель главного бухгалтера', 'Head'],
    ['Бухгалтер по зарплате (не главный!)', 'Middle'],
    ['Классный руководитель', 'Middle'],
    ['Руководитель кружка', 'Middle'],
    ['Специалист службы главного энергетика', 'Middle'],
    ['Инженер отдела главного механика', 'Middle'],
    ['Заместитель руководителя', 'Head'],
    ['Главный бухгалтер', 'Head'],
    ['Главная медсестра', 'Head'],
    ['CTO', 'C-level'],
    ['CEO/Founder', 'C-level'],
    ['CISO', 'C-level'],
    ['CIO', 'C-level'],
    ['Исполнительный директор', 'C-level'],
    ['Коммерческому директору', 'C-level'],
    ['Генеральный директор', 'C-level'],
    ['Директор финансовый', 'C-level'],
    ['Технического директора', 'C-level'],
    ['Генеральный/технический директор', 'C-level'],
    ['Заместитель генерального директора', 'C-level'],
    ['Директор технической поддержки', 'Middle'],
    ['Директор по коммерческой недвижимости', 'Middle'],
    ['Технический специалист при директоре', 'Middle'],
    ['Art Director', 'Middle'],
    ['Арт-директор', 'Middle'],
    ['Vector ML Engineer', 'Middle'],
    ['Офис-менеджер (помощник руководителя)', 'Middle'],
    ['Бизнес ассистент руководителя', 'Middle'],
    ['Секретарь / Водитель генерального директора', 'Middle'],
    ['Помощник главного бухгалтера', 'Middle'],
    ['Personal assistant to the CEO', 'Middle'],
    ['Executive Assistant (CEO office)', 'Middle'],
    ['CEO Assistant', 'Middle'],
    ['Assistant to Head of Sales', 'Middle'],
    ['Driver for the Chief Accountant', 'Middle'],
    ['Secretary of CFO', 'Middle'],
    ["CEO's secretary", 'Middle'],
    ['Senior Assistant', 'Senior'],
    ['Lead Generation Manager', 'Middle'],
    ['Lead generalist', 'Lead'],
    ['Помощник руководителя / Руководитель проектов', 'Head'],
    ['Старший помощник руководителя', 'Senior'],
    ['Водитель погрузчика старший', 'Senior'],
    ['Водитель-стажёр', 'Intern'],
    ['Ассистент (Junior)', 'Junior'],
    ['Программист', 'Middle'],
    ['', 'Middle'],
  ])('%s → %s', (title, level) => expect(levelOf(title)).toBe(level));
});

it('says where a title names no level', () => {
  expect(levelNamed('Программист')).toBeNull();
  expect(levelNamed('Старший программист')).toBe('Senior');
});

describe('each word of a level, in each of its forms (docs/rules.md#level-order)', () => {
  it.each<[Level, string]>([
    ['Intern', 'intern interns internship internships'],
    ['Intern', 'интерн интерна интерну интерном интерне интерны интернов интернам интернами интернах'],
    ['Intern', 'стажёр стажёра стажёру стажёром стажёре стажёры стажёров стажёрам стажёрами стажёрах'],
    [
      'Intern',
      'стажёрка стажёрки стажёрке стажёрку стажёркой стажёркою стажёрок стажёркам стажёрками стажёрках',
    ],
    ['Intern', 'стажировка стажировки стажировке стажировку стажировкой стажировок стажировках'],
    ['Junior', 'junior младший младшего младшая младшую младшие младших'],
    ['Senior', 'senior старший старшего старшая старшей старшие старшими'],
    ['Lead', 'lead teamlead тимлид тимлида тимлиды техлид техлиду техлидов'],
    ['Head', 'head главный главного главная главные'],
    [
      'Head',
      'руководитель руководителя руководителю руководителем руководителе руководители руководителей руководителям руководителями руководителях',
    ],
    ['C-level', 'CEO CTO CFO COO CMO CIO CPO CCO CHRO CISO'],
  ])('%s: %s', (level, words) => {
    for (const word of words.split(' ')) {
      for (const title of [word, word.toUpperCase(), `Слесарь (${word})`, `${word}/слесарь`])
        expect([title, levelNamed(title)]).toEqual([title, level]);
      expect([word, levelNamed(`${word}щий`), levelNamed(`не${word}`)]).toEqual([word, null, null]);
    }
  });

  it.each(['Генеральный', 'Исполнительный', 'Коммерческий', 'Технический', 'Финансовый'])(
    '«%s» before a director, and behind one',
    (chief) => {
      for (const title of [`${chief} директор`, `${chief}/директор`, `Директор ${chief.toLowerCase()}`])
        expect([title, levelNamed(title)]).toEqual([title, 'C-level']);
      expect(levelNamed(`${chief} специалист при директоре`)).toBeNull();
      expect(levelNamed('Творческий директор')).toBeNull();
    },
  );

  it.each([
    'Lead gen',
    'Lead-gen manager',
    'Lead generation',
    'Leadgen',
    'Team-leader',
    // With whom somebody works.
    'Помощник руководителя',
    'Ассистент руководителя',
    'Секретарь руководителя',
    'Водитель руководителя',
    'Референт руководителя',
    'Помощника главного бухгалтера',
    'Помощник отдела руководителя',
    'Секретарь-референт',
    'Assistant to the CEO',
    'Assistant to CEO',
    'Assistant of CEO',
    'Assistant for CEO',
    'Assistant CEO',
    'Assistant (CEO)',
    'Secretary to the head',
    'Driver to the head',
    'CEO assistant',
    'CEO secretary',
    'CEO driver',
    'CEO’s assistant',
    "CEO's driver",
    // Of others than a department.
    'Механик службы главного механика',
    'Механик отдела главного механика',
    'Бухгалтер, не главный',
    'Классный руководитель',
    'Классного руководителя',
    'Руководитель кружка',
    'Руководитель секции',
  ])('none in «%s»', (title) => expect(levelNamed(title)).toBeNull());

  it.each<[string, Level]>([
    ['Руководитель секции продаж', 'Head'],
    ['Помощник стажёра', 'Intern'],
    ['Помощник младшего юриста', 'Junior'],
    ['Помощник, руководитель группы', 'Head'],
    ['Водитель старший', 'Senior'],
    ['Секретарь главный', 'Head'],
    ['Секретарь главная', 'Head'],
    ['Lead genius', 'Lead'],
    ['Assistant, CEO', 'C-level'],
    ['Главный по отделу', 'Head'],
  ])('«%s» is %s', (title, level) => expect(levelNamed(title)).toBe(level));
});
