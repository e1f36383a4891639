import { afterEach, expect, it, vi } from 'vitest';
import { openSource } from '#functions/actions/imports/open-source.ts';

afterEach(() => vi.unstubAllEnvs());

it('opens «Работа России» without any secret', async () => {
  vi.stubEnv('TRUDVSEM_API_URL', 'http://127.0.0.1:9/api/v1/');
  vi.stubEnv('TRUDVSEM_USER_AGENT', 'Prizvanie/1.0 (api@prizvanie.test)');
  expect((await openSource('trudvsem')).id).toBe('trudvsem');
});

it.each(['hh', 'trudvsem'] as const)('does not know %s where the stage gives no address', async (id) => {
  vi.stubEnv('HH_API_URL', '');
  vi.stubEnv('TRUDVSEM_API_URL', '');
  await expect(openSource(id)).rejects.toThrow(
    /на этой площадке не настроен: добавьте его в настройку sources\.$/u,
  );
});
