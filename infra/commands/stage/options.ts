import { parseArgs } from 'node:util';
import { UserError } from '../../user-error.ts';

/** Beside the stage: what each command knows of these two. */
const extraOptions = { yes: { type: 'boolean' }, table: { type: 'string' } } as const;

export interface StageOptions {
  readonly stage: string;
  readonly yes?: boolean;
  readonly table?: string;
}

/** What stands behind `npm run … --`; a stage must be named, since what follows touches an AWS account. */
export function stageOptions(usage: string, extra: keyof typeof extraOptions): StageOptions {
  try {
    const { values } = parseArgs({ options: { stage: { type: 'string' }, [extra]: extraOptions[extra] } });
    const { stage, ...others } = values as Partial<StageOptions>;
    if (stage) return { stage, ...others };
  } catch {
    // Whatever is wrong with them, the usage says how it is right.
  }
  throw new UserError(usage);
}
