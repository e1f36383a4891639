import type { setJobActive } from '#core/contract/admin-jobs.ts';
import { putSearch, type SavedQuery } from '#core/contract/searches.ts';
import { putTracked } from '#core/contract/tracker.ts';
import type { JobRow } from '#core/domain/job/job.ts';
import { maxSavedSearches } from '#core/domain/search/saved-search.ts';
import { newTracked, type TrackedJob, withField } from '#core/domain/tracker/tracked-job.ts';
import { emailConsentVersion, syncConsentVersion } from '#core/domain/user/consent.ts';
import type { MadeRandom } from '../../bench/random.ts';
import type { Write } from '../checking/writes.ts';
import type { LoadRequest, OnOutcome } from './load-request.ts';
import type { User } from './users.ts';

/** A desk has room for 500. */
const maxOnDesk = 300;

interface WriterSources {
  readonly admin: User;
  readonly users: readonly User[];
  /** Which the administrator hides and shows. */
  readonly hidden: readonly JobRow[];
  /** Which users put on their desks. */
  readonly rows: readonly JobRow[];
}

/** What its user's device knows of it, by the vacancy's id. */
type Desk = Map<string, { readonly record: TrackedJob; readonly revision: number }>;

/** Writes of one key wait for each other, as those of one device do; what was not answered is not written again. */
export class Writers {
  readonly writes: Write[] = [];
  readonly #random: MadeRandom;
  readonly #given: WriterSources;
  readonly #busy = new Set<string>();
  readonly #desks: readonly Desk[];
  readonly #isHidden = new Map<string, boolean>();
  #number = 0;

  constructor(random: MadeRandom, sources: WriterSources) {
    this.#random = random;
    this.#given = sources;
    this.#desks = sources.users.map((): Desk => new Map());
  }

  /** A vacancy comes onto a desk, or its note is another one. */
  desk(): LoadRequest {
    const { key, user, desk, row, id } = this.#drawFree(() => {
      const at = this.#random.below(this.#desks.length);
      const [user, desk] = [this.#given.users[at] as User, this.#desks[at] as Desk];
      const isNew = desk.size < maxOnDesk && (desk.size === 0 || this.#random.percent(50));
      const row = this.#random.pick(this.#given.rows);
      const id = isNew ? row.id : this.#random.pick([...desk.keys()]);
      return { key: deskKey(user.id, id), user, desk, row, id };
    });
    const now = new Date().toISOString();
    const before = desk.get(id);
    const { title, company, location: place, salary: pay } = row;
    const record = withField(
      before?.record ?? newTracked(id, { title, company, place, pay, link: null }, now),
      'note',
      this.#nextValue(),
      now,
    );
    return {
      kind: 'writeDesk',
      method: putTracked.method,
      path: putTracked.path,
      token: user.token,
      body: {
        records: [{ record, revision: before?.revision ?? 0 }],
        ...(desk.size === 0 && { agreed: syncConsentVersion }),
      },
      onOutcome: this.#keep(key, record.note.value, () =>
        desk.set(id, { record, revision: (before?.revision ?? 0) + 1 }),
      ),
    };
  }

  search(query: () => SavedQuery): LoadRequest {
    const { key, user, searchId } = this.#drawFree(() => {
      const user = this.#random.pick(this.#given.users);
      const searchId = `soak-${this.#random.below(maxSavedSearches)}`;
      return { key: searchKey(user.id, searchId), user, searchId };
    });
    const name = this.#nextValue();
    return {
      kind: 'writeSearch',
      method: putSearch.method,
      path: putSearch.path.replace('{searchId}', searchId),
      token: user.token,
      body: { name, query: query(), schedule: 'never', agreed: emailConsentVersion },
      onOutcome: this.#keep(key, name),
    };
  }

  hide({ method, path }: typeof setJobActive): LoadRequest {
    const { key, id } = this.#drawFree(() => {
      const { id } = this.#random.pick(this.#given.hidden);
      return { key: hiddenKey(id), id };
    });
    const isActive = this.#isHidden.get(id) ?? false;
    return {
      kind: 'hide',
      method,
      path: path.replace('{jobId}', encodeURIComponent(id)),
      token: this.#given.admin.token,
      body: { isActive },
      onOutcome: this.#keep(key, String(isActive), () => this.#isHidden.set(id, !isActive)),
    };
  }

  /** What is drawn as soon as nothing is under way for it. @throws where hardly anything is answered any more */
  #drawFree<Drawn extends { readonly key: string }>(draw: () => Drawn): Drawn {
    for (let tries = 0; tries < 10_000; tries += 1) {
      const drawn = draw();
      if (!this.#busy.has(drawn.key)) return drawn;
    }
    throw new Error('Записи не получают ответа: писать больше некуда');
  }

  #nextValue(): string {
    this.#number += 1;
    return `запись ${this.#number}`;
  }

  #keep(key: string, value: string, confirmed: () => void = () => {}): OnOutcome {
    this.#busy.add(key);
    return (outcome) => {
      this.writes.push({ key, value, outcome });
      if (outcome === 'confirmed') confirmed();
      // Whether it was done nobody knows: who writes on does not know over what.
      if (outcome !== 'unsure') this.#busy.delete(key);
    };
  }
}

export const deskKey = (userId: string, id: string): string => `desk ${userId} ${id}`;
export const searchKey = (userId: string, id: string): string => `search ${userId} ${id}`;
export const hiddenKey = (id: string): string => `hidden ${id}`;
