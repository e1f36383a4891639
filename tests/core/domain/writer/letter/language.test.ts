import { expect, it } from 'vitest';
import { languageFor } from '#core/domain/writer/letter/language.ts';
import { letterForm } from '#core/domain/writer/writing.ts';

it.each([
  [
    'Графический дизайнер',
    'Требования: Photoshop, Illustrator, Figma, портфолио. Плюс: After Effects, 3D.',
    'ru',
  ],
  ['Frontend', 'Стек: React, TypeScript, Redux, Webpack, Node.js, PostgreSQL. Опыт от 3 лет.', 'ru'],
  ['Data Scientist', 'Мы ищем DS в команду. Python, pandas, scikit-learn, PyTorch, Airflow. Удалёнка.', 'ru'],
  ['Developer', 'React, TypeScript, Redux, Webpack, Node.js, PostgreSQL, Docker, Kubernetes', 'ru'],
  [
    'Developer',
    'Requirements: Strong Python skills, 3+ years experience, Docker, Kubernetes, CI/CD, PostgreSQL. Office: Москва',
    'en',
  ],
  ['Developer', 'We are looking for an engineer who knows Go and Kafka. The office is in Москва.', 'en'],
])(
  'the language of a vacancy is that of its sentences: «%s», %j (docs/rules.md#letter-language)',
  (title, description, language) => {
    const form = letterForm.parse({ resumeText: 'Вера Лугова', companyName: 'Луч', position: title });
    expect(languageFor(form, { title, company: 'Луч', tags: [], description })).toBe(language);
  },
);
