import { fold } from '../../../text/words.ts';
import { towns, townsLikeSurnames } from './towns.ts';

const cities = new Set([
  ...towns,
  ...'москва|санкт-петербург|петербург|спб|новосибирск|екатеринбург|казань|нижний новгород|челябинск|самара|омск|ростов-на-дону|уфа|красноярск|воронеж|пермь|волгоград|краснодар|саратов|тюмень|тольятти|ижевск|барнаул|ульяновск|иркутск|хабаровск|ярославль|владивосток|махачкала|томск|оренбург|кемерово|новокузнецк|рязань|астрахань|набережные челны|пенза|липецк|киров|чебоксары|тула|калининград|курск|ставрополь|улан-удэ|тверь|магнитогорск|сочи|иваново|брянск|белгород|сургут|владимир|нижний тагил|архангельск|чита|калуга|смоленск|волжский|якутск|саранск|череповец|курган|вологда|орел|грозный|подольск|тамбов|мурманск|петрозаводск|стерлитамак|кострома|новороссийск|йошкар-ола|химки|таганрог|сыктывкар|долгопрудный|зеленоград|иннополис|минск|гомель|брест|алматы|алма-ата|астана|ташкент|бишкек|ереван|тбилиси|баку|киев|харьков|одесса|днепр|белград|стамбул|дубай|moscow|saint petersburg|st petersburg|st. petersburg|novosibirsk|kazan|yekaterinburg|london|leeds|manchester|berlin|munich|hamburg|paris|amsterdam|rotterdam|lisbon|madrid|barcelona|rome|milan|prague|warsaw|krakow|vienna|zurich|geneva|dublin|stockholm|helsinki|oslo|copenhagen|tallinn|riga|vilnius|bremen|belgrade|sofia|bucharest|istanbul|dubai|tel aviv|yerevan|tbilisi|baku|minsk|kyiv|kiev|dnipro|kharkiv|almaty|astana|tashkent|new york|san francisco|los angeles|seattle|boston|chicago|austin|houston|san diego|mountain view|palo alto|toronto|vancouver|sydney|melbourne|singapore|tokyo|seoul|beijing|shanghai|hong kong|bangalore|bengaluru|mumbai|pune|nagpur|delhi|new delhi|hyderabad|chennai|lagos|cairo|mexico city|sao paulo'.split(
    '|',
  ),
]);
const likeSurnames = new Set(townsLikeSurnames);
const countries = new Set(
  'россия|рф|российская федерация|беларусь|казахстан|узбекистан|кыргызстан|киргизия|таджикистан|туркменистан|молдова|армения|грузия|азербайджан|украина|сербия|турция|израиль|германия|оаэ|сша|russia|russian federation|belarus|kazakhstan|uzbekistan|kyrgyzstan|armenia|georgia|bulgaria|ukraine|serbia|turkey|israel|germany|france|spain|italy|portugal|netherlands|poland|united kingdom|uk|england|scotland|ireland|usa|u.s.|u.s.a.|u.s|united states|canada|mexico|brazil|india|china|japan|korea|south korea|s.korea|s. korea|republic of korea|uae|maharashtra|karnataka|california|texas|washington|al|ak|az|ar|ca|ct|dc|fl|ga|il|ky|ma|md|mi|mn|mo|nc|nh|nj|nm|nv|ny|oh|pa|sc|tn|tx|ut|va|wa|wi|wy|ontario|bc'.split(
    '|',
  ),
);
const workFormat =
  /^(?:удален\p{L}{0,8}(?: работа)?|дистанционно|remote\p{L}{0,3}|офис|office|гибрид\p{L}{0,5}|hybrid|on-?site|полная занятость|частичная занятость|неполная занятость|проектная работа|стажировка|подработка|по совместительству|full[- ]?time|part[- ]?time|contract|internship|вахта|г(?:\. ?| )\p{L}[\p{L}-]{2,25}|\p{L}{4,20} (?:область|обл\.?|край|республика|район|р-н)|(?:республика|область) \p{L}{3,20}|часовой пояс.*)$/u;

const isOnePlace = (piece: string): boolean => {
  const name = piece.replace(/^(?:г\.? |город |city of )/u, '').replace(/\.$/u, '');
  return (
    cities.has(name) ||
    likeSurnames.has(name) ||
    countries.has(piece) ||
    countries.has(name) ||
    workFormat.test(piece)
  );
};

/** 'Москва', 'г. Ижевск', 'Nagpur, Maharashtra, India', 'удалённо'. */
export function isPlace(part: string): boolean {
  if (part.length > 80) return false;
  const pieces = fold(part)
    .split(/[,()/]|\s[-–—]\s/u)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '');
  return pieces.length > 0 && pieces.length <= 5 && pieces.every(isOnePlace);
}

/** What names nobody without a name behind it. */
const bareKind =
  /^(?:университет|институт|академия|школа|гимназия|лицей|колледж|техникум|банк|завод|гостиница|отель|театр|музей|больница|поликлиника|клиника|university|college|school|bank|hotel|clinic|hospital)$/u;

/** 'Acme Inc. Seoul' without the city; as it is where nothing else would be left. */
export function withoutPlace(part: string, isBeforePlace = false): string {
  if (part.length > 200) return part;
  // A city that we do not know, between a name that has ended and its country.
  const unknown = isBeforePlace ? /(?<=[).])\s\p{Lu}\p{L}{2,20}$/u.exec(part) : null;
  if (unknown) return part.slice(0, unknown.index);
  const words = part.split(' ');
  for (const count of [3, 2, 1]) {
    const place = words.slice(-count).join(' ');
    const name = words
      .slice(0, -count)
      .join(' ')
      .replace(/[\s,]{1,5}$/u, '');
    const isKnownCity = cities.has(
      fold(place)
        .replace(/^\(|\)$/gu, '')
        .replace(/^г\.? ?/u, ''),
    );
    // 'College in Dnipro' is one name.
    // 'Университет Иннополис' is one name, too.
    if (name !== '' && isKnownCity && bareKind.test(fold(name))) return part;
    if (name !== '' && isKnownCity) return /(?:^|\s)(?:in|of|at|г|в|по|and|и)\.?$/u.test(name) ? part : name;
  }
  return part;
}

const wordPattern = /[\p{L}-]{2,30}/gu;
/** As vacancies name those that resumes name in Latin or for short. */
const asInVacancies: Readonly<Record<string, string>> = {
  moscow: 'москва',
  'saint petersburg': 'санкт-петербург',
  'st petersburg': 'санкт-петербург',
  петербург: 'санкт-петербург',
  спб: 'санкт-петербург',
  novosibirsk: 'новосибирск',
  kazan: 'казань',
  yekaterinburg: 'екатеринбург',
  minsk: 'минск',
  almaty: 'алматы',
};

/** Cities that a folded text names, in their order. */
export const citiesIn = (folded: string): string[] => {
  const words = folded.slice(0, 20_000).match(wordPattern) ?? [];
  return words.flatMap((word, at) => {
    const two = `${word} ${words[at + 1] ?? ''}`;
    const city = cities.has(two) ? two : cities.has(word) ? word : null;
    return city === null ? [] : [asInVacancies[city] ?? city];
  });
};

/** As a vacancy names it: what a match knows people to live in. */
export const isCity = (name: string): boolean => cities.has(name);

const regions =
  /(?:^|\s|-)(?:область|обл|край|республика|округ|район|р-н|ао)(?:$|[\s.,])|^(?:башкортостан|татарстан|чувашия|удмуртия|якутия|дагестан|коми|карелия|крым|бурятия|хакасия|тыва|мордовия|марий эл|адыгея|алтай|калмыкия|ингушетия|чечня|северная осетия.{0,10})$/u;

/** Whether a folded name is that of a region or a country, in which there are many cities. */
export const isRegion = (name: string): boolean => regions.test(name) || countries.has(name);
