import { describe, expect, it } from 'vitest';
import { descriptionOf } from '#functions/sources/trudvsem/description.ts';
import { locationOf } from '#functions/sources/trudvsem/location.ts';
import { listedTags } from '#functions/sources/trudvsem/tags.ts';
import { parsed } from '#tests/support/import/trudvsem/trudvsem-record.ts';

const listed = (words: string): string[] => words.split('|').map((word) => word.trim());

describe('where an address ends (docs/rules.md#source-trudvsem)', () => {
  const placeIn = (address: string) => locationOf([address], 'Край');

  it.each(
    listed(`г | г. | город | гор | гор. | село | деревня | поселок | посёлок | рабочий посёлок | рабочий поселок | пгт
| пгт. | рп | рп. | станица | хутор | аул`),
  )('a place is marked by «%s» before it', (mark) => {
    expect(placeIn(`${mark} Новая Заря`)).toBe('Новая Заря');
    expect(placeIn(`Тульская область, ${mark} Заря, Мира, 1`)).toBe('Заря');
    expect(placeIn(`Тульская область; ${mark} Заря`)).toBe('Заря');
    expect(placeIn(`под${mark} Заря`)).toBe('Край');
    expect(placeIn(`${mark} заря`)).toBe('Край');
  });

  it.each(
    listed(`г | город | село | деревня | рабочий поселок | рабочий посёлок | поселок городского типа
| посёлок городского типа | поселок | посёлок | пгт | рп | станица | хутор | аул`),
  )('or by «%s» behind it', (mark) => {
    expect(placeIn(`Тульская область, Заря ${mark}`)).toBe('Заря');
    expect(placeIn(`Новая Заря ${mark}, Мира, 1`)).toBe('Новая Заря');
    expect(placeIn(`Заря ${mark} Мира улица`)).toBe('Край');
    expect(placeIn(`Заря ${mark} улица Мира`)).toBe('Заря');
  });

  it.each([
    ...listed('район Заречный | р-н Заречный | округ Северный | микрорайон 5 | мкр 5 | мкр. 5 | мкрн 5'),
    ...listed('проспект Мира | пр-т Мира | пр-кт Мира | переулок Мира | пер Мира | пер. Мира | проезд Мира'),
    ...listed(
      'бульвар Мира | б-р Мира | улица Мира | ул Мира | ул. Мира | площадь Мира | пл Мира | набережная Мира',
    ),
    ...listed(
      'наб Мира | шоссе Мира | дом 5 | д 5 | д. 5 | УЛ. МИРА | Ул Мира | УЛИЦА МИРА | ЛЕНИНСКИЙ РАЙОН | Ленинский район | Северный округ',
    ),
    ...listed('Большой проспект | Тихий переулок | Нового проезд | Ленина проспект'),
    ...listed('Красная площадь | Синяя улица | Тихого улица | Гагарина улица'),
    ...listed('Старое шоссе | Синее шоссе | Садового переулок | Пушкина площадь | Южная Тихая улица'),
    ...listed('Иванова улица | Зуева проезд | Кирова площадь | Соловьева набережная'),
  ])('and ends before «%s»', (street) => {
    expect(placeIn(`г Пермь ${street}`)).toBe('Пермь');
    expect(placeIn(`г Ростов-на-Дону ${street}`)).toBe('Ростов-на-Дону');
  });

  it.each([
    ['г Улан-Удэ', 'Улан-Удэ'],
    ['г Домодедово', 'Домодедово'],
    ['г Новый Дом', 'Новый'],
    ['село Дубовая Роща', 'Дубовая Роща'],
    ['село Улица', 'Улица'],
    ["г Кот-д'Ивуар", "Кот-д'Ивуар"],
    ['с. Заря', 'Край'],
    ['г Пермь 5', 'Край'],
    ['г', 'Край'],
  ])('of «%s» the place is «%s»', (address, place) => expect(placeIn(address)).toBe(place));

  it('is the first that an address names, and of none the region', () => {
    expect(locationOf(['Мира, 1', 'г Пермь', 'г Казань'], 'Край')).toBe('Пермь');
    expect(locationOf([], 'Город  Севастополь')).toBe('Севастополь');
    expect(locationOf([], 'город Москва')).toBe('Москва');
    expect(locationOf([], 'Новый Город Москва')).toBe('Новый Город Москва');
    expect(locationOf([], 'Чувашская Республика  (Чувашия)')).toBe('Чувашская Республика');
    expect(locationOf([], '(Чувашия) республика')).toBe('(Чувашия) республика');
    expect(locationOf([], null)).toBe('Город не указан');
    expect(locationOf([], ' ')).toBe('Город не указан');
  });
});

describe('what stands among the skills', () => {
  const tags = (...skills: string[]) => listedTags(parsed({ skills, schedule: null }));

  it.each(
    listed(`Ответственность | Внимательность | Дисциплинированность | Пунктуальность | Исполнительность | Добросовестность
| Аккуратность | Доброжелательность | Вежливость | Инициативность | Самостоятельность | Целеустремленность | Честность
| Порядочность | Трудолюбие | Активность | Организованность | Организаторские способности | Коммуникабельность
| Стрессоустойчивость | Высокая стрессоустойчивость | Обучаемость | Нацеленность на результат | Умение работать в команде
| Работа в команде | Грамотная речь | Быстро печатаю | Мотивация | Желание работать | Выполнение должностных обязанностей
| Без вредных привычек | Начальный | Средний уровень | Базовый | Высшее | Не указано | Нет | Режим многозадачности
| ОТВЕТСТВЕННОСТЬ`),
  )('«%s» is none', (word) => {
    expect(tags(word)).toBeNull();
    expect(tags('SQL', word)).toEqual(['SQL']);
  });

  it.each(listed('Социальная ответственность | Нетворкинг | Опыт средний'))('«%s» is one', (skill) =>
    expect(tags(skill)).toEqual([skill]),
  );

  it.each([
    ['Навык работы с Git', 'Git'],
    ['Навыки работы с Git', 'Git'],
    ['навыки работы со Scrum', 'Scrum'],
    ['Навык работы в Excel', 'Excel'],
    ['Знание Excel', 'Excel'],
    ['Владение Excel', 'Excel'],
    ['Опыт работы с 1C', '1C'],
    ['Владение иглой', 'Владение иглой'],
    ['Хорошее знание Excel', 'Хорошее знание Excel'],
    ['Excel (таблицы)', 'Excel'],
    ['Excel (таблицы) и Word', 'Excel (таблицы) и Word'],
    ['Excel / Таблицы / Ещё', 'Excel'],
    ['Excel/Word', 'Excel/Word'],
    ['Excel.', 'Excel'],
    ['Excel;', 'Excel'],
    ['Excel,.;', 'Excel'],
    ['  Excel   и Word ', 'Excel и Word'],
    ['<b>Excel</b>', 'Excel'],
    ['C#', 'C#'],
    ['1С', '1С'],
  ])('«%s» is «%s»', (skill, tag) => expect(tags(skill)).toEqual([tag]));

  it.each(['C', 'я', '.', '', '(Excel)'])('«%s» is too short', (skill) => expect(tags(skill)).toBeNull());

  it.each([
    [{ schedule: 'Вахтовый метод' }, 'Вахта'],
    [{ schedule: 'ВАХТА' }, 'Вахта'],
    [{ employment: 'Стажировка' }, 'Стажировка'],
    [{ schedule: 'Сменный график' }, 'Сменный график'],
    [{ schedule: 'Гибкий график' }, 'Гибкий график'],
    [{ schedule: 'Ненормированный рабочий день' }, 'Ненормированный рабочий день'],
    [{ workPlaceType: { workPlaceQuota: true } }, 'Квота для людей с инвалидностью'],
    [{ workPlaceType: { workPlaceQuota: false } }, undefined],
    [{ workPlaceType: {} }, undefined],
    [{ schedule: 'Полный рабочий день', employment: 'Полная занятость' }, undefined],
  ])('%o adds «%s»', (fields, tag) =>
    expect(listedTags(parsed({ skills: ['SQL'], schedule: null, ...fields }))).toEqual(
      tag === undefined ? ['SQL'] : ['SQL', tag],
    ),
  );
});

describe('the portal’s texts as paragraphs and lists', () => {
  const silent = { schedule: null, requirements: null, requirement: [], duty: null };
  const htmlOf = (fields: Record<string, unknown>) => descriptionOf(parsed({ ...silent, ...fields }));
  const duty = (text: string) => htmlOf({ duty: text })?.replace('<h3>Обязанности</h3>', '') ?? null;

  it.each(['•', '●', '▪', '◦', '·', '✓', '✔', '-', '–', '—', 'o'])('«%s» begins an item', (mark) => {
    expect(duty(`${mark} Учёт; ${mark} Сверка. ${mark} Отчёт`)).toBe(
      '<ul><li>Учёт;</li><li>Сверка.</li><li>Отчёт</li></ul>',
    );
    expect(duty(`Нужно: ${mark} Учёт, ${mark} Сверка`)).toBe(
      '<p>Нужно:</p><ul><li>Учёт,</li><li>Сверка</li></ul>',
    );
  });

  it.each(['•', '●', '▪', '◦', '·', '✓', '✔'])('«%s» within a line, too', (mark) => {
    expect(duty(`Учёт ${mark}Сверка ${mark} отчёт`)).toBe(
      '<p>Учёт</p><ul><li>Сверка</li><li>отчёт</li></ul>',
    );
  });

  it.each([
    ['- Учёт - Сверка', '<ul><li>Учёт</li><li>Сверка</li></ul>'],
    ['– Учёт – Сверка', '<ul><li>Учёт</li><li>Сверка</li></ul>'],
    ['— Учёт — Сверка', '<ul><li>Учёт</li><li>Сверка</li></ul>'],
    ['- Учёт - сверка', '<p>- Учёт - сверка</p>'],
    ['Учёт - Сверка', '<p>Учёт - Сверка</p>'],
    ['Учёт — это - Сверка', '<p>Учёт — это - Сверка</p>'],
    ['Учёт-сверка', '<p>Учёт-сверка</p>'],
    ['• Учёт', '<p>• Учёт</p>'],
    ['•', '<p>•</p>'],
    ['Кино для тебя', '<p>Кино для тебя</p>'],
  ])('«%s»', (text, html) => expect(duty(text)).toBe(html));

  it.each([
    '<br>',
    '<br/>',
    '<BR />',
    '<p>',
    '</p>',
    '<div>',
    '</div>',
    '<li>',
    '<ul>',
    '<ol>',
    '<tr>',
    '<h2>',
    '\n',
    '</h3 >',
  ])('«%s» parts lines', (tag) => expect(duty(`Учёт${tag}сверка`)).toBe('<p>Учёт</p><p>сверка</p>'));

  it.each(['<b>', '</b>', '<span class="x">', '<td>', '<pre>', '<link>'])('«%s» parts words', (tag) =>
    expect(duty(`Учёт${tag}сверка`)).toBe('<p>Учёт сверка</p>'),
  );

  it.each([
    ['Учёт<script>x()</script>сверка', '<p>Учёт сверка</p>'],
    ['Учёт<STYLE type="a">p{}</STYLE>сверка', '<p>Учёт сверка</p>'],
    ['Учёт<script>a<b</script>сверка', '<p>Учёт сверка</p>'],
    ['Учёт<script>сверка', '<p>Учёт сверка</p>'],
    ['Учёт < сверка', '<p>Учёт &lt; сверка</p>'],
  ])('«%s» has no code', (text, html) => expect(duty(text)).toBe(html));

  const itemsOf = (fields: Record<string, unknown>) =>
    htmlOf(fields)?.replace(/<\/?(?:ul|h3)>/gu, '') ?? null;

  it.each(
    listed(
      '. | - | не указано | не указана | Не указан. | нет | Нет. | не требуется | Отсутствует | — | ... | 5 | ИП',
    ),
  )('a qualification of «%s» says nothing', (qualification) => {
    expect(itemsOf({ qualification })).toBeNull();
    expect(itemsOf({ requirement: { qualification } })).toBeNull();
  });

  it.each(['Высшее образование', 'Образование среднее', 'бухгалтер', 'БУХГАЛТЕР'])(
    'nor does «%s», which is said elsewhere',
    (qualification) => expect(itemsOf({ qualification })).toBeNull(),
  );

  it('requirements are educations, then qualifications, each once', () => {
    const requirement = [
      { education: 'Высшее', qualification: 'Главбух' },
      { education: 'Tребования не предъявляются', qualification: 'нет' },
      { education: 'Требования не предъявляются' },
      { education: 'Не указано' },
      { education: 'Высшее', qualification: 'Аудитор' },
    ];
    expect(itemsOf({ requirement, qualification: 'Аудитор', requirements: 'Опыт' })).toBe(
      'Требования<p>Опыт</p><li>Высшее</li><li>Квалификация: Аудитор</li><li>Квалификация: Главбух</li>',
    );
  });

  it('conditions stand in their order, each with its label', () => {
    expect(
      itemsOf({
        schedule: 'Сменный',
        scheduleTypeComment: '2/2',
        benefit: 'Обеды, ДМС,,',
        benefitDetails: 'Жильё',
        term: { text: 'Премия <br> раз в год' },
        conditions: 'ДОПУСТИМЫЕ',
        medicalDocuments: 'Медкнижка',
      }),
    ).toBe(
      `Условия${listed(`График: Сменный | О графике: 2/2 | Обеды | ДМС | Жильё | Премия раз в год
| Класс условий труда: допустимые | Медицинские документы: Медкнижка`)
        .map((item) => `<li>${item}</li>`)
        .join('')}`,
    );
  });

  it.each(['MONTHLY 10 %', 'MONTHLY', 'YEAR_BONUS 5,5%', 'QUARTERLY 10.5'])('«%s» is a code', (text) =>
    expect(itemsOf({ term: { text } })).toBeNull(),
  );

  it.each(['MONTHLYпремия', 'Monthly 10 %', 'MONTHLY 10 рублей', 'A1'])('«%s» is none', (text) =>
    expect(itemsOf({ term: { text } })).toBe(`Условия<li>${text}</li>`),
  );
});
