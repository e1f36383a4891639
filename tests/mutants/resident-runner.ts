import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { createVitest, type TestModule, type TestSpecification, type Vitest } from 'vitest/node';
import { mutantOf } from './report.ts';
import { fromRoot, sampleOfEnvironment } from './sample.ts';
import { TestOrder } from './test-order.ts';
import { addVerdict } from './verdicts.ts';

/** As Stryker gives it: lines and columns count from zero. */
interface ActiveMutant {
  readonly id: string;
  readonly fileName: string;
  readonly replacement: string;
  readonly location: { readonly start: Place; readonly end: Place };
}
interface Place {
  readonly line: number;
  readonly column: number;
}

interface MutantRun {
  readonly activeMutant: ActiveMutant;
  /** Of the files that come past the mutant; all of them where nothing is given. */
  readonly testFilter?: readonly string[];
  readonly hitLimit?: number;
}

/** How often each mutant was come past, by its id. */
export type Hits = Record<string, number>;

declare module 'vitest' {
  interface ProvidedContext {
    /** Null in the first run, in which it is counted which files come past which mutant. */
    mutant: { readonly id: string; readonly hitLimit?: number } | null;
  }
  interface TaskMeta {
    /** Of a file in the first run. */
    hits?: Hits;
  }
}

const fromOne = ({ line, column }: Place): Place => ({ line: line + 1, column: column + 1 });

/** A file is what Stryker knows as a test. */
const idOf = (path: string): string => relative(process.cwd(), path);

function firstErrorOf(module: TestModule): string {
  const failed = [...module.children.allTests('failed')][0];
  const [error] = failed?.result().errors ?? module.errors();
  return error?.message ?? 'failed';
}

/**
 * One vitest for all mutants, in Stryker's process: what a process and the reading of its config cost is paid once. Each mutant has
 * a thread of its own, in which all modules are loaded with the mutant in force: also what a module makes once and keeps is made by
 * it. Of one mutant the files of a project share the thread, in the order that sees most mutants soonest, until one fails.
 */
export class ResidentRunner {
  #vitest: Vitest | undefined;
  #files: readonly TestSpecification[] = [];
  readonly #order = new TestOrder();

  capabilities() {
    return { reloadEnvironment: true };
  }

  async init(): Promise<void> {
    this.#vitest = await createVitest('test', { config: 'tests/mutants/vitest.config.ts', watch: false });
    this.#files = await this.#vitest.globTestSpecifications();
  }

  async #run(files: readonly TestSpecification[], mutant: { id: string; hitLimit?: number } | null) {
    const vitest = this.#vitest;
    if (vitest === undefined) throw new Error('not initialized');
    for (const project of vitest.projects) project.provide('mutant', mutant);
    // What failed before would end this run.
    vitest.state.filesMap.clear();
    const { testModules, unhandledErrors } = await vitest.runTestSpecifications([...files]);
    vitest.state.errorsSet.clear();
    return { testModules, unhandledErrors };
  }

  async dryRun() {
    const { testModules, unhandledErrors } = await this.#run(this.#files, null);
    if (unhandledErrors.length > 0) return { status: 'error', errorMessage: String(unhandledErrors[0]) };
    const perTest: Record<string, Hits> = {};
    const tests = testModules.map((module) => {
      const id = idOf(module.moduleId);
      perTest[id] = module.meta().hits ?? {};
      const { collectDuration, duration, prepareDuration, setupDuration } = module.diagnostic();
      const timeSpentMs = collectDuration + duration + prepareDuration + setupDuration;
      this.#order.add('', id, { ms: duration, isSeen: false });
      const test = { id, name: id, timeSpentMs };
      // By Stryker's numbers.
      return module.ok()
        ? { ...test, status: 0 }
        : { ...test, status: 1, failureMessage: firstErrorOf(module) };
    });
    return { status: 'complete', tests, mutantCoverage: { static: {}, perTest } };
  }

  async mutantRun({ activeMutant, testFilter, hitLimit }: MutantRun) {
    const { id, fileName, replacement, location } = activeMutant;
    const { root } = sampleOfEnvironment();
    const name = fromRoot(root, fileName);
    const asked = this.#files.filter(
      ({ moduleId }) => testFilter === undefined || testFilter.includes(idOf(moduleId)),
    );
    const byProject = (this.#vitest?.projects ?? []).map((project) =>
      asked.filter((test) => test.project === project),
    );
    const groups = this.#order.sorted(name, byProject, ({ moduleId }) => idOf(moduleId));
    const limit = hitLimit === undefined ? {} : { hitLimit };
    const testModules: TestModule[] = [];
    const unhandledErrors: unknown[] = [];
    let failed: TestModule | undefined;
    // Left to itself vitest takes the project of the slow tests first.
    for (const files of groups) {
      if (files.length === 0) continue;
      const run = await this.#run(files, { id, ...limit });
      testModules.push(...run.testModules);
      unhandledErrors.push(...run.unhandledErrors);
      for (const module of run.testModules) {
        const isFailed = module.state() === 'failed';
        if (!isFailed && module.state() !== 'passed') continue;
        this.#order.add(name, idOf(module.moduleId), { ms: module.diagnostic().duration, isSeen: isFailed });
        if (isFailed) failed ??= module;
      }
      if (failed !== undefined || unhandledErrors.length > 0) break;
    }
    const isSeen = failed !== undefined || unhandledErrors.length > 0;
    const own = mutantOf(name, readFileSync(fileName, 'utf8'), {
      location: { start: fromOne(location.start), end: fromOne(location.end) },
      replacement,
    });
    addVerdict({ ...own, isSeen });
    const nrOfTests = testModules.length;
    if (!isSeen) return { status: 'survived', nrOfTests };
    const [killedBy, failureMessage] =
      failed === undefined ? ['', String(unhandledErrors[0])] : [idOf(failed.moduleId), firstErrorOf(failed)];
    return { status: 'killed', killedBy: [killedBy], failureMessage, nrOfTests };
  }

  async dispose(): Promise<void> {
    await this.#vitest?.close();
  }
}
