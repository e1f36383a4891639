import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createJob, editJob, getAdminJob } from '#core/contract/admin-jobs.ts';
import { handler as createHandler } from '#functions/http/admin-jobs/create-job.ts';
import { handler as editHandler } from '#functions/http/admin-jobs/edit-job.ts';
import { handler as getHandler } from '#functions/http/admin-jobs/get-admin-job.ts';
import { sanitised } from '#functions/sources/sanitize/description.ts';
import * as userRoles from '#functions/store/accounts/user-roles.ts';
import * as audit from '#functions/store/audit.ts';
import * as companies from '#functions/store/companies.ts';
import * as descriptions from '#functions/store/descriptions.ts';
import * as jobContacts from '#functions/store/job-contacts.ts';
import * as jobs from '#functions/store/jobs.ts';
import * as versions from '#functions/store/versions.ts';
import { answerOf, httpEvent } from '#tests/support/http/http-event.ts';
import { startDynamodb } from '#tests/support/store/dynamodb.ts';
import { emptyTables } from '#tests/support/store/empty-tables.ts';
import { jobRowWith } from '#tests/support/store/job-rows.ts';

let server: Awaited<ReturnType<typeof startDynamodb>>;
beforeAll(async () => {
  server = await startDynamodb();
});
afterAll(() => server.close());

const imported = jobRowWith({ id: 'hh-1', has_description: true });
beforeEach(async () => {
  await emptyTables();
  await userRoles.put('boss', 'admin');
  await jobs.put([imported]);
  await descriptions.put({ id: 'hh-1', html: '<p>О нас</p>' });
  const companyFields = { name: imported.company, industry_id: null, checked_at: null };
  await companies.put([
    { ...companyFields, id: 'trudvsem-7' },
    { ...companyFields, id: 'hh-10' },
  ]);
});

const body = (value: object) => ({ sub: 'boss', body: JSON.stringify(value) });
const create = (draft: object) => answerOf(createHandler, httpEvent(createJob, body(draft)));
const edit = (changes: object, jobId = 'hh-1') =>
  answerOf(editHandler, httpEvent(editJob, { ...body(changes), path: { jobId } }));
const open = async (jobId: string) =>
  (await answerOf(getHandler, httpEvent(getAdminJob, { sub: 'boss', path: { jobId } }))).body;

const least = { title: 'ML-инженер', company: 'Альфа', categoryId: 'data-science' };
const contacts = { email: 'hr@alpha.example', telegram: '@alpha_jobs', site: null };

describe('createJob', () => {
  it('writes a vacancy as an importer would', async () => {
    const { status, body: answer } = await create({
      ...least,
      title: '  ML-инженер  (LLM) ',
      type: 'Удаленная работа',
      salaryFrom: 300_000,
      salaryTo: 200_000,
      tags: ['PyTorch', 'pytorch', 'LLM'],
      description:
        '<p onclick="x()">Модели и <b>RAG</b>. Пишите: hr@mail.example</p><script>alert(1)</script>',
      sourceUrl: 'https://alpha.example/jobs/1',
      contacts,
    });
    expect(status).toBe(200);
    const { id } = answer.job;
    expect(id).toMatch(/^manual-[0-9a-f]{16}$/);
    const row = await jobs.get(id);
    expect(row).toMatchObject({
      title: 'ML-инженер (LLM)',
      company: 'Альфа',
      location: 'Remote',
      job_type: 'Remote',
      salary: 'от 200\u00a0000 до 300\u00a0000\u00a0₽',
      salary_words: null,
      tags: ['PyTorch', 'LLM'],
      category_id: 'data-science',
      industry_id: null,
      source: 'manual',
      is_active: true,
      is_open: true,
      is_recommended: false,
      has_description: true,
      has_direct_contacts: true,
      edited: [],
    });
    expect(row.posted_date).toBe(row.created_at);
    // 70 for the title, 14 for two skills, 5 for what the description names and skills do not repeat.
    expect(row.ai_score).toBeGreaterThan(80);
    expect(await descriptions.find(id)).toBe('<p>Модели и <b>RAG</b>. Пишите: </p>');
    expect(await jobContacts.find(id)).toEqual(contacts);
    expect((await versions.get('jobs')).version).toBe(1);
    expect(await audit.list(1)).toMatchObject([
      { actor: 'boss', action: 'job_created', subject: id, title: 'ML-инженер (LLM)', before: null },
    ]);
    expect(JSON.stringify(await audit.list(50))).not.toContain('alpha.example"');
  });

  it('a company of that name is the same company; another one has an id of its own', async () => {
    const companyOf = async (company: string) =>
      (await jobs.get((await create({ ...least, company })).body.job.id)).company_id;
    expect(await companyOf('  лаборатория «ВЕКТОР» ')).toBe('hh-10');
    const companyId = await companyOf('Бета');
    expect(companyId).toMatch(/^manual-/);
    expect(await companyOf('БЕТА')).toBe(companyId);
    expect(await companyOf('Гамма')).not.toBe(companyId);
  });

  it.each([
    ['no title', { title: ' ' }],
    ['no company', { company: '' }],
    ['an unknown category', { categoryId: 'cooks' }],
    ['an unknown industry', { industryId: '7000' }],
    ['a salary of nothing', { salaryFrom: 0 }],
    ['an address that runs', { sourceUrl: 'javascript:alert(1)' }],
    ['a phone for an e-mail', { contacts: { email: '+7 999 123-45-67' } }],
    ['a title without end', { title: 'я'.repeat(301) }],
  ])('400 for %s', async (_what, wrong) => {
    const { status, body: answer } = await create({ ...least, ...wrong });
    expect([status, answer.error.code]).toEqual([400, 'invalid_request']);
    expect((await audit.list(50)).length).toBe(0);
  });
});

describe('getAdminJob', () => {
  it('is the draft that was written', async () => {
    const draft = {
      ...least,
      location: 'Казань',
      type: 'Проектная работа',
      salaryFrom: null,
      salaryTo: 150_000,
      industryId: '7',
      tags: ['Python'],
      description: '<p>О нас</p>',
      sourceUrl: null,
      isRecommended: true,
      contacts,
    };
    const { id } = (await create(draft)).body.job;
    expect((await open(id)).draft).toEqual(draft);
  });

  it('a description as long as the contract takes stays whole', async () => {
    const description = `<p>${'Опыт работы '.repeat(1600)}команда.</p>`;
    const { id } = (await create({ ...least, description })).body.job;
    expect((await open(id)).draft.description).toBe(description);
  });

  it('opens an imported one that says more than an admin may write', async () => {
    const company = 'Министерство '.repeat(30);
    await jobs.put([
      { ...imported, company, location: company, salary: 'от 2 000 000 000 ₽', industry_id: '999' },
    ]);
    const { draft } = await open('hh-1');
    expect(company).toContain(draft.company);
    expect(draft).toMatchObject({ location: draft.company, salaryFrom: null, industryId: null });
  });

  it('opens an imported one, however long its description', async () => {
    await edit({ description: '' });
    const html = sanitised(`<p>${'word '.repeat(4060)}</p>`) ?? '';
    await descriptions.putEdited({ id: 'hh-1', html });
    expect((await open('hh-1')).draft.description).toBe(html);
  });

  it('of an imported one has both ends of its salary', async () => {
    expect((await open('hh-1')).draft).toMatchObject({
      title: imported.title,
      type: 'Полная занятость',
      salaryFrom: 200_000,
      salaryTo: 300_000,
      description: '<p>О нас</p>',
      contacts: { email: null, telegram: null, site: null },
    });
    expect((await open('nobody')).error.code).toBe('not_found');
  });
});

describe('editJob', () => {
  it('that changes title, company or pay takes a vacancy out of its copies in other cities, for good', async () => {
    await jobs.put([{ ...imported, cluster_key: 'copies' }]);
    await edit({ location: 'Тула' });
    expect((await jobs.get('hh-1')).cluster_key).toBe('copies');
    await edit({ title: 'Руководитель ML' });
    expect(await jobs.get('hh-1')).toMatchObject({
      cluster_key: null,
      edited: ['location', 'title', 'cluster_key'],
    });
  });

  it('writes what is given and nothing else, and notes it against imports', async () => {
    const { body: answer } = await edit({ title: 'Руководитель ML', salaryTo: 400_000 });
    expect(answer.job.edited).toEqual(['title', 'salary', 'salary_words', 'salary_rate']);
    const row = await jobs.get('hh-1');
    expect(row).toEqual({
      ...imported,
      title: 'Руководитель ML',
      salary: 'от 200\u00a0000 до 400\u00a0000\u00a0₽',
      ai_score: row.ai_score,
      demand: row.demand,
      modified_at: row.modified_at,
      edited: ['title', 'salary', 'salary_words', 'salary_rate'],
    });
    expect(row.ai_score).toBe(70);
    expect(row.modified_at).not.toBeNull();
    expect(await descriptions.find('hh-1')).toBe('<p>О нас</p>');
    expect(await audit.list(50)).toMatchObject([
      {
        action: 'job_edited',
        title: 'Backend-разработчик',
        before: { title: 'Backend-разработчик', salary: 'от 200 000 до 300 000 ₽' },
        after: { title: 'Руководитель ML', salary: 'от 200\u00a0000 до 400\u00a0000\u00a0₽' },
      },
    ]);
  });

  it('a description and contacts come and go', async () => {
    const added = await edit({ description: '<p>PyTorch, LLM, RAG</p>', contacts });
    expect(added.body.job.edited).toEqual(['has_direct_contacts', 'description', 'contacts']);
    expect([await descriptions.find('hh-1'), await jobContacts.find('hh-1')]).toEqual([
      '<p>PyTorch, LLM, RAG</p>',
      contacts,
    ]);
    expect((await jobs.get('hh-1')).ai_score).toBe(15);

    await edit({ description: '', contacts: {} });
    expect([await descriptions.find('hh-1'), await jobContacts.find('hh-1')]).toEqual([null, null]);
    expect(await jobs.get('hh-1')).toMatchObject({
      has_description: false,
      has_direct_contacts: false,
      ai_score: 0,
    });
    const [last] = await audit.list(1);
    expect([last?.before, last?.after]).toEqual([
      { description: 'PyTorch, LLM, RAG', contacts: ['email', 'telegram'] },
      { description: null, contacts: [] },
    ]);
    // An importer that had read the row before the edit comes late with its own text.
    await descriptions.put({ id: 'hh-1', html: '<p>Из источника</p>' });
    expect(await descriptions.find('hh-1')).toBeNull();
  });

  it('says nothing of a description that nobody has touched', async () => {
    for (const has_description of [true, false]) {
      await jobs.put([{ ...imported, has_description }]);
      await edit({ title: 'Аналитик' });
      expect((await jobs.get('hh-1')).has_description).toBe(has_description);
    }
  });

  it('a new company has its id, the same one keeps its own', async () => {
    expect((await edit({ company: imported.company })).body.job.edited).toEqual([]);
    expect((await jobs.get('hh-1')).company_id).toBe('hh-10');
    expect((await edit({ company: 'Дельта' })).body.job.edited).toEqual(['company', 'company_id']);
    expect((await jobs.get('hh-1')).company_id).toMatch(/^manual-/);
  });

  it('an address of an admin’s leaves the one that the source may be asked by', async () => {
    const urls = async () => {
      const { source_url, listed_url, edited } = await jobs.get('hh-1');
      return [source_url, listed_url, edited];
    };
    await edit({ sourceUrl: 'https://alpha.example/jobs/1' });
    expect(await urls()).toEqual(['https://alpha.example/jobs/1', imported.source_url, ['source_url']]);
    expect((await audit.list(1))[0]?.after).toEqual({ source_url: 'https://alpha.example/jobs/1' });
    await edit({ sourceUrl: null });
    expect(await urls()).toEqual([null, imported.source_url, ['source_url']]);
  });

  it.each<[what: string, changes: object, isSeen: boolean]>([
    ['an industry', { industryId: '9' }, false],
    ['a category', { categoryId: 'data-science' }, false],
    ['another text', { description: '<p>О вас</p>' }, true],
    ['no text', { description: '' }, true],
    ['a title', { title: 'Руководитель' }, true],
  ])('a page is another since then, where a reader sees it: %s', async (_, changes, isSeen) => {
    const { version } = await versions.get('jobs');
    expect((await edit(changes)).status).toBe(200);
    expect((await jobs.get('hh-1')).modified_at !== null).toBe(isSeen);
    expect((await versions.get('jobs')).version).toBe(version + 1);
  });

  it('nothing changed is not on record', async () => {
    expect((await edit({ title: imported.title, tags: imported.tags })).status).toBe(200);
    expect((await edit({})).status).toBe(200);
    expect([await audit.list(50), await jobs.get('hh-1')]).toEqual([[], imported]);
  });

  it('is 404 for one that was deleted, and leaves nothing behind', async () => {
    await jobs.delete('hh-1');
    expect((await edit({ description: '<p>Новое</p>' })).body.error.code).toBe('not_found');
  });

  it('of a vacancy made by hand keeps no list: no import comes', async () => {
    const { id } = (await create(least)).body.job;
    expect((await edit({ title: 'Аналитик', isRecommended: true }, id)).body.job).toMatchObject({
      title: 'Аналитик',
      edited: [],
    });
    expect((await jobs.get(id)).is_recommended).toBe(true);
  });

  it('and an import at the same moment undo nothing of each other', async () => {
    for (let round = 0; round < 15; round++) {
      const [salary, title] = [`от ${round + 1}00 000 ₽`, `Правка ${round}`];
      await Promise.all([
        edit({ title }),
        jobs.change('hh-1', (row) => ({ ...row, salary, content_hash: `hash ${round}` })),
        edit({ tags: [`тег ${round}`] }),
      ]);
      expect(await jobs.get('hh-1')).toMatchObject({
        title,
        salary,
        tags: [`тег ${round}`],
        content_hash: `hash ${round}`,
        edited: expect.arrayContaining(['title', 'tags']),
      });
    }
  });
});
