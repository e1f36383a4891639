import ts from 'typescript';
import type { HandlerCode } from './handler-code.ts';
import { actionsOf, type Request } from './iam-actions.ts';
import { anything, type Bound, enclosing, noScope, StaticValues } from './static-values.ts';

/** One action on one resource that a program may ask AWS for. */
export interface Need {
  /** 'dynamodb:GetItem' */
  readonly action: string;
  /** '<JOBS_TABLE>', '<FILES_BUCKET>/incoming/*': begins with the variable that names it; null where it cannot be told. */
  readonly resource: string | null;
  /** 'functions/store/jobs.ts find' */
  readonly where: string;
}

export interface HandlerNeeds {
  readonly handler: string;
  readonly needs: readonly Need[];
  /** Variables without which the program does something else. */
  readonly optional: ReadonlySet<string>;
}

const isSdk = (node: ts.ImportDeclaration) =>
  ts.isStringLiteral(node.moduleSpecifier) && node.moduleSpecifier.text.startsWith('@aws-sdk/');

/** The name that a request bears in `commands`; null for what asks nothing: clients, errors, and who signs a command. */
function commandOf(exported: string): string | null {
  if (exported === 'createPresignedPost') return 'PutObject';
  const [, name] =
    /^(?:paginate)(\w+)$|^(\w+)Command$/.exec(exported)?.filter((group) => group !== undefined) ?? [];
  return name ?? null;
}
const asksNothing = /Client$|Exception$|^(getSignedUrl|NoSuchKey|ExecutionDoesNotExist)$/;

/** The last line «// functions/…» of esbuild before it. */
function moduleOf(file: ts.SourceFile, node: ts.Node): string {
  const [last = ''] =
    file.text
      .slice(0, node.getStart())
      .match(/^\/\/ functions\/\S+$/gmu)
      ?.slice(-1) ?? [];
  return last.slice(3);
}

function locationOf(file: ts.SourceFile, node: ts.Node): string {
  const statement = ts.findAncestor(node, (ancestor) => ancestor.parent === file);
  const named =
    statement && ts.isVariableStatement(statement) ? statement.declarationList.declarations[0] : statement;
  const name = named && 'name' in named ? (named.name as ts.Identifier | undefined)?.text : undefined;
  // Where two files have the name, esbuild has numbered it.
  return [moduleOf(file, node), name?.replace(/\d+$/, '')].filter(Boolean).join(' ');
}

/** What the program may ask of AWS. Throws where a request is of a kind that this file does not know. */
export function needsOf(code: HandlerCode): HandlerNeeds {
  const { file, handler } = code;
  const values = new StaticValues(code);
  const imported = new Map<ts.Symbol, string>();
  for (const statement of file.statements) {
    if (!ts.isImportDeclaration(statement) || !isSdk(statement)) continue;
    const bindings = statement.importClause?.namedBindings;
    if (!bindings || !ts.isNamedImports(bindings))
      throw new Error(`${handler}: import names from the SDK, so that it can be told what is called`);
    for (const specifier of bindings.elements) {
      const symbol = values.symbolOf(specifier.name);
      if (symbol) imported.set(symbol, (specifier.propertyName ?? specifier.name).text);
    }
  }

  const names = new Set([...imported.keys()].map(({ name }) => name));
  const needs = new Map<string, Need>();
  const add = (node: ts.CallExpression | ts.NewExpression, command: string, input: ts.Expression) => {
    const where = locationOf(file, node);
    const actions = actionsOf(command);
    if (!actions)
      throw new Error(`${where} sends ${command}: say in iam-actions.ts which actions that takes`);
    for (const [action, resource] of actions(requestOf(values, node, input))) {
      if (resource === null && /^(dynamodb|s3|secretsmanager):/.test(action))
        throw new Error(`${where}: ${action} of what? Give it env('…') by a way that can be read`);
      needs.set(`${action} ${resource} ${where}`, { action, resource, where });
    }
  };
  const visit = (node: ts.Node): void => {
    const symbol = ts.isIdentifier(node) && names.has(node.text) ? values.symbolOf(node) : undefined;
    const exported = symbol && imported.get(symbol);
    if (exported && !asksNothing.test(exported) && !ts.findAncestor(node, ts.isImportDeclaration)) {
      const { parent } = node;
      const command = commandOf(exported);
      const isCall =
        (ts.isCallExpression(parent) || ts.isNewExpression(parent)) && parent.expression === node;
      const input = isCall ? parent.arguments?.[ts.isNewExpression(parent) ? 0 : 1] : undefined;
      if (command === null || !isCall || !input)
        throw new Error(`${locationOf(file, node)} uses ${exported} in a way that sdk-calls.ts cannot read`);
      add(parent, command, input);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return { handler, needs: [...needs.values()], optional: values.optional };
}

function requestOf(
  values: StaticValues,
  node: ts.CallExpression | ts.NewExpression,
  input: ts.Expression,
): Request {
  const around: ts.Node = enclosing(node)?.body ?? node;
  const callers = values.callsOf(enclosing(node)).map((call) => enclosing(call)?.body ?? call);
  const at = (...path: string[]) =>
    path.reduce((found, name) => found.flatMap((bound) => values.property(name, bound)), [
      { node: input, scope: noScope },
    ] as Bound[]);
  const of = (...path: string[]) => [...new Set(at(...path).flatMap((bound) => [...values.of(bound)]))];
  const tablesOf = (item: Bound, part: string) =>
    values
      .property(part, item)
      .flatMap((bound) => values.property('TableName', bound))
      .flatMap((bound) => [...values.of(bound)]);
  return {
    of,
    keysOf: (property) =>
      at(property).flatMap(({ node: object, scope }) =>
        ts.isObjectLiteralExpression(object)
          ? object.properties.flatMap(({ name }) =>
              name && ts.isComputedPropertyName(name) ? [...values.of({ node: name.expression, scope })] : [],
            )
          : [],
      ),
    items: (property) => {
      const found = at(property).flatMap((bound) => values.elements(bound));
      return found.length === 0 ? [() => []] : found.map((item) => (part) => tablesOf(item, part));
    },
    // A second import of the name has a number behind it.
    mentions: (name) =>
      [around, ...callers].some((body) => new RegExp(`\\b${name}\\d*\\b`).test(body.getText())),
    listed: () => {
      const found: string[] = [];
      const visit = (child: ts.Node): void => {
        if (ts.isPropertyAssignment(child) && child.name.getText() === 'Prefix')
          found.push(
            ...[...values.of({ node: child.initializer, scope: noScope })].map((text) => `${text}*`),
          );
        ts.forEachChild(child, visit);
      };
      visit(around);
      return found.length === 0 ? [anything] : found;
    },
  };
}
