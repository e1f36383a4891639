import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import {
  consentKinds,
  consentTexts,
  consentVersion,
  consentVersionOf,
  emailConsents,
  emailConsentVersion,
  isSyncKind,
  syncConsentVersion,
  syncKinds,
} from '#core/domain/user/consent.ts';

it('what follows the account has a version of its own words (docs/rules.md#account-sync)', () => {
  expect(consentKinds.filter(isSyncKind)).toEqual([...syncKinds]);
  expect(consentKinds.map((kind) => consentVersionOf(kind) === syncConsentVersion)).toEqual([
    ...[false, false, false],
    ...[true, true, true, true],
  ]);
  expect(consentVersionOf('letters')).toBe(consentVersion);
});

const fingerprint = (texts: readonly string[]): string =>
  createHash('sha256').update(texts.join('\n')).digest('hex').slice(0, 12);
const textsOf = (isOfAccount: boolean): string[] =>
  consentKinds.filter((kind) => isSyncKind(kind) === isOfAccount).map((kind) => consentTexts[kind]);

/** Whoever changes a text gives it a new version, so that it stays known what somebody has agreed to. */
it.each([
  ['single acts', consentVersion, textsOf(false), '2026-11-20 f82abc3d6ba2'],
  ['what follows the account', syncConsentVersion, textsOf(true), '2026-11-25 a070a1d596d1'],
  ['e-mails', emailConsentVersion, Object.values(emailConsents), '2026-11-25 a46de09f67e6'],
])('the texts of %s have the version of these very words', (_, version, texts, expected) =>
  expect(`${version} ${fingerprint(texts)}`).toBe(expected),
);
