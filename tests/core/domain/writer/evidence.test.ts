import { expect, it } from 'vitest';
import { extractResumeFacts } from '#core/domain/writer/facts.ts';
import { evidenceText } from '#core/domain/writer/letter/evidence.ts';

const resume = `Вера Лугова
Телефон: +7 900 555-44-00
Опыт работы
ООО «Зелёный берег», разработчик
2019 — 2022
— Перевела кабинет на Django
Навыки
k8s, немного PHP`;

it('each ask with the line that shows it, the musts first (docs/rules.md#letter-asks)', () => {
  const vacancy = {
    title: 'Разработчик',
    company: 'Луч',
    tags: [],
    description: 'Требования:\nPython, Kubernetes, Go или PHP\nRust, знание Kafka будет плюсом',
  };
  expect(evidenceText(extractResumeFacts(resume), ['Kafka'], vacancy).split('\n')).toEqual([
    'must: Python — follows from Django, «Перевела кабинет на Django»',
    'must: Kubernetes — «k8s, немного PHP»',
    'must: PHP — only begun, «k8s, немного PHP»',
    'must: Rust — not shown',
    'welcome: Apache Kafka — «Kafka»',
  ]);
});
