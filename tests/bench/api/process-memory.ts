import { existsSync, readFileSync } from 'node:fs';

/** What a process takes of the machine's memory; bytes. */
export interface ProcessMemory {
  /** What nothing but the process keeps: heaps, buffers, what its libraries hold. */
  readonly own: number;
  /** Files that are mapped into it, the tables' and its own code: copies, which Linux drops where it wants the room. */
  readonly mapped: number;
}

/** Reads the text of `/proc/<pid>/status`. */
export function memoryOf(status: string): ProcessMemory {
  const [own = 0, shared = 0, mapped = 0] = ['RssAnon', 'RssShmem', 'RssFile'].map((name) => {
    const [, kilobytes] = new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm').exec(status) ?? [];
    if (kilobytes === undefined) throw new Error(`no ${name} in the status of a process`);
    return Number(kilobytes) * 1024;
  });
  return { own: own + shared, mapped };
}

const status = '/proc/self/status';
const hasStatus = existsSync(status);

/** Of this process. Where the system does not tell the two apart, all counts as its own. */
export const processMemory = (): ProcessMemory =>
  hasStatus ? memoryOf(readFileSync(status, 'utf8')) : { own: process.memoryUsage.rss(), mapped: 0 };
