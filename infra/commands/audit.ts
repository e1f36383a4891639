import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import * as z from 'zod';
import { root } from '../build/steps.ts';
import { exitWithError, UserError } from '../user-error.ts';

/** What npm says of the packages that go to AWS and to browsers, as it prints it in JSON. */
const report = z.object({
  auditReportVersion: z.literal(2),
  vulnerabilities: z.record(
    z.string(),
    z.object({
      severity: z.string(),
      via: z.array(z.union([z.string(), z.object({ title: z.string(), url: z.string() })])),
    }),
  ),
  metadata: z.object({ dependencies: z.object({ prod: z.number() }) }),
});

/** Instead of a report: the registry's refusal, or what came in the way of asking it. */
const failure = z.object({ statusCode: z.number().optional(), message: z.string().default('') });

const isSevere = (severity: string) => ['high', 'critical'].includes(severity);

/** Asks npm, which asks the registry; its exit code says no more than its answer. */
async function runAudit(): Promise<unknown> {
  const npm = spawn('npm', ['audit', '--omit=dev', '--json', '--fetch-retries=1', '--fetch-timeout=30000'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const failed = new Promise<never>((_, reject) => npm.once('error', reject));
  const output = await Promise.race([text(npm.stdout), failed]);
  try {
    return JSON.parse(output);
  } catch (cause) {
    throw new Error(`npm audit gave no JSON: ${output.slice(0, 300)}`, { cause });
  }
}

/** Why nobody could be asked; null if it is npm that has failed. */
function registryProblem({ statusCode, message }: z.output<typeof failure>): string | null {
  if (statusCode !== undefined) return `реестр пакетов на такой вопрос не отвечает (код ${statusCode})`;
  return /request to .+ failed|network|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ECONN\w+/i.test(message)
    ? 'реестр пакетов недоступен'
    : null;
}

async function audit(): Promise<void> {
  const answer = await runAudit();
  const found = report.safeParse(answer);
  if (!found.success) {
    const reason = registryProblem(failure.parse(answer));
    if (reason === null) throw new Error(`npm audit: ${JSON.stringify(answer).slice(0, 300)}`);
    console.log(`Зависимости не проверены: ${reason}. Это не ошибка, но и не «уязвимостей нет».`);
    return;
  }
  const { vulnerabilities, metadata } = found.data;
  const all = Object.entries(vulnerabilities);
  const severe = all.filter(([, { severity }]) => isSevere(severity));
  const lines = severe.map(([name, { severity, via }]) => {
    const reasons = via.map((advisory) =>
      typeof advisory === 'string' ? `из-за ${advisory}` : `${advisory.title}, ${advisory.url}`,
    );
    return `✗ ${name} (${severity}): ${reasons.join('; ')}`;
  });
  if (lines.length > 0)
    throw new UserError(
      `${lines.join('\n')}\nОбновите эти пакеты: npm audit --omit=dev подскажет, до каких версий.`,
    );
  const lesser = all.length > 0 ? `, менее серьёзных — ${all.length}` : '';
  console.log(
    `Зависимости проверены: пакетов ${metadata.dependencies.prod}, серьёзных уязвимостей нет${lesser}.`,
  );
}

try {
  await audit();
} catch (error) {
  exitWithError(error);
}
