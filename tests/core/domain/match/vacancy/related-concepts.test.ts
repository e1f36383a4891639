import { describe, expect, it } from 'vitest';
import {
  askCode,
  askOfCode,
  languageCode,
  languageOfCode,
} from '#core/domain/match/vacancy/demand-column.ts';
import { areOfOneKind, partsOfSlashes } from '#core/domain/match/vacancy/related-concepts.ts';

describe('what slashes part', () => {
  it.each([
    ['react/redux', 'react|redux'],
    ['csharp/dotnet', 'csharp|dotnet'],
    ['csharp/aspnet', 'csharp|aspnet'],
    ['html/css', 'html|css'],
    ['html/layout', 'html|layout'],
    ['css/javascript', 'css|javascript'],
    ['html/typescript', 'html|typescript'],
    ['java/spring', 'java|spring'],
    ['java/spring-boot', 'java|spring-boot'],
    ['java/hibernate', 'java|hibernate'],
    ['spring/hibernate', 'spring|hibernate'],
    ['backend/frontend', 'backend|frontend'],
    ['python/sql', 'python|sql'],
    ['erp/crm', 'erp|crm'],
    ['crm/bi', 'crm|bi'],
    ['php/laravel', 'php|laravel'],
    ['javascript/typescript', null],
    ['react/vue', null],
    ['kafka/rabbitmq', null],
    ['python/java', null],
    ['php', null],
    ['php/php', null],
    ['html/css/jquery/react', 'html|css|jquery|react'],
    ['php/laravel/symfony', 'php|laravel/symfony'],
    ['angular/react/redux', 'angular/react/redux'],
  ])('«%s» is %s', (names, parts) =>
    expect(
      partsOfSlashes(names.split('/'))
        ?.map((part) => part.join('/'))
        .join('|') ?? null,
    ).toBe(parts),
  );

  it('of more than sixteen names all is one choice', () => {
    const others = (count: number) => Array.from({ length: count }, (_, n) => `unheard-of-${n}`);
    expect(partsOfSlashes(['html', 'css', ...others(14)])).not.toBeNull();
    expect(partsOfSlashes(['html', 'css', ...others(15)])).toBeNull();
    expect(partsOfSlashes(['html', 'css', 'css', ...others(14)])).not.toBeNull();
  });

  it.each([
    ['postgresql', 'mongodb', true],
    ['celery', 'rabbitmq', true],
    ['autocad', 'revit', true],
    ['postgresql', 'mysql', true],
    ['postgresql', 'rabbitmq', false],
    ['celery', 'revit', false],
    ['python', 'kafka', false],
  ])('%s and %s are of one kind: %s', (one, other, expected) =>
    expect([areOfOneKind(one, other), areOfOneKind(other, one)]).toEqual([expected, expected]),
  );
});

describe('an ask and a language as a row keeps them (docs/rules.md#vacancy-demand)', () => {
  it.each([
    ['^python', { concepts: ['python'], isMust: true, isInTitle: true }],
    ['!react|vue', { concepts: ['react', 'vue'], isMust: true, isInTitle: false }],
    ['kafka', { concepts: ['kafka'], isMust: false, isInTitle: false }],
  ])('%s', (code, ask) => {
    expect(askCode(ask)).toBe(code);
    expect(askOfCode(code)).toEqual(ask);
  });

  it.each([
    ['english:B2', { id: 'english', level: 'B2' }],
    ['english:B3', null],
    ['english', null],
    ['', null],
  ] as const)('%s', (code, language) => {
    expect(languageOfCode(code)).toEqual(language);
    if (language) expect(languageCode(language)).toBe(code);
  });
});
