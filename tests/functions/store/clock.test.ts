import { beforeEach, expect, it, vi } from 'vitest';

let clock: typeof import('#functions/store/clock.ts');
beforeEach(async () => {
  vi.resetModules();
  clock = await import('#functions/store/clock.ts');
});

const date = 'Fri, 20 Nov 2026 10:00:00 GMT';
const second = Date.parse(date);
const hour = 3_600_000;
/** What is added to our own clock. */
const offset = (): number => clock.now() - Date.now();
const rounded = () => Math.round(offset() / 10) * 10;

it.each<{
  what: string;
  answers: [date: string | undefined, sentAt: number, receivedAt: number][];
  by: number;
}>([
  { what: 'nothing was answered', answers: [], by: 0 },
  { what: 'the clock is right', answers: [[date, second + 200, second + 900]], by: 0 },
  { what: 'it is right, and the answer took an hour', answers: [[date, second, second + hour]], by: 0 },
  { what: 'it is behind', answers: [[date, second - hour, second - hour + 100]], by: hour - 100 },
  { what: 'it is ahead', answers: [[date, second + hour, second + hour + 100]], by: -hour + 1000 },
  {
    what: 'it is behind, and a later answer says so more closely',
    answers: [
      [date, second - hour, second - hour + 5000],
      [date, second - hour + 20, second - hour + 30],
    ],
    by: hour - 30,
  },
  {
    what: 'it was behind and is set right',
    answers: [
      [date, second - hour, second - hour],
      [date, second + 500, second + 500],
    ],
    by: 500,
  },
  { what: 'it was set back while the answer came', answers: [[date, second + hour, second]], by: 0 },
  { what: 'an answer says no time', answers: [[undefined, second, second]], by: 0 },
  { what: 'an answer says none that can be read', answers: [['soon', second, second]], by: 0 },
])('the time by the tables where $what', ({ answers, by }) => {
  for (const [said, sentAt, receivedAt] of answers) clock.noteAnswer(said, sentAt, receivedAt);
  expect(rounded()).toBe(by);
});
