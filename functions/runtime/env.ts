/** A variable of the Lambda. Without a fallback a missing one is a deployment fault and throws. */
export function env(name: string, fallback?: string): string {
  const value = process.env[name] ?? fallback;
  if (value === undefined) throw new Error(`the environment variable ${name} is not set`);
  return value;
}
