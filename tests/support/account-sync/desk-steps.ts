import type { Stage } from '#core/domain/tracker/stage.ts';
import type { Tab } from './devices.ts';

/** What a tracked vacancy shows. */
export const facts = { title: 'ML-инженер', company: 'Вектор', place: 'Москва', pay: null, link: null };

/** 0 ≤ n < 1, the same for the same seed. */
export function seededRandom(seed: number): () => number {
  let state = seed * 2654435761 + 1;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 0x9e3779b9) | 0;
    return ((state ^ (state >>> 13)) >>> 0) / 4294967296;
  };
}

const stages: Stage[] = ['saved', 'applied', 'screening', 'interview', 'offer', 'rejected'];

/** What was done, told apart from how the records hold it. */
export class ActionLog {
  readonly saved = new Set<string>();
  readonly deleted = new Set<string>();
  readonly notes = new Map<string, string>();
  readonly events = new Map<string, Set<string>>();
  readonly hidden = new Set<string>();
  readonly shown = new Set<string>();
}

/** One thing that a person does at their desk. */
export function applyRandomAction(tab: Tab, user: string, random: () => number, log: ActionLog, n: string) {
  const id = `hh-${Math.floor(random() * 18)}`;
  const chance = (share: number) => random() < share;
  if (chance(0.2)) {
    tab.saveTracked(user, id, facts);
    log.saved.add(id);
  } else if (chance(0.25)) tab.moveTracked(user, id, stages[Math.floor(random() * stages.length)] ?? 'saved');
  else if (chance(0.3)) {
    if (tab.findTracked(user, id) === null) return;
    tab.setTracked(user, id, 'note', n);
    log.notes.set(id, n);
  } else if (chance(0.35)) {
    if (tab.findTracked(user, id) === null) return;
    tab.addEvent(user, id, new Date().toISOString(), n);
    log.events.set(id, (log.events.get(id) ?? new Set()).add(n));
  } else if (chance(0.26)) {
    // A third of the vacancies is never deleted: of these nothing at all may go.
    if (Number(id.slice(3)) < 6) return;
    const undo = tab.deleteTracked(user, id);
    if (chance(0.3)) undo();
    log.deleted.add(id);
  } else if (chance(0.5)) {
    tab.hideJob(user, { id, name: n });
    log.hidden.add(id);
  } else if (Number(id.slice(3)) >= 6) {
    tab.showJob(user, id);
    log.shown.add(id);
  }
}
