import { expect, it } from 'vitest';
import {
  consentKinds,
  consentVersion,
  consentVersionOf,
  isSyncKind,
  syncConsentVersion,
  syncKinds,
} from '#core/domain/user/consent.ts';

it('what follows the account has a version of its own words (docs/rules.md#account-sync)', () => {
  expect(consentKinds.filter(isSyncKind)).toEqual([...syncKinds]);
  expect(consentVersionOf('tracker')).toBe(syncConsentVersion);
  expect(consentVersionOf('letters')).toBe(consentVersion);
});
