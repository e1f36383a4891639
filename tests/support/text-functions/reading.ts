import { blocksOfText, type DocumentBlock, type ResumeDocument } from '#core/domain/documents/blocks.ts';
import {
  contactsIn,
  readContacts,
  withoutContacts,
  withoutReachable,
} from '#core/domain/documents/reading/contacts.ts';
import { readEducation } from '#core/domain/documents/reading/education.ts';
import { entriesOf } from '#core/domain/documents/reading/jobs/entries.ts';
import {
  entryAt,
  isDurationOrPlace,
  looksLikeHead,
} from '#core/domain/documents/reading/jobs/entry-heads.ts';
import { canHead, headOf } from '#core/domain/documents/reading/jobs/heads.ts';
import { isOfHh, readHhJobs } from '#core/domain/documents/reading/jobs/hh.ts';
import { beginsOther, ownLines } from '#core/domain/documents/reading/jobs/own-lines.ts';
import { dutiesOf, jobsOf, readJobs } from '#core/domain/documents/reading/jobs/read-jobs.ts';
import { linesOf } from '#core/domain/documents/reading/lines.ts';
import {
  isOfLinkedIn,
  readLinkedInEducation,
  readLinkedInJobs,
} from '#core/domain/documents/reading/linkedin.ts';
import { footContacts, ownContacts, readOwnContacts } from '#core/domain/documents/reading/own-contacts.ts';
import { periodMentionsIn } from '#core/domain/documents/reading/period-mentions.ts';
import { readPerson } from '#core/domain/documents/reading/person.ts';
import { readLines, readResume } from '#core/domain/documents/reading/read-resume.ts';
import { hasLayout, isSkill, readSkills } from '#core/domain/documents/reading/skills.ts';
import { spanOf, valueIn } from '#core/domain/documents/reading/values.ts';
import { closedUp, headingOf, themeOf } from '#core/domain/documents/reading/words/headings.ts';
import {
  isListOfThings,
  isMostlyNames,
  isNameOfThing,
  lexiconNamesIn,
  lexiconWordsIn,
  namesThing,
} from '#core/domain/documents/reading/words/known-names.ts';
import * as noEmployers from '#core/domain/documents/reading/words/not-employers.ts';
import { labelOf, partsOf } from '#core/domain/documents/reading/words/parts.ts';
import * as periods from '#core/domain/documents/reading/words/periods.ts';
import { isPlace, withoutPlace } from '#core/domain/documents/reading/words/places.ts';
import { couldBeDegree, namesSchool } from '#core/domain/documents/reading/words/schools.ts';
import * as vocabulary from '#core/domain/documents/reading/words/vocabulary.ts';
import { preparedOnce, type TextFunctions } from './text-functions.ts';

const plain = (text: string): ResumeDocument => ({ text, blocks: blocksOfText(text) });

/** As a file gives them: sizes, columns and pages, some of them alike. */
const styled = (text: string): ResumeDocument => ({
  text,
  blocks: blocksOfText(text).map(
    (block, at): DocumentBlock => ({
      ...block,
      kind: at % 7 === 0 ? 'heading' : block.kind,
      size: at % 7 === 0 ? 1.3 : 1,
      isBold: at % 5 === 0,
      column: at % 3,
      page: 1 + Math.floor(at / 40),
    }),
  ),
});

const inSections = (text: string) =>
  `Иван Иванов\nОпыт работы — 5 лет\n${text}\nОбразование\n${text}\nНавыки\n${text}`;
const lines = preparedOnce((text) => linesOf(plain(text)));

export const readingFunctions: TextFunctions = {
  'contacts#contactsIn': contactsIn,
  'contacts#withoutContacts': withoutContacts,
  'contacts#withoutReachable': withoutReachable,
  'contacts#readContacts': (text) => readContacts(lines(text)),
  'own-contacts#footContacts': (text) => footContacts(lines(text)),
  'own-contacts#ownContacts': (text) => ownContacts(lines(text)),
  'own-contacts#readOwnContacts': (text) => readOwnContacts(lines(text)),
  'jobs/own-lines#beginsOther': (text) => lines(text).map(beginsOther),
  'jobs/own-lines#ownLines': (text) => ownLines(lines(text)),
  'words/schools#couldBeDegree': couldBeDegree,
  'words/schools#namesSchool': namesSchool,
  'education#readEducation': (text) => readEducation(lines(text), text),
  'jobs/entries#entriesOf': (text) => entriesOf(lines(text), periodMentionsIn(lines(text), text)),
  'jobs/entry-heads#isDurationOrPlace': (text) => lines(text).map(isDurationOrPlace),
  'jobs/entry-heads#entryAt': (text) => {
    const all = lines(text);
    const bounds = { from: 0, to: all.length - 1 };
    return periodMentionsIn(all, text).map((mention) => entryAt(all, mention, bounds, 2));
  },
  'jobs/entry-heads#looksLikeHead': (text) => {
    const all = lines(text);
    return all.map((_, at) => looksLikeHead(all, at));
  },
  'jobs/heads#canHead': (text) => lines(text).map(canHead),
  'jobs/heads#headOf': (text) => headOf(lines(text).map((line) => ({ line, cut: null }))),
  'jobs/hh#isOfHh': isOfHh,
  'jobs/hh#readHhJobs': (text) => readHhJobs(lines(text), text),
  'jobs/read-jobs#dutiesOf': (text) => dutiesOf(lines(text), true),
  'jobs/read-jobs#jobsOf': (text) => jobsOf(lines(text), [], true),
  'jobs/read-jobs#readJobs': (text) => readJobs(lines(text), text, true),
  'lines#linesOf': (text) => [linesOf(plain(text)), linesOf(styled(text))],
  'linkedin#isOfLinkedIn': isOfLinkedIn,
  'linkedin#readLinkedInEducation': (text) => readLinkedInEducation(lines(text)),
  'linkedin#readLinkedInJobs': (text) => readLinkedInJobs(lines(text), text),
  'period-mentions#periodMentionsIn': (text) => periodMentionsIn(lines(text), text),
  'person#readPerson': (text) => readPerson(lines(text), text),
  'read-resume#readLines': (text) => readLines(lines(inSections(text)), inSections(text)),
  'read-resume#readResume': (text) => [
    readResume(plain(inSections(text))),
    readResume(styled(inSections(text))),
    readResume(plain(text)),
  ],
  'skills#isSkill': isSkill,
  'skills#hasLayout': (text) => hasLayout(lines(text)),
  'skills#readSkills': (text) => [readSkills(lines(text), lexiconWordsIn), readSkills(lines(text), null)],
  'values#valueIn': (text) => valueIn(text, { start: 0, end: 1 }, true, text.length),
  'values#spanOf': (text) => lines(text).map((line) => spanOf(line, line)),
  'words/headings#closedUp': closedUp,
  'words/headings#headingOf': headingOf,
  'words/headings#themeOf': themeOf,
  'words/known-names#isListOfThings': isListOfThings,
  'words/known-names#isMostlyNames': isMostlyNames,
  'words/known-names#isNameOfThing': isNameOfThing,
  'words/known-names#lexiconWordsIn': (text) => lexiconWordsIn(text),
  'words/known-names#lexiconNamesIn': lexiconNamesIn,
  'words/known-names#namesThing': namesThing,
  'words/not-employers#isBreak': noEmployers.isBreak,
  'words/not-employers#isContact': noEmployers.isContact,
  'words/not-employers#isDuty': noEmployers.isDuty,
  'words/not-employers#isDepartment': noEmployers.isDepartment,
  'words/not-employers#isDuration': noEmployers.isDuration,
  'words/not-employers#isIndustry': noEmployers.isIndustry,
  'words/not-employers#endsWithInitials': noEmployers.endsWithInitials,
  'words/not-employers#isNoEmployer': noEmployers.isNoEmployer,
  'words/not-employers#isOwnBusiness': noEmployers.isOwnBusiness,
  'words/not-employers#isPlaceholder': noEmployers.isPlaceholder,
  'words/not-employers#isSentence': noEmployers.isSentence,
  'words/parts#labelOf': labelOf,
  'words/parts#partsOf': (text) => partsOf(text),
  'words/periods#afterLooseRange': periods.afterLooseRange,
  'words/periods#beginsOpen': periods.beginsOpen,
  'words/periods#hasLooseRange': periods.hasLooseRange,
  'words/periods#isMoment': periods.isMoment,
  'words/periods#isOpenMoment': periods.isOpenMoment,
  'words/periods#momentAtStart': periods.momentAtStart,
  'words/periods#momentIn': periods.momentIn,
  'words/periods#periodIn': periods.periodIn,
  'words/places#isPlace': isPlace,
  'words/places#withoutPlace': (text) => [withoutPlace(text), withoutPlace(text, true)],
  'words/vocabulary#endsAsRole': vocabulary.endsAsRole,
  'words/vocabulary#isKindOfEmployer': vocabulary.isKindOfEmployer,
  'words/vocabulary#couldBeFirm': vocabulary.couldBeFirm,
  'words/vocabulary#employerBehindPost': vocabulary.employerBehindPost,
  'words/vocabulary#isKindWithName': vocabulary.isKindWithName,
  'words/vocabulary#isRole': vocabulary.isRole,
  'words/vocabulary#isSureEmployer': vocabulary.isSureEmployer,
  'words/vocabulary#namesRole': vocabulary.namesRole,
};
