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
