import { industries } from '../../search/industries.ts';
import { fold, wholeWords } from '../../text/words.ts';

const rest = '\\p{L}*';

/** By id: the words of a line of work that tell for whom it was done. */
const wordsById: Readonly<Record<string, readonly string[]>> = {
  '15': [
    `автосалон${rest}`,
    `автодилер${rest}`,
    `автоцентр${rest}`,
    `дилерск${rest} центр${rest}`,
    'automotive',
  ],
  '50': [
    `ресторан${rest}`,
    `гостиниц${rest}`,
    `отел(?:ь|я|е|ей|ем)`,
    'общепит',
    `кейтеринг${rest}`,
    'horeca',
    'кафе',
  ],
  '36': [
    `министерств${rest}`,
    `госорган${rest}`,
    'госсектор',
    `администраци${rest} (?:города|района|края|области)`,
    'мфц',
    'фнс',
  ],
  '45': [`горнодобыва${rest}`, `золотодобы${rest}`, `шахт(?:а|е|ы)`, `карьер горн${rest}`, 'гок'],
  '51': ['жкх', `управляющ${rest} компани${rest} жк`, 'тсж', `водоканал${rest}`],
  '7': [
    `it[\\s-]*(?:компани|интегратор|аутсорс)${rest}`,
    `системн${rest} интегратор${rest}`,
    `разработк${rest} (?:по|программного обеспечения|софта)`,
    'saas',
    `аутсорс${rest} разработк${rest}`,
    'software house',
    `веб[\\s-]студи${rest}`,
  ],
  '52': [`театр${rest}`, `музе(?:й|я|е|ев)`, `филармони${rest}`, `дом культуры`],
  '19': [
    `деревообработ${rest}`,
    `лесозаготов${rest}`,
    `лесопил${rest}`,
    `мебельн${rest} (?:производств|фабрик)${rest}`,
  ],
  '48': [
    `клиник(?:а|е|и|у|ой)`,
    `больниц${rest}`,
    `поликлиник${rest}`,
    `аптек${rest}`,
    `фармацевт${rest}`,
    `медцентр${rest}`,
    `медицинск${rest} (?:центр|организац|учрежден)${rest}`,
    'healthcare',
    'medtech',
    'pharma',
  ],
  '24': [`металлург${rest}`, `металлообработ${rest}`, `прокатн${rest}`, `литейн${rest}`],
  '47': [`нефт${rest}`, `газодобы${rest}`, `газов${rest} компани${rest}`, 'oil', `азс`],
  '39': [
    `школ(?:а|е|ы)`,
    `университет(?:е|а)?`,
    `вуз(?:е|а)?`,
    `колледж(?:е|а)?`,
    `детск${rest} сад(?:у|а)?`,
    `онлайн[\\s-]школ${rest}`,
    'edtech',
  ],
  '37': ['нко', `благотворительн${rest}`, `общественн${rest} организаци${rest}`],
  '5': [
    `логистическ${rest} (?:компани|центр|комплекс)${rest}`,
    `грузоперевоз${rest}`,
    `транспортн${rest} компани${rest}`,
    `экспедиторск${rest}`,
    `служб${rest} доставк${rest}`,
    `складск${rest} комплекс${rest}`,
    'фулфилмент',
    'logistics',
  ],
  '27': [
    `пищев${rest}`,
    `хлебозавод${rest}`,
    `мясокомбинат${rest}`,
    `молочн${rest} (?:завод|комбинат)${rest}`,
    `кондитерск${rest}`,
  ],
  '388': [`станкостро${rest}`, `промышленн${rest} оборудовани${rest}`],
  '41': [
    'ритейл',
    `ритейлер${rest}`,
    `розничн${rest} (?:сет|торговл|магазин)${rest}`,
    `сет(?:ь|и) магазинов`,
    `супермаркет${rest}`,
    `гипермаркет${rest}`,
    'e-?commerce',
    `маркетплейс${rest}`,
    `интернет[\\s-]магазин${rest}`,
    'retail',
  ],
  '11': [
    `рекламн${rest} агентств${rest}`,
    `digital[\\s-]агентств${rest}`,
    'сми',
    `редакци${rest}`,
    `издательств${rest}`,
    `телеканал${rest}`,
    'adtech',
  ],
  '29': [
    `агрохолдинг${rest}`,
    `сельск${rest} хозяйств${rest}`,
    `ферм(?:а|е|ы)`,
    `птицефабрик${rest}`,
    'агро',
  ],
  '13': [
    `строительн${rest} (?:компани|организаци|холдинг|объект)${rest}`,
    `застройщик${rest}`,
    `девелопер${rest} недвижимост${rest}`,
    `недвижимост${rest}`,
    `проектн${rest} институт${rest}`,
    'proptech',
  ],
  '9': [`телеком${rest}`, `оператор${rest} связи`, `сотов${rest} связ${rest}`, 'telecom'],
  '42': [`товар${rest} народного потребления`, 'fmcg', `косметик${rest}`, `одежд(?:а|ы)`],
  '33': [`машиностро${rest}`, `авиастро${rest}`, `судостро${rest}`, `вагоностро${rest}`],
  '44': [
    `консалтинг${rest}`,
    `аудиторск${rest}`,
    `юридическ${rest} (?:фирм|компани)${rest}`,
    `колл[\\s-]центр${rest}`,
    `кадров${rest} агентств${rest}`,
  ],
  '49': [`салон${rest} красоты`, `фитнес[\\s-]клуб${rest}`, `химчистк${rest}`, `клинингов${rest}`],
  '43': [
    `(?<!клиент[\\s-]{1,3})(?:в|для) (?:[\\p{L}-]+ )?банк(?:а|е|ов|ах)`,
    `(?!клиент|интернет)\\p{L}{3,20}-?банк(?:а|е|ом)?(?!-?клиент)`,
    'банк(?=\\s[«"])',
    `банковск${rest} (?:сектор|отрасл|сфер|продукт)${rest}`,
    `финтех${rest}`,
    'fintech',
    `страхов${rest} компани${rest}`,
    `инвестиционн${rest} компани${rest}`,
    'мфо',
    `лизинг${rest}`,
    'banking',
  ],
  '34': [`химическ${rest} (?:завод|производств|комбинат)${rest}`, `удобрени${rest}`, `нефтехим${rest}`],
  '8': [`приборостро${rest}`, `производств${rest} электроник${rest}`, `микроэлектроник${rest}`],
  '46': [
    `энергетик(?:а|е|и)`,
    `электростанци${rest}`,
    `энергосбыт${rest}`,
    `электросет${rest}`,
    'тэц',
    'гэс',
    'аэс',
  ],
};

let cachedPatterns: readonly (readonly [id: string, pattern: RegExp])[] | undefined;
const patterns = () => {
  cachedPatterns ??= Object.entries(wordsById).map(([id, words]) => [id, wholeWords(...words)]);
  return cachedPatterns;
};

const ids = new Set(industries.map(({ id }) => id));
export const isIndustry = (id: string): boolean => ids.has(id);

/** The industries that lines of work name, those of most lines first. */
export function industriesIn(lines: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const line of lines) {
    const folded = fold(line);
    for (const [id, pattern] of patterns())
      if (pattern.test(folded)) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return [...counts].sort(([, left], [, right]) => right - left).map(([id]) => id);
}
