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

const isGrave = (severity: string) => ['high', 'critical'].includes(severity);

/** Asks npm, which asks the registry; its exit code says no more than its answer. */
async function ask(): Promise<unknown> {
  const npm = spawn('npm', ['audit', '--omit=dev', '--json', '--fetch-retries=1', '--fetch-timeout=30000'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const failed = new Promise<never>((_, reject) => npm.once('error', reject));
  const said = await Promise.race([text(npm.stdout), failed]);
  try {
    return JSON.parse(said);
  } catch (cause) {
    throw new Error(`npm audit gave no JSON: ${said.slice(0, 300)}`, { cause });
  }
}

/** Why nobody could be asked; null if it is npm that has failed. */
function whyNobody({ statusCode, message }: z.output<typeof failure>): string | null {
  if (statusCode !== undefined) return `реестр пакетов на такой вопрос не отвечает (код ${statusCode})`;
  return /request to .+ failed|network|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ECONN\w+/i.test(message)
    ? 'реестр пакетов недоступен'
    : null;
}

async function audit(): Promise<void> {
  const said = await ask();
  const found = report.safeParse(said);
  if (!found.success) {
    const why = whyNobody(failure.parse(said));
    if (why === null) throw new Error(`npm audit: ${JSON.stringify(said).slice(0, 300)}`);
    console.log(`Зависимости не проверены: ${why}. Это не ошибка, но и не «уязвимостей нет».`);
    return;
  }
  const { vulnerabilities, metadata } = found.data;
  const all = Object.entries(vulnerabilities);
  const grave = all.filter(([, { severity }]) => isGrave(severity));
  const lines = grave.map(([name, { severity, via }]) => {
    const reasons = via.map((one) => (typeof one === 'string' ? `из-за ${one}` : `${one.title}, ${one.url}`));
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
