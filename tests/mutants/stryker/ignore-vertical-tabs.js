/** Stryker takes `\v` for a class and writes `\V` as its opposite, which no file with it could be loaded for. */
const ignorer = {
  shouldIgnore({ node }) {
    const isAsked = node.type === 'RegExpLiteral' && node.pattern.includes('\\v');
    return isAsked ? 'has a vertical tab' : undefined;
  },
};

/** As Stryker's own `declareValuePlugin` gives it: nothing of it is imported, since it may not be installed. */
export const strykerPlugins = [{ kind: 'Ignore', name: 'vertical-tabs', value: ignorer }];
