import { expect, test } from 'vitest';
import { relationOf, rolesIn } from '#core/domain/match/roles.ts';

test.each<[string, string[]]>([
  ['Senior Frontend-разработчик (React)', ['frontend-dev']],
  ['Ведущий программист 1С', ['dev-1c']],
  ['Программист (С#_NET)', ['dotnet-dev']],
  ['Java backend developer', ['java-dev']],
  ['Java-разработчик / Аналитик', ['java-dev', 'analyst']],
  ['Главный бухгалтер', ['chief-accountant']],
  ['Бухгалтер на участок', ['accountant-area']],
  ['Персональный водитель', ['personal-driver']],
  ['Водитель с опытом на малых машинах', ['driver']],
  ['Водитель С', ['truck-driver']],
  ['Инженер главный по охране труда', ['safety-engineer']],
  ...['senior', 'Middle', 'jr', 'младший', 'старший', 'ведущий', 'джун', 'джуниор', 'мидл', 'синьор'].map(
    (level): [string, string[]] => [`Инженер ${level} по охране труда`, ['safety-engineer']],
  ),
  ['Инженер отдела по охране труда', ['engineer', 'safety-engineer']],
  // As long with the word of its level as without: an engineer, and no welder.
  ['Лазерный главный сварщик', ['welding-engineer']],
  ['Специалист по подбору программистов', ['recruiter']],
  ['Рекрутер / Специалист по кадрам', ['recruiter', 'hr-records']],
  ['Ассистент коммерческого директора', ['assistant']],
  ['Секретарь главного врача', ['secretary']],
  ['Помощник руководителя строительства коттеджей', ['assistant']],
  ['Executive Assistant (CEO office)', ['assistant']],
  ['Secretary to the CFO', ['secretary']],
  // What one does oneself.
  ['Секретарь-бухгалтер', ['secretary', 'accountant']],
  ['Ассистент (переводчик)', ['assistant', 'translator']],
  ['Помощник бухгалтера', ['accountant']],
  ['Assistant accountant', ['assistant', 'accountant']],
  ['Стажёр', []],
])('«%s» is %j', (title, roles) => expect(rolesIn(title)).toEqual(roles));

test.each([
  ['frontend-dev', 'frontend-dev', 'same'],
  ['personal-driver', 'driver', 'general'],
  ['driver', 'personal-driver', 'general'],
  ['python-dev', 'java-dev', 'related'],
  ['python-dev', 'nurse', 'other'],
  ['python-dev', 'no-such-role', 'other'],
])('%s and %s: %s', (a, b, relation) => expect(relationOf(a, b)).toBe(relation));

test.each(
  `senior middle junior lead intern trainee sr jr mid младший младшая младшего старший старшая
ведущий ведущая ведущего мидл джун джуна джуниор синьор синьора сеньор сеньора начинающий
начинающая опытный опытная`.split(/\s+/u),
)('«%s» says a level, and parts no work', (level) => {
  expect(rolesIn(`Инженер ${level} по охране труда`)).toEqual(['safety-engineer']);
  expect(rolesIn(`${level} инженер по охране труда`)).toEqual(['safety-engineer']);
});

test.each(['главный', 'главная', 'главного'])('«%s» likewise, but for a chief engineer', (level) =>
  expect(rolesIn(`Инженер ${level} по охране труда`)).toEqual(['safety-engineer']),
);

test.each(['leader', 'seniority', 'midi', 'jrx', 'отдела', 'премидл', 'настаршей', 'неопытный'])(
  'and «%s» does not',
  (word) => expect(rolesIn(`Инженер ${word} по охране труда`)).toEqual(['engineer', 'safety-engineer']),
);

test.each([
  ['Специалист по подбору программистов', ['recruiter']],
  ['Рекрутер программистов', ['recruiter']],
  ['Recruiter of developers', ['recruiter']],
  ['Программист систем подбора', ['software-dev']],
  ['Секретарь коммерческого директора', ['secretary']],
  ['Секретарь, коммерческий директор', ['secretary', 'commercial-director']],
  ['Секретарь / коммерческий директор', ['secretary', 'commercial-director']],
  ['Секретарь и коммерческий директор', ['secretary', 'commercial-director']],
  ['Секретарь; коммерческий директор', ['secretary', 'commercial-director']],
  ['Секретарь + коммерческий директор', ['secretary', 'commercial-director']],
  ['Секретарь — коммерческий директор', ['secretary', 'commercial-director']],
  ['Секретарь (коммерческий директор)', ['secretary', 'commercial-director']],
  ['Assistant to the accountant', ['assistant']],
  ['Assistant of the accountant', ['assistant']],
  ['Assistant for the accountant', ['assistant']],
  ['Assistant and accountant', ['assistant', 'accountant']],
  ['Secretary to the accountant', ['secretary']],
] as [string, string[]][])('of «%s» one is %j', (title, roles) => expect(rolesIn(title)).toEqual(roles));
