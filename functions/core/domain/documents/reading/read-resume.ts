import { fold } from '../../text/words.ts';
import { maxBlocks, type ResumeDocument, type TextSpan } from '../blocks.ts';
import type { ReadValue, ResumeReading } from '../resume-reading.ts';
import { readEducation } from './education.ts';
import { isOfHh, readHhJobs } from './jobs/hh.ts';
import { readJobs } from './jobs/read-jobs.ts';
import { linesOf, type ResumeLine, type Section } from './lines.ts';
import { isOfLinkedIn, readLinkedInEducation, readLinkedInJobs } from './linkedin.ts';
import { footContacts, readOwnContacts } from './own-contacts.ts';
import { readPerson } from './person.ts';
import { hasLayout, readSkills } from './skills.ts';
import { lexiconNamesIn, lexiconWordsIn } from './words/known-names.ts';

/** Every value stands in its line, letter for letter: one that does not, because something was hidden in it, is left out. */
function onlyVerbatim(reading: ResumeReading, text: string): ResumeReading {
  const isVerbatim = (value: { text: string; line: TextSpan | null } | null): boolean =>
    value?.line == null || text.slice(value.line.start, value.line.end).includes(value.text);
  const verbatimOrNull = <Value extends { text: string; line: TextSpan | null }>(
    value: Value | null,
  ): Value | null => (isVerbatim(value) ? value : null);
  return {
    name: verbatimOrNull(reading.name),
    position: verbatimOrNull(reading.position),
    jobs: reading.jobs.map(({ employer, title, period, duties }) => ({
      employer: verbatimOrNull(employer),
      title: verbatimOrNull(title),
      period: verbatimOrNull(period),
      duties: duties.filter(isVerbatim),
    })),
    education: reading.education.map(({ school, degree, period }) => ({
      school: verbatimOrNull(school),
      degree: verbatimOrNull(degree),
      period: verbatimOrNull(period),
    })),
    skills: reading.skills.filter(isVerbatim),
    contacts: reading.contacts.filter(isVerbatim),
  };
}

/** 'ИП Иванов А. П.' of somebody who is called so: nobody employs himself. */
function isOfOwner(employer: ReadValue | null, name: ReadValue | null): boolean {
  const surname = /^ИП\s{1,3}(\p{Lu}\p{L}+)/u.exec(employer?.text ?? '')?.[1];
  return surname !== undefined && name !== null && fold(name.text).split(/\s+/u).includes(fold(surname));
}

/** 'Навыки Excel SQL': the label stands before them in the row. */
const hhSkillsIn = (row: string): string[] => lexiconWordsIn(row.replace(/^навыки\s+/iu, ''));

/** As `readResume`, of lines that were read already. */
export function readLines(lines: readonly ResumeLine[], text: string): ResumeReading {
  const inSection = (sectionName: Section) => lines.filter(({ section }) => section === sectionName);
  const foot = footContacts(lines);
  const withoutFoot = (all: readonly ResumeLine[]) => all.filter(({ span }) => !foot.has(span.start));
  const work = withoutFoot(inSection('experience'));
  const isHh = isOfHh(text);
  const isLinkedIn = !isHh && isOfLinkedIn(text);
  const ownJobs = () =>
    readJobs(work.length > 0 ? work : withoutFoot(inSection('top')), text, work.length > 0);
  const study = inSection('education');
  const exportedJobs = isHh ? readHhJobs(work, text) : isLinkedIn ? readLinkedInJobs(work, text) : [];
  const { name, position } = readPerson(lines, text);
  const jobs = exportedJobs.length > 0 ? exportedJobs : ownJobs();
  return onlyVerbatim(
    {
      name,
      position,
      jobs: jobs.map((job) => (isOfOwner(job.employer, name) ? { ...job, employer: null } : job)),
      education: isLinkedIn ? readLinkedInEducation(study) : readEducation(study, text),
      skills: readSkills(
        inSection('skills').filter(({ words }) => !isHh || !/^(?:знание языков|\p{L}+ — )/iu.test(words)),
        // Their owner's name and headline stand right below LinkedIn's skills.
        isHh ? hhSkillsIn : isLinkedIn && !hasLayout(lines) ? lexiconNamesIn : null,
      ),
      contacts: readOwnContacts(lines),
    },
    text,
  );
}

/**
 * What a resume says of its owner (docs/rules.md#resume-reading). A value is sure where its form and its place agree;
 * everything else is unsure, or left out: nothing is better than what is false.
 */
export function readResume(document: ResumeDocument): ResumeReading {
  const blocks = document.blocks.slice(0, maxBlocks);
  return readLines(linesOf({ text: document.text, blocks }), document.text);
}
