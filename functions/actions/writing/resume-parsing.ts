import * as z from 'zod';
import type { ParsedRequestOf } from '#core/contract/endpoint.ts';
import type { parseResume } from '#core/contract/writing.ts';
import type { ResumeDocument } from '#core/domain/documents/blocks.ts';
import { modelReading, numberedLines, withModelReading } from '#core/domain/documents/model-reading.ts';
import { readResume } from '#core/domain/documents/reading/read-resume.ts';
import { type ResumeReading, resumeReading } from '#core/domain/documents/resume-reading.ts';
import { sentResume } from '#core/domain/documents/verified-reading.ts';
import { FaultyAnswer, leaksCanary } from './answer-check.ts';
import { completeObjects } from './partial-json.ts';
import { parsingSystem, parsingTask, rejectedFaults } from './prompts.ts';
import { checkResume } from './resume-check.ts';
import type { AnswerParser, ModelJob, WritingTask } from './writing-task.ts';

interface Parsed {
  reading: ResumeReading;
}

function answerParser(
  document: ResumeDocument,
  read: ResumeReading,
  promptCanary: string,
): AnswerParser<Parsed> {
  let text = '';
  return {
    push(more) {
      text += more;
    },
    end() {
      if (leaksCanary(text, promptCanary)) throw new FaultyAnswer(['the mark']);
      const [answer] = completeObjects(text, 0).objects;
      const parsed = modelReading.safeParse(answer);
      if (!parsed.success) throw new FaultyAnswer(['no JSON object']);
      return { reading: withModelReading(parsed.data, read, document) };
    },
  };
}

function parsing(document: ResumeDocument, read: ResumeReading): ModelJob<Parsed> {
  return {
    prompt: (promptCanary, faults) => ({
      system: parsingSystem(promptCanary),
      data: [
        { label: 'RESUME', text: numberedLines(document) },
        ...(faults.length > 0 ? [rejectedFaults(faults)] : []),
      ],
      task: parsingTask(faults),
      maxTokens: 4000,
    }),
    parser: (promptCanary) => answerParser(document, read, promptCanary),
    answerByRules: () => ({ reading: read }),
  };
}

/** What a resume says, read by a model too; throws `too_large`, and `invalid_request` where there is none. */
export function resumeParsing({
  resumeText,
  blocks,
  reading,
}: ParsedRequestOf<typeof parseResume>): WritingTask<Parsed> {
  checkResume(resumeText);
  return {
    kind: 'parsing',
    input: { resumeText, blocks, reading },
    skipsCache: false,
    answer: z.object({ reading: resumeReading }),
    eventsOf: () => [],
    async prepare() {
      const document = sentResume(resumeText, blocks, reading);
      return parsing(document, document.reading ?? readResume(document));
    },
  };
}
