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
