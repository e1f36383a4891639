import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { LocalDataError } from '../local-data-error.ts';

/** As DescribeExecution gives it; times are seconds since the epoch. */
const execution = z.object({
  executionArn: z.string(),
  stateMachineArn: z.string(),
  name: z.string(),
  status: z.enum(['RUNNING', 'SUCCEEDED', 'FAILED', 'TIMED_OUT', 'ABORTED']),
  startDate: z.number(),
  stopDate: z.number().optional(),
  input: z.string(),
  output: z.string().optional(),
  error: z.string().optional(),
  cause: z.string().optional(),
});
export type Execution = z.infer<typeof execution>;

/** As GetExecutionHistory gives it. */
const historyEvent = z.looseObject({ id: z.number(), type: z.string(), timestamp: z.number() });
export type HistoryEvent = z.infer<typeof historyEvent>;

const record = z.object({ execution, history: z.array(historyEvent) });
export type ExecutionRecord = z.infer<typeof record>;

const maxKept = 200;

export const nowInSeconds = (): number => Date.now() / 1000;

/** Executions on disk, a file each; the two hundred newest are kept. */
export interface ExecutionStore {
  find(executionArn: string): ExecutionRecord | undefined;
  /** Newest first. */
  list(): Execution[];
  save(record: ExecutionRecord): void;
}

/** Reads what is there. Nothing runs on from an earlier start: what was running then is ABORTED. */
export function openExecutions(folder: string): ExecutionStore {
  mkdirSync(folder, { recursive: true });
  const records = new Map<string, ExecutionRecord>();

  const fileOf = ({ execution: { name, startDate } }: ExecutionRecord): string =>
    join(
      folder,
      `${String(Math.round(startDate * 1000)).padStart(15, '0')}-${encodeURIComponent(name)}.json`,
    );

  function save(record: ExecutionRecord): void {
    records.set(record.execution.executionArn, record);
    const file = fileOf(record);
    writeFileSync(`${file}.part`, JSON.stringify(record));
    renameSync(`${file}.part`, file);
  }

  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort();
  for (const file of files.slice(0, -maxKept)) rmSync(join(folder, file));
  for (const file of files.slice(-maxKept)) {
    const record = readRecord(join(folder, file));
    records.set(record.execution.executionArn, record);
    if (record.execution.status !== 'RUNNING') continue;
    Object.assign(record.execution, {
      status: 'ABORTED',
      stopDate: nowInSeconds(),
    } satisfies Partial<Execution>);
    save(record);
  }

  return {
    find: (executionArn) => records.get(executionArn),
    list: () =>
      [...records.values()].map((entry) => entry.execution).sort((a, b) => b.startDate - a.startDate),
    save,
  };
}

function readRecord(file: string): ExecutionRecord {
  try {
    return record.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (cause) {
    throw new LocalDataError(`Запись о прошлом импорте «${file}» повреждена: удалите этот файл.`, { cause });
  }
}
