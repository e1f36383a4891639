import { expect, it } from 'vitest';
import { nearnessByRelation } from '#core/domain/match/roles.ts';
import { laterRoleWeight } from '#core/domain/match/score/role-fit.ts';
import type { Kind } from '#functions/search/match/demand-columns.ts';
import { kindFacts } from '#functions/search/match/facts/kind-facts.ts';
import { nearLists } from '#functions/search/match/facts/near-lists.ts';

const kind = (...roles: string[]): Kind => ({ roles, level: null, languages: [] });
const kinds = kindFacts([
  kind('python-dev'),
  kind('chief-accountant', 'python-dev'),
  kind(),
  kind('chief-accountant'),
  kind('java-dev', 'chief-accountant'),
]);
const sharesOf = (role: string) =>
  new Map(nearLists(role, kinds).flatMap(({ share, lists }) => lists.map((list) => [list, share] as const)));

it('a list is as near as the nearest of its roles, and a later role counts less', () => {
  expect(sharesOf('python-dev')).toEqual(
    new Map([
      [0, nearnessByRelation.same],
      [1, laterRoleWeight * nearnessByRelation.same],
      [4, nearnessByRelation.related],
    ]),
  );
});

it('a role that no lexicon has is near to itself alone', () => {
  expect(sharesOf('of-another-release')).toEqual(new Map());
  const own = kindFacts([kind('of-another-release'), kind('python-dev')]);
  expect(nearLists('of-another-release', own)).toEqual([{ share: nearnessByRelation.same, lists: [0] }]);
});
