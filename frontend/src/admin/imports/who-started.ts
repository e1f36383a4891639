import type { ShownRun } from '#core/contract/imports.ts';
import { startedBy as texts } from '../../texts/admin/admin-imports-ru.ts';

const isNamed = (id: string): id is keyof typeof texts => Object.hasOwn(texts, id);

export const whoStarted = ({ id, email }: ShownRun['startedBy']): string =>
  email ?? (isNamed(id) ? texts[id] : texts.unknown);
