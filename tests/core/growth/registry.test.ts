import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { domainFunctions } from '#tests/support/text-functions/domain.ts';
import { wholeWriterFunctions, writerFunctions } from '#tests/support/text-functions/writer.ts';

/** Take texts of ours alone: ids and names of constants, or what a schema has bounded to a list. */
const ofOurOwn = [
  'catalog#categoryWithAncestors',
  'catalog#categoryWithDescendants',
  'currency#ratesFrom',
  'date-range#dateRange',
  'date-range#offsetAt',
  'import-plan#rolesOfUnit',
  'liveness#isDoubtful',
  'liveness#withoutGone',
  'posted-at#postedAt',
  'words#wholeWords',
];

const isExported = (statement: ts.Statement) =>
  ts.canHaveModifiers(statement) &&
  (ts.getModifiers(statement) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);

/** Types by which texts come in, besides plain strings. */
const textTypes =
  /\b(?:string|Profile|LetterForm|LetterVacancy|ResumeLine|ResumeFacts|Advice|VacancyText|[A-Z]\w*Text)\b/u;

const takesText = (parameters: ts.NodeArray<ts.ParameterDeclaration>) =>
  parameters.some(({ type }) => type !== undefined && textTypes.test(type.getText()));

/** 'writer/plain#oneLine' of every exported function of the folder that takes a text. */
function textFunctionsIn(folder: string): string[] {
  return globSync(`${folder}/**/*.ts`).flatMap((file) => {
    const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
    const names = source.statements.filter(isExported).flatMap((statement) => {
      if (ts.isFunctionDeclaration(statement))
        return takesText(statement.parameters) ? [statement.name?.getText() ?? ''] : [];
      if (!ts.isVariableStatement(statement)) return [];
      return statement.declarationList.declarations
        .filter(
          ({ initializer }) =>
            initializer && ts.isArrowFunction(initializer) && takesText(initializer.parameters),
        )
        .map(({ name }) => name.getText());
    });
    return names.map((name) => `${file.slice(folder.length + 1, -'.ts'.length)}#${name}`);
  });
}

const sorted = (names: readonly string[]) => names.toSorted();

test('every function of core that takes a text meets hostile ones', () => {
  const measured = [
    ...Object.keys(domainFunctions),
    ...Object.keys({ ...writerFunctions, ...wholeWriterFunctions }).map((name) => `writer/${name}`),
  ];
  expect(sorted(textFunctionsIn('functions/core/domain'))).toEqual(sorted([...measured, ...ofOurOwn]));
});
