import { describe, expect, it } from 'vitest';
import { clausesOf } from '#core/domain/match/vacancy/clauses.ts';

/** A wish begins with a tilde. */
const clauses = (line: string): string[] =>
  clausesOf(line).map(({ text, isWish }) => `${isWish ? '~' : ''}${text.trim()}`);

describe('where a clause ends', () => {
  it.each([
    'но',
    'а',
    'однако',
    'знание',
    'опыт',
    'умение',
    'владение',
    'желательно',
    'будет',
    'приветствуется',
    'предпочтительно',
    'пригодится',
    'в идеале',
    'опционально',
    'хорошо, если',
    'хорошо если',
    'круто, если',
    'здорово, если',
  ])('before «%s»', (word) => {
    expect(clauses(`Go, ${word} SQL`)).toEqual(['Go', `${word} SQL`]);
    expect(clauses(`Go, ${word}й SQL`)).toEqual([`Go, ${word}й SQL`]);
    expect(clauses(`Go,${word} SQL`)).toHaveLength(1);
  });

  it.each([
    ['SQL; Go', [';', 'SQL;', 'Go']],
    ['SQL. Go', ['.', 'SQL.', 'Go']],
    ['SQL! Go', ['!', 'SQL!', 'Go']],
    ['SQL? Go', ['?', 'SQL?', 'Go']],
    ['SQL, но Go', [',', 'SQL', 'но Go']],
  ])('«%s»', (line, [mark, ...texts]) =>
    expect(clausesOf(line)).toEqual([
      { text: texts[0], mark: '' },
      { text: texts[1], mark },
    ]),
  );

  it.each(['SQL, Go', 'SQL;Go', 'SQL: Go', 'Java (Spring; знание JPA, опыт Kafka. да), SQL', '', ', SQL'])(
    'and not in «%s»',
    (line) => expect(clausesOf(line)).toEqual([{ text: line, mark: '' }]),
  );
});

describe('what one has yet to learn is a wish', () => {
  it.each([
    'готовность изучить Kotlin',
    'готов изучать Kotlin',
    'готовы освоить Kotlin',
    'желание осваивать Kotlin',
    'стремление научиться Kotlin',
    'готовность быстро изучить Kotlin',
    'готовность самостоятельно изучить Kotlin',
    'готовность к изучению Kotlin',
  ])('«%s»', (wish) => {
    expect(clauses(`SQL, ${wish}`)).toEqual(['SQL', `~${wish}`]);
    expect(clauses(`${wish}, Scala, опытный SQL`)).toEqual([`~${wish}, Scala`, 'опытный SQL']);
    expect(clauses(`знаем SQL и ${wish}`)).toEqual(['знаем SQL', `~${wish}`]);
  });

  it.each(['готовность работать с Kotlin', 'неготовность изучить Kotlin', 'изучить Kotlin'])(
    'but not «%s»',
    (text) => expect(clauses(`SQL, ${text}`)).toEqual([`SQL, ${text}`]),
  );
});

describe('what one is helped to is a wish', () => {
  it.each([
    'медкнижка — поможем оформить',
    'медкнижка — помогаем получить',
    'медкнижка — помощь в оформлении',
    'медкнижка — поможем сделать',
    'медкнижка — поможем вам её оформить',
    'медкнижка — поможем тебе его получить',
    'медкнижка — поможем с оформлением',
    'медкнижку оформим',
    'медкнижку оформляем',
    'медкнижку оформим за наш счёт',
  ])('«%s»', (wish) => expect(clauses(`SQL, ${wish}`)).toEqual(['SQL', `~${wish}`]));

  it.each([
    'оформим по ТК',
    'оформляем в соответствии с ТК',
    'оформим вас',
    'оформим тебя',
    'оформляем официально',
    'оформим в штат',
    'оформим договор',
    'оформляем трудовой',
    'поможем коллегам',
    'оформимся',
  ])('but not «%s»', (text) => expect(clauses(`SQL, ${text}`)).toEqual([`SQL, ${text}`]));
});

describe('a wish behind an item', () => {
  it.each([
    // Of its item alone, or of those before it as well.
    ['SQL, Kafka будет плюсом, Excel', ['SQL', '~Kafka будет плюсом', 'Excel']],
    ['SQL, Kafka будут плюсом, Excel', ['~SQL, Kafka будут плюсом', 'Excel']],
    ['SQL, Kafka станут плюсом, Excel', ['~SQL, Kafka станут плюсом', 'Excel']],
    ['SQL, Kafka приветствуются, Excel', ['~SQL, Kafka приветствуются', 'Excel']],
    ['SQL, Kafka желательны, Excel', ['~SQL, Kafka желательны', 'Excel']],
    ['SQL, Kafka are a plus, Excel', ['~SQL, Kafka are a plus', 'Excel']],
    ['SQL, Kafka или NATS будет плюсом, Excel', ['~SQL, Kafka или NATS будет плюсом', 'Excel']],
    ['SQL, Kafka либо NATS будет плюсом, Excel', ['~SQL, Kafka либо NATS будет плюсом', 'Excel']],
    ['SQL, Kafka or NATS a plus, Excel', ['~SQL, Kafka or NATS a plus', 'Excel']],
    ['Опыт с SQL, Kafka будет плюсом, Excel', ['~Опыт с SQL, Kafka будет плюсом', 'Excel']],
    ['Знания SQL, Kafka будет плюсом, Excel', ['~Знания SQL, Kafka будет плюсом', 'Excel']],
    ['Умение SQL, Kafka будет плюсом, Excel', ['~Умение SQL, Kafka будет плюсом', 'Excel']],
    ['Владение SQL, Kafka будет плюсом, Excel', ['~Владение SQL, Kafka будет плюсом', 'Excel']],
    ['Навыки SQL, Kafka будет плюсом, Excel', ['~Навыки SQL, Kafka будет плюсом', 'Excel']],
    ['Права B, категория C будет плюсом, Excel', ['~Права B, категория C будет плюсом', 'Excel']],
    // A bracket says it of what stands before it alone.
    ['Опыт с SQL, Kafka (будет плюсом), Excel', ['Опыт с SQL', '~Kafka (будет плюсом)', 'Excel']],
    ['Опыт с SQL, Kafka (будет плюсом) , Excel', ['Опыт с SQL', '~Kafka (будет плюсом)', 'Excel']],
    ['Опыт с SQL, медкнижка будет плюсом, Excel', ['Опыт с SQL', '~медкнижка будет плюсом', 'Excel']],
    [
      'SQL обязательно, Go, Kafka будут плюсом, Excel',
      ['SQL обязательно', '~Go, Kafka будут плюсом', 'Excel'],
    ],
    ['SQL, Kafka (будет плюсом), Excel', ['SQL', '~Kafka (будет плюсом)', 'Excel']],
    ['SQL, Kafka (Streams будет плюсом), Excel', ['SQL, Kafka (Streams будет плюсом), Excel']],
    ['SQL, software будет плюсом, Excel', ['SQL', '~software будет плюсом', 'Excel']],
    ['Python (Django, Flask) будет плюсом, SQL', ['~Python (Django, Flask) будет плюсом', 'SQL']],
    [
      'SQL, Kafka будет плюсом, Go, NATS будут плюсом, Excel',
      ['SQL', '~Kafka будет плюсом, Go, NATS будут плюсом', 'Excel'],
    ],
    // To the end of the line it may speak for all.
    ['SQL, Kafka будет плюсом', ['SQL, Kafka будет плюсом']],
    // What goes on alike.
    ['SQL, Kafka будет плюсом, как и Go', ['SQL, Kafka будет плюсом, как и Go']],
    ['SQL, Kafka будет плюсом, если вы её знаете', ['SQL, Kafka будет плюсом, если вы её знаете']],
    ['SQL, Kafka будет плюсом, когда знаете', ['SQL, Kafka будет плюсом, когда знаете']],
    ['SQL, Kafka будет плюсом, и Go', ['SQL, Kafka будет плюсом, и Go']],
    ['SQL, Kafka будет плюсом, а также Go', ['SQL, Kafka будет плюсом', 'а также Go']],
    ['SQL, Kafka будет плюсом, особенно Go', ['SQL, Kafka будет плюсом, особенно Go']],
    ['SQL, Kafka будет плюсом, например Go', ['SQL, Kafka будет плюсом, например Go']],
    ['SQL, Kafka будет плюсом, в том числе Go', ['SQL, Kafka будет плюсом, в том числе Go']],
    ['SQL, Kafka будет плюсом, в частности Go', ['SQL, Kafka будет плюсом, в частности Go']],
    ['Желательно SQL, Kafka будет плюсом, Go', ['Желательно SQL, Kafka будет плюсом, Go']],
  ])('«%s»', (line, expected) => expect(clauses(line)).toEqual(expected));
});

describe('a wish behind a dash, at the end', () => {
  it.each<readonly [string, readonly string[]]>([
    ...[
      'наличие авто',
      'медкнижка',
      'медицинская книжка',
      'санкнижка',
      'права категории B',
      'водительское удостоверение',
      'личный автомобиль',
      'автомобиль',
      'образование',
      'сертификат',
      'английский',
      'и медкнижка',
    ].map((last) => [`Опыт с SQL, ${last} — плюс`, ['Опыт с SQL', `${last} — плюс`]] as const),
    ...['Знание SQL', 'Умение шить', 'Владение SQL', 'Навыки шитья', 'Право на авто', 'Права B'].map(
      (head) => [`${head}, медкнижка — плюс`, [head, 'медкнижка — плюс']] as const,
    ),
    ...['навыки шитья', 'знания Go', 'умения шить'].map(
      (last) => [`Опыт с SQL, ${last} — плюс`, ['Опыт с SQL', `${last} — плюс`]] as const,
    ),
    ['Опыт с SQL, правильная речь — плюс', ['Опыт с SQL, правильная речь — плюс']],
    ['Опыт с SQL, Kafka — плюс', ['Опыт с SQL, Kafka — плюс']],
    ['Опыт с SQL, медкнижка плюс', ['Опыт с SQL, медкнижка плюс']],
    ['Опыт с SQL, медкнижка—плюс', ['Опыт с SQL, медкнижка—плюс']],
    ['Опыт с SQL, медкнижка – плюс', ['Опыт с SQL', 'медкнижка – плюс']],
    ['Опыт с SQL, медкнижка - плюс', ['Опыт с SQL', 'медкнижка - плюс']],
    ['Опыт с SQL, медкнижка — оформлена', ['Опыт с SQL, медкнижка — оформлена']],
    ['Знание SQL и Go, Kafka — плюс', ['Знание SQL и Go', 'Kafka — плюс']],
    ['Знание SQL и Go, Java, Kafka — плюс', ['Знание SQL и Go, Java, Kafka — плюс']],
    ['SQL и Go, Kafka — плюс', ['SQL и Go, Kafka — плюс']],
    ['SQL обязательно, Kafka — плюс', ['SQL обязательно', 'Kafka — плюс']],
    ['SQL обязательно, Kafka будет плюсом', ['SQL обязательно', 'Kafka будет плюсом']],
    ['SQL обязательно, Kafka', ['SQL обязательно, Kafka']],
    ['SQL обязательно, Kafka (Streams) — плюс', ['SQL обязательно, Kafka (Streams) — плюс']],
    ['Права B, права C — плюс', ['Права B, права C — плюс']],
    ['Английский, немецкий — плюс', ['Английский', 'немецкий — плюс']],
    ['Английский, французский — плюс', ['Английский', 'французский — плюс']],
    ['Английский, китайский — плюс', ['Английский', 'китайский — плюс']],
    ['Английский, испанский — плюс', ['Английский', 'испанский — плюс']],
    ['Английский, итальянский — плюс', ['Английский', 'итальянский — плюс']],
    ['Немецкий, английский — плюс', ['Немецкий', 'английский — плюс']],
    ['SQL, немецкий — плюс', ['SQL, немецкий — плюс']],
    // Of two that begin alike.
    ['Опыт с Go, опыт с SQL — плюс', ['~Опыт с Go', 'опыт с SQL — плюс']],
    ['Знание Go, навыки SQL — плюс', ['Знание Go, навыки SQL — плюс']],
    ['Умение шить, владение SQL — плюс', ['~Умение шить', 'владение SQL — плюс']],
    ['Навык шитья, знание SQL — плюс', ['~Навык шитья', 'знание SQL — плюс']],
    ['Знание Go, знание SQL, знание C — плюс', ['~Знание Go', '~знание SQL', 'знание C — плюс']],
    ['Опыт с Go, знание SQL — плюс', ['Опыт с Go', 'знание SQL — плюс']],
    ['Опыт работ с Go, опыт с SQL — плюс', ['~Опыт работ с Go', 'опыт с SQL — плюс']],
    ['Опыт от года, опыт с SQL — плюс', ['Опыт от года', 'опыт с SQL — плюс']],
    ['Опыт 2 года, опыт с SQL — плюс', ['Опыт 2 года', 'опыт с SQL — плюс']],
    ['Опыт с Go обязателен, опыт с SQL — плюс', ['Опыт с Go обязателен', 'опыт с SQL — плюс']],
    ['Опыт с Go; опыт с SQL — плюс', ['Опыт с Go;', 'опыт с SQL — плюс']],
  ])('«%s»', (line, expected) => expect(clauses(line)).toEqual(expected));
});
