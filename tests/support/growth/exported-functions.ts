import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';

const isExported = (statement: ts.Statement) =>
  ts.canHaveModifiers(statement) &&
  (ts.getModifiers(statement) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);

/** The type of each parameter as it is written, but of one that is an error. */
const typesOf = (parameters: ts.NodeArray<ts.ParameterDeclaration>): string[] =>
  parameters.flatMap(({ name, type }) =>
    type === undefined || /^(?:error|cause)$/u.test(name.getText()) ? [] : [type.getText()],
  );

/** 'writer/text-cleanup#oneLine' of every exported function of the folder that has a parameter of such a type. */
export function functionsThatTake(folder: string, type: RegExp): string[] {
  const takesType = (parameters: ts.NodeArray<ts.ParameterDeclaration>) =>
    typesOf(parameters).some((written) => type.test(written));
  return globSync(`${folder}/**/*.ts`).flatMap((file) => {
    const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
    const names = source.statements.filter(isExported).flatMap((statement) => {
      if (ts.isFunctionDeclaration(statement))
        return takesType(statement.parameters) ? [statement.name?.getText() ?? ''] : [];
      if (!ts.isVariableStatement(statement)) return [];
      return statement.declarationList.declarations
        .filter(
          ({ initializer }) =>
            initializer && ts.isArrowFunction(initializer) && takesType(initializer.parameters),
        )
        .map(({ name }) => name.getText());
    });
    return names.map((name) => `${file.slice(folder.length + 1, -'.ts'.length)}#${name}`);
  });
}

/** As above, of every schema of the folder. */
export function schemasIn(folder: string): string[] {
  return globSync(`${folder}/**/*.ts`).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/^export const (\w+) = z\b/gmu)].map(
      ([, name]) => `${file.slice(folder.length + 1, -'.ts'.length)}#${name}`,
    ),
  );
}
