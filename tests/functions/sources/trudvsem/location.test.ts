import { describe, expect, it } from 'vitest';
import { mapped } from '#tests/support/import/trudvsem/trudvsem-record.ts';

const at = (location: string) => mapped({ addresses: { address: [{ location }] } });

describe('the spelling of a place (docs/rules.md#source-place-spelling)', () => {
  it.each([
    ['г Орёл', 'Орёл'],
    ['Орловская область, г. Орел, Ленина улица, 1', 'Орёл'],
    ['г МОСКВА', 'Москва'],
    ['г РОСТОВ-НА-ДОНУ ул. Ленина', 'Ростов-на-Дону'],
    ['г Ростов-На-Дону', 'Ростов-на-Дону'],
    ['село Берёзовка', 'Березовка'],
    ['село Березовка', 'Березовка'],
  ])('of «%s» is «%s»', (address, place) => {
    expect(at(address).row.location).toBe(place);
  });

  it('makes one key of all spellings, and keeps those that releases before have stored', () => {
    const [usual, other] = [at('г Москва'), at('г МОСКВА')];
    expect(other.repostKey).toBe(usual.repostKey);
    expect(usual.formerRepostKeys).toHaveLength(1);
    expect(other.formerRepostKeys).toHaveLength(2);
    expect(other.formerRepostKeys).not.toContain(usual.repostKey);
    // As the release before made it, of the place as it was written: read from what is stored.
    expect(at('г Орел').formerRepostKeys?.[0]).not.toBe(at('г Орёл').repostKey);
    expect(at('г Орёл').formerRepostKeys).toHaveLength(1);
  });

  it('parts no copies', () => {
    expect(at('г МОСКВА').row.cluster_key).toBe(at('г Москва').row.cluster_key);
  });
});
