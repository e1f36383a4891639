import { describe, expect, it } from 'vitest';
import { extractResumeFacts } from '#core/domain/writer/facts.ts';
import { examplesIn } from '#core/domain/writer/letter/examples.ts';
import { letterSkills, ownedBesideDuties } from '#core/domain/writer/letter/letter-skills.ts';
import { letterByRules } from '#core/domain/writer/letter-by-rules.ts';
import { letterForm } from '#core/domain/writer/writing.ts';

const resume =
  'Вера Лугова\nМенеджер\n\nОпыт работы\nООО «Альфа», менеджер\n2018 — 2024\n— Вела отчётность\n';
const vacancy = (tags: string[], title = 'Менеджер', description = '') => ({
  title,
  company: 'Вектор',
  tags,
  description,
});
const skillsOf = (lines: string, asked = vacancy(['Go', 'Python'])) =>
  letterSkills(extractResumeFacts(resume + lines), [], asked);

describe('Go is a language among others of its kind (docs/rules.md#letter-skills-own)', () => {
  it.each([
    'Писала сервисы на Python и Go',
    'Писала сервисы на Go, Python',
    'Писала сервисы на Go/Python',
    'Писала сервисы на Go; Python',
    'Писала сервисы на Go. Python',
    'Писала сервисы (Python, Go)',
    'Go-разработчик, Python',
    'Go разработчик, Python',
    'Go Developer, Python',
    'Go engineer, Python',
    'Go программист, Python',
    'Go Backend, Python',
    'Писала на Go (сервисы), Python',
    'Писала на Go или Python',
    'Писала на Go и Python',
    'Wrote in Go and Python',
    'Wrote in Go or Python',
  ])('«%s»', (line) => expect(skillsOf(`— ${line}`).matching).toContain('Go'));

  it.each([
    'Вела Go to market на Python',
    'Писала на Python, снимала на Go Pro',
    'Писала на Python, играла в Покемон-Go, футбол',
    'Писала на Python, LetGo, Avito',
    'Играла в Go, шахматы',
    'Писала на Python, Go инженерам помогала',
  ])('but not in «%s»', (line) => expect(skillsOf(`— ${line}`).matching).not.toContain('Go'));

  it('nor where somebody tells of a course', () =>
    expect(skillsOf('\nКурсы\nGo, Python').matching).not.toContain('Go'));
});

it('skills are told by how they are asked for: of the title, a must, welcome, and others', () => {
  const skills = skillsOf('\nНавыки\nDocker, Kafka, SQL, Python, Photoshop', {
    ...vacancy([], 'Python-разработчик', 'Требования:\n— SQL обязательно\nБудет плюсом:\n— Kafka'),
  });
  expect(skills.matching).toEqual(['Python', 'SQL', 'Kafka']);
  expect(skills.ofTitle).toEqual(['Python']);
  expect(skills.others).toEqual(['Docker', 'Photoshop']);
});

it('one skill that cannot be told beside the others takes none of them away', () => {
  const resumeText =
    'Вера Лугова\nКассир\n\nОпыт работы\n2020 — 2024\nООО «Альфа», кассир\n— Вела смену\n2016 — 2019\nООО «Бета», бухгалтер\n— Вела отчёты\n\nНавыки\nКасса, Бухгалтерия, Excel';
  const form = letterForm.parse({ resumeText, companyName: 'Вектор', position: 'Менеджер', language: 'ru' });
  const letter = letterByRules(form, vacancy(['Касса', 'Бухгалтерия', 'Excel'])).replaceAll('\u00a0', ' ');
  expect(letter).toMatch(/Из того, что нужно для этой работы, [^.]*Excel/u);
});

it('a permit in the head of a job is one’s own, even where its line is read as a deed, too', () => {
  const facts = extractResumeFacts(
    'Пётр Лугов\nВодитель\n\nОпыт работы\nООО «Бета», водитель с правами категории C\n2016 — 2019\n— Нанимал водителей категории D\n— Возил товар',
  );
  const jobs = facts.reading.jobs.map((job) => ({
    ...job,
    duties: [...job.duties, ...(job.title ? [job.title] : [])],
  }));
  const isOwned = ownedBesideDuties({ ...facts, reading: { ...facts.reading, jobs } });
  expect(['Права категории C', 'Права категории D'].map(isOwned)).toEqual([true, false]);
});

describe('another letter gives other examples, where there are enough', () => {
  const deeds = [
    'Сократила сроки поставок на 30%',
    'Увеличила оборот склада на 20%',
    'Обучила 12 новых сотрудников',
    'Внедрила учёт остатков на складе',
  ];
  const fromOf = (count: number, shift: number) =>
    examplesIn(
      extractResumeFacts(
        `Вера Лугова\nМенеджер\n\nОпыт работы\nООО «Альфа», менеджер\n2018 — 2024\n${deeds
          .slice(0, count)
          .map((deed) => `— ${deed}\n`)
          .join('')}`,
      ),
      new Set(),
      'ru',
      shift,
    )?.from;

  it.each([
    [1, 1, 0],
    [3, 0, 0],
    [3, 1, 0],
    [4, 0, 0],
    [4, 1, 2],
    [4, 2, 0],
  ])('%d deeds, letter %d: from %d', (count, shift, from) => expect(fromOf(count, shift)).toBe(from));
});
