import { aiRelevance } from '#core/domain/ai-relevance.ts';
import { isArrangement } from '#core/domain/arrangement.ts';
import { clusterKey, titleWithoutPlace } from '#core/domain/cluster.ts';
import { currencyCode, currencySign } from '#core/domain/currency.ts';
import { isTimeZone } from '#core/domain/date-range.ts';
import { factsOf, searchable } from '#core/domain/filters.ts';
import { classify } from '#core/domain/import-plan.ts';
import { salaryEnds } from '#core/domain/job-draft.ts';
import { jobTypeLabel, jobTypesOf } from '#core/domain/job-type.ts';
import { levelNamed, levelOf } from '#core/domain/level.ts';
import { aboutLength, canGoOn, reachable } from '#core/domain/onboarding.ts';
import { documentsOf, emptyProfile, isBlank, readProfile, withSkill } from '#core/domain/profile.ts';
import { isSampleResume, profileAsResume, resumeFor } from '#core/domain/resume.ts';
import { parseSalary } from '#core/domain/salary.ts';
import { shownJob } from '#core/domain/shown-job.ts';
import { skillsIn } from '#core/domain/skills.ts';
import { distinctTags } from '#core/domain/tags.ts';
import { foldEmail } from '#core/domain/user.ts';
import { cleanFileName, formatOf } from '#core/domain/user-document.ts';
import { collapse, fold } from '#core/domain/words.ts';
import { isTooLarge, wordsIn } from '#core/domain/writing.ts';
import { jobRowWith } from '../job-rows.ts';
import type { TextFunctions } from './text-functions.ts';

const now = new Date('2026-11-20T12:00:00Z');

const words = (text: string) => text.split(/\s+/u);
const profileOf = (text: string) => ({
  ...emptyProfile,
  fullName: text,
  position: text,
  experience: text,
  skills: words(text),
  about: text,
});

export const domainFunctions: TextFunctions = {
  'ai-relevance#aiRelevance': (text) => aiRelevance({ title: text, skills: words(text), description: text }),
  'arrangement#isArrangement': isArrangement,
  'cluster#clusterKey': (text) =>
    clusterKey({ companyId: '1', company: text, title: text, salaryWords: text, experience: text }),
  'cluster#titleWithoutPlace': titleWithoutPlace,
  'currency#currencyCode': currencyCode,
  'currency#currencySign': currencySign,
  'date-range#isTimeZone': isTimeZone,
  'filters#searchable': searchable,
  'import-plan#classify': (text) => classify(text, ['96']),
  'job-draft#salaryEnds': salaryEnds,
  'job-type#jobTypeLabel': jobTypeLabel,
  'job-type#jobTypesOf': (text) => jobTypesOf({ job_type: text, location: text }),
  'level#levelNamed': levelNamed,
  'level#levelOf': levelOf,
  'onboarding#aboutLength': aboutLength,
  'onboarding#canGoOn': (text) => [2, 3, 4].map((step) => canGoOn(step as 2 | 3 | 4, profileOf(text))),
  'onboarding#reachable': (text) => reachable(5, profileOf(text)),
  'profile#documentsOf': (text) => documentsOf(words(text)),
  'profile#isBlank': isBlank,
  'profile#readProfile': (text) => readProfile(JSON.stringify(profileOf(text))),
  'profile#withSkill': (text) => withSkill(words(text), text),
  'resume#isSampleResume': isSampleResume,
  'resume#profileAsResume': (text) => profileAsResume(profileOf(text)),
  'resume#resumeFor': (text) => resumeFor(text, profileOf(text)),
  'salary#parseSalary': parseSalary,
  'shown-job#shownJob': (text) =>
    shownJob(
      factsOf(jobRowWith({ title: text, company: text, salary: text, tags: words(text) })),
      0,
      now,
      'Europe/Moscow',
    ),
  'skills#skillsIn': skillsIn,
  'tags#distinctTags': (text) => distinctTags(words(text)),
  'user#foldEmail': foldEmail,
  'user-document#cleanFileName': cleanFileName,
  'user-document#formatOf': formatOf,
  'words#collapse': collapse,
  'words#fold': fold,
  'writing#isTooLarge': isTooLarge,
  'writing#wordsIn': wordsIn,
};
