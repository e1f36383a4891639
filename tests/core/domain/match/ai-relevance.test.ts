import { describe, expect, it } from 'vitest';
import { aiRelevance } from '#core/domain/match/ai-relevance.ts';

const score = (title: string, skills: string[] = [], description = '') =>
  aiRelevance({ title, skills, description });

describe('the title', () => {
  it.each([
    ['ML-инженер', 70],
    ['Machine Learning Engineer', 70],
    ['Senior Data Scientist', 70],
    ['Дата-сайентист', 70],
    ['NLP-инженер', 70],
    ['LLM Engineer', 70],
    ['MLOps-инженер', 70],
    ['Deep Learning Researcher', 70],
    ['Разработчик нейросетей', 70],
    ['Специалист по машинному обучению', 70],
    ['Инженер компьютерного зрения', 70],
    ['CV-инженер', 70],
    ['ML/CV engineer', 70],
    ['Prompt Engineer', 70],
    ['Промпт-инженер', 70],
    ['AI Engineer', 70],
    ['Разработчик ИИ-агентов', 70],
    ['AI Product Manager', 30],
    ['Менеджер по продажам AI', 30],
    ['Специалист по искусственному интеллекту', 30],
    ['SMM-менеджер (нейросети)', 30],
    ['Преподаватель нейросетей для школьников', 30],
    ['Менеджер по продажам ИИ-агентов', 30],
    ['Sales manager (LLM)', 30],
    ['Дизайнер (нейросети)', 30],
    ['Видеомонтажёр (нейросети)', 30],
    ['Фотограф (нейросеть)', 30],
    ['Офис-менеджер в ML-компанию', 30],
    ['Наставник на курс «Машинное обучение»', 30],
    ['Автор курса по машинному обучению', 30],
    ['ML-инженер (офис)', 70],
    ['ML Team Lead (авторизация)', 70],
    ['Разработчик LLM для маркетинга', 70],
    ['ML-инженер в команду контента', 70],
    ['Data Engineer', 25],
    // What only looks like it.
    ['HTML-верстальщик', 0],
    ['Email-маркетолог', 0],
    ['Программист 1С', 0],
    ['Рекрутер (подбор по CV)', 0],
    ['Retail manager', 0],
    ['Дизайнер (.ai, PSD)', 0],
    ['Иллюстратор (AI, PSD)', 0],
    ['Мастер маникюра (гель 15 ml)', 0],
    ['XML-программист', 0],
    ['Инженер-программист', 0],
  ])('«%s» gives %i', (title, expected) => {
    expect(score(title)).toBe(expected);
  });
});

describe('skills and description', () => {
  it('puts an ML vacancy with a described stack above 80', () => {
    expect(score('ML-инженер', ['Python', 'PyTorch'], 'Дообучаем LLM, строим RAG')).toBeGreaterThan(80);
    expect(score('Data Scientist', [], 'CatBoost, scikit-learn, машинное обучение')).toBeGreaterThan(80);
    expect(
      score(
        'AI Product Manager',
        ['LLM', 'RAG', 'NLP'],
        'ML, GPT, embeddings, промпты, нейросети, агенты ИИ',
      ),
    ).toBeGreaterThan(80);
  });

  it('leaves a passing mention far below 40, however often it is said', () => {
    expect(
      score('Менеджер по продажам', [], 'Продаём AI-решения. AI — наше будущее. ИИ, ИИ и ещё раз ИИ.'),
    ).toBe(5);
    expect(score('Python-разработчик', ['Python', 'SQL'], 'Будет плюсом опыт с LLM')).toBeLessThan(40);
    expect(score('Разработчик в AI-стартап', [], 'Мы делаем AI')).toBeLessThan(40);
  });

  it('makes no AI vacancy of a stack alone', () => {
    const everything =
      'ML, ИИ, deep learning, нейросети, LLM, GPT, NLP, computer vision, data science, PyTorch, TensorFlow, sklearn, CatBoost, BERT, LangChain, RAG';
    expect(score('Python-разработчик', everything.split(', '), everything)).toBe(75);
  });

  it('reads letters of the other alphabet within a word', () => {
    expect(score('Dаta Sсientist')).toBe(70);
  });

  it('never leaves 0–100', () => {
    const everything =
      'ML, ИИ, deep learning, нейросети, LLM, GPT, NLP, opencv, data science, PyTorch, keras';
    expect(score('ML-инженер', everything.split(', '), everything)).toBe(100);
  });
});

const listed = (words: string): string[] => words.split('|').map((word) => word.trim());

describe('each word of a title (docs/rules.md#ai-score)', () => {
  it.each(
    listed(`ML | ML-команда | MLOps | LLMOps | Machine Learning | machine-learning | Машинное обучение
| Специалист по машинному обучению | Deep Learning | deep-learning | Глубокое обучение | Data Scientist
| data-scientist | Data Science | Дата-сайентист | Датасаентист | Дата саентист | Дата-сайнтист | Дата-сайенс | Data-сайенс
| Датасайенс | NLP | LLM | LLMs | Computer Vision | computer-vision | Компьютерное зрение | CV engineer | CV developer
| CV researcher | CV scientist | CV lead | CV-инженер | CV-разработчик | CV-исследователь | CV/ML | CV/NLP | DS/CV | DS, CV
| Нейросети | Эксперт по нейросетям | Нейронные сети | Prompt Engineer | Prompt engineering | Prompt-инженер
| Промпт-инженер | Промпт-инжиниринг | Промптинженер | AI engineer | AI-developer | AI researcher | AI-инженер
| AI-разработчик | ИИ-исследователь | ИИ-архитектор | AI architect | AI scientist | Разработчик AI | Инженер ИИ
| Исследователь ИИ | Архитектор ИИ | Разработчик GenAI | Инженер gen-ai | AI-агенты | ИИ-агенты | ИИ агент | GenAI
| Gen AI | Generative AI | RAG`),
  )('«%s» makes models', (title) => expect(score(title)).toBe(70));

  it.each(['Гель 15 ml', 'Гель 15ml', 'ML 15', 'CV', 'Подбор по CV', 'DSCV', 'html', 'drag', 'Дата сайта'])(
    'and «%s» does not',
    (title) => expect(score(title)).toBe(0),
  );

  it.each(
    listed(`Специалист по продажам | SMM | SMM-специалист | Про-SMM | Преподаватель | Учительница | Тьютор | Маркетолог
| Специалист по маркетингу | Контент | Контентщик | Копирайтер | Таргетолог | HR | Рекрутер | Ассистент | Дизайнер
| Иллюстратор | Художник | Монтажёр | Видеомонтажёр | Видеограф | Фотограф | Оператор | Офис-менеджер | Офис менеджер
| Наставник | Автор | Для автора | Авторы | Для авторов | Sales`),
  )('«%s» has another trade, whatever they do it with', (title) => {
    expect(score(`${title} (нейросети)`)).toBe(30);
    expect(score(title)).toBe(0);
  });

  it.each(
    listed(`Инженер | Разработчик | Программист | Исследователь | Архитектор | engineer | developer | scientist
| researcher`),
  )('«%s» makes them for whomever', (trade) => {
    expect(score(`LLM для маркетинга, ${trade}`)).toBe(70);
    expect(score(`Специалист LLM для маркетинга`)).toBe(30);
  });

  it.each(
    listed(`AI | ИИ | Искусственный интеллект | Artificial Intelligence | artificial-intelligence | ChatGPT | chat-gpt
| Chat GPT | GPT`),
  )('«%s» is spoken of', (words) => expect(score(`Менеджер, ${words}`)).toBe(30));

  it.each(
    listed(`.ai | AI, PSD | AI/EPS | ai cdr | AI Illustrator | PSD, AI | eps/ai | cdr ai | ИИсус | gptx`),
  )('and not by «%s»', (words) => {
    expect(score(`Менеджер, ${words}`)).toBe(0);
    expect(score('Повар', [], words)).toBe(0);
  });

  it.each(
    listed('Data Engineer | data-engineer | Дата-инженер | Датаинженер | Big Data | BigData | big-data'),
  )('«%s» is a neighbour’s', (title) => expect(score(title)).toBe(25));
});

describe('each thing of the stack counts once', () => {
  const things = [
    'ML | Machine Learning | машинное обучение | ML-модели | ML модели',
    'AI | ИИ | искусственный интеллект | artificial intelligence | GenAI | gen-ai | Gen AI',
    'Deep Learning | глубокого обучения',
    'нейросети | нейронные сети | neural network | neural networks',
    'LLM | LLMs | большие языковые модели | large language model | large language models',
    'ChatGPT | chat gpt | GPT | GPT-4 | GPT4o | OpenAI | Claude | GigaChat | YandexGPT | Llama',
    'NLP | natural language processing | обработка естественного языка',
    'computer vision | компьютерное зрение | OpenCV | YOLO | YOLOv8 | yolo11',
    'Data Science | Data Scientist | дата-сайенс | датасайенс',
    'PyTorch | torch',
    'TensorFlow | Keras',
    'scikit-learn | scikit learn | scikitlearn | sklearn',
    'XGBoost | CatBoost | LightGBM | градиентный бустинг',
    'Hugging Face | huggingface | transformers | BERT',
    'LangChain | LangGraph | LlamaIndex | CrewAI',
    'RAG | retrieval augmented | retrieval-augmented generation',
    'embedding | embeddings | эмбеддинги | faiss | Qdrant | Milvus | векторные базы | векторный поиск',
    'fine-tuning | finetuning | файнтюнинг | файн-тюнинг | LoRA | QLoRA | дообучение моделей',
    'MLOps | MLflow | Kubeflow | ClearML | vLLM | Triton | ONNX | TensorRT | DVC',
    'рекомендательные системы | RecSys | recommender system | recommender systems',
    'reinforcement learning | обучение с подкреплением',
    'Stable Diffusion | Midjourney | диффузионные модели',
    'prompt engineering | промпты | prompt | prompts',
    'ASR | TTS | speech recognition | распознавание речи | распознавание образов | распознавание изображений | распознавание лиц',
    'LLM-агенты | ИИ-агенты | AI agents | AI-agent | MCP',
  ];

  it.each(things)('%s', (line) => {
    const words = listed(line);
    // An agent of AI speaks of AI as well.
    const pointsOf = (word: string) => (/^(?:llm|ии|ai).агент|^ai.agent/iu.test(word) ? 2 : 1);
    for (const word of words) {
      expect([word, score('Повар', [], `Опыт: ${word}.`)]).toEqual([word, 5 * pointsOf(word)]);
      expect([word, score('Повар', [word])]).toEqual([word, 7 * pointsOf(word)]);
    }
    const once = words.filter((word) => pointsOf(word) === 1);
    expect(score('Повар', [...once, ...once], once.join(', '))).toBe(12);
  });

  it('and each beside another', () => {
    const first = things.map((line) => listed(line).at(-1) ?? '');
    for (const [at, word] of first.entries())
      expect(score('Повар', [], `${word}, ${first[(at + 1) % first.length]}`)).toBe(10);
    expect(score('Повар', [], first.slice(0, 8).join(', '))).toBe(40);
    expect(score('Повар', [], first.join(', '))).toBe(40);
    expect(score('Повар', first.slice(0, 4))).toBe(28);
    expect(score('Повар', first.slice(0, 6))).toBe(35);
  });
});

describe('whatever parts two words', () => {
  const gaps = [' ', '-', '  ', ' - '];

  it.each(
    listed(`machine learning | deep learning | data scientist | data science | computer vision | prompt engineer
| cv engineer | ds cv`),
  )('«%s» in a title', (words) => {
    for (const gap of gaps) expect([gap, score(words.replaceAll(' ', gap))]).toEqual([gap, 70]);
  });

  it.each(['artificial intelligence', 'AI агенты', 'data engineer'])('and «%s»', (words) => {
    const points = score(words);
    for (const gap of gaps) expect([gap, score(words.replaceAll(' ', gap))]).toEqual([gap, points]);
  });

  it.each(
    listed(`machine learning | artificial intelligence | deep learning | neural networks | large language models
| natural language processing | computer vision | data science | retrieval augmented generation
| recommender systems | reinforcement learning | stable diffusion | prompt engineering | speech recognition`),
  )('«%s» of the stack', (words) => {
    for (const gap of gaps) expect([gap, score('Повар', [], words.replaceAll(' ', gap))]).toEqual([gap, 5]);
  });

  it.each(
    listed(
      'gen ai | chat gpt | дата сайенс | ml модели | scikit learn | hugging face | fine tuning | файн тюнинг',
    ),
  )('«%s», with or without a gap', (words) => {
    for (const gap of [' ', '-', words.startsWith('ml') ? ' ' : ''])
      expect([gap, score('Повар', [], words.replace(' ', gap))]).toEqual([gap, 5]);
  });
});
