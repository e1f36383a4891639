import { describe, expect, test } from 'vitest';
import { sampleResume } from '#core/domain/documents/resume.ts';
import { matchOf } from '#core/domain/match/score/match.ts';
import { demandOf, readDemand } from '#core/domain/match/vacancy/demand-of.ts';
import { plainLines } from '#core/domain/text/html-text.ts';
import {
  answerTo,
  type MatchAnswer,
  type OwnTexts,
  type SeekerAnswer,
} from '../../../../frontend/src/match/match-job.ts';

const nothing: OwnTexts = { resume: null, known: null, profile: null };
const seekerAnswer = (own: Partial<OwnTexts>) =>
  answerTo({ kind: 'seeker', own: { ...nothing, ...own } }) as SeekerAnswer;

const profileOf = (fields: object) => JSON.stringify(fields);

describe('what is enough for a match (docs/rules.md#match-needs)', () => {
  test.each([
    ['nothing', {}, 'nobody'],
    ['the sample resume', { resume: sampleResume }, 'nobody'],
    ['a broken profile', { profile: '{' }, 'nobody'],
    ['a position alone', { profile: profileOf({ position: 'Бухгалтер' }) }, 'short'],
    ['skills alone', { profile: profileOf({ skills: ['Excel', 'SQL', '1С'] }) }, 'short'],
    [
      'a skill and what follows',
      { profile: profileOf({ position: 'Верстальщик', skills: ['React'] }) },
      'short',
    ],
    [
      'a position and three skills',
      { profile: profileOf({ position: 'Аналитик', skills: ['Excel', 'SQL', 'Tableau'] }) },
      'ready',
    ],
    ['a resume', { resume: 'Анна Примерова\nАналитик\nНавыки\nExcel, SQL, Tableau' }, 'ready'],
  ] as const)('%s: %s', (_, own, knownAs) => expect(seekerAnswer(own).knownAs).toBe(knownAs));
});

test('of the sample resume nothing is read beside a profile', () => {
  const profile = profileOf({ position: 'Бухгалтер', skills: ['1С', 'НДС', 'Excel'] });
  expect(seekerAnswer({ profile, resume: sampleResume }).seeker).toEqual(seekerAnswer({ profile }).seeker);
});

test('what a page would hide is nobody’s skill', () => {
  const resume = 'Анна Примерова\nАналитик\nНавыки\nExcel, SQL, Tableau';
  const hidden = `${resume}\n<!--\nKafka, Kubernetes\n-->\n<div style="display:none">\nPyTorch\n</div>`;
  expect(seekerAnswer({ resume: hidden }).seeker).toEqual(seekerAnswer({ resume }).seeker);
});

test('an open vacancy, and one on the desk, has the number of the list', () => {
  const own = { ...nothing, resume: 'Анна Примерова\nАналитик\nНавыки\nExcel, SQL, Tableau' };
  const title = 'Аналитик данных';
  const tags = ['SQL', 'Python'];
  const html = '<p>Требования:</p><ul><li>опыт с Tableau от года;</li></ul>';
  const demand = demandOf({
    title,
    demand: readDemand({ title, tags, description: plainLines(html) }),
    experience: null,
    job_type: 'Full-time',
    location: 'Москва',
    salary: '',
    industry_id: null,
  });
  const vacancy = { title, tags, html, demand };
  const { match, seeker, has } = answerTo({ kind: 'match', own, vacancy }) as MatchAnswer;
  expect(seeker).toEqual(seekerAnswer(own).seeker);
  expect(match.score).toBe(Math.floor(matchOf(seeker, demand).score / 10));
  expect(match.skills.find(({ name }) => name === 'Tableau')?.asked).toBe('опыт с Tableau от года;');
  expect(has).toEqual({ resume: true, profile: false });
  expect(answerTo({ kind: 'scores', own, demands: { 'hh-1': demand } })).toEqual({ 'hh-1': match.score });
});
