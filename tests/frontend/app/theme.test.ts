import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

/** What the browser has before anything of ours runs. */
function browser(saved: string | null | Error, systemIsDark: boolean) {
  const classes = new Set<string>();
  vi.stubGlobal('localStorage', {
    getItem() {
      if (saved instanceof Error) throw saved;
      return saved;
    },
  });
  vi.stubGlobal('matchMedia', () => ({ matches: systemIsDark }));
  vi.stubGlobal('document', {
    querySelector: () => null,
    body: {
      classList: {
        toggle: (name: string, isOn: boolean) => (isOn ? classes.add(name) : classes.delete(name)),
      },
    },
  });
  return classes;
}

const cases: [saved: string | null, systemIsDark: boolean, isDark: boolean][] = [
  [null, false, false],
  [null, true, true],
  ['system', false, false],
  ['system', true, true],
  ['light', true, false],
  ['dark', false, true],
  ['purple', true, true],
  ['', false, false],
];

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllGlobals());

describe('the theme (docs/rules.md#theme): key theme; system, light or dark; default system', () => {
  test.each(cases)(
    'stored %s, system dark %s: dark %s from the first paint on',
    async (saved, systemIsDark, expected) => {
      const classes = browser(saved, systemIsDark);
      await import('../../../frontend/src/app/theme/first-theme.ts');
      expect(classes.has('awsui-dark-mode')).toBe(expected);

      const { isDark, themeSetting } = await import('../../../frontend/src/app/theme/theme-mode.ts');
      expect(isDark(themeSetting.read(), systemIsDark)).toBe(expected);
    },
  );

  test('where storage is forbidden the page still comes up', async () => {
    const classes = browser(new Error('SecurityError'), true);
    await import('../../../frontend/src/app/theme/first-theme.ts');
    expect(classes.size).toBe(0);
    const { themeSetting } = await import('../../../frontend/src/app/theme/theme-mode.ts');
    expect(themeSetting.read()).toBe('system');
  });
});
