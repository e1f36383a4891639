import type { JsonSchema } from '../openapi/json-schema.ts';

/** What a model may call: it reads something, and changes nothing anywhere. */
export interface McpTool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly inputSchema: JsonSchema;
  readonly outputSchema: JsonSchema;
  /** An `AppError` that the caller can mend is told to the model. */
  readonly call: (args: Record<string, unknown>) => Promise<{
    readonly text: string;
    readonly structured: Record<string, unknown>;
  }>;
}
