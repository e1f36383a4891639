import { office } from './office.ts';
import { technology } from './technology.ts';
import { trades } from './trades.ts';

export const roleFields: readonly string[] = [office, technology, trades];
