import * as z from 'zod';
import { getSynced, putSynced } from '#core/contract/synced.ts';
import { type KeptMark, type KeptRecord, putTracked } from '#core/contract/tracker.ts';
import { maxTracked } from '#core/domain/tracker/tracked-job.ts';
import type { SyncedValue } from '#core/domain/user/synced.ts';

interface Item<Value> {
  value: Value;
  revision: number;
  changedAt: number;
}

const keyOfMark = ({ kind, id }: { kind: string; id: string }) => `${kind}#${id}`;
const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

type Body = Record<string, unknown>;
interface Answer {
  status: number;
  body: Body;
}

const failure = (status: number, code: string, details?: unknown): Answer => ({
  status,
  body: { error: { code, message: code, requestId: null }, ...(details !== undefined && { details }) },
});

/** One account as the contract says of it (docs/rules.md#account-sync), in memory, a page of three at a time. */
export class AccountServer {
  readonly consents = new Map<string, string>();
  readonly records = new Map<string, Item<KeptRecord['record']>>();
  readonly marks = new Map<string, Item<KeptMark['mark']>>();
  readonly synced = new Map<string, { value: SyncedValue; revision: number }>();
  isOffered = true;
  /** Characters of a profile, a resume, or its versions. */
  room = Number.POSITIVE_INFINITY;
  requests: string[] = [];

  #agree(kind: string, agreed: unknown): boolean {
    if (agreed !== undefined && !this.consents.has(kind)) this.consents.set(kind, new Date().toISOString());
    return this.consents.has(kind);
  }

  answer(method: string, address: string, body: Body): Answer {
    const { pathname, searchParams: query } = new URL(address, 'https://test');
    this.requests.push(`${method} ${pathname}`);
    if (!this.isOffered) return failure(404, 'not_found');
    switch (`${method} ${pathname}`) {
      case 'GET /api/tracker':
        return this.#list(query.get('since'), Number(query.get('after') ?? 0));
      case 'PUT /api/tracker':
        return this.#putTracked(z.parse(putTracked.request, body));
      case 'DELETE /api/tracker':
        this.consents.delete('tracker');
        this.records.clear();
        this.marks.clear();
        return { status: 200, body: {} };
      case 'GET /api/synced':
        return this.#get(z.parse(getSynced.request, Object.fromEntries(query)).kind);
      case 'PUT /api/synced':
        return this.#putSynced(z.parse(putSynced.request, body));
      case 'DELETE /api/synced':
        this.consents.delete(String(query.get('kind')));
        this.synced.delete(String(query.get('kind')));
        return { status: 200, body: {} };
    }
    return failure(404, 'not_found');
  }

  #list(since: string | null, from: number): Answer {
    const now = new Date(Date.now() - 60_000).toISOString();
    const keptSince = this.consents.get('tracker') ?? null;
    if (keptSince === null)
      return { status: 200, body: { keptSince, records: [], marks: [], since: now, next: null } };
    const isNew = ({ changedAt }: Item<unknown>) => since === null || changedAt >= Date.parse(since);
    const all = [
      ...[...this.records.values()].filter(isNew).map(({ value, revision }) => ({ record: value, revision })),
      ...[...this.marks.values()].filter(isNew).map(({ value, revision }) => ({ mark: value, revision })),
    ];
    const page = all.slice(from, from + 3);
    return {
      status: 200,
      body: {
        keptSince,
        records: page.filter((entry) => 'record' in entry),
        marks: page.filter((entry) => 'mark' in entry),
        since: now,
        next: from + 3 < all.length ? String(from + 3) : null,
      },
    };
  }

  #put<Value>(
    items: Map<string, Item<Value>>,
    key: string,
    value: Value,
    revision: number,
  ): number | Item<Value> {
    const found = items.get(key);
    if (found && isSame(found.value, value)) return found.revision;
    if (found && found.revision !== revision) return found;
    items.set(key, { value, revision: revision + 1, changedAt: Date.now() });
    return revision + 1;
  }

  #putTracked({ agreed, records, marks }: z.output<typeof putTracked.request>): Answer {
    if (!this.#agree('tracker', agreed)) return failure(403, 'forbidden');
    const done: {
      saved: unknown[];
      savedMarks: unknown[];
      newer: unknown[];
      newerMarks: unknown[];
    } = { saved: [], savedMarks: [], newer: [], newerMarks: [] };
    let isFull = false;
    for (const { record, revision } of records) {
      const live = [...this.records.values()].filter(({ value }) => !value.isDeleted.value);
      const isStored = live.some(({ value }) => value.id === record.id);
      if (!record.isDeleted.value && !isStored && live.length >= maxTracked) {
        isFull = true;
        continue;
      }
      const put = this.#put(this.records, record.id, record, revision);
      if (typeof put === 'number') done.saved.push({ id: record.id, revision: put });
      else done.newer.push({ record: put.value, revision: put.revision });
    }
    for (const { mark, revision } of marks) {
      const put = this.#put(this.marks, keyOfMark(mark), mark, revision);
      if (typeof put === 'number') done.savedMarks.push({ id: mark.id, kind: mark.kind, revision: put });
      else done.newerMarks.push({ mark: put.value, revision: put.revision });
    }
    if (isFull) return failure(400, 'invalid_request', done);
    if (done.newer.length + done.newerMarks.length > 0) return failure(409, 'conflict', done);
    return { status: 200, body: { keptSince: this.consents.get('tracker'), ...done } };
  }

  #get(kind: string): Answer {
    const keptSince = this.consents.get(kind) ?? null;
    const { value = null, revision = 0 } = this.synced.get(kind) ?? {};
    return { status: 200, body: { keptSince, value, revision } };
  }

  #putSynced({ agreed, value, revision }: z.output<typeof putSynced.request>): Answer {
    if (!this.#agree(value.kind, agreed)) return failure(403, 'forbidden');
    if (JSON.stringify(value).length > this.room) return failure(413, 'too_large');
    const found = this.synced.get(value.kind);
    if (found && !isSame(found.value, value) && found.revision !== revision)
      return failure(409, 'conflict', { newer: found });
    const now =
      found && isSame(found.value, value) ? found.revision : Math.max(revision, found?.revision ?? 0) + 1;
    this.synced.set(value.kind, { value, revision: now });
    return { status: 200, body: { keptSince: this.consents.get(value.kind), revision: now } };
  }
}
