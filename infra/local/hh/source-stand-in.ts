import type { SourceStandIn, StandInData } from '../sources/stand-in.ts';
import { demoFeed } from './demo-feed.ts';
import { readSavedAnswers, type SavedAnswers } from './saved-answers.ts';
import { startHhStandIn } from './stand-in.ts';

function answersOf(data: StandInData): SavedAnswers {
  if (data === 'nothing') return { vacancies: [], details: new Map(), employers: new Map(), brokenFiles: [] };
  if ('demoFrom' in data) return demoFeed(data.demoFrom);
  return readSavedAnswers(data.folder);
}

export const standIn: SourceStandIn = {
  load(data) {
    const answers = answersOf(data);
    return (options) => startHhStandIn({ ...options, answers });
  },
};
