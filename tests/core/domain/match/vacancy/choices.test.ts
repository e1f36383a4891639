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
    ['минимум с одним CI/CD: Jenkins, GitLab CI', ['ci-cd', 'jenkins/gitlab-ci']],
    ['хотя бы один оркестратор: Kubernetes, Docker Swarm', ['kubernetes/docker-swarm']],
    ['минимум одного популярного веб-фреймворка (Django, Flask)', ['django/flask']],
    ['хотя бы одну систему контроля версий: Git, SVN', ['vcs', 'git/svn']],
    ['хотя бы одно из: Kafka, RabbitMQ', ['kafka/rabbitmq']],
    ['хотя бы одну (Kafka, RabbitMQ)', ['kafka/rabbitmq']],
    ['хотя бы одной СУБД: MySQL, PostgreSQL', ['databases', 'mysql/postgresql']],
    ['минимум ещё одного языка программирования (Java, Python)', ['programming', 'java/python']],
  ])('of a kind: «%s»', (line, expected) => expect(asksIn(line)).toEqual(expected));
});

describe('what slashes part', () => {
  test.each([
    ['PHP/Laravel/Symfony', ['php', 'laravel/symfony']],
    ['Laravel/PHP/Symfony', ['laravel/symfony', 'php']],
    ['Python/Django/Flask/FastAPI', ['python', 'django/flask/fastapi']],
    ['SQL/PostgreSQL/MySQL/Oracle', ['sql', 'postgresql/mysql/oracle-db']],
    ['SQL/PostgreSQL/MongoDB', ['sql', 'postgresql/mongodb']],
    ['React/Vue/Angular/JavaScript', ['react/vue/angular', 'javascript']],
    ['HTML/CSS/JavaScript/TypeScript/React/Vue', ['html', 'css', 'javascript/typescript', 'react/vue']],
    ['React/Redux/MobX', ['react', 'redux/mobx']],
    ['Python/Java/SQL', ['python/java', 'sql']],
    ['Java/Spring/Quarkus', ['java', 'spring/quarkus']],
    ['PHP/MySQL/Laravel', ['php', 'mysql', 'laravel']],
    ['Python/Django, PHP/Laravel/Symfony, Kafka', ['python', 'django', 'php', 'laravel/symfony', 'kafka']],
  ])('is a choice of one kind, beside what all of it takes: «%s»', (line, expected) =>
    expect(asksIn(line)).toEqual(expected),
  );

  test.each([
    ['Python/Django', ['python', 'django']],
    ['HTML/CSS', ['html', 'css']],
    ['HTML/CSS/БЭМ', ['html', 'css', 'bem']],
    ['HTML/CSS/Sass', ['html', 'css', 'sass']],
    ['Node.js/Express.js/jQuery/React', ['nodejs', 'express', 'jquery', 'react']],
    ['React/TypeScript', ['react', 'typescript']],
    ['Java/Spring/Hibernate', ['java', 'spring', 'hibernate']],
    ['React/Redux/TypeScript', ['react', 'redux', 'typescript']],
    ['C#/.NET/ASP.NET', ['csharp', 'dotnet', 'aspnet']],
    ['Backend/Frontend', ['backend', 'frontend']],
  ])('is all of one work: «%s»', (line, expected) => expect(asksIn(line)).toEqual(expected));

  test.each([
    ['C#/.NET/Java', ['csharp/dotnet/java']],
    ['Angular/React/Redux', ['angular/react/redux']],
    ['C#/.NET/ASP.NET/Java', ['csharp/dotnet/aspnet/java']],
    ['Scrum/Agile/Kanban', ['scrum/agile/kanban']],
    ['Python/Django/PHP/Laravel', ['python/django/php/laravel']],
    ['React/Next.js/Vue/Nuxt', ['react/nextjs/vue/nuxt']],
    ['PHP/Laravel/Symfony или Python/Django', ['php/laravel/symfony/python/django']],
    ['Python/Django/Flask, либо Java', ['python/django/flask/java']],
    ['один из: PHP/Laravel/Symfony', ['php/laravel/symfony']],
  ])('is one choice, where a part of it goes with one of the choice alone: «%s»', (line, expected) =>
    expect(asksIn(line)).toEqual(expected),
  );
});

describe('a list with «или» before its last', () => {
  test.each([
    ['Python, SQL, Kafka или RabbitMQ', ['python', 'sql', 'kafka/rabbitmq']],
    ['Jira, Confluence, Figma или Sketch', ['jira', 'confluence', 'figma/sketch-app']],
    ['Git, Docker, Jenkins или GitLab CI', ['git', 'docker', 'jenkins/gitlab-ci']],
    ['МСФО, 1С:Бухгалтерия или SAP', ['ifrs', '1c-accounting/sap']],
    ['Приёмка и отгрузка, работа с ТСД, WMS или 1С:УТ', ['goods-acceptance', 'tsd/wms/1c-trade']],
    ['Power BI, Tableau или Excel', ['power-bi/tableau/excel']],
    ['Холодные звонки, amoCRM или Битрикс24', ['cold-calls', 'amocrm/bitrix24']],
  ])('is a choice of its end alone, where it is of several kinds: «%s»', (line, expected) =>
    expect(asksIn(line)).toEqual(expected),
  );

  test.each([
    ['React, Vue или Angular', ['react/vue/angular']],
    ['PostgreSQL, MySQL или MongoDB', ['postgresql/mysql/mongodb']],
    ['SQL, React, Vue или Angular', ['sql', 'react/vue/angular']],
  ])('is one choice where it is of one kind: «%s»', (line, expected) =>
    expect(asksIn(line)).toEqual(expected),
  );
});

describe('which words join names to one choice', () => {
  test.each([
    ['Kafka или RabbitMQ', ['kafka/rabbitmq']],
    ['Kafka, или RabbitMQ', ['kafka/rabbitmq']],
    ['Kafka либо RabbitMQ', ['kafka/rabbitmq']],
    ['Kafka or RabbitMQ', ['kafka/rabbitmq']],
    ['Kafka и/или RabbitMQ', ['kafka/rabbitmq']],
    ['Kafka (или RabbitMQ)', ['kafka/rabbitmq']],
    ['Kafka (либо) RabbitMQ', ['kafka/rabbitmq']],
    ['Kafka|RabbitMQ', ['kafka/rabbitmq']],
    ['Kafka \\ RabbitMQ', ['kafka/rabbitmq']],
    ['Kafka (/RabbitMQ)', ['kafka/rabbitmq']],
    ['Kafka и RabbitMQ', ['kafka', 'rabbitmq']],
    ['Kafka, RabbitMQ', ['kafka', 'rabbitmq']],
    ['Kafka; RabbitMQ', ['kafka', 'rabbitmq']],
    ['Kafka или умение работать с RabbitMQ', ['kafka', 'rabbitmq']],
  ])('«%s»', (line, expected) => expect(asksIn(line)).toEqual(expected));

  test.each([
    'один из: Kafka, RabbitMQ',
    'одна из: Kafka, RabbitMQ',
    'одной из: Kafka;RabbitMQ',
    'одного из: Kafka • RabbitMQ',
    'одно из: Kafka/RabbitMQ',
    'один или несколько из: Kafka, RabbitMQ',
    'один или более из: Kafka, RabbitMQ',
    'одного или нескольких брокеров: Kafka, RabbitMQ',
    'любой из: Kafka, RabbitMQ',
    'любого из: Kafka, RabbitMQ',
    'один из брокеров Kafka, RabbitMQ',
    'один из самых популярных Kafka, RabbitMQ',
    'один из самых популярных брокеров Kafka, RabbitMQ',
    'хотя бы с одним брокером: Kafka, RabbitMQ',
    'хотя бы в одном (Kafka, RabbitMQ)',
    'минимум на одном: Kafka, RabbitMQ',
    'any of: Kafka, RabbitMQ',
    'one of Kafka, RabbitMQ',
  ])('one is enough: «%s»', (line) => expect(asksIn(line)).toEqual(['kafka/rabbitmq']));

  test.each(
    `язык|ЯП|фреймворк|framework|СУБД|БД|базу|CRM|CMS|ERP|BI|ORM|IDE|CAD|САПР|систему|инструмент|технологию|библиотеку
платформу|облако|брокер|очередь|программу|редактор|пакет|протокол|среду|сервер|дистрибутив|движок|веб-сервер`.split(
      /[|\n]/u,
    ),
  )('one is enough of a kind: «%s»', (kind) => {
    expect(asksIn(`хотя бы один ${kind} Kafka, RabbitMQ`).at(-1)).toMatch(/kafka\/rabbitmq$/u);
    expect(asksIn(`хотя бы один новый ${kind} Kafka, RabbitMQ`).at(-1)).toMatch(/kafka\/rabbitmq$/u);
  });

  test.each(['CRM', 'СУБД', 'CMS', 'BI', 'язык', 'фреймворк'])('one is enough of any %s', (kind) => {
    expect(asksIn(`любой ${kind}: Kafka, RabbitMQ`).at(-1)).toMatch(/kafka\/rabbitmq$/u);
    expect(asksIn(`любой ${kind}, Kafka, RabbitMQ`).at(-1)).toBe('rabbitmq');
  });

  test.each([
    'один из нас; Kafka, RabbitMQ',
    'один из нас. Kafka, RabbitMQ',
    'один из проектов на Kafka, RabbitMQ',
    'один из больших наших проектов на Kafka, RabbitMQ',
    'одинаково хорошо: Kafka, RabbitMQ',
    'один из: Kafka и RabbitMQ',
    'один из самых популярных сейчас брокеров Kafka, RabbitMQ',
    'один из самых популярных в мире брокеров Kafka, RabbitMQ',
    'nobody of: Kafka, RabbitMQ',
    'один известный брокер: Kafka, RabbitMQ',
    'хотя бы один год на проекте: Kafka, RabbitMQ',
    'хотя бы один год в проекте: Kafka, RabbitMQ',
    'хотя бы один год с командой: Kafka, RabbitMQ',
    'хотя бы один год по найму: Kafka, RabbitMQ',
    'хотя бы один год на платформе Kafka, RabbitMQ',
    'один или несколько Kafka, RabbitMQ',
    'один из: Kafka – а также отчёты, RabbitMQ',
    'один из: Kafka, а также отчёты RabbitMQ',
    'хотя бы одну неделю Kafka, RabbitMQ',
  ])('not one alone: «%s»', (line) => expect(asksIn(line)).toEqual(['kafka', 'rabbitmq']));

  test.each([
    'Kafka, RabbitMQ или другие',
    'Kafka, RabbitMQ либо другие',
    'Kafka, RabbitMQ or others',
    'Kafka, RabbitMQ, или другие',
    'Kafka, RabbitMQ или аналогичные',
    'Kafka, RabbitMQ или аналоги',
    'Kafka, RabbitMQ или подобные',
    'Kafka, RabbitMQ или иные',
    'Kafka, RabbitMQ или иных',
    'Kafka, RabbitMQ или иной',
    'Kafka, RabbitMQ или иным',
    'Kafka, RabbitMQ или ином',
    'Kafka, RabbitMQ or other',
    'Kafka, RabbitMQ or similar',
    '(Kafka, RabbitMQ) или другие',
  ])('others would do: «%s»', (line) => expect(asksIn(line)).toEqual(['kafka/rabbitmq']));

  test.each([
    ['Kafka, RabbitMQ и другие', ['kafka', 'rabbitmq']],
    ['Kafka, RabbitMQ или деньги', ['kafka', 'rabbitmq']],
    ['Kafka и RabbitMQ или другие', ['kafka', 'rabbitmq']],
    ['Python, Kafka, RabbitMQ или другие', ['python', 'kafka/rabbitmq']],
    ['Python, Kafka или другие', ['python', 'kafka']],
  ])('or not: «%s»', (line, expected) => expect(asksIn(line)).toEqual(expected));

  test.each([
    // What stands behind the last name joins nothing.
    ['PHP/Laravel/Symfony/', ['php', 'laravel/symfony']],
    ['PHP/Laravel/Symfony или похожее', ['php', 'laravel/symfony']],
    ['либо PHP/Laravel/Symfony', ['php', 'laravel/symfony']],
    ['Kafka. Или PHP/Laravel/Symfony', ['kafka', 'php', 'laravel/symfony']],
    ['Kafka, или по желанию, PHP/Laravel/Symfony', ['kafka', 'php', 'laravel/symfony']],
    ['Kafka (Kilimanjaro) PHP/Laravel/Symfony', ['kafka', 'php', 'laravel/symfony']],
  ])('around slashes: «%s»', (line, expected) => expect(asksIn(line)).toEqual(expected));
});
