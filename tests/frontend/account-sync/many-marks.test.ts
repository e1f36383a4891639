import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Mark, maxHiddenCompanies } from '#core/domain/tracker/marks.ts';
import { AccountServer } from '#tests/support/account-sync/account-server.ts';
import { Device, stubDocument, stubPage, toResponse } from '#tests/support/account-sync/devices.ts';

const user = 'anna';
beforeEach(() => {
  stubPage();
  stubDocument();
});
afterEach(() => vi.unstubAllGlobals());

async function openDevice() {
  const server = new AccountServer();
  const device = new Device(async (...request) => toResponse(server.answer(...request)));
  const tab = await device.openTab(user);
  // Of the tab's own modules.
  const { applyMarks } = await import('../../../frontend/src/account-sync/desk/own-marks.ts');
  return { device, tab, applyMarks };
}

const markOf = (kind: Mark['kind'], id: string, isHidden = true): Mark => ({ kind, id, name: id, isHidden });
const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id);

describe('what another device has hidden (docs/rules.md#account-sync-desk)', () => {
  test('comes in one write a list, however much of it there is', async () => {
    const { device, tab, applyMarks } = await openDevice();
    const jobs = Array.from({ length: 300 }, (_, n) => `hh-${n}`);
    const companies = Array.from({ length: maxHiddenCompanies + 5 }, (_, n) => `company-${n}`);
    await device.on(() => {
      tab.hideJob(user, { id: 'own', name: 'own' });
      const write = vi.spyOn(device.storage, 'setItem');
      applyMarks(
        user,
        [...jobs.map((id) => markOf('job', id)), ...companies.map((id) => markOf('company', id))],
        {},
      );
      expect(write.mock.calls.map(([key]) => key)).toEqual(['hidden_jobs', 'hidden_companies']);
      expect(ids(tab.hiddenJobs(user))).toEqual(['own', ...jobs]);
      // Of more than fifty the oldest go.
      expect(ids(tab.hiddenCompanies(user))).toEqual(companies.slice(-maxHiddenCompanies));
    });
  });

  test('what is the same here, or was changed here, is not written', async () => {
    const { device, tab, applyMarks } = await openDevice();
    await device.on(() => {
      for (const id of ['a', 'b', 'c']) tab.hideJob(user, { id, name: id });
      const known = { 'job#a': { revision: 1, isHidden: true }, 'job#d': { revision: 1, isHidden: true } };
      const write = vi.spyOn(device.storage, 'setItem');
      // Hidden here since; shown here since; hidden on both.
      applyMarks(user, [markOf('job', 'b', false), markOf('job', 'd'), markOf('job', 'c')], known);
      expect(write).not.toHaveBeenCalled();
      applyMarks(user, [markOf('job', 'a', false)], known);
      expect(ids(tab.hiddenJobs(user))).toEqual(['b', 'c']);
    });
  });
});

test('at each change of what lies here the memory of the account is read once', async () => {
  const { device, tab } = await openDevice();
  await device.on(async () => {
    for (const kind of ['tracker', 'profile', 'resume', 'versions'] as const) await tab.turnOn(user, kind);
    const stop = tab.runAccountSync(user);
    await vi.waitFor(() => expect(tab.stateNow(user, 'versions').isKnown).toBe(true));
    await vi.waitFor(() => expect(tab.stateNow(user, 'tracker').status).toBe('idle'));
    const read = vi.spyOn(device.storage, 'getItem');
    tab.hideJob(user, { id: 'hh-1', name: 'Повар' });
    expect(read.mock.calls.filter(([key]) => key === 'account_sync')).toHaveLength(1);
    stop();
  });
});
