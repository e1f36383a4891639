import { vi } from 'vitest';

interface CapturedLogs {
  /** What the function's log holds as JSON, in order: events, and metrics. */
  // biome-ignore lint/suspicious/noExplicitAny: tests look into lines of every kind
  readonly events: any[];
  /** Of each metric its values by name: `[{ Searches: 1 }]`. */
  readonly metrics: Record<string, number>[];
  readonly text: string;
}

/** Listens to what functions of this thread write until the mocks are restored. */
export function captureLogs(): () => CapturedLogs {
  const lines: string[] = [];
  const record = (line: unknown) => void lines.push(String(line));
  vi.spyOn(console, 'info').mockImplementation(record);
  vi.spyOn(console, 'error').mockImplementation(record);
  vi.spyOn(process.stdout, 'write').mockImplementation((line) => lines.push(String(line)) > 0);
  return () => {
    const parsed = lines.filter((line) => line.startsWith('{')).map((line) => JSON.parse(line));
    return {
      events: parsed.filter(({ event }) => event !== undefined),
      metrics: parsed
        .filter(({ _aws }) => _aws !== undefined)
        .map((line) =>
          Object.fromEntries(
            line._aws.CloudWatchMetrics[0].Metrics.map(({ Name }: { Name: string }) => [Name, line[Name]]),
          ),
        ),
      text: lines.join('\n'),
    };
  };
}
