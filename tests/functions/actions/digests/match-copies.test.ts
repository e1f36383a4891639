import { describe, expect, it } from 'vitest';
import { userOwner } from '#functions/store/digests/owner.ts';
import * as sent from '#functions/store/digests/sent.ts';
import * as jobs from '#functions/store/jobs.ts';
import { days, digestStage, hours, noon } from '#tests/support/digests/digest-stage.ts';
import { itemsOf } from '#tests/support/store/stored-items.ts';

const stage = digestStage();
const { at, putAndMatch, put, match, save, send, emails, listedIds } = stage;

const minutes = (n: number) => Date.parse(noon) + n * 60_000;
/** What waits for somebody. */
const waiting = async (user = 'anna') => {
  const pending = await sent.pendingOf(userOwner(user));
  return pending.map(({ job_id, count }) => job_id ?? count).sort();
};

describe('what has come, of copies (docs/rules.md#emails-new)', () => {
  it('in thirty cities is one', async () => {
    await save('anna');
    at(minutes(5));
    const copies = Array.from({ length: 30 }, (_, n) => ({
      ...{ id: `hh-${n}`, cluster_key: 'вектор|ml', company_id: 'c', location: `Город ${n}` },
    }));
    await putAndMatch(...copies.slice(0, 20));
    at(minutes(200));
    await putAndMatch(...copies.slice(20));
    expect(await waiting()).toHaveLength(1);
    await send();
    expect(emails.map(listedIds)).toHaveLength(1);
    expect(listedIds(emails[0])).toHaveLength(1);
  });

  it('is no copy of what the search has found all along; of what it does not find, or is closed, it is', async () => {
    const copyIn = (location: string, more = {}) => ({ location, cluster_key: 'вектор|ml', ...more });
    at(minutes(-60) - days(90));
    await put(
      { id: 'old', ...copyIn('Москва') },
      { id: 'closed', ...copyIn('Омск', { cluster_key: 'вектор|cv', is_open: false }) },
    );
    at(minutes(0));
    await save('anna');
    await save('boris', { query: { q: 'ml', location: ['Казань'] } });
    at(minutes(5));
    await putAndMatch(
      { id: 'copy', ...copyIn('Казань') },
      { id: 'opened', ...copyIn('Омск', { cluster_key: 'вектор|cv' }) },
      { id: 'other', ...copyIn('Омск', { cluster_key: 'другие|ml' }) },
    );
    expect(await waiting()).toEqual(['opened', 'other']);
    expect(await waiting('boris')).toEqual(['copy']);
  });

  it('is no copy of what has come since the search was saved, when the ledger has forgotten that', async () => {
    await save('anna');
    at(minutes(5));
    // The last thirty are a number in the e-mail.
    const rows = Array.from({ length: 130 }, (_, n) => ({ id: `hh-${n}`, cluster_key: `${n}|ml` }));
    await putAndMatch(...rows);
    await send();
    at(minutes(5) + hours(2));
    await match();
    const told = (await itemsOf('SENT_TABLE')).filter(({ entry }) => String(entry).startsWith('found#'));
    await sent.deleteEntries(
      userOwner('anna'),
      told.map(({ entry }) => String(entry)),
    );
    at(minutes(5) + days(10));
    await putAndMatch(...rows.map((row) => ({ ...row, id: `copy-of-${row.id}`, location: 'Казань' })));
    expect(await waiting()).toEqual([]);
  });

  it('is told although a copy comes while the pass looks', async () => {
    await save('anna');
    at(minutes(5));
    await put({ id: 'first', cluster_key: 'вектор|ml' });
    // Between the look at what is new and the one at older copies.
    stage.killable().onNext('Scan', async () => {
      at(minutes(6));
      await put({ id: 'second', cluster_key: 'вектор|ml' });
    });
    await match();
    expect(await waiting()).toEqual(['first']);
  });

  it('is no copy of what came just before the search was saved', async () => {
    await put({ id: 'first', cluster_key: 'вектор|ml' });
    at(minutes(2));
    await save('anna');
    at(minutes(5));
    await putAndMatch({ id: 'second', cluster_key: 'вектор|ml' });
    expect(await waiting()).toEqual([]);
  });

  it('is not told again, nor is a copy of it: not while one is open, nor for sixty days after it has closed', async () => {
    await save('anna');
    const copy = (n: number) => ({ id: `hh-${n}`, cluster_key: 'вектор|ml' });
    at(minutes(5));
    await putAndMatch(copy(1));
    await send();
    expect(emails).toHaveLength(1);
    const close = (id: string) => jobs.change(id, (row) => ({ ...row, is_open: false }));
    await close('hh-1');
    at(minutes(5) + days(59));
    await putAndMatch(copy(2));
    at(minutes(5) + days(59) + hours(2));
    await match();
    at(minutes(6) + days(60));
    await putAndMatch(copy(3));
    await send();
    expect(emails).toHaveLength(1);
    for (const id of ['hh-2', 'hh-3']) await close(id);
    at(minutes(7) + days(61));
    await putAndMatch(copy(4));
    await send();
    expect(emails.map(listedIds)).toEqual([['hh-1'], ['hh-4']]);
  });
});

describe('of a vacancy whose copies have come (docs/rules.md#emails-content)', () => {
  const copies = [1, 2, 3].map((n) => ({
    ...{ id: `hh-${n}`, cluster_key: 'вектор|ml', company_id: 'c' },
    location: n === 3 ? 'Москва' : 'Казань',
    published_at: new Date(minutes(n)).toISOString(),
  }));
  const close = (id: string) => jobs.change(id, (row) => ({ ...row, is_open: false }));

  it('another is told where the one that stood for it has closed meanwhile; none where all have', async () => {
    await save('anna');
    await save('boris');
    at(minutes(5));
    await putAndMatch(...copies);
    const [first = ''] = (await waiting()).map(String);
    await close(first);
    await send();
    const told = emails.map(listedIds);
    expect(told).toHaveLength(2);
    for (const ids of told) {
      expect(ids).toHaveLength(1);
      expect(ids).not.toContain(first);
    }
    const exported = await sent.listSentJobs(userOwner('anna'));
    expect(exported.map(({ jobId }) => jobId)).toEqual(told[0]);
    at(minutes(5) + days(1));
    const others = copies.map((copy) => ({ ...copy, id: `cv-${copy.id}`, cluster_key: 'вектор|cv' }));
    await putAndMatch(...others);
    for (const { id } of others) await close(id);
    await send();
    expect(emails).toHaveLength(2);
  });

  it('the four newest are kept for that', async () => {
    await save('anna');
    at(minutes(5));
    const five = [1, 2, 3, 4, 5].map((n) => ({
      ...{ id: `hh-${n}`, cluster_key: 'вектор|ml', created_at: new Date(minutes(-n)).toISOString() },
    }));
    await putAndMatch(...five);
    const [found] = await sent.pendingOf(userOwner('anna'));
    expect([found?.job_id, found?.copies]).toEqual(['hh-1', { s1: ['hh-1', 'hh-2', 'hh-3', 'hh-4'] }]);
  });

  it('a search may have any id, and finds them', async () => {
    for (const id of ['__proto__', 'constructor']) await save('anna', { id });
    at(minutes(5));
    await putAndMatch(...copies);
    await send();
    expect(emails.map((email) => listedIds(email).length)).toEqual([1]);
  });

  it.each([
    ['s1', /^hh-[12]$/],
    ['s2', /^hh-3$/],
  ])('each search tells what it has found itself, where %s is paused meanwhile', async (paused, told) => {
    const searches = [
      ['s1', 'Москва'],
      ['s2', 'Казань'],
    ].map(([id = '', location = '']) => ({ id, query: { q: 'ml', location: [location] } }));
    for (const search of searches) await save('anna', search);
    at(minutes(5));
    await putAndMatch(...copies);
    for (const search of searches) await save('anna', { ...search, isPaused: search.id === paused });
    await send();
    expect(emails.flatMap(listedIds)).toEqual([expect.stringMatching(told)]);
  });
});
