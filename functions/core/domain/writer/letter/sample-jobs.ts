import type { Salary } from '../../job/pay/salary.ts';

/** A vacancy of the list that the letter's picker begins with (docs/rules.md#letter-picker). */
export interface SampleJob {
  id: string;
  title: string;
  company: string;
  location: string;
  salary: Salary;
  tags: readonly string[];
}

const roubles = (min: number, max: number): Salary => ({ min, max, currency: '₽' });

/** Invented employers all. */
export const sampleJobs: readonly SampleJob[] = [
  {
    id: '1',
    title: 'Senior ML Engineer',
    company: 'Нейролаб Восход',
    location: 'Москва',
    salary: roubles(350_000, 500_000),
    tags: ['Python', 'PyTorch', 'Machine Learning', 'Docker', 'Kubernetes'],
  },
  {
    id: '2',
    title: 'Frontend-разработчик (React)',
    company: 'Кедр Диджитал',
    location: 'Санкт-Петербург',
    salary: roubles(180_000, 260_000),
    tags: ['React', 'TypeScript', 'HTML', 'CSS', 'Git'],
  },
  {
    id: '3',
    title: 'Backend Developer (Go)',
    company: 'Northgate Systems',
    location: 'Удаленная работа',
    salary: roubles(250_000, 350_000),
    tags: ['Go', 'PostgreSQL', 'Kafka', 'Docker', 'Kubernetes'],
  },
  {
    id: '4',
    title: 'Data Scientist',
    company: 'Банк Меридиан Плюс',
    location: 'Москва',
    salary: roubles(220_000, 320_000),
    tags: ['Python', 'SQL', 'Machine Learning', 'ClickHouse'],
  },
  {
    id: '5',
    title: 'NLP-инженер',
    company: 'Речь и Смысл',
    location: 'Новосибирск',
    salary: roubles(240_000, 340_000),
    tags: ['Python', 'NLP', 'LLM', 'PyTorch'],
  },
  {
    id: '6',
    title: 'Product Designer',
    company: 'Brightleaf Studio',
    location: 'Удаленная работа',
    salary: roubles(170_000, 240_000),
    tags: ['Figma', 'UI/UX', 'Английский язык'],
  },
  {
    id: '7',
    title: 'DevOps-инженер',
    company: 'Облачный Причал',
    location: 'Екатеринбург',
    salary: roubles(200_000, 300_000),
    tags: ['Linux', 'Docker', 'Kubernetes', 'CI/CD'],
  },
  {
    id: '8',
    title: 'QA Automation Engineer',
    company: 'Quietwater Tech',
    location: 'Казань',
    salary: roubles(150_000, 220_000),
    tags: ['Python', 'Selenium', 'Postman', 'SQL'],
  },
  {
    id: '9',
    title: 'Системный аналитик',
    company: 'Ладога Софт',
    location: 'Москва',
    salary: roubles(180_000, 250_000),
    tags: ['UML', 'BPMN', 'SQL', 'Jira'],
  },
  {
    id: '10',
    title: 'Product Manager (AI)',
    company: 'Fernhill AI',
    location: 'Удаленная работа',
    salary: roubles(280_000, 400_000),
    tags: ['LLM', 'Agile', 'SQL', 'Английский язык'],
  },
  {
    id: '11',
    title: 'Младший аналитик данных',
    company: 'Сеть магазинов «Ясный день»',
    location: 'Нижний Новгород',
    salary: roubles(80_000, 110_000),
    tags: ['SQL', 'Excel', 'Python', 'Power BI'],
  },
  {
    id: '12',
    title: 'Руководитель отдела маркетинга',
    company: 'Группа компаний «Полюс роста»',
    location: 'Москва',
    salary: roubles(250_000, 350_000),
    tags: ['SEO', 'SMM', 'CRM', 'B2B'],
  },
];
