import { fold, wholeWords } from '../text/words.ts';

/** What the score is read from. */
export interface VacancyText {
  title: string;
  skills: readonly string[];
  /** Plain text, or a snippet where there is no more. */
  description: string;
}

const rest = '\\p{L}*';

/** A title of somebody who makes models: as much as a title alone can give. */
const makesModels = wholeWords(
  '(?<!\\d\\s?)ml(?!\\s*\\d)',
  'mlops',
  'llmops',
  'machine[\\s-]+learning',
  `машинн${rest} обучен${rest}`,
  'deep[\\s-]+learning',
  `глубок${rest} обучен${rest}`,
  'data[\\s-]+scientist',
  'data[\\s-]+science',
  `дата[\\s-]*са[ей]+нт?[иы]ст${rest}`,
  `(?:дата|data)[\\s-]?сайенс${rest}`,
  'nlp',
  'llms?',
  'computer[\\s-]+vision',
  `компьютерн${rest} зрени${rest}`,
  // Alone «CV» is a résumé.
  `cv(?=[\\s/-]+(?:engineer|developer|researcher|scientist|lead|инженер|разработчик|исследователь|ml|nlp))`,
  '(?<=(?:nlp|ml|ds)[\\s/,-]+)cv',
  `нейросет${rest}`,
  `нейронн${rest} сет${rest}`,
  `prompt[\\s-]+(?:engineer${rest}|инженер${rest})`,
  `промпт[\\s-]*(?:инженер|инжинир)${rest}`,
  `(?:ai|ии)[\\s-]*(?:engineer|developer|researcher|инженер|разработчик|исследователь|архитектор|architect|scientist)${rest}`,
  `(?:разработчик|инженер|исследователь|архитектор)${rest} (?:ai|ии|gen[\\s-]?ai)`,
  `(?:ai|ии)[\\s-]*агент${rest}`,
  'gen(?:erative)?[\\s-]?ai',
  'rag',
);

/** Who sells, teaches, tells of models or draws with them does not make them, unless the title says so: 'SMM-менеджер (нейросети)'. */
const otherTrade = wholeWords(
  `продаж${rest}`,
  `(?:${rest}-)?smm(?:-${rest})?`,
  `преподавател${rest}`,
  `учител${rest}`,
  `тьютор${rest}`,
  `маркетолог${rest}`,
  `маркетинг${rest}`,
  `контент${rest}`,
  `копирайтер${rest}`,
  `таргетолог${rest}`,
  'hr',
  `рекрутер${rest}`,
  `ассистент${rest}`,
  `дизайнер${rest}`,
  `иллюстратор${rest}`,
  `художник${rest}`,
  `(?:видео)?монтажер${rest}`,
  `(?:видео|фото)граф${rest}`,
  `оператор${rest}`,
  `офис[\\s-]менеджер${rest}`,
  `наставник${rest}`,
  `автор(?:а|ы|ов)?`,
  `sales`,
);
const trade = wholeWords(
  `инженер${rest}`,
  `разработ${rest}`,
  `программист${rest}`,
  `исследовател${rest}`,
  `архитектор${rest}`,
  'engineer',
  'developer',
  'scientist',
  'researcher',
);

/** A title that speaks of AI without saying that one makes it: 'Менеджер по продажам AI'. */
const speaksOfAi = wholeWords(
  // '.ai' and 'AI, PSD' are drawings of Adobe Illustrator.
  '(?<!\\.)ai(?![\\s,/]*(?:psd|eps|cdr|illustrator))(?<!(?:psd|eps|cdr)[\\s,/]*ai)',
  'ии',
  `искусственн${rest} интеллект${rest}`,
  'artificial[\\s-]+intelligence',
  'chat[\\s-]?gpt',
  'gpt',
);

/** A title of a neighbouring craft. */
const handlesData = wholeWords('data[\\s-]+engineer', `дата[\\s-]*инженер${rest}`, 'big[\\s-]?data');

/** Each line is one thing, however it is called: saying it twice counts once. */
const stack: readonly RegExp[] = [
  wholeWords(
    '(?<![\\d.])ml',
    'machine[\\s-]+learning',
    `машинн${rest} обучен${rest}`,
    `ml[\\s-]?модел${rest}`,
  ),
  wholeWords(
    '(?<!\\.)ai(?![\\s,/]*(?:psd|eps|cdr|illustrator))(?<!(?:psd|eps|cdr)[\\s,/]*ai)',
    'ии',
    `искусственн${rest} интеллект${rest}`,
    'artificial[\\s-]+intelligence',
    'gen[\\s-]?ai',
  ),
  wholeWords('deep[\\s-]+learning', `глубок${rest} обучен${rest}`),
  wholeWords(`нейросет${rest}`, `нейронн${rest} сет${rest}`, 'neural[\\s-]+networks?'),
  wholeWords('llms?', `больш${rest} языков${rest} модел${rest}`, 'large[\\s-]+language[\\s-]+models?'),
  wholeWords('chat[\\s-]?gpt', 'gpt(?:-?\\d\\p{L}*)?', 'openai', 'claude', 'gigachat', 'yandexgpt', 'llama'),
  wholeWords(
    'nlp',
    'natural[\\s-]+language[\\s-]+processing',
    `обработк${rest} естественн${rest} язык${rest}`,
  ),
  wholeWords('computer[\\s-]+vision', `компьютерн${rest} зрени${rest}`, 'opencv', 'yolo(?:v?\\d+)?'),
  wholeWords('data[\\s-]+scien(?:ce|tist)', `дата[\\s-]?сайенс${rest}`),
  wholeWords('pytorch', 'torch'),
  wholeWords('tensorflow', 'keras'),
  wholeWords('scikit[\\s-]?learn', 'sklearn'),
  wholeWords('xgboost', 'catboost', 'lightgbm', `градиентн${rest} бустинг${rest}`),
  wholeWords('hugging[\\s-]?face', 'transformers', 'bert'),
  wholeWords('langchain', 'langgraph', 'llamaindex', 'crewai'),
  wholeWords('rag', 'retrieval[\\s-]+augmented(?:[\\s-]+generation)?'),
  wholeWords(
    'embeddings?',
    `эмбеддинг${rest}`,
    'faiss',
    'qdrant',
    'milvus',
    `векторн${rest} (?:баз|поиск)${rest}`,
  ),
  wholeWords('fine[\\s-]?tuning', `файн[\\s-]?тюнинг${rest}`, 'q?lora', `дообучен${rest} модел${rest}`),
  wholeWords('mlops', 'mlflow', 'kubeflow', 'clearml', 'vllm', 'triton', 'onnx', 'tensorrt', 'dvc'),
  wholeWords(`рекомендательн${rest} систем${rest}`, 'recsys', 'recommender[\\s-]+systems?'),
  wholeWords('reinforcement[\\s-]+learning', `обучен${rest} с подкреплением`),
  wholeWords('stable[\\s-]+diffusion', 'midjourney', `диффузионн${rest} модел${rest}`),
  wholeWords(`prompt[\\s-]+engineer${rest}`, `промпт${rest}`, 'prompts?'),
  wholeWords(
    'asr',
    'tts',
    'speech[\\s-]+recognition',
    `распознавани${rest} (?:речи|образов|изображений|лиц)`,
  ),
  wholeWords(`(?:ai|ии|llm)[\\s-]*(?:агент${rest}|agents?)`, 'mcp'),
];

/** How many things of the stack a text names. */
const named = (text: string): number => {
  const folded = fold(text);
  return stack.filter((thing) => thing.test(folded)).length;
};

const titlePoints = { makesModels: 70, speaksOfAi: 30, handlesData: 25 };
const pointsPerSkill = 7;
const pointsPerMention = 5;
/** Together under the AI threshold: without a word in the title nothing is an AI vacancy. */
const maxForSkills = 35;
const maxForDescription = 40;

/**
 * How much a vacancy is about AI and machine learning, 0–100 (docs/rules.md#ai-score): 70 for a title of somebody who
 * makes models, 30 for one that speaks of AI, 25 for a data engineer's; 7 for each part of the AI stack among the
 * skills (35 at most) and 5 for each that the description names (40 at most). So an ML engineer with a described stack
 * is above 80, a passing mention stays far below 40, and no stack alone makes an AI vacancy.
 */
export function aiRelevance({ title, skills, description }: VacancyText): number {
  const folded = fold(title);
  const isOfModels = makesModels.test(folded);
  const fromTitle =
    isOfModels && (!otherTrade.test(folded) || trade.test(folded))
      ? titlePoints.makesModels
      : isOfModels || speaksOfAi.test(folded)
        ? titlePoints.speaksOfAi
        : handlesData.test(folded)
          ? titlePoints.handlesData
          : 0;
  const fromSkills = Math.min(maxForSkills, pointsPerSkill * named(skills.join(' ; ')));
  const fromDescription = Math.min(maxForDescription, pointsPerMention * named(description));
  return Math.min(100, fromTitle + fromSkills + fromDescription);
}
