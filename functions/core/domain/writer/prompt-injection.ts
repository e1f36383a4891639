import { fold, wholeWords } from '../text/words.ts';
import { withoutInvisible } from './text-cleanup.ts';

/**
 * How sure one can be: `certain` is what somebody says to a model, and neither to an employer nor of their work;
 * `possible` is also what may stand in an honest text, but in nothing that a letter needs.
 */
export type Likelihood = 'possible' | 'certain';

const rest = '\\p{L}*';
const russian =
  '(?:напиши|ответь|отвечай|добавь|вставь|укажи|упомяни|скажи|сообщи|верни|поставь|рекомендуй)(?:те)?';
const english = '(?:write|answer|reply|respond|say|add|insert|include|mention|state|claim|recommend)';

const markup = /<[!/?a-z|][^>]*>?|\{\{|\}\}|\[\/?(?:inst|system|assistant|user)\]|```|-->/iu;

/** Of a line or a sentence: 'Рекомендательная система: отбор кандидатов' is work, and nobody's turn to speak. */
const atStart = '(?<=(?:^|[\\n.!?;:|>\\]\\[(«"„])[\\s•*#–—-]{0,4})';

/** Orders to a model, turns of an invented conversation, verdicts on the candidate. */
const possible = wholeWords(
  'ignore',
  'disregard',
  'override',
  'forget (?:all|everything|the|your|any|previous)',
  '(?:previous|prior|above|following|system|new) (?:instructions?|prompts?|rules)',
  'you (?:are|must|should|will)',
  '(?:as|act as) an? (?:ai|assistant|language model)',
  '(?:respond|reply|answer|output|print|reveal|repeat|write|say|rate|recommend) (?:only|with|the|that|this|in|your|all|to)',
  '(?:best|ideal|perfect) candidate',
  'hire (?:this|him|her|me|immediately)',
  // 'Backend Developer | Acme' is the head of a job.
  `${atStart}(?:system|assistant|user|human|developer)(?:\\s*[:\\]>]|\\|)`,
  `(?:про)?игнорир${rest}`,
  `забудь${rest}`,
  `(?:предыдущ|системн|указанн|следующ|нов|вышестоящ)${rest} (?:инструкц|промпт|указани|правил)${rest}`,
  'ты (?:теперь|больше|являешься|должен|обязан)',
  `(?:выведи|ответь|напиши|сообщи|верни|скажи|поставь|оцени|добавь|укажи|рекомендуй|повтори|покажи|пригласи|замени|вставь)(?:те)?`,
  // «Раскрой ткани» is a trade.
  `раскройте|раскрой (?:мне|нам|сво|все|весь|систем|инструкц|промпт|правил|секрет)${rest}`,
  `(?:лучш|идеальн|единственн|подходящ)${rest} (?:кандидат|соискател)${rest}`,
  `${atStart}(?:система|ассистент|пользователь|разработчик)\\s*:`,
);

const certain = [
  /(?:игнорир|забудь|забыть|не\s+(?:учитывай|обращай|следуй|выполняй)|отмени(?:те)?\s|(?<!\p{L})(?:ignore|disregard|forget|override|bypass)\s)[^.!?\n]{0,60}(?:инструкц|указан|правил|написан|выше|предыдущ|задани|промпт|instruction|rule|above|previous|prior|prompt|task)/iu,
  /(?:системн\p{L}{0,9}|system|developer)\s*(?:промпт|инструкц|prompt|instruction)/iu,
  /^[#*[<|\s-]*(?:system|assistant|human|user|developer|система|ассистент|пользователь)\s*(?:\]|>|\|>|\*\*|:)/iu,
  /<\|?(?:im_start|im_end|endoftext|system)|\[\/?INST\]|<<\/?SYS>>|(?:BEGIN|END)\s+[\da-f]{8}-/iu,
  /(?<!\p{L})(?:ты|you)\s+(?:теперь|больше\s+не|отныне|are\s+now|are\s+no\s+longer|must\s+now)/iu,
  /(?<!\p{L})(?:ИИ|AI|LLM|GPT|ChatGPT|Claude|нейросеть|языковая\s+модель|language\s+model)[-\s]{0,20}(?:ассистент|assistant|модель|model|бот|bot)?\s{0,20}[,:!—-]\s{0,20}(?:\p{L}+\s+){0,3}(?:выведи|ответь|напиши|скажи|оцени|рекомендуй|игнорируй|write|say|output|rate|recommend|ignore)/iu,
  /(?:если\s+ты|if\s+you\s+are)\s[^.!?\n]{0,20}(?:ИИ|AI|LLM|GPT|модел|нейросет|model|assistant|бот|bot)/iu,
  /(?:выведи|распечатай|напечатай|раскрой(?!\s+(?:и\s|ткан|кож|издел|лист|метал|матери|детал))|покажи|повтори|перескажи|процитируй|(?<!\p{L})(?:reveal|print|output|repeat|show|leak|disclose|echo)\s)[^.!?\n]{0,60}(?:промпт|инструкц|правила|prompt|instruction|дословно|verbatim|слов[оа](?!\p{L})|пароль|password)/iu,
  new RegExp(
    `(?<!\\p{L})(?:${russian}|${english})\\s[^.!?\\n]{0,80}(?:в\\s+письм|в\\s+ответ|кандидат|слов[оа](?!\\p{L})|фраз|только|what|the\\s+(?:letter|answer|response|word|phrase)|candidate|applicant|only|following)`,
    'iu',
  ),
  /(?:pwned|jailbreak|DAN\s+mode|режим\s+разработчика|developer\s+mode)/iu,
];

/** The one list of what speaks to whoever reads for somebody: in others' texts it proves nothing, in an answer nobody sees it. */
const injections: readonly { readonly likelihood: Likelihood; readonly pattern: RegExp }[] = [
  ...certain.map((pattern) => ({ likelihood: 'certain' as const, pattern })),
  { likelihood: 'possible', pattern: markup },
  { likelihood: 'possible', pattern: possible },
];

/** Of one line or sentence. */
export function isPromptInjection(text: string, atLeast: Likelihood): boolean {
  const folded = fold(withoutInvisible(text));
  return injections.some(
    ({ likelihood, pattern }) => (atLeast === 'possible' || likelihood === 'certain') && pattern.test(folded),
  );
}
