import { describe, expect, it } from 'vitest';
import { blocksOfText } from '#core/domain/documents/blocks.ts';
import {
  contactsIn,
  readContacts,
  withoutContacts,
  withoutReachable,
} from '#core/domain/documents/reading/contacts.ts';
import { linesOf } from '#core/domain/documents/reading/lines.ts';
import { footContacts, ownContacts } from '#core/domain/documents/reading/own-contacts.ts';
import { readResume } from '#core/domain/documents/reading/read-resume.ts';
import { listed } from './words/listed.ts';

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
    ['8 (916) 555–45–67', ['8 (916) 555–45–67']],
    ['+7 916 555\u201145\u201167', ['+7 916 555\u201145\u201167']],
    ['8\u2011916\u2011555\u201145\u201167', ['8\u2011916\u2011555\u201145\u201167']],
    ['79165554567', ['79165554567']],
    ['тел. 79165554567, Москва', ['79165554567']],
    ['2015–2019', []],
    ['8 2015–2019 г. 2020', []],
    ['Отдел 7 2011–2015 2016–2019', []],
    ['7 2015–2019 555', []],
    ['СНИЛС 79165554567, ИНН: 79165554567', []],
    ['ОГРН 7916555456712', []],
    ['78125554567', []],
    ['wa.me/79165554567, vk.com/id79165554567', []],
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

describe('mailboxes and links', () => {
  it.each<[string, string[]]>([
    ['vera@example.ru, VERA.L+cv@mail.example.com.', ['vera@example.ru', 'VERA.L+cv@mail.example.com']],
    ['вера@почта.рф', ['вера@почта.рф']],
    ['vera@example', []],
    ['vera@example.r', []],
    ['vera@@example.ru', []],
    [`${'a'.repeat(64)}@example.ru`, [`${'a'.repeat(64)}@example.ru`]],
    [`${'a'.repeat(65)}@example.ru`, []],
  ])('%s', (text, emails) => expect(contactsIn(text).emails).toEqual(emails));

  it.each<[string, string[]]>([
    ['https://example.com/a?b=1, http://example.ru.', ['https://example.com/a?b=1', 'http://example.ru']],
    ['example.com', ['example.com']],
    ['www.my-site.example.com/path;', ['www.my-site.example.com/path']],
    ['«example.ru»', ['example.ru']],
    ['(https://example.com)', ['https://example.com']],
    ['сайт.рф', ['сайт.рф']],
    ['example.comrade', []],
    ['Node.js, ASP.NET, ado.net, VB.NET', []],
    ['my.asp.net', ['my.asp.net']],
    ['vera@example.ru', []],
    ['example.com!?', ['example.com']],
  ])('%s', (text, links) => expect(contactsIn(text).links).toEqual(links));

  it.each<[string, string[]]>([
    ['@vera_example', ['@vera_example']],
    ['(@vera_example), @vera.lugova', ['@vera_example', '@vera.lugova']],
    ['@vera', ['@vera']],
    ['@ver', []],
    ['@1vera', []],
    ['a@vera_example', []],
    ['@vera-example', []],
    ['@vera_example @vera_example', ['@vera_example']],
  ])('%s', (text, handles) => expect(contactsIn(text).handles).toEqual(handles));

  it('are taken out', () => {
    expect(withoutReachable('vera@example.ru, +7 900 555-10-20, @vera_example, example.com')).toBe(
      ' ,  ,  , example.com',
    );
    expect(withoutContacts('vera@example.ru. +7 900 555-10-20; example.com, ASP.NET')).toBe(
      ' , .  , ;  , , ASP.NET',
    );
  });

  it.each([
    ['https://t.me/vera', 'telegram'],
    ['t.me/vera', 'telegram'],
    ['telegram.me/vera', 'telegram'],
    ['https://github.com/vera', 'github'],
    ['github.com', 'github'],
    ['vera.github.io', 'github'],
    ['gitlab.com/vera', 'github'],
    ['wa.me/79005551020', 'other'],
    ['vk.me/vera', 'other'],
    ['whatsapp.com/vera', 'other'],
    ['behance.net/vera', 'portfolio'],
    ['https://dribbble.com/vera', 'portfolio'],
    ['vera.artstation.com', 'portfolio'],
    ['vera.notion.site', 'portfolio'],
    ['https://notion.so/vera', 'portfolio'],
    ['https://vera.tilda.ws', 'portfolio'],
    ['codepen.io/vera', 'portfolio'],
    ['vera.dev', 'portfolio'],
    ['vera.me/works', 'portfolio'],
    ['vera.pro', 'portfolio'],
    ['vera.dev.example.com', 'other'],
    ['example.com/not.me.html', 'other'],
    ['mygithub.com/vera', 'other'],
    ['at.me/vera', 'portfolio'],
  ])('%s is a link of the kind «%s»', (text, kind) =>
    expect(readContacts([{ text, span: { start: 0, end: text.length } }])[0]?.kind).toBe(kind),
  );

  it('there are forty of them, each once', () => {
    const text = Array.from({ length: 41 }, (_, at) => `a${at}@example.ru`).join(' ');
    const span = { start: 0, end: text.length };
    expect(readContacts([{ text, span }])).toHaveLength(40);
    expect(
      readContacts([
        { text: 'a@example.ru', span },
        { text: 'a@example.ru', span },
      ]),
    ).toHaveLength(1);
  });
});

describe('whose contacts they are (docs/rules.md#resume-reading)', () => {
  const phone = '+7 900 555-10-20';
  const other = '+7 900 555-10-21';
  const linesIn = (...lines: string[]) => {
    const text = lines.join('\n');
    return linesOf({ text, blocks: blocksOfText(text) });
  };
  const ownIn = (...lines: string[]) => ownContacts(linesIn(...lines)).phones;
  const readIn = (...lines: string[]) => {
    const text = lines.join('\n');
    return readResume({ text, blocks: blocksOfText(text) }).contacts.map((contact) => contact.text);
  };

  it.each([
    [phone],
    ['Вера Лугова', `Тел.: ${phone}`],
    ['Вера Лугова', `— ${phone}`],
    ['Вера Лугова', 'Контакты', phone],
    ['Вера Лугова', 'О себе', `Звоните: ${phone}`],
    ['Вера Лугова', `Город: Тула, ${phone}`],
    ['Вера Лугова', `ФИО: Вера, ${phone}`],
    ['Вера Лугова', 'Желаемая должность', `Швея, ${phone}`],
    ...['Образование', 'Навыки', 'Языки', 'Курсы', 'Достижения'].map((heading) => [heading, 'крой', phone]),
    ['Навыки', `Мобильный телефон: ${phone}`],
    ['Навыки', `Моя почта, тел., Telegram, WhatsApp: ${phone}`],
    ['Опыт работы', 'ООО «Луч», швея', phone],
    ['Опыт работы', 'ООО «Луч», швея', 'E-mail и тел.:', phone],
    ['Опыт работы', 'Директор по закупкам, 2019–2021', phone],
    ['Опыт работы', '— Помогала начальнику', phone],
  ])('its owner’s: %j', (...lines) => expect(ownIn(...lines)).toEqual([phone]));

  it.each([
    ['Рекомендации', phone],
    ['Вера Лугова', `Рекомендатель: ${phone}`],
    ['Вера Лугова', `Reference: ${phone}`],
    ['Вера Лугова', `Руководитель: ${phone}`],
    ['Вера Лугова', `Начальник (${phone})`],
    ['Вера Лугова', `Директору: ${phone}`],
    ['Вера Лугова', `Supervisor: ${phone}`],
    ['Вера Лугова', `Manager : ${phone}`],
    ['Вера Лугова', `Тел. рук. ${phone}`],
    ['Вера Лугова', `Телефон руководителя ${phone}`],
    ['Вера Лугова', `— Звонить в ООО «Луч»: ${phone}`],
    ['Вера Лугова', `Муж: ${phone}`],
    ['Вера Лугова', `Мать — ${phone}`],
    ['Вера Лугова', 'ООО «Луч», 2019–2021', `Звонить в ООО «Луч»: ${phone}`],
    ['Навыки', `Печать на ${phone}`],
    ['Опыт работы', `ООО «Луч», швея, ${phone}`, 'Шила'],
    ['Опыт работы', phone, 'Шила платья'],
    ['Опыт работы', phone],
    ['Опыт работы', 'Шила платья', `— ${phone}`],
    ['Опыт работы', 'Руководитель Иванов Пётр', phone],
    ['Опыт работы', 'Начальник цеха', phone],
    ['Опыт работы', 'Директор', phone],
    ['Опыт работы', 'Supervisor J. Brown', phone],
    ['Опыт работы', 'Referent', phone],
    ['Проекты', 'Сайт', phone],
  ])('another’s: %j', (...lines) => expect(ownIn(...lines)).toEqual([]));

  it.each(
    listed(`мой|моя|мои|Мобильный|моб.|Контактный тел.|контакт|мои контакты|телефон|телефоны|тел|эл. почта
      электронная почта|адрес|Телеграм|телеграмм|предпочитаемый способ связи|email|e-mail|mail|phone|mobile|cell
      tel|telegram|tg|WhatsApp|viber|skype|LinkedIn|GitHub|vk|абвг`),
  )('«%s» beside a phone is of its owner', (label) =>
    expect(ownIn('Образование', 'МГУ', `${label} ${phone}`)).toEqual([phone]),
  );

  it.each(['абвгд', 'молва', 'почтальон', 'телефонист', 'мобилизация', 'мой дедушка'])(
    '«%s» beside a phone is of another',
    (words) => expect(ownIn('Образование', 'МГУ', `${words} ${phone}`)).toEqual([]),
  );

  it('a contact stands alone in four hundred characters', () => {
    const line = (length: number) => `${phone}${'.'.repeat(length - phone.length - 2)} а`;
    expect(ownIn('Образование', 'МГУ', line(400))).toEqual([phone]);
    expect(ownIn('Образование', 'МГУ', line(401))).toEqual([]);
  });

  it('what is told of another is told in four hundred characters', () => {
    const line = (length: number) => `${phone} ${'о себе '.repeat(70)}`.slice(0, length).concat('муж: Пётр');
    expect(ownIn('Вера Лугова', 'О себе', line(390))).toEqual([]);
    expect(ownIn('Вера Лугова', 'О себе', line(400))).toEqual([phone]);
  });

  it('a word that only ends as a relative is called is none', () => {
    expect(ownIn('Вера Лугова', `Праотец: ${phone}`)).toEqual([phone]);
    expect(ownIn('Вера Лугова', `тел.рук. ${phone}`)).toEqual([]);
  });

  it('a labelled line stands where its neighbours do', () => {
    expect(ownIn('Опыт работы', 'ООО «Луч»', `Город: Тула, ${phone}`, 'Шила')).toEqual([]);
    expect(ownIn('Опыт работы', 'ООО «Луч»', `Контакты: ${phone}`, 'Шила')).toEqual([phone]);
    expect(ownIn('Опыт работы', 'ООО «Луч»', 'Контакты: Тула', 'Шила', phone)).toEqual([phone]);
  });

  it('a chief is named in sixty characters', () => {
    const chief = (length: number) => `Руководитель ${'а'.repeat(length - 13)}`;
    expect(ownIn('Опыт работы', chief(60), phone)).toEqual([]);
    expect(ownIn('Опыт работы', chief(61), phone)).toEqual([phone]);
  });

  it('those at the foot of a career have a phone or a mailbox', () => {
    const foot = (...lines: string[]) => footContacts(linesIn('Опыт работы', 'Шила платья', ...lines)).size;
    expect(foot(phone, 'vera@example.ru', '@vera_example')).toBe(3);
    expect(foot('tel', '12 34', 'example.com')).toBe(0);
    expect(foot(phone, 'Вязала', 'vera@example.ru')).toBe(1);
    expect(footContacts([]).size).toBe(0);
  });

  it('who tells of none has those that stand beside no work', () => {
    expect(readIn('Вера', 'Языки', `немецкий, ${phone}`)).toEqual([phone]);
    expect(readIn('Вера', phone, 'Языки', `немецкий, ${other}`)).toEqual([phone]);
    expect(readIn('Вера', 'Опыт работы', `ООО «Луч», ${phone}`, 'Шила')).toEqual([]);
    expect(readIn('Вера', 'Проекты', `Сайт, ${phone}`, 'Шила')).toEqual([]);
    expect(readIn('Вера', 'Языки', `Рекомендатель, ${phone}`)).toEqual([]);
  });

  it('a handle and pages of works are nobody else’s, a site is', () => {
    expect(readIn('Вера', 'Опыт работы', 'ООО «Луч», швея, @vera_example', 'Шила')).toEqual([
      '@vera_example',
    ]);
    expect(readIn('Вера', 'Проекты', 'Сайт github.com/vera-example', 'behance.net/vera-example')).toEqual([
      'github.com/vera-example',
      'behance.net/vera-example',
    ]);
    expect(readIn('Вера', 'Языки', 'немецкий, example.com')).toEqual([]);
    expect(readIn('Вера', 'example.com')).toEqual(['example.com']);
    expect(readIn('Вера', '@vera_example', 'Языки', 'немецкий, @other_example')).toEqual(['@vera_example']);
  });
});
