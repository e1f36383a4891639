import { describe, expect, it } from 'vitest';
import { lexicon } from '#core/domain/match/lexicon.ts';
import { readSeeker } from '#core/domain/match/seeker/seeker-of.ts';
import { extractResumeFacts } from '#core/domain/writer/facts.ts';

const now = new Date('2026-06-15T12:00:00Z');
const top = 'Анна Примерова\nМенеджер\n';
const job = `${top}\nОпыт работы\nООО «Альфа», менеджер\n2018 — 2024\n— Вела отчётность перед учредителями\n`;

/** Name and strength of what a resume brings. */
function brought(text: string): Record<string, number> {
  const { concepts } = readSeeker(extractResumeFacts(text), null, now);
  return Object.fromEntries(
    concepts.map(({ id, strength }) => [lexicon().concepts.get(id)?.name ?? id, strength]),
  );
}

describe('what a letter does not tell a match does not count as worked (docs/rules.md#seeker-unbrought)', () => {
  it.each<[line: string, ...names: string[]]>([
    ['Нанимала Java-разработчиков, DevOps (Kubernetes, Terraform)', 'Java', 'Kubernetes', 'Terraform'],
    ['Подбирала водителей кат. C', 'Права категории C'],
    ['Продавал лицензии 1С, AutoCAD', '1С', 'AutoCAD'],
    ['Клиенты использовали Tilda', 'Tilda'],
    ['Python вёл коллега', 'Python'],
    ['Контролировал у водителей наличие карты тахографа', 'Карта водителя'],
    ['Возил директора на личном автомобиле', 'Личный автомобиль'],
    ['Допуск ДОПОГ был до 2021 года, сейчас истёк', 'Свидетельство ДОПОГ'],
  ])('at work «%s»', (line, ...names) => {
    const all = brought(`${job}— ${line}`);
    for (const name of names) expect(all).not.toHaveProperty([name]);
  });

  it.each<[line: string, ...names: string[]]>([
    ['Права категории B; категорию E — получаю', 'Права категории E'],
    ['Санкнижки нет. Готова сделать медкнижку', 'Медицинская книжка'],
    ['Not experienced with computer vision', 'Компьютерное зрение'],
    ['Looking to learn Rust', 'Rust'],
  ])('of oneself «%s»', (line, ...names) => {
    const all = brought(`${top}\nО себе\n${line}`);
    for (const name of names) expect(all).not.toHaveProperty([name]);
  });

  it.each([
    ['Airflow 1/5', 'airflow'],
    ['МСФО (не закончила)', 'ifrs'],
  ])('«%s» is only begun', (item, id) => {
    const { concepts } = readSeeker(extractResumeFacts(`${top}\nНавыки\nSQL, ${item}`), null, now);
    expect(concepts.find((concept) => concept.id === id)?.strength).toBe(0.5);
    expect(concepts.find((concept) => concept.id === 'sql')?.strength).toBe(0.8);
  });

  it.each(['github.com/ibelov', 'GitHub: github.com/ibelov'])('an address is no knowledge: %s', (link) =>
    expect(brought(`Анна Примерова\nМенеджер\n${link}\n\nНавыки\nSQL`)).toEqual({ SQL: 0.8 }),
  );
});

describe('but what one does with others, has and knows counts', () => {
  it.each<[line: string, ...names: string[]]>([
    ['Закрывала вакансии Java, вела базу в Битрикс24', 'Битрикс24'],
    ['Вела учёт в 1С, сайт вёл коллега', '1С'],
    ['Разработчики использовали Java, я вела учёт в 1С', '1С'],
    ['Доставка заказов на личном авто', 'Личный автомобиль'],
    ['Управлял автомобилем, права категории C', 'Права категории C'],
    ['Подбор персонала и водителей, SQL', 'SQL'],
  ])('at work «%s»', (line, ...names) => {
    const all = brought(`${job}— ${line}`);
    for (const name of names) expect(all).toHaveProperty([name], 1);
  });

  it.each([
    ['Есть медкнижка, готова оформить ИП', 'Медицинская книжка'],
    ['Права категории B, готов получить ДОПОГ', 'Права категории B'],
    ['Водитель категории C, стаж 10 лет', 'Права категории C'],
    ['Храню код на GitHub', 'GitHub'],
  ])('of oneself «%s»', (line, name) =>
    expect(brought(`${top}\nО себе\n${line}`)).toHaveProperty([name], 0.8),
  );
});
