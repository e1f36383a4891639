import { knownResume } from '#core/domain/documents/known-resume.ts';
import { isSampleResume } from '#core/domain/documents/resume.ts';
import { type ExplainedMatch, explainedMatch } from '#core/domain/match/explained-match.ts';
import type { Demand } from '#core/domain/match/score/demand.ts';
import { matchOf } from '#core/domain/match/score/match.ts';
import { shownMatch } from '#core/domain/match/score/shown-match.ts';
import type { Seeker } from '#core/domain/match/seeker/seeker.ts';
import { type ReadSeeker, readSeeker } from '#core/domain/match/seeker/seeker-of.ts';
import { type SeekerReadiness, seekerReadiness } from '#core/domain/match/seeker/seeker-readiness.ts';
import { demandVersion } from '#core/domain/match/vacancy/demand-of.ts';
import { plainLines } from '#core/domain/text/html-text.ts';
import { isBlank, readProfile } from '#core/domain/user/profile.ts';
import { extractResumeFacts } from '#core/domain/writer/facts.ts';
import { maxResumeCharacters } from '#core/domain/writer/writing.ts';

/** What this browser keeps of somebody, as it is stored; null where there is none. */
export interface OwnTexts {
  resume: string | null;
  /** What its owner has confirmed of the resume. */
  known: string | null;
  profile: string | null;
}

export interface MatchedVacancy {
  title: string;
  tags: readonly string[];
  /** Of its description; null where it has none. */
  html: string | null;
  demand: Demand;
}

/** What the worker is asked. */
export type MatchJob = { own: OwnTexts } & (
  | { kind: 'seeker' }
  | { kind: 'match'; vacancy: MatchedVacancy }
  /** By the vacancy's id. */
  | { kind: 'scores'; demands: Readonly<Record<string, Demand>> }
);

export interface SeekerAnswer {
  knownAs: SeekerReadiness;
  seeker: Seeker;
  /** By which lexicon and rules it was read. */
  version: number;
}

export interface MatchAnswer {
  match: ExplainedMatch;
  seeker: Seeker;
  quotes: ReadSeeker['quotes'];
  has: { resume: boolean; profile: boolean };
}

/** By the vacancy's id; of 100. */
export type ScoresAnswer = Readonly<Record<string, number>>;

export type Answer<Job extends MatchJob> = Job extends { kind: 'seeker' }
  ? SeekerAnswer
  : Job extends { kind: 'scores' }
    ? ScoresAnswer
    : MatchAnswer;

interface OwnReading {
  read: ReadSeeker;
  has: MatchAnswer['has'];
}

function readOwn({ resume, known, profile }: OwnTexts): OwnReading {
  const text = resume?.slice(0, maxResumeCharacters) ?? '';
  const isOwn = !isBlank(text) && !isSampleResume(text);
  const own = profile === null ? null : readProfile(profile);
  return {
    read: readSeeker(isOwn ? extractResumeFacts(knownResume(known, text)) : null, own, new Date()),
    has: { resume: isOwn, profile: own !== null },
  };
}

/** The last texts and what was read of them: an open vacancy asks for the same person again. */
let last: { key: string; read: OwnReading } | undefined;

function readOnce(own: OwnTexts): OwnReading {
  const key = JSON.stringify(own);
  if (last?.key !== key) last = { key, read: readOwn(own) };
  return last.read;
}

export function answerTo(job: MatchJob): SeekerAnswer | ScoresAnswer | MatchAnswer {
  const { read, has } = readOnce(job.own);
  if (job.kind === 'seeker')
    return { knownAs: seekerReadiness(read), seeker: read.seeker, version: demandVersion };
  if (job.kind === 'scores')
    return Object.fromEntries(
      Object.entries(job.demands).map(([id, demand]) => [id, shownMatch(matchOf(read.seeker, demand)).score]),
    );
  const { title, tags, html, demand } = job.vacancy;
  const text = { title, tags, description: plainLines(html ?? '') };
  return { match: explainedMatch(read, demand, text), seeker: read.seeker, quotes: read.quotes, has };
}
