type Fields = Record<string, unknown>;

/** Errors do not survive JSON.stringify; their causes are what one looks for in a log. */
function serializable(value: unknown): unknown {
  if (!(value instanceof Error)) return value;
  return { name: value.name, message: value.message, stack: value.stack, cause: serializable(value.cause) };
}

function write(level: 'info' | 'error', event: string, fields: Fields): void {
  const entries = Object.entries(fields).map(([key, value]) => [key, serializable(value)]);
  console[level](JSON.stringify({ level, event, ...Object.fromEntries(entries) }));
}

/** One JSON line per event. Never a name, an e-mail, a token or a text somebody wrote. */
export const log = {
  info: (event: string, fields: Fields = {}) => write('info', event, fields),
  error: (event: string, fields: Fields = {}) => write('error', event, fields),
};
