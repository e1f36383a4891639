import type { SourceStandIn, StandInData } from '../sources/stand-in.ts';
import { trudvsemDemo } from './demo-feed.ts';
import { readSavedVacancies, type SavedVacancy } from './saved-vacancies.ts';
import { startTrudvsemStandIn } from './stand-in.ts';

function vacanciesOf(data: StandInData): readonly SavedVacancy[] {
  if (data === 'nothing') return [];
  return 'demoFrom' in data ? trudvsemDemo(data.demoFrom) : readSavedVacancies(data.folder).vacancies;
}

export const standIn: SourceStandIn = {
  load(data) {
    const vacancies = vacanciesOf(data);
    return (options) => startTrudvsemStandIn({ ...options, vacancies });
  },
};
