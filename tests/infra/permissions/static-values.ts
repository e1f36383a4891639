import ts from 'typescript';
import type { HandlerCode } from './handler-code.ts';

/** An expression, and what the parameters around it stand for where that is known. */
export interface Bound {
  readonly node: ts.Expression;
  readonly scope: Scope;
}
type Scope = ReadonlyMap<ts.Symbol, Bound | null>;
export const noScope: Scope = new Map();

/** Whatever the program is told while it runs. */
export const anything = '*';

/** Deeper than any chain of calls of ours: a function that calls itself comes to an end. */
const deepest = 40;

const isFunction = (node: ts.Node | undefined): node is ts.FunctionLikeDeclaration =>
  node !== undefined && ts.isFunctionLike(node) && 'body' in node;

const enclosing = (node: ts.Node): ts.FunctionLikeDeclaration | undefined =>
  ts.findAncestor(node.parent, isFunction);

/** What expressions of a program come to, as far as can be said without running it; a variable of the Lambda is '<NAME>'. */
export class StaticValues {
  /** Variables that the program can do without. */
  readonly optional = new Set<string>();
  readonly #checker: ts.TypeChecker;
  readonly #calls = new Map<ts.Symbol, ts.CallExpression[]>();

  constructor({ file, checker }: HandlerCode) {
    this.#checker = checker;
    const visit = (node: ts.Node): void => {
      if (ts.isCallExpression(node)) this.#addCall(node);
      ts.forEachChild(node, visit);
    };
    visit(file);
  }

  #addCall(node: ts.CallExpression): void {
    const callee = this.symbolOf(node.expression);
    if (!callee) return;
    this.#calls.set(callee, [...(this.#calls.get(callee) ?? []), node]);
    const [name, fallback] = node.arguments;
    if (this.#isEnv(node) && fallback && name && ts.isStringLiteral(name)) this.optional.add(name.text);
  }

  symbolOf(node: ts.Node): ts.Symbol | undefined {
    if (ts.isShorthandPropertyAssignment(node)) return this.#checker.getShorthandAssignmentValueSymbol(node);
    return ts.isIdentifier(node) ? this.#checker.getSymbolAtLocation(node) : undefined;
  }

  #functionOf(callee: ts.Expression): ts.FunctionLikeDeclaration | undefined {
    const declaration = this.symbolOf(callee)?.valueDeclaration;
    if (isFunction(declaration)) return declaration;
    const made = declaration && ts.isVariableDeclaration(declaration) ? declaration.initializer : undefined;
    return isFunction(made) ? made : undefined;
  }

  #isEnv(node: ts.CallExpression): boolean {
    return this.#functionOf(node.expression)?.body?.getText().includes('process.env[') ?? false;
  }

  /** Texts that the expression may come to, `anything` in the place of what cannot be told. */
  of({ node, scope }: Bound, depth = 0): Set<string> {
    if (depth > deepest) return new Set();
    const within = (expression: ts.Expression, its = scope) =>
      this.of({ node: expression, scope: its }, depth + 1);
    if (ts.isStringLiteralLike(node)) return new Set([node.text]);
    if (ts.isParenthesizedExpression(node) || ts.isAwaitExpression(node)) return within(node.expression);
    if (ts.isConditionalExpression(node)) return within(node.whenTrue).union(within(node.whenFalse));
    if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken)
      return within(node.left).union(within(node.right));
    if (ts.isTemplateExpression(node)) {
      let texts = new Set([node.head.text]);
      for (const { expression, literal } of node.templateSpans)
        texts = new Set(
          [...texts].flatMap((text) => [...within(expression)].map((value) => text + value + literal.text)),
        );
      return texts;
    }
    if (ts.isCallExpression(node)) {
      const [name] = node.arguments;
      if (this.#isEnv(node) && name)
        return new Set([...within(name)].map((value) => (value === anything ? anything : `<${value}>`)));
    }
    const bounds = this.#step({ node, scope });
    if (!bounds) return new Set([anything]);
    return bounds.reduce((all, bound) => all.union(this.of(bound, depth + 1)), new Set<string>());
  }

  /** What a property of the object that the expression comes to may be; empty where it has none. */
  property(name: string, { node, scope }: Bound, depth = 0): Bound[] {
    if (depth > deepest) return [];
    const within = (expression: ts.Expression) => this.property(name, { node: expression, scope }, depth + 1);
    if (ts.isParenthesizedExpression(node) || ts.isAwaitExpression(node)) return within(node.expression);
    if (ts.isConditionalExpression(node)) return [...within(node.whenTrue), ...within(node.whenFalse)];
    // Of `condition && { … }` the condition is no object.
    if (ts.isBinaryExpression(node)) return [...within(node.left), ...within(node.right)];
    if (!ts.isObjectLiteralExpression(node))
      return (this.#step({ node, scope }) ?? []).flatMap((bound) => this.property(name, bound, depth + 1));
    return node.properties.flatMap((property): Bound[] => {
      if (ts.isSpreadAssignment(property)) return within(property.expression);
      if (property.name?.getText() !== name) return [];
      if (ts.isPropertyAssignment(property)) return [{ node: property.initializer, scope }];
      return ts.isShorthandPropertyAssignment(property) ? [{ node: property.name, scope }] : [];
    });
  }

  /** What may stand in the list that the expression comes to; empty where that cannot be told. */
  elements({ node, scope }: Bound, depth = 0): Bound[] {
    if (depth > deepest) return [];
    const within = (expression: ts.Expression) => this.elements({ node: expression, scope }, depth + 1);
    if (ts.isParenthesizedExpression(node)) return within(node.expression);
    if (ts.isConditionalExpression(node)) return [...within(node.whenTrue), ...within(node.whenFalse)];
    if (ts.isArrayLiteralExpression(node))
      return node.elements.flatMap((element) =>
        ts.isSpreadElement(element) ? within(element.expression) : [{ node: element, scope }],
      );
    const [made] = ts.isCallExpression(node) ? node.arguments : [];
    const isMapped =
      ts.isCallExpression(node) &&
      ts.isPropertyAccessExpression(node.expression) &&
      node.expression.name.text === 'map';
    if (isMapped && isFunction(made)) return this.#results(made, scope);
    return (this.#step({ node, scope }) ?? []).flatMap((bound) => this.elements(bound, depth + 1));
  }

  /** Where the expression's value comes from, one step back; null where that cannot be told. */
  #step({ node, scope }: Bound): Bound[] | null {
    if (ts.isCallExpression(node)) return this.#returned(node, scope);
    if (ts.isPropertyAccessExpression(node))
      return this.#orNull(this.property(node.name.text, { node: node.expression, scope }));
    if (!ts.isIdentifier(node)) return null;
    const symbol = ts.isShorthandPropertyAssignment(node.parent)
      ? this.symbolOf(node.parent)
      : this.symbolOf(node);
    const declaration = symbol?.valueDeclaration;
    if (!symbol || !declaration) return null;
    if (ts.isParameter(declaration)) return this.#given(symbol, declaration, scope);
    if (ts.isBindingElement(declaration)) return this.#unpacked(declaration, scope);
    if (!ts.isVariableDeclaration(declaration)) return null;
    if (declaration.initializer) return [{ node: declaration.initializer, scope }];
    const loop = declaration.parent.parent;
    const list = ts.isForOfStatement(loop) ? loop.expression : undefined;
    return list && ts.isArrayLiteralExpression(list)
      ? list.elements.map((element) => ({ node: element, scope }))
      : null;
  }

  #orNull = (found: Bound[]): Bound[] | null => (found.length === 0 ? null : found);

  /** Of a call: what the function returns, its parameters bound to what it is given here. */
  #returned(call: ts.CallExpression, scope: Scope): Bound[] | null {
    const called = this.#functionOf(call.expression);
    if (!called?.body) return null;
    const inner = new Map(scope);
    called.parameters.forEach((parameter, at) => {
      const symbol = ts.isIdentifier(parameter.name) ? this.symbolOf(parameter.name) : undefined;
      const argument = call.arguments[at];
      if (symbol) inner.set(symbol, argument ? { node: argument, scope } : null);
    });
    return this.#orNull(this.#results(called, inner));
  }

  #results({ body }: ts.FunctionLikeDeclaration, scope: Scope): Bound[] {
    if (!body) return [];
    if (!ts.isBlock(body)) return [{ node: body as ts.Expression, scope }];
    const found: Bound[] = [];
    const visit = (node: ts.Node): void => {
      if (isFunction(node)) return;
      if (ts.isReturnStatement(node) && node.expression) found.push({ node: node.expression, scope });
      ts.forEachChild(node, visit);
    };
    ts.forEachChild(body, visit);
    return found;
  }

  /** Of a parameter: what it is bound to, or else what any caller gives. */
  #given(symbol: ts.Symbol, parameter: ts.ParameterDeclaration, scope: Scope): Bound[] | null {
    const fallback = parameter.initializer ? { node: parameter.initializer, scope } : null;
    const bound = scope.get(symbol);
    if (bound !== undefined) return this.#orNull([bound ?? fallback].filter((bound) => bound !== null));
    const calls = this.callsOf(parameter.parent);
    const at = parameter.parent.parameters.indexOf(parameter);
    const found = calls.map(({ arguments: given }): Bound | null => {
      const argument = given[at];
      return argument ? { node: argument, scope: noScope } : fallback;
    });
    return found.some((bound) => bound === null)
      ? null
      : this.#orNull(found.filter((bound) => bound !== null));
  }

  /** Of a function that has a name: where it is called. */
  callsOf(declaration: ts.SignatureDeclaration | undefined): ts.CallExpression[] {
    if (!declaration) return [];
    const named = ts.isFunctionDeclaration(declaration)
      ? declaration.name
      : ts.isVariableDeclaration(declaration.parent)
        ? declaration.parent.name
        : undefined;
    const symbol = named && this.symbolOf(named);
    return (symbol && this.#calls.get(symbol)) ?? [];
  }

  /** Of a name that stands in `{ … } = value`. */
  #unpacked(element: ts.BindingElement, scope: Scope): Bound[] | null {
    const { parent: pattern } = element;
    const name = (element.propertyName ?? element.name).getText();
    const { parent: whole } = pattern;
    const fallback = element.initializer ? [{ node: element.initializer, scope }] : [];
    if (ts.isVariableDeclaration(whole) && whole.initializer)
      return this.#orNull([...this.property(name, { node: whole.initializer, scope }), ...fallback]);
    if (!ts.isParameter(whole)) return null;
    const at = whole.parent.parameters.indexOf(whole);
    const bounds = this.callsOf(whole.parent).flatMap(({ arguments: all }) => {
      const argument = all[at];
      return argument ? this.property(name, { node: argument, scope: noScope }) : [];
    });
    return this.#orNull([...bounds, ...fallback]);
  }
}

/** The function around a place, the innermost. */
export { enclosing };
