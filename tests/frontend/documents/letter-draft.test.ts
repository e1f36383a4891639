import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { sampleResume } from '#core/domain/documents/resume.ts';
import { emptyProfile } from '#core/domain/user/profile.ts';
import { WebStorage } from '../../support/browser/web-storage.ts';

let session: WebStorage;
let local: WebStorage;

/** A page of its own: what it remembers beside the storage is gone with it. */
async function openPage() {
  vi.resetModules();
  vi.stubGlobal('sessionStorage', session);
  vi.stubGlobal('localStorage', local);
  return {
    ...(await import('../../../frontend/src/documents/letter/letter-draft.ts')),
    ...(await import('../../../frontend/src/documents/letter/sources.ts')),
    ...(await import('../../../frontend/src/browser-storage/storage-owner.ts')),
  };
}

beforeEach(() => {
  session = new WebStorage();
  local = new WebStorage();
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('removeEventListener', () => {});
});
afterEach(() => vi.unstubAllGlobals());

const job = { id: '2', title: 'Frontend-разработчик', company: 'Кедр', location: 'Москва' };
const letter = {
  id: '2',
  companyName: 'Кедр',
  position: 'Frontend-разработчик',
  text: 'Здравствуйте!',
  writtenBy: 'model' as const,
  isWhole: true,
};

describe('what was typed and written', () => {
  test('outlives a reload, for this user only', async () => {
    const page = await openPage();
    page.changeDraft('anna', { job, companyName: 'Кедр' });
    page.changeDraft('anna', { letter });
    const reloaded = await openPage();
    expect(reloaded.draftOf('anna')).toEqual({ ...page.emptyDraft, job, companyName: 'Кедр', letter });
    expect(reloaded.draftOf('boris')).toEqual(page.emptyDraft);
    expect(reloaded.draftOf(null)).toEqual(page.emptyDraft);
  });

  test('lives as long as the page where the storage has no room', async () => {
    session = new WebStorage(50);
    const page = await openPage();
    page.changeDraft('anna', { companyName: 'Кедр' });
    page.changeDraft('anna', { position: 'Тимлид' });
    expect(page.draftOf('anna')).toMatchObject({ companyName: 'Кедр', position: 'Тимлид' });
  });

  test('an open letter that nobody has touched is shown as it is kept now (docs/rules.md#letter-saved)', async () => {
    const page = await openPage();
    const opened = { ...letter, keptId: '2#a', keptText: letter.text };
    page.changeDraft('anna', { letter: opened });
    page.showNewerText('anna', '2#b', 'Другое письмо');
    page.showNewerText('anna', '2#a', undefined);
    expect(page.draftOf('anna').letter).toEqual(opened);
    page.showNewerText('anna', '2#a', 'Из другой вкладки');
    const newer = { ...opened, text: 'Из другой вкладки', keptText: 'Из другой вкладки' };
    expect(page.draftOf('anna').letter).toEqual(newer);
    page.changeDraft('anna', { letter: { ...newer, text: 'Изменено здесь' } });
    page.showNewerText('anna', '2#a', 'Ещё новее');
    expect(page.draftOf('anna').letter).toEqual({ ...newer, text: 'Изменено здесь' });
  });

  test.each(['{', '[]', '{"companyName":1}', 'null'])('what is no draft is none: %s', async (text) => {
    const page = await openPage();
    session.setItem('letter_draft@anna', text);
    expect(page.draftOf('anna')).toEqual(page.emptyDraft);
  });
});

describe('who signs in', () => {
  test('goes on with what they have typed as a visitor', async () => {
    const page = await openPage();
    page.changeDraft(null, { job, companyName: 'Кедр', whyInterested: 'Люблю деревья' });
    page.takeOverDraft('anna');
    expect(page.draftOf('anna')).toMatchObject({ job, companyName: 'Кедр', whyInterested: 'Люблю деревья' });
    expect(page.draftOf(null)).toEqual(page.emptyDraft);
  });

  test.each([
    ['the vacancy', { job }],
    ['a company', { companyName: 'Кедр' }],
    ['a position', { position: 'Тимлид' }],
    ['why they are interested', { whyInterested: 'Люблю деревья' }],
    ['their experience', { relevantExperience: 'Сажала сады' }],
  ])('and has said nothing but %s, goes on with that', async (_, typed) => {
    const page = await openPage();
    page.changeDraft(null, typed);
    page.takeOverDraft('anna');
    expect(page.draftOf('anna')).toEqual({ ...page.emptyDraft, ...typed });
  });

  test('keeps the letter of their own that stood there', async () => {
    const page = await openPage();
    page.changeDraft('anna', { companyName: 'Вектор', letter });
    page.changeDraft(null, { companyName: 'Кедр' });
    page.takeOverDraft('anna');
    expect(page.draftOf('anna')).toMatchObject({ companyName: 'Кедр', letter });
  });

  test('and has typed nothing, loses nothing', async () => {
    const page = await openPage();
    page.changeDraft('anna', { companyName: 'Вектор' });
    page.changeDraft(null, { companyName: '  ' });
    page.takeOverDraft('anna');
    expect(page.draftOf('anna')).toMatchObject({ companyName: 'Вектор' });
  });
});

describe('from what a letter is written', () => {
  const profile = { ...emptyProfile, fullName: 'Анна', position: 'ML-инженер', artifacts: ['cv.pdf'] };

  test('the stored resume first, then the profile as one (docs/rules.md#resume-source)', async () => {
    const page = await openPage();
    page.handOver('anna');
    expect(page.resumeOf('anna')).toBe('');
    local.setItem('user_profile', JSON.stringify(profile));
    expect(page.resumeOf('anna')).toContain('ML-инженер');
    local.setItem('user_resume', 'Моё резюме');
    expect(page.resumeOf('anna')).toBe('Моё резюме');
    expect(page.resumeOf('boris')).toBe('');
  });

  test('what stands in the other tab, though it is not saved yet', async () => {
    const page = await openPage();
    page.handOver('anna');
    local.setItem('user_resume', 'Моё резюме');
    session.setItem('resume_draft@anna', JSON.stringify('Дописанное резюме'));
    expect(page.resumeOf('anna')).toBe('Дописанное резюме');
    session.setItem('resume_draft@anna', JSON.stringify(''));
    expect(page.resumeOf('anna')).toBe('');
  });

  test('never the sample, even where it was saved', async () => {
    const page = await openPage();
    page.handOver('anna');
    local.setItem('user_resume', sampleResume);
    expect(page.resumeOf('anna')).toBe('');
  });

  test('the profile goes along without the names of files; an empty one does not go', async () => {
    const page = await openPage();
    page.handOver('anna');
    expect(page.profileOf('anna')).toBeNull();
    local.setItem('user_profile', JSON.stringify(emptyProfile));
    expect(page.profileOf('anna')).toBeNull();
    local.setItem('user_profile', JSON.stringify(profile));
    expect(page.profileOf('anna')).toEqual({ ...profile, artifacts: [] });
  });
});

test('a device that forgets a user forgets their draft', async () => {
  const page = await openPage();
  // As a browser lists what its storage holds.
  vi.stubGlobal(
    'sessionStorage',
    new Proxy(session, {
      ownKeys: () => Object.keys(session.all()),
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    }),
  );
  page.changeDraft('anna', { companyName: 'Кедр' });
  page.changeDraft('boris', { companyName: 'Вектор' });
  page.forgetDevice('anna');
  expect(page.draftOf('anna')).toEqual(page.emptyDraft);
  expect(page.draftOf('boris').companyName).toBe('Вектор');
});
