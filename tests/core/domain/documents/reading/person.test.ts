import { expect, it } from 'vitest';
import { blocksOfText } from '#core/domain/documents/blocks.ts';
import { readResume } from '#core/domain/documents/reading/read-resume.ts';

const nameOf = (text: string) => readResume({ text, blocks: blocksOfText(text) }).name;

it.each([
  'Дмитрий Ли',
  'Ан Виктория',
  'Юлия Ю',
  'Иванова (Петрова) Анна',
  'Иванова (Петрова) Анна Сергеевна',
  'Иванов И. И.',
  'Иванов И.И.',
  'Анна «Нюша» Лугова',
  'Oleksandr "Sasha" Petryk',
  'Никита Ван-дер-Флит',
  'Мамедов Эльшан Гусейн оглы',
  'Копытов Иван Петрович',
  'Sofia Ivanova',
  'Georgia Brown',
  'Milan Petrov',
  'Md Rahman',
  'Ma Li',
  'Королёв Иван',
  'Анна Жуковская',
  'Жуковский Пётр Ильич',
  'Киров Сергей',
])('a name is one, whatever other words stand in it, and however few letters: %s', (name) => {
  expect(nameOf(`${name}\nБухгалтер\n+7 900 123-45-67\n`)?.text).toBe(name);
});

it.each([
  'Go Виктория',
  'Работа в Ли',
  'Анна SQL',
  'ГБУЗ (Филиал) Клиника',
  'Москва И.И.',
  'Excel И.',
  'Sofia Bulgaria',
  'Austin Texas',
  'My Cv',
  'Moscow Power',
  'Опыт Работы',
  'Анна Москва',
  'Госуниверситет Иванов',
])('what only looks like one is none: %s', (line) => {
  expect(nameOf(`${line}\nБухгалтер\n+7 900 123-45-67\n`)?.text).not.toBe(line);
});
