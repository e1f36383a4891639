import { randomId } from './acts.ts';

const prefix = 'own-';

/** Of a record that its owner wrote: no vacancy of ours has such an id. */
export const newManualId = (): string => prefix + randomId();

export const isManual = (id: string): boolean => id.startsWith(prefix);
