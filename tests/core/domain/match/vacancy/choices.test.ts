import { describe, expect, test } from 'vitest';
import { readAsks } from '#core/domain/match/vacancy/asks.ts';

const asksIn = (line: string) =>
  readAsks({ title: 'Специалист', tags: [], description: `Требования:\n- ${line}` }).map(({ concepts }) =>
    concepts.join('/'),
  );

describe('one at least', () => {
  test.each([
    ['минимум один коммерческий проект на Python, Django, PostgreSQL', ['python', 'django', 'postgresql']],
    ['минимум один реализованный проект: Python, Docker, Kafka', ['python', 'docker', 'kafka']],
    ['хотя бы один сервис в продакшене (Python, Docker, Kafka)', ['python', 'docker', 'kafka']],
    ['минимум один сервис в среде Docker, Kafka', ['docker', 'kafka']],
    ['минимум один из проектов на Python, Docker', ['python', 'docker']],
    ['один или несколько проектов: Python, Docker', ['python', 'docker']],
    ['как минимум один год с Python, SQL', ['python', 'sql']],
  ])('of what is made of all: «%s»', (line, expected) => expect(asksIn(line)).toEqual(expected));

  test.each([
    ['хотя бы один из языков: Java, Golang', ['java/go']],
    ['хотя бы один язык: Java, Scala', ['java/scala']],
    ['минимум одного популярного веб-фреймворка (Django, Flask)', ['django/flask']],
    ['хотя бы одну систему контроля версий: Git, SVN', ['vcs', 'git/svn']],
    ['хотя бы одно из: Kafka, RabbitMQ', ['kafka/rabbitmq']],
    ['хотя бы одну (Kafka, RabbitMQ)', ['kafka/rabbitmq']],
    ['хотя бы одной СУБД: MySQL, PostgreSQL', ['databases', 'mysql/postgresql']],
    ['минимум ещё одного языка программирования (Java, Python)', ['programming', 'java/python']],
  ])('of a kind: «%s»', (line, expected) => expect(asksIn(line)).toEqual(expected));
});
