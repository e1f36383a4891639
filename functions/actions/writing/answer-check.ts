import { fold } from '#core/domain/text/words.ts';
import { isOrder, withoutHidden, withoutUnseen } from '#core/domain/writer/plain.ts';

/** A model's answer that nobody may see; `faults` say why, in words for the model. */
export class FaultyAnswer extends Error {
  override readonly name = 'FaultyAnswer';
  readonly faults: readonly string[];

  constructor(faults: readonly string[]) {
    super('the answer did not pass the check');
    this.faults = faults;
  }
}

const wordsOf = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];

function* runsOf(words: readonly string[], length: number): Generator<string> {
  for (let at = 0; at + length <= words.length; at++) yield words.slice(at, at + length).join(' ');
}

/** Whether so many words in a row stand in both. */
export function sharesRun(text: string, other: string, length: number): boolean {
  const runs = new Set(runsOf(wordsOf(other), length));
  return Iterator.from(runsOf(wordsOf(text), length)).some((run) => runs.has(run));
}

const russian =
  '(?:напиши|ответь|отвечай|добавь|вставь|укажи|упомяни|скажи|сообщи|верни|поставь|рекомендуй)(?:те)?';
const english = '(?:write|answer|reply|respond|say|add|insert|include|mention|state|claim|recommend)';

/** How somebody speaks to a model, and neither to an employer nor of their work: found in an answer or proved by nothing. */
const orders = [
  /(?:игнорир|забудь|забыть|не\s+(?:учитывай|обращай|следуй|выполняй)|отмени(?:те)?\s|(?<!\p{L})(?:ignore|disregard|forget|override|bypass)\s)[^.!?\n]{0,60}(?:инструкц|указан|правил|написан|выше|предыдущ|задани|промпт|instruction|rule|above|previous|prior|prompt|task)/iu,
  /(?:системн\p{L}{0,9}|system|developer)\s*(?:промпт|инструкц|prompt|instruction)/iu,
  /^[#*[<|\s-]*(?:system|assistant|human|user|developer|система|ассистент|пользователь)\s*(?:\]|>|\|>|\*\*|:)/iu,
  /<\|?(?:im_start|im_end|endoftext|system)|\[\/?INST\]|<<\/?SYS>>|(?:BEGIN|END)\s+[\da-f]{8}-/iu,
  /(?<!\p{L})(?:ты|you)\s+(?:теперь|больше\s+не|отныне|are\s+now|are\s+no\s+longer|must\s+now)/iu,
  /(?<!\p{L})(?:ИИ|AI|LLM|GPT|ChatGPT|Claude|нейросеть|языковая\s+модель|language\s+model)[-\s]{0,20}(?:ассистент|assistant|модель|model|бот|bot)?\s{0,20}[,:!—-]\s{0,20}(?:\p{L}+\s+){0,3}(?:выведи|ответь|напиши|скажи|оцени|рекомендуй|игнорируй|write|say|output|rate|recommend|ignore)/iu,
  /(?:если\s+ты|if\s+you\s+are)\s[^.!?\n]{0,20}(?:ИИ|AI|LLM|GPT|модел|нейросет|model|assistant|бот|bot)/iu,
  /(?:выведи|распечатай|напечатай|раскрой|покажи|повтори|перескажи|процитируй|(?<!\p{L})(?:reveal|print|output|repeat|show|leak|disclose|echo)\s)[^.!?\n]{0,60}(?:промпт|инструкц|правила|prompt|instruction|дословно|verbatim|слов[оа](?!\p{L})|пароль|password)/iu,
  new RegExp(
    `(?<!\\p{L})(?:${russian}|${english})\\s[^.!?\\n]{0,80}(?:в\\s+письм|в\\s+ответ|кандидат|слов[оа](?!\\p{L})|фраз|только|what|the\\s+(?:letter|answer|response|word|phrase)|candidate|applicant|only|following)`,
    'iu',
  ),
  /(?:pwned|jailbreak|DAN\s+mode|режим\s+разработчика|developer\s+mode)/iu,
];

const isToModel = (text: string): boolean => orders.some((pattern) => pattern.test(text));

/** Lines; those of a text that came without any, by sentences. */
const piecesOf = (text: string): string[] =>
  text.split(/\n+/u).flatMap((line) => (line.length > 400 ? line.split(/(?<=[.!?])\s+/u) : [line]));

/** A source without what gives orders in it or hides: what it says there proves nothing. */
export const withoutOrders = (text: string): string =>
  piecesOf(withoutUnseen(withoutHidden(text)))
    .filter((piece) => !isOrder(piece) && !isToModel(piece))
    .join('\n');

/** What of texts that others wrote speaks to a model. */
export const ordersIn = (texts: readonly string[]): string[] =>
  texts.flatMap((text) => piecesOf(withoutUnseen(text)).filter(isToModel));

/** What guards an answer besides its facts. */
export interface Guard {
  /** What must not be told: the prompt's own words. */
  readonly system: string;
  readonly mark: string;
  /** Those that stand in the data: `ordersIn` of it, sought once for all pieces of an answer. */
  readonly orders: readonly string[];
}

/** Ends the reading where an answer speaks of its prompt or does what the data orders. */
export function checkBehaviour(text: string, { system, mark, orders: given }: Guard): void {
  if (withoutUnseen(text) !== text) throw new FaultyAnswer(['characters that nobody can see']);
  const folded = text.toLowerCase();
  if (folded.includes(mark.toLowerCase()) || sharesRun(text, system, 6))
    throw new FaultyAnswer(['the answer repeats your instructions']);
  if (piecesOf(text).some(isToModel) || given.some((order) => sharesRun(text, order, 4)))
    throw new FaultyAnswer(['the answer obeys or repeats orders that stand in the data']);
}

/** The share of Cyrillic among the letters. */
export function cyrillicShare(text: string): number {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  return letters === 0 ? 0 : (text.match(/\p{Script=Cyrillic}/gu)?.length ?? 0) / letters;
}

/** Latin words that stand in no source, of a text in Russian: there even an ordinary one is somebody's. */
export function latinOutside(text: string, sources: readonly string[]): string[] {
  const known = new Set(wordsOf(sources.join('\n')));
  return wordsOf(text).filter((word) => /^[a-z]{3,}$/u.test(word) && !known.has(word));
}
