import * as z from 'zod/mini';
import type { ParsedRequestOf } from '#core/contract/endpoint.ts';
import type { analyzeResume } from '#core/contract/writing.ts';
import { withoutContacts } from '#core/domain/documents/reading/contacts.ts';
import { sentResume } from '#core/domain/documents/verified-reading.ts';
import { adviseByRules, type SkillMarket } from '#core/domain/writer/advise-by-rules.ts';
import { createNumberChecker } from '#core/domain/writer/check/create-number-checker.ts';
import { withNumbersInDigits } from '#core/domain/writer/check/number-words.ts';
import { extractResumeFacts, type ResumeFacts } from '#core/domain/writer/facts.ts';
import { inventedIn } from '#core/domain/writer/invented-in.ts';
import { suggestionsText } from '#core/domain/writer/suggestions-text.ts';
import { isMostlyCyrillic } from '#core/domain/writer/text-cleanup.ts';
import { type Advice, advice } from '#core/domain/writer/writing.ts';
import { currentIndex } from '#functions/search/loader.ts';
import {
  checkBehaviour,
  FaultyAnswer,
  type Guard,
  injectionsIn,
  leaksCanary,
  unsourcedLatin,
  withoutInjections,
} from './answer-check.ts';
import { completeObjects } from './partial-json.ts';
import { rejectedFaults, reviewSystem, reviewTask } from './prompts.ts';
import { checkResume } from './resume-check.ts';
import type { AnswerParser, Emit, ModelJob, WritingTask } from './writing-task.ts';

interface Review {
  suggestions: string;
  advice: Advice[];
}

const minAdvice = 3;
const maxAdvice = 12;

const modelAdvice = z.omit(advice, { id: true, at: true });

const reviewOf = (list: Advice[]): Review => ({ suggestions: suggestionsText(list), advice: list });

const marketText = ({ skills }: SkillMarket): string =>
  skills.map(({ name, share }) => `${name}: ${Math.round(share * 100)}%`).join('\n');

/** A reason may say «2–3 примера» or «два предложения»: a small number is advice, and no fact. */
const isSignificant = (invented: string): boolean =>
  !/^\d(?:[–-]\d)?$/u.test(withNumbersInDigits(invented.trim()));

/** What a proposal may count: the quote and the jobs that it is of; the whole resume, where it is of none. */
function figuresFor(quote: string | null, entries: ResumeFacts['entries'], resumeText: string): string {
  const own = entries.filter(({ duties }) =>
    duties.some(({ words }) => quote !== null && (words.includes(quote) || quote.includes(words))),
  );
  if (own.length === 0 || quote === null) return resumeText;
  return [
    quote,
    ...own.flatMap(({ title, employer, period, duties }) => [
      title,
      employer,
      period?.text,
      ...duties.map(({ words }) => words),
    ]),
  ].join('\n');
}

/** Recommendation by recommendation; what invents, or quotes what the resume does not say, is left out. */
function readReview(
  resumeText: string,
  { entries }: Pick<ResumeFacts, 'entries'>,
  market: SkillMarket,
  guard: Guard,
  emit: Emit,
): AnswerParser<Review> {
  const facts = withoutInjections(resumeText);
  const sources = [facts, marketText(market)];
  const good: Advice[] = [];
  const faults: string[] = [];
  let text = '';
  let read = 0;

  function check(found: unknown): void {
    const parsed = modelAdvice.safeParse(found);
    if (!parsed.success) return void faults.push('an object that is not as described');
    const { quote, proposal, reason } = parsed.data;
    if (quote !== null && (quote.trim() === '' || !resumeText.includes(quote)))
      return void faults.push('a quote that is not in the resume');
    const invented = [
      ...inventedIn(proposal ?? '', [facts]),
      // A figure of another job is invented here.
      ...createNumberChecker(withoutInjections(figuresFor(quote, entries, resumeText)))(
        withoutContacts(proposal ?? ''),
      ),
      ...(isMostlyCyrillic(proposal ?? '') ? unsourcedLatin(proposal ?? '', [facts]) : []),
      ...inventedIn(reason, sources).filter(isSignificant),
    ];
    if (invented.length > 0) return void faults.push(...invented);
    if (!/\p{L}/u.test(reason) || !isMostlyCyrillic(reason))
      return void faults.push('a reason that is not in Russian');
    checkBehaviour(`${proposal ?? ''}\n${reason}`, guard);
    if (good.length === maxAdvice) return;
    const next = { id: `m${good.length + 1}`, at: null, ...parsed.data };
    good.push(next);
    emit({ name: 'advice', advice: next });
  }

  return {
    push(more) {
      text += more;
      if (leaksCanary(text, guard.promptCanary)) throw new FaultyAnswer(['the mark']);
      const { objects, end } = completeObjects(text, read);
      read = end;
      for (const found of objects) check(found);
    },
    end() {
      if (good.length < minAdvice) throw new FaultyAnswer([...faults, 'too few recommendations']);
      return reviewOf(good);
    },
  };
}

function reviewWriting(resumeText: string, facts: ResumeFacts, market: SkillMarket): ModelJob<Review> {
  const data = [
    { label: 'RESUME', text: resumeText },
    { label: 'MARKET', text: marketText(market) },
  ];
  return {
    prompt: (promptCanary, faults) => ({
      system: reviewSystem(promptCanary),
      data: [...data, ...(faults.length > 0 ? [rejectedFaults(faults)] : [])],
      task: reviewTask(faults),
      maxTokens: 3000,
    }),
    parser: (promptCanary, emit) =>
      readReview(
        resumeText,
        facts,
        market,
        { system: reviewSystem(promptCanary), promptCanary, injections: injectionsIn([resumeText]) },
        emit,
      ),
    answerByRules: () => reviewOf(adviseByRules(resumeText, facts, market)),
  };
}

/** What should change in a resume; throws `too_large`, and `invalid_request` where there is none. */
export function resumeReview({
  resumeText,
  blocks,
  reading,
}: ParsedRequestOf<typeof analyzeResume>): WritingTask<Review> {
  checkResume(resumeText);
  return {
    kind: 'analysis',
    input: { resumeText, blocks, reading },
    skipsCache: false,
    answer: z.object({ suggestions: z.string(), advice: z.array(advice) }),
    eventsOf: ({ advice: list }) => list.map((item) => ({ name: 'advice', advice: item })),
    async prepare() {
      const index = await currentIndex();
      const facts = extractResumeFacts(sentResume(resumeText, blocks, reading));
      return reviewWriting(resumeText, facts, index.skillMarket(facts.position));
    },
  };
}
