/** Windows in which an open vacancy stands beside the list (docs/rules.md#list-split). Style sheets name the width, too. */
export const splitWindow = '(min-width: 1440px)';
