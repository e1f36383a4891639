import { collapse, fold } from './words.ts';

/** Cities that employers write into titles. Not those whose name is an ordinary word: Мирный, Находка, Шахты. */
export const cityNames: readonly string[] =
  `Абакан, Алматы, Альметьевск, Анапа, Ангарск, Армавир, Архангельск, Астана, Астрахань, Балаково, Балашиха,
Барнаул, Белгород, Бийск, Благовещенск, Братск, Брянск, Великий Новгород, Владивосток, Владикавказ, Владимир, Волгоград,
Волгодонск, Волжский, Вологда, Воронеж, Геленджик, Грозный, Дзержинск, Долгопрудный, Домодедово, Екатеринбург, Елабуга,
Ереван, Зеленоград, Златоуст, Иваново, Ижевск, Иннополис, Иркутск, Йошкар-Ола, Казань, Калининград, Калуга,
Каменск-Уральский, Камышин, Кемерово, Киров, Коломна, Комсомольск-на-Амуре, Копейск, Королёв, Кострома, Красногорск,
Краснодар, Красноярск, Курган, Курск, Кызыл, Липецк, Люберцы, Магадан, Магнитогорск, Майкоп, Махачкала, Миасс, Минск,
Москва, Мурманск, Мытищи, Набережные Челны, Нальчик, Нефтекамск, Нефтеюганск, Нижневартовск, Нижнекамск,
Нижний Новгород, Нижний Тагил, Новокузнецк, Новороссийск, Новосибирск, Новочеркасск, Новый Уренгой, Ногинск, Норильск,
Ноябрьск, Обнинск, Одинцово, Омск, Орёл, Оренбург, Орск, Пенза, Пермь, Петрозаводск, Петропавловск-Камчатский,
Подольск, Псков, Пушкино, Пятигорск, Раменское, Ростов-на-Дону, Рыбинск, Рязань, Салават, Самара, Санкт-Петербург,
Саранск, Саратов, Севастополь, Северодвинск, Серпухов, Симферополь, Смоленск, Сочи, Ставрополь, Старый Оскол,
Стерлитамак, Сургут, Сызрань, Сыктывкар, Таганрог, Тамбов, Ташкент, Тбилиси, Тверь, Тольятти, Томск, Тула, Тюмень,
Улан-Удэ, Ульяновск, Уссурийск, Уфа, Хабаровск, Ханты-Мансийск, Химки, Чебоксары, Челябинск, Череповец, Чита,
Щёлково, Электросталь, Энгельс, Южно-Сахалинск, Якутск, Ялта, Ярославль`
    .split(',')
    .map(collapse);

/** Towns more that have a ё or a second word; a title does not lose them, since some are words, or people's names. */
const otherTowns =
  `Великие Луки, Верхняя Пышма, Верхняя Салда, Вышний Волочёк, Вятские Поляны, Горячий Ключ, Гусь-Хрустальный,
Каменск-Шахтинский, Кирово-Чепецк, Красный Сулин, Ленинск-Кузнецкий, Минеральные Воды,
Наро-Фоминск, Нижняя Салда, Нижняя Тура, Новая Ладога, Орехово-Зуево, Павловский Посад, Переславль-Залесский,
Петров Вал, Сергиев Посад, Славянск-на-Кубани, Сосновый Бор, Спасск-Дальний, Старая Русса,
Усолье-Сибирское, Усть-Илимск, Усть-Кут, Усть-Луга, Юрьев-Польский,
Артём, Артёмовский, Белёв, Белоозёрский, Берёзовский, Будённовск, Жигулёвск, Заозёрный, Заозёрск, Звёздный,
Киселёвск, Кремёнки, Ликино-Дулёво, Могилёв, Новохопёрск, Озёрск, Озёры, Олёкминск, Плёс, Пугачёв, Семёнов, Сычёвка, Чёрмоз,
Шахтёрск, Щёкино, Щёлкино`
    .split(',')
    .map(collapse);

const spellings = new Map([...cityNames, ...otherTowns].map((name) => [fold(name), name]));

const particles = /(?<=\p{L}-)(?:на|над|под|по|в|де|ла)(?=-\p{L})/giu;

const abbreviations = new Set(['ВДНХ', 'ЗАТО', 'ОАЭ', 'РСО', 'США', 'ХМАО', 'ЯНАО']);

/** 'КАМЕНЬ-НА-ОБИ' as 'Камень-на-Оби', 'РСО-АЛАНИЯ' as 'РСО-Алания'; what has a small letter stays, or no word of four. */
const withoutCapitals = (name: string): string =>
  name === name.toUpperCase() && /\p{L}{4}/u.test(name)
    ? name.replace(/\p{L}+/gu, (word) =>
        abbreviations.has(word) ? word : word.charAt(0) + word.slice(1).toLowerCase(),
      )
    : name;

/** '(КИРОВСКАЯ ОБЛАСТЬ)' as '(Кировская область)'. */
const regionOf = (rest: string): string =>
  withoutCapitals(rest).replace(/(?<= )(?:Область|Край|Район|Округ)(?!\p{L})/gu, (kind) =>
    kind.toLowerCase(),
  );

/**
 * A place in the one spelling of all that differ in capitals and ё alone (docs/rules.md#source-place-spelling): 'Орел' is
 * 'Орёл', 'МОСКВА' is 'Москва'. What is no town that we know of has no ё. What follows in brackets is kept.
 */
export function spelledPlace(place: string): string {
  const name = collapse(place);
  const at = name.indexOf(' (');
  const [town, rest] = at < 0 ? [name, ''] : [name.slice(0, at), regionOf(name.slice(at))];
  const known = spellings.get(fold(town));
  if (known !== undefined) return known + rest;
  const spelled = withoutCapitals(town).replace(particles, (particle) => particle.toLowerCase());
  return (spelled + rest).replaceAll('ё', 'е').replaceAll('Ё', 'Е');
}

/** Of those the ones of other countries, and those of which maps do not all say the same. */
const otherCities = [
  'Алматы',
  'Астана',
  'Ереван',
  'Минск',
  'Севастополь',
  'Симферополь',
  'Ташкент',
  'Тбилиси',
  'Ялта',
];

const russianCities = new Set(cityNames.filter((name) => !otherCities.includes(name)).map(fold));

/** A place that is one of them, and nothing else. */
export const isRussianCity = (place: string): boolean => russianCities.has(fold(collapse(place)));
