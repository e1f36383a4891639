import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, it, onTestFinished } from 'vitest';

type Severity = 'low' | 'moderate' | 'high' | 'critical';

/** A registry that knows something of zod, which is with us for good; a number is the status of its refusal. */
async function registry(knows: Severity | 'nothing' | number): Promise<string> {
  const advisory = {
    id: 1,
    url: 'https://advisories.example/1',
    title: 'Parses too much',
    severity: knows,
    vulnerable_versions: '<1000',
    cwe: [],
    cvss: { score: 8 },
  };
  const server = createServer((request, response) => {
    const isAudit = request.method === 'POST' && request.url?.endsWith('/advisories/bulk');
    response.statusCode = typeof knows === 'number' ? knows : isAudit ? 200 : 404;
    response.setHeader('content-type', 'application/json');
    response.end(
      JSON.stringify(isAudit && typeof knows === 'string' && knows !== 'nothing' ? { zod: [advisory] } : {}),
    );
    request.resume();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

/** The command with the real npm, which asks this registry. */
async function audited(address: string, env: Record<string, string> = {}) {
  // npm keeps what it was told of an advisory.
  const cache = mkdtempSync(join(tmpdir(), 'prizvanie-audit-'));
  onTestFinished(() => rmSync(cache, { recursive: true, force: true }));
  const command = spawn(process.execPath, ['infra/commands/audit.ts'], {
    env: { ...process.env, npm_config_registry: address, npm_config_cache: cache, ...env },
  });
  const [stdout, stderr] = await Promise.all([
    text(command.stdout),
    text(command.stderr),
    new Promise((resolve) => command.once('close', resolve)),
  ]);
  return { code: command.exitCode, output: stdout.trim(), errors: stderr.trim() };
}

it('passes where nothing is known against what we use', async () => {
  const { code, output } = await audited(await registry('nothing'));
  expect([code, output]).toEqual([
    0,
    expect.stringMatching(/^Зависимости проверены: пакетов \d{2,}, серьёзных уязвимостей нет\.$/),
  ]);
});

it.each(['high', 'critical'] as const)('fails on a finding that is %s, and names it', async (severity) => {
  const { code, output, errors } = await audited(await registry(severity));
  expect([code, output]).toEqual([1, '']);
  expect(errors).toContain(`✗ zod (${severity}): Parses too much, https://advisories.example/1`);
  expect(errors).not.toContain('at audit');
});

it('passes with a lesser one, and counts whom it concerns', async () => {
  const { code, output } = await audited(await registry('moderate'));
  expect([code, output]).toEqual([0, expect.stringMatching(/менее серьёзных — [1-9]\d?\.$/)]);
});

it.each([404, 405, 503])('says that nothing was checked where the registry answers %i', async (status) => {
  const { code, output } = await audited(await registry(status));
  expect([code, output]).toEqual([
    0,
    expect.stringMatching(new RegExp(`^Зависимости не проверены: реестр .+ \\(код ${status}\\)\\.`)),
  ]);
});

it('says so where there is no network', async () => {
  const { code, output } = await audited('http://127.0.0.1:9/');
  expect([code, output]).toEqual([
    0,
    expect.stringMatching(/^Зависимости не проверены: реестр пакетов недоступен\./),
  ]);
});

it('fails where there is no npm to ask', async () => {
  const { code, errors } = await audited('http://127.0.0.1:9/', { PATH: '/nowhere' });
  expect([code, errors]).toEqual([1, expect.stringContaining('npm')]);
});
