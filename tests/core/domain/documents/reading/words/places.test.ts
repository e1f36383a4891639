import { describe, expect, it } from 'vitest';
import {
  citiesIn,
  isCity,
  isPlace,
  isRegion,
  withoutPlace,
} from '#core/domain/documents/reading/words/places.ts';
import { listed } from './listed.ts';

describe('places (docs/rules.md#resume-reading-jobs)', () => {
  it.each(
    listed(`Москва|Санкт-Петербург|Петербург|СПб|Новосибирск|Екатеринбург|Казань|Нижний Новгород|Челябинск
      Самара|Омск|Ростов-на-Дону|Уфа|Красноярск|Воронеж|Пермь|Волгоград|Краснодар|Саратов|Тюмень|Тольятти
      Ижевск|Барнаул|Ульяновск|Иркутск|Хабаровск|Ярославль|Владивосток|Махачкала|Томск|Оренбург|Кемерово
      Новокузнецк|Рязань|Астрахань|Набережные Челны|Пенза|Липецк|Киров|Чебоксары|Тула|Калининград|Курск
      Ставрополь|Улан-Удэ|Тверь|Магнитогорск|Сочи|Иваново|Брянск|Белгород|Сургут|Владимир|Нижний Тагил
      Архангельск|Чита|Калуга|Смоленск|Волжский|Якутск|Саранск|Череповец|Курган|Вологда|Орёл|Грозный
      Подольск|Тамбов|Мурманск|Петрозаводск|Стерлитамак|Кострома|Новороссийск|Йошкар-Ола|Химки|Таганрог
      Сыктывкар|Долгопрудный|Зеленоград|Иннополис|Минск|Гомель|Брест|Алматы|Алма-Ата|Астана|Ташкент|Бишкек
      Ереван|Тбилиси|Баку|Киев|Харьков|Одесса|Днепр|Белград|Стамбул|Дубай|Moscow|Saint Petersburg
      St Petersburg|St. Petersburg|Novosibirsk|Kazan|Yekaterinburg|London|Leeds|Manchester|Berlin|Munich
      Hamburg|Paris|Amsterdam|Rotterdam|Lisbon|Madrid|Barcelona|Rome|Milan|Prague|Warsaw|Krakow|Vienna
      Zurich|Geneva|Dublin|Stockholm|Helsinki|Oslo|Copenhagen|Tallinn|Riga|Vilnius|Bremen|Belgrade|Sofia
      Bucharest|Istanbul|Dubai|Tel Aviv|Yerevan|Tbilisi|Baku|Minsk|Kyiv|Kiev|Dnipro|Kharkiv|Almaty|Astana
      Tashkent|New York|San Francisco|Los Angeles|Seattle|Boston|Chicago|Austin|Houston|San Diego
      Mountain View|Palo Alto|Toronto|Vancouver|Sydney|Melbourne|Singapore|Tokyo|Seoul|Beijing|Shanghai
      Hong Kong|Bangalore|Bengaluru|Mumbai|Pune|Nagpur|Delhi|New Delhi|Hyderabad|Chennai|Lagos|Cairo
      Mexico City|Sao Paulo`),
  )('%s is a city', (city) => {
    expect(isPlace(city)).toBe(true);
    expect(isCity(city.toLowerCase().replaceAll('ё', 'е'))).toBe(true);
  });

  it.each(
    listed(`Россия|РФ|Российская Федерация|Беларусь|Казахстан|Узбекистан|Кыргызстан|Киргизия|Таджикистан
      Туркменистан|Молдова|Армения|Грузия|Азербайджан|Украина|Сербия|Турция|Израиль|Германия|ОАЭ|США|Russia
      Russian Federation|Belarus|Kazakhstan|Uzbekistan|Kyrgyzstan|Armenia|Georgia|Bulgaria|Ukraine|Serbia
      Turkey|Israel|Germany|France|Spain|Italy|Portugal|Netherlands|Poland|United Kingdom|UK|England
      Scotland|Ireland|USA|U.S.|U.S.A.|U.S|United States|Canada|Mexico|Brazil|India|China|Japan|Korea
      South Korea|S.Korea|S. Korea|Republic of Korea|UAE|Maharashtra|Karnataka|California|Texas|Washington
      AL|AK|AZ|AR|CA|CT|DC|FL|GA|IL|KY|MA|MD|MI|MN|MO|NC|NH|NJ|NM|NV|NY|OH|PA|SC|TN|TX|UT|VA|WA|WI|WY
      Ontario|BC`),
  )('%s is a country or a part of one', (country) => {
    expect(isPlace(country)).toBe(true);
    expect(isRegion(country.toLowerCase())).toBe(true);
    expect(isCity(country.toLowerCase())).toBe(false);
  });

  it.each(
    listed(`Удалённо|Удалён|Удаленная|Удалённая работа|Удалёнка|Дистанционно|Remote|remotely|Офис|Office
      Гибрид|Гибридный|Гибридная|Hybrid|On-site|Onsite|Полная занятость|Частичная занятость
      Неполная занятость|Проектная работа|Стажировка|Подработка|По совместительству|Full-time|Full time
      Fulltime|Part-time|Part time|Parttime|Contract|Internship|Вахта|Часовой пояс: Москва|Часовой пояс`),
  )('«%s» says how work is done', (words) => expect(isPlace(words)).toBe(true));

  it.each(
    listed(`г. Углич|г. Юрь|г.Углич|г Углич|г. Гаврилов-Ям|Тверская область|Тверская обл.|Тверская обл
      Пермский край|Чеченская Республика|Тосненский район|Тосненский р-н|Республика Коми|Область Войводина
      г. Москва|г.Москва|г Москва|город Москва|City of London|Москва.|Россия.|г. Москва, Россия
      Москва (Россия)|Москва / Россия|Москва — Тула|Москва – Тула|Москва - Тула|Nagpur, Maharashtra, India
      Москва, удалённо|Москва, Тула, Омск, Уфа, Пермь|, Москва,`),
  )('«%s» is where somebody is', (words) => expect(isPlace(words)).toBe(true));

  it.each(
    listed(`Ромашка|Ромашка, Москва|Москва, Ромашка|Москва=Тула|Новая Москва|Москва сегодня
      Москва, Тула, Омск, Уфа, Пермь, Казань|,|( )|гг. Москва|Мос.ква|гМосква|городМосква|City London
      г. 1глич|г. Угл1ч|г: Углич|Мой край|Твой1 край|Тверская областная|Тверская область рядом|Республика Ко
      Республика|Республика К5ми|Край|Удалённо от всех|Мы удалённо|Удалить|Офисный|Officer|Remoteness
      Remote5|Гибридизация|Гибрид5|Удален5|On - site|Занятость|Проектная|Full - time|Full|Time|Contractor
      Вахтовик|Часовой|Мой часовой пояс|По совместительствам`),
  )('«%s» is not, or not only', (words) => expect(isPlace(words)).toBe(false));

  it('has as many letters as places have', () => {
    expect(isPlace(`г. У${'а'.repeat(25)}`)).toBe(true);
    expect(isPlace(`г. У${'а'.repeat(26)}`)).toBe(false);
    expect(isPlace(`${'а'.repeat(20)} область`)).toBe(true);
    expect(isPlace(`${'а'.repeat(21)} область`)).toBe(false);
    expect(isPlace('г. Юрь')).toBe(true);
    expect(isPlace('г. Юр')).toBe(false);
    expect(isPlace('Наши край')).toBe(true);
    expect(isPlace(`Республика ${'а'.repeat(20)}`)).toBe(true);
    expect(isPlace(`Республика ${'а'.repeat(21)}`)).toBe(false);
    expect(isPlace('Республика Тыв')).toBe(true);
    expect(isPlace(`удален${'а'.repeat(8)}`)).toBe(true);
    expect(isPlace(`удален${'а'.repeat(9)}`)).toBe(false);
    expect(isPlace('remotely')).toBe(true);
    expect(isPlace('remoteabc')).toBe(true);
    expect(isPlace('remoteabcd')).toBe(false);
    expect(isPlace(`гибрид${'а'.repeat(5)}`)).toBe(true);
    expect(isPlace(`гибрид${'а'.repeat(6)}`)).toBe(false);
    expect(isPlace(`часовой пояс ${'а'.repeat(67)}`)).toBe(true);
    expect(isPlace(`часовой пояс ${'а'.repeat(68)}`)).toBe(false);
  });
});

describe('a name without its place (docs/rules.md#resume-reading-jobs)', () => {
  it.each([
    ['Acme Inc. Seoul', 'Acme Inc.'],
    ['Ромашка, Москва', 'Ромашка'],
    ['Ромашка , Москва', 'Ромашка'],
    ['Ромашка (Москва)', 'Ромашка'],
    ['Ромашка г. Тула', 'Ромашка'],
    ['Ромашка, г.Тула', 'Ромашка'],
    ['Ромашка Нижний Новгород', 'Ромашка'],
    ['Ромашка г. Нижний Новгород', 'Ромашка'],
    ['Acme San Francisco', 'Acme'],
    ['Ромашка Луч', 'Ромашка Луч'],
    ['Ромашка Россия', 'Ромашка Россия'],
    ['Москва', 'Москва'],
    ['Ромашка Москва Луч', 'Ромашка Москва Луч'],
    ['Acme School in Dnipro', 'Acme School in Dnipro'],
    ['Acme University of London', 'Acme University of London'],
    ['Acme School at Leeds', 'Acme School at Leeds'],
    ['Ромашка в Москва', 'Ромашка в Москва'],
    ['Сеть по Москва', 'Сеть по Москва'],
    ['London and Paris', 'London and Paris'],
    ['Тула и Москва', 'Тула и Москва'],
    ['Acme Berlin Paris', 'Acme Berlin'],
    ['Тверской университет Москва', 'Тверской университет'],
    ['Acme Gotham', 'Acme Gotham'],
    ['Acme Inc. Gotham', 'Acme Inc. Gotham'],
  ])('«%s» is «%s»', (words, name) => expect(withoutPlace(words)).toBe(name));

  it.each(
    listed(`Университет|Институт|Академия|Школа|Гимназия|Лицей|Колледж|Техникум|Банк|Завод|Гостиница|Отель
      Театр|Музей|Больница|Поликлиника|Клиника|University|College|School|Bank|Hotel|Clinic|Hospital`),
  )('«%s» is nobody without the city', (kind) => {
    expect(withoutPlace(`${kind} Дубай`)).toBe(`${kind} Дубай`);
    expect(withoutPlace(`Новый ${kind} Дубай`)).toBe(`Новый ${kind}`);
    expect(withoutPlace(`${kind} № 1 Дубай`)).toBe(`${kind} № 1`);
  });

  it.each([
    ['Acme Inc. Gotham', 'Acme Inc.'],
    ['Acme (Juice) Gotham', 'Acme (Juice)'],
    ['Acme Gotham', 'Acme Gotham'],
    ['Acme Inc. gotham', 'Acme Inc. gotham'],
    ['Acme Inc. Go', 'Acme Inc. Go'],
    ['Acme Inc. Goa', 'Acme Inc.'],
    ['Acme Inc. Go5am', 'Acme Inc. Go5am'],
    ['Acme Inc. Gotham Juice', 'Acme Inc. Gotham Juice'],
    ['Acme Inc.-Gotham', 'Acme Inc.-Gotham'],
    [`Acme Inc. G${'o'.repeat(20)}`, 'Acme Inc.'],
    [`Acme Inc. G${'o'.repeat(21)}`, `Acme Inc. G${'o'.repeat(21)}`],
  ])('before a country «%s» is «%s»', (words, name) => expect(withoutPlace(words, true)).toBe(name));

  it('is looked for in two hundred characters', () => {
    expect(withoutPlace(`${'а'.repeat(193)} Москва`)).toBe('а'.repeat(193));
    expect(withoutPlace(`${'а'.repeat(194)} Москва`)).toBe(`${'а'.repeat(194)} Москва`);
  });
});

describe('cities that a text names (docs/rules.md#match-seeker)', () => {
  it.each([
    ['живу в москва, ранее тула', ['москва', 'тула']],
    ['нижний новгород; набережные челны', ['нижний новгород', 'набережные челны']],
    ['ростов-на-дону', ['ростов-на-дону']],
    ['тула тула', ['тула', 'тула']],
    ['королев', []],
    ['россия', []],
    ['', []],
    ['moscow', ['москва']],
    ['saint petersburg', ['санкт-петербург']],
    ['st petersburg', ['санкт-петербург']],
    ['петербург', ['санкт-петербург']],
    ['спб', ['санкт-петербург']],
    ['novosibirsk', ['новосибирск']],
    ['kazan', ['казань']],
    ['yekaterinburg', ['екатеринбург']],
    ['minsk', ['минск']],
    ['almaty', ['алматы']],
    ['berlin', ['berlin']],
    ['new york', ['new york']],
    ['ош', ['ош']],
    ['1тула2', ['тула']],
    ['новая тула-парк', []],
  ])('«%s»', (text, cities) => expect(citiesIn(text)).toEqual(cities));

  it('reads twenty thousand characters', () => {
    expect(citiesIn(`${' '.repeat(19_996)}тула`)).toEqual(['тула']);
    expect(citiesIn(`${' '.repeat(19_997)}тула`)).toEqual([]);
    expect(citiesIn(`тула${' '.repeat(30_000)}`)).toEqual(['тула']);
  });
});

describe('regions (docs/rules.md#match-seeker)', () => {
  it.each(
    listed(`тверская область|тверская обл.|тверская обл|пермский край|республика коми|чеченская республика
      чукотский округ|тосненский район|тосненский р-н|чукотский ао|ао чукотка|область, россия
      московская-область|край|башкортостан|татарстан|чувашия|удмуртия|якутия|дагестан|коми|карелия|крым
      бурятия|хакасия|тыва|мордовия|марий эл|адыгея|алтай|калмыкия|ингушетия|чечня|северная осетия
      северная осетия-алания|северная осетия  – алания|россия|california`),
  )('«%s»', (name) => expect(isRegion(name)).toBe(true));

  it.each(
    listed(`москва|областной центр|крайний|тверская_область|обл-центр|окрайон|као|аокраина|районный центр
      новый татарстан|крымск|северная осетия-алания-южн|алтайский|область5|р-но`),
  )('«%s» is none', (name) => expect(isRegion(name)).toBe(false));
});
