import { maxBlocks, type ResumeDocument, type TextSpan } from '../blocks.ts';
import type { ResumeReading } from '../resume-reading.ts';
import { readContacts } from './contacts.ts';
import { readEducation } from './education.ts';
import { isOfHh, readHhJobs } from './hh.ts';
import { readJobs } from './jobs.ts';
import { linesOf, type ResumeLine, type Section } from './lines.ts';
import { isOfLinkedIn, readLinkedInEducation, readLinkedInJobs } from './linkedin.ts';
import { readPerson } from './person.ts';
import { hasLayout, readSkills } from './skills.ts';
import { knownIn, namesIn } from './words/known-names.ts';

/** Every value stands in its line, letter for letter: one that does not, because something was hidden in it, is left out. */
function withoutStrange(reading: ResumeReading, text: string): ResumeReading {
  const stands = (one: { text: string; line: TextSpan | null } | null): boolean =>
    one?.line == null || text.slice(one.line.start, one.line.end).includes(one.text);
  const own = <Value extends { text: string; line: TextSpan | null }>(one: Value | null): Value | null =>
    stands(one) ? one : null;
  return {
    name: own(reading.name),
    position: own(reading.position),
    jobs: reading.jobs.map(({ employer, title, period, duties }) => ({
      employer: own(employer),
      title: own(title),
      period: own(period),
      duties: duties.filter(stands),
    })),
    education: reading.education.map(({ school, degree, period }) => ({
      school: own(school),
      degree: own(degree),
      period: own(period),
    })),
    skills: reading.skills.filter(stands),
    contacts: reading.contacts.filter(stands),
  };
}

/** As `readResume`, of lines that were read already. */
export function readLines(lines: readonly ResumeLine[], text: string): ResumeReading {
  const inSection = (one: Section) => lines.filter(({ section }) => section === one);
  const work = inSection('experience');
  const isHh = isOfHh(text);
  const isLinkedIn = !isHh && isOfLinkedIn(text);
  const ownJobs = () => readJobs(work.length > 0 ? work : inSection('top'), text, work.length > 0);
  const study = inSection('education');
  const exported = isHh ? readHhJobs(work, text) : isLinkedIn ? readLinkedInJobs(work, text) : [];
  const { name, position } = readPerson(lines, text);
  return withoutStrange(
    {
      name,
      position,
      jobs: exported.length > 0 ? exported : ownJobs(),
      education: isLinkedIn ? readLinkedInEducation(study) : readEducation(study, text),
      skills: readSkills(
        inSection('skills').filter(({ words }) => !isHh || !/^(?:знание языков|\p{L}+ — )/iu.test(words)),
        // Their owner's name and headline stand right below LinkedIn's skills.
        isHh ? knownIn : isLinkedIn && !hasLayout(lines) ? namesIn : null,
      ),
      contacts: readContacts(lines),
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
