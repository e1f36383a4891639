import { spawn } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';

const root = join(import.meta.dirname, '../../..');

/**
 * It says what it was called with, and fails at the commands that CDK_FAILS names, `destroy:1` only once. What it
 * synthesizes are the templates in CDK_SYNTH, by name of stack.
 */
const fakeCdk = `#!/usr/bin/env node
import { appendFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
const [command, ...args] = process.argv.slice(2);
const [fails, times] = (process.env.CDK_FAILS ?? '').split(':');
appendFileSync(import.meta.dirname + '/calls', JSON.stringify([command, ...args]) + '\\n');
console.log('cdk ' + command + ' ran');
if (command === 'synth') {
  const folder = args[args.indexOf('--output') + 1];
  mkdirSync(folder, { recursive: true });
  for (const [stack, template] of Object.entries(JSON.parse(process.env.CDK_SYNTH ?? '{}')))
    writeFileSync(folder + '/' + stack + '.template.json', JSON.stringify(template));
}
const failed = import.meta.dirname + '/failed';
if (fails === command && !(times === '1' && existsSync(failed))) {
  writeFileSync(failed, '');
  process.exit(1);
}
`;

/** Node asks this name server, and not the machine's. */
const dnsOptions = (dns: string) => [
  '--import',
  `data:text/javascript,import{setServers}from'node:dns';setServers(['${dns}'])`,
];

/** Node believes that it talks to a person. */
const asTerminal = ['--import', 'data:text/javascript,process.stdin.isTTY=process.stdout.isTTY=true'];

export interface CommandResult {
  readonly code: number | null;
  readonly output: string;
  readonly lines: readonly string[];
  /** What the CDK's command was called with. */
  readonly cdk: readonly (readonly string[])[];
}

/** A copy of the commands with stages of the test's own, and a CDK that only notes how it is called. */
export function stageCommands(stages: Readonly<Record<string, object>>) {
  const folder = mkdtempSync(join(tmpdir(), 'prizvanie-stages-'));
  for (const name of ['infra', 'functions', 'package.json'])
    cpSync(join(root, name), join(folder, name), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  for (const [name, settings] of Object.entries(stages))
    writeFileSync(join(folder, `infra/stages/${name}.json`), JSON.stringify(settings));
  const programs = join(folder, 'programs');
  mkdirSync(programs);
  writeFileSync(join(programs, 'cdk'), fakeCdk);
  chmodSync(join(programs, 'cdk'), 0o755);

  return {
    /** As npm runs it; with an answer, as if a person typed it at a terminal; with Ctrl-C after what it says. */
    async run(
      command: string,
      args: string[],
      {
        env = {},
        answer,
        interruptAt,
        dns,
      }: { env?: Record<string, string>; answer?: string; interruptAt?: RegExp; dns?: string } = {},
    ): Promise<CommandResult> {
      for (const name of ['calls', 'failed']) rmSync(join(programs, name), { force: true });
      const child = spawn(
        process.execPath,
        [
          ...(answer === undefined ? [] : asTerminal),
          ...(dns === undefined ? [] : dnsOptions(dns)),
          `infra/commands/${command}.ts`,
          ...args,
        ],
        {
          cwd: folder,
          env: {
            PATH: [programs, dirname(process.execPath), process.env.PATH].join(delimiter),
            HOME: folder,
            AWS_EC2_METADATA_DISABLED: 'true',
            AWS_MAX_ATTEMPTS: '1',
            // All runs of a test file load the same.
            NODE_COMPILE_CACHE: join(folder, 'compiled'),
            ...env,
          },
        },
      );
      let output = '';
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', (chunk) => {
          output += chunk;
          if (interruptAt?.test(output) && !child.killed) child.kill('SIGINT');
        });
      child.stdin.end(answer === undefined ? '' : `${answer}\n`);
      const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
      return { code, output, lines: output.trim().split('\n'), cdk: calls(join(programs, 'calls')) };
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

function calls(file: string): string[][] {
  try {
    const lines = readFileSync(file, 'utf8').trim().split('\n');
    return lines.map((line) => JSON.parse(line));
  } catch {
    return [];
  }
}
