import { globSync } from 'node:fs';
import { build } from 'esbuild';
import ts from 'typescript';
import { lambdaBundle, root } from '../../../infra/build/steps.ts';

/** A Lambda's code in one file: what esbuild's tree shaking leaves of ours, the packages imported and not included. */
export interface HandlerCode {
  /** 'http/jobs/get-job'. */
  readonly handler: string;
  readonly file: ts.SourceFile;
  readonly checker: ts.TypeChecker;
}

export function parseCode(handler: string, text: string): HandlerCode {
  const name = `/${handler}.js`;
  const file = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.JS);
  const host: ts.CompilerHost = {
    getSourceFile: (path) => (path === name ? file : undefined),
    fileExists: (path) => path === name,
    readFile: () => undefined,
    writeFile: () => undefined,
    getDefaultLibFileName: () => '',
    getCurrentDirectory: () => '/',
    getCanonicalFileName: (path) => path,
    useCaseSensitiveFileNames: () => true,
    getNewLine: () => '\n',
  };
  const options = { allowJs: true, noLib: true, noResolve: true, types: [], module: ts.ModuleKind.ESNext };
  return { handler, file, checker: ts.createProgram([name], options, host).getTypeChecker() };
}

/**
 * What is told of every Lambda's code, put together as the build does, in the order of their names. One after the other:
 * all of them parsed would fill the memory.
 */
export async function readHandlers<Result>(read: (code: HandlerCode) => Result): Promise<Result[]> {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: globSync('functions/{http/*,triggers,workflow}/*.ts', { cwd: root }).sort(),
    outbase: 'functions',
    outdir: '/',
    ...lambdaBundle,
    minifySyntax: false,
    minifyWhitespace: false,
    packages: 'external',
    write: false,
    logLevel: 'silent',
  });
  return outputFiles.map(({ path, text }) => read(parseCode(path.slice(1).replace(/\.js$/, ''), text)));
}
