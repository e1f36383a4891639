import { describe, expect, test } from 'vitest';
import { matchJobs, maxMatchRequestBytes } from '#core/contract/match.ts';
import { sanitizeSeeker } from '#core/domain/match/seeker/sanitize-seeker.ts';
import { answerTo, type SeekerAnswer } from '../../../../frontend/src/match/match-job.ts';
import { matchRequest } from '../../../../frontend/src/vacancies/match/ask-matches.ts';
import { emptySearch, toSearchRequest } from '../../../../frontend/src/vacancies/search-address.ts';
import { oddPeople } from '../../../support/odd-people.ts';

const searchRequest = toSearchRequest({ ...emptySearch, sort: 'match' }, new Date(), 'Europe/Moscow');

describe('the request of a match (docs/rules.md#match-request)', () => {
  test.each(oddPeople)('of $what holds nothing but our own vocabulary', ({ lines, own, secrets }) => {
    const texts = { resume: lines.join('\n'), known: null, profile: own ? JSON.stringify(own) : null };
    const { seeker } = answerTo({ kind: 'seeker', own: texts }) as SeekerAnswer;
    const sent = matchRequest(searchRequest, seeker);
    // The server, which drops what it does not know, has nothing to drop.
    expect(sent.seeker).toEqual(sanitizeSeeker(seeker));
    const body = JSON.stringify(sent);
    for (const secret of secrets) expect(body.toLowerCase()).not.toContain(secret);
    expect(body.length).toBeLessThan(maxMatchRequestBytes);
    expect(matchJobs.request.safeParse(sent).success).toBe(true);
  });

  test('names of a person what the schema names, and nothing beside it', () => {
    const own = { resume: 'Анна Примерова\nАналитик\nНавыки\nExcel, SQL', known: null, profile: null };
    const { seeker } = answerTo({ kind: 'seeker', own }) as SeekerAnswer;
    const sent = matchRequest(searchRequest, { ...seeker, name: 'Анна' } as typeof seeker);
    expect(Object.keys(sent.seeker).toSorted()).toEqual([
      'city',
      'concepts',
      'industries',
      'languages',
      'level',
      'pastRoles',
      'relocation',
      'roles',
      'salary',
      'titleStems',
      'years',
    ]);
    expect(Object.keys(sent)).not.toContain('sort');
    expect(Object.keys(sent)).not.toContain('vacancy');
  });
});
