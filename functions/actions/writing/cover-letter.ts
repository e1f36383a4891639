import * as z from 'zod/mini';
import type { ParsedRequestOf } from '#core/contract/endpoint.ts';
import { AppError } from '#core/contract/errors.ts';
import { generateCoverLetter } from '#core/contract/writing.ts';
import { profileAsResume } from '#core/domain/documents/resume.ts';
import { sentResume, typedWords } from '#core/domain/documents/verified-reading.ts';
import { fold } from '#core/domain/text/words.ts';
import type { Profile } from '#core/domain/user/profile.ts';
import { isBlank } from '#core/domain/user/profile.ts';
import { createDenialChecker } from '#core/domain/writer/check/create-denial-checker.ts';
import { createRelationChecker } from '#core/domain/writer/check/relations.ts';
import { extractResumeFacts, type ResumeFacts } from '#core/domain/writer/facts.ts';
import { inventedIn } from '#core/domain/writer/invented-in.ts';
import { evidenceText } from '#core/domain/writer/letter/evidence.ts';
import { type Language, languageFor } from '#core/domain/writer/letter/language.ts';
import { letterByRules } from '#core/domain/writer/letter-by-rules.ts';
import { isMostlyCyrillic } from '#core/domain/writer/text-cleanup.ts';
import type { LetterForm, LetterVacancy } from '#core/domain/writer/writing.ts';
import {
  checkBehaviour,
  FaultyAnswer,
  type Guard,
  injectionsIn,
  sharesRun,
  unsourcedLatin,
  withoutInjections,
} from './answer-check.ts';
import { letterVacancy } from './letter-vacancy.ts';
import { letterSystem, letterTask, rejectedFaults } from './prompts.ts';
import { checkResume } from './resume-check.ts';
import type { AnswerParser, Emit, ModelJob, WritingTask } from './writing-task.ts';

interface CoverLetter {
  coverLetter: string;
}

const profileText = (profile: Profile | null): string => (profile && profileAsResume(profile)) ?? '';

const formText = ({ companyName, position, whyInterested, relevantExperience }: LetterForm): string =>
  [
    `Company: ${companyName}`,
    `Position: ${position}`,
    `Why interested: ${whyInterested}`,
    `Relevant experience: ${relevantExperience}`,
  ].join('\n');

const vacancyText = ({ title, company, tags, description }: LetterVacancy): string =>
  [title, company, tags.join(', '), description.slice(0, 6000)].join('\n');

const greeting = /^\s*(?:здравствуйте|добрый день|уважаем|hello|dear|good (?:day|morning|afternoon))/iu;

/** Of one sentence or paragraph that is about to be shown. */
function checkPiece(
  piece: string,
  sources: readonly string[],
  vacancy: LetterVacancy | null,
  language: Language,
): void {
  const invented = [
    ...inventedIn(piece, sources),
    ...(language === 'ru' ? unsourcedLatin(piece, sources) : []),
  ];
  if (invented.length > 0) throw new FaultyAnswer(invented);
  if (/\[[^\]]*\]|\{\{|```|<[/!|a-z]|^#/imu.test(piece)) throw new FaultyAnswer(['markup or a placeholder']);
  if (vacancy && sharesRun(piece, vacancy.description, 8))
    throw new FaultyAnswer(['a sentence copied from the vacancy']);
}

function checkWhole(letter: string, form: LetterForm, language: Language): void {
  const words = letter.match(/\p{L}+/gu)?.length ?? 0;
  if (words < (form.length === 'short' ? 25 : 40) || words > 450)
    throw new FaultyAnswer(['the length of the letter']);
  if (isMostlyCyrillic(letter) !== (language === 'ru'))
    throw new FaultyAnswer(['a letter in another language than asked for']);
  const folded = fold(letter);
  for (const name of [form.companyName, form.position])
    if (!folded.includes(fold(name.trim()))) throw new FaultyAnswer([`«${name}» is not named`]);
}

/** The end of the last whole sentence; 0 where none is whole. */
const wholeLength = (text: string): number =>
  [...text.matchAll(/[.!?…]+[»")]?\s+|\n+/gu)].reduce((_, match) => match.index + match[0].length, 0);

/** Sentence by sentence: what is shown has been checked. */
function readLetter(
  form: LetterForm,
  facts: ResumeFacts,
  vacancy: LetterVacancy | null,
  guard: Guard,
  emit: Emit,
): AnswerParser<CoverLetter> {
  const typed = typedWords(form.reading).join('\n');
  const sources = [form.resumeText, typed, profileText(form.profileData), formText(form)].map(
    withoutInjections,
  );
  const language = languageFor(form, vacancy);
  const findFalseRelations = createRelationChecker(facts, form);
  const findDenied = createDenialChecker(facts.lines, sources.slice(1));
  let text = '';
  let emittedLength = 0;
  const emitUpTo = (end: number) => {
    const piece = text.slice(emittedLength, end);
    if (piece === '') return;
    if (emittedLength === 0 && !greeting.test(piece)) throw new FaultyAnswer(['a letter without a greeting']);
    checkBehaviour(text.slice(0, end), guard);
    checkPiece(piece, sources, vacancy, language);
    const denied = findDenied(piece);
    if (denied.length > 0) throw new FaultyAnswer(denied);
    // A list belongs to the line before it, which may have been shown already.
    const paragraph = text.lastIndexOf('\n\n', Math.max(0, emittedLength - 2));
    const related = findFalseRelations(text.slice(Math.max(0, paragraph), end));
    if (related.length > 0) throw new FaultyAnswer(related);
    emittedLength = end;
    emit({ name: 'text', text: piece });
  };
  return {
    push(more) {
      text = text === '' ? more.trimStart() : text + more;
      emitUpTo(wholeLength(text));
    },
    end() {
      text = text.trimEnd();
      emitUpTo(Math.max(emittedLength, text.length));
      checkWhole(text, form, language);
      return { coverLetter: text };
    },
  };
}

function letterJob(form: LetterForm, vacancy: LetterVacancy | null): ModelJob<CoverLetter> {
  const { resumeText, profileData } = form;
  const language = languageFor(form, vacancy);
  const facts = extractResumeFacts(sentResume(resumeText, form.blocks, form.reading));
  const data = [
    { label: 'RESUME', text: resumeText },
    { label: 'PROFILE', text: profileText(profileData) },
    { label: 'FORM', text: formText(form) },
    { label: 'VACANCY', text: vacancy ? vacancyText(vacancy) : '' },
    { label: 'ASKS', text: vacancy ? evidenceText(facts, profileData?.skills ?? [], vacancy) : '' },
  ];
  return {
    prompt: (promptCanary, faults) => ({
      system: letterSystem(promptCanary, language, form.length),
      data: [...data, ...(faults.length > 0 ? [rejectedFaults(faults)] : [])],
      task: letterTask(faults, language),
      maxTokens: 1500,
    }),
    parser: (promptCanary, emit) =>
      readLetter(
        form,
        facts,
        vacancy,
        {
          system: letterSystem(promptCanary, language, form.length),
          promptCanary,
          injections: injectionsIn(data.map(({ text }) => text)),
        },
        emit,
      ),
    answerByRules: () => ({ coverLetter: letterByRules(form, vacancy, facts) }),
  };
}

/** Paragraph by paragraph. */
const textEvents = ({ coverLetter }: CoverLetter) =>
  coverLetter.split(/(?<=\n\n)/u).map((text) => ({ name: 'text' as const, text }));

/** A letter to an employer; throws `too_large`, and `invalid_request` where there is nothing to write of. */
export function coverLetter({
  isAgain,
  ...form
}: ParsedRequestOf<typeof generateCoverLetter>): WritingTask<CoverLetter> {
  checkResume(form.resumeText, JSON.stringify(form.profileData));
  if (isBlank(form.companyName) || isBlank(form.position))
    throw new AppError('invalid_request', 'Укажите компанию и должность');
  return {
    kind: 'letter',
    input: form,
    skipsCache: isAgain,
    answer: z.pick(generateCoverLetter.response, { coverLetter: true }),
    eventsOf: textEvents,
    prepare: async () => letterJob(form, await letterVacancy(form.jobUrl)),
  };
}
