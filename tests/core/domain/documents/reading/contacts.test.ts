import { describe, expect, it } from 'vitest';
import { contactsIn, readContacts } from '#core/domain/documents/reading/contacts.ts';

describe('phones', () => {
  it.each([
    ['Телефон: +7 (921) 555-44-10. 01.2017 – по н.в.', ['+7 (921) 555-44-10']],
    ['+7 (921) 555-44-10 01.2017 – по н.в.', ['+7 (921) 555-44-10']],
    ['8 921 555.44.10, 8-921-555-44-11', ['8 921 555.44.10', '8-921-555-44-11']],
    ['(+7) 921 5554410', ['(+7) 921 5554410']],
    ['89215554410', ['89215554410']],
    ['+375 29 123-45-67. 2017 год', ['+375 29 123-45-67']],
    ['+44 20 7946 0958', ['+44 20 7946 0958']],
    ['оборот 8 000 000 000 рублей', []],
    ['+7 921 555-44', []],
  ])('%s', (text, phones) => expect(contactsIn(text).phones).toEqual(phones));
});

describe('handles', () => {
  it.each([
    ['Telegram: @vera_example', [['telegram', '@vera_example']]],
    ['@vera_example.', [['telegram', '@vera_example']]],
    ['instagram: @vera_example', [['other', '@vera_example']]],
    ['instagram: @vera.lugova', [['other', '@vera.lugova']]],
  ])('%s', (text, contacts) =>
    expect(
      readContacts([{ text, span: { start: 0, end: text.length } }]).map(({ kind, text: value }) => [
        kind,
        value,
      ]),
    ).toEqual(contacts),
  );
});
