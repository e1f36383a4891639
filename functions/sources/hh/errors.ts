import * as z from 'zod';
import { AppError } from '#core/contract/errors.ts';
import { type FailedResponse, type Reasons, SourceError, textLimit } from '../http-client.ts';
import { code, firstOf, nullIfInvalid, prose } from '../sanitize/bounded-types.ts';

const errorBody = z.object({
  errors: firstOf(20, z.object({ type: code(100), value: prose(100).nullish() })).catch([]),
  oauth_error: nullIfInvalid(code(100)),
  description: nullIfInvalid(prose(1000)),
  request_id: nullIfInvalid(code(100)),
});

function parsed(body: string): z.infer<typeof errorBody> | null {
  try {
    return errorBody.parse(JSON.parse(body));
  } catch {
    return null;
  }
}

const newToken = 'Получите новый токен приложения на dev.hh.ru и запишите его в секрет.';

/** Why hh.ru refuses the token, by the `value` of an oauth error. */
const tokenReasons: Record<string, string> = {
  bad_authorization: `hh.ru не принимает токен приложения: он неверен или истёк. ${newToken}`,
  token_expired: `Срок действия токена hh.ru истёк. ${newToken}`,
  token_revoked: `Токен hh.ru отозван: его сменил более новый или отключил владелец приложения. ${newToken}`,
  application_not_found: 'hh.ru не знает приложения, которому выдан токен: проверьте его на dev.hh.ru.',
  user_auth_expected: 'hh.ru ждёт токен другого вида. Нужен токен приложения с dev.hh.ru.',
};

export const noToken =
  'Токен приложения hh.ru не настроен: без него hh.ru не отдаёт вакансии. Получите токен на dev.hh.ru и запишите его в секрет.';

/** Where each slice of time, however fine, has thousands. */
export const ignoresDates =
  'hh.ru не смотрит на время публикации, о котором его спрашивают, и отдаёт одно и то же. Импорт остановлен; запустите его позже.';

const reasons = {
  captcha:
    'hh.ru требует пройти проверку «я не робот»: так он отвечает, когда токена нет или его прав недостаточно. Импорт остановлен.',
  forbidden:
    'hh.ru запретил доступ к поиску вакансий: нужен токен приложения с правом поиска, токен пользователя не подходит.',
  edge: 'hh.ru закрыт для нашего адреса: запрос отклонила его защита DDoS-Guard, до самого hh.ru он не дошёл.',
  elsewhere: 'hh.ru не отдаёт данные в страну, из которой идёт запрос (ответ 451).',
  agentUnset:
    'hh.ru не получил название приложения: проверьте contactEmail в настройках площадки и разверните её заново.',
  agentBlacklisted:
    'hh.ru не принимает название приложения: укажите в contactEmail рабочий адрес почты и разверните площадку заново.',
  depth: 'hh.ru не отдаёт больше 2000 вакансий одного запроса: список разбит неверно.',
  notFound: 'hh.ru не нашёл список вакансий (ответ 404): проверьте адрес API.',
};

export const hhReasons: Reasons = {
  timeout: (seconds) => `hh.ru не ответил за ${seconds} с.`,
  unreachable: 'Нет связи с hh.ru: соединение не удалось.',
  empty: 'hh.ru прислал пустой ответ.',
  html: 'hh.ru прислал страницу сайта вместо данных.',
  truncated: 'hh.ru прислал оборванный ответ: прочитать его не удалось.',
  tooLarge: 'hh.ru прислал слишком большой ответ: он не прочитан.',
  throttled: 'hh.ru просит обращаться реже (ответ 429).',
};

/** The error for an answer of hh.ru that is not a 2xx (docs/rules.md#import-reason): each kind with its own reason. */
export function hhError({ status, server, body: text }: FailedResponse): AppError {
  const body = parsed(text);
  const types = new Set(body?.errors.map(({ type }) => type));
  const values = body?.errors.map(({ value }) => value ?? '') ?? [];
  const requestId = body?.request_id ?? 'none';
  const isGuard = /ddos-guard/iu.test(server ?? '');
  const because = (isBlocked: boolean) =>
    new SourceError(`hh.ru answered ${status}, request_id ${requestId}: ${text.slice(0, textLimit)}`, {
      status,
      isRetryable: status >= 500,
      isBlocked,
    });
  const refused = (reason: string) => new AppError('source_refused', reason, { cause: because(false) });
  const blocked = (reason: string) => new AppError('source_refused', reason, { cause: because(true) });
  const broken = (reason: string) => new AppError('source_broken', reason, { cause: because(false) });

  if (status >= 500) return broken(`hh.ru временно не работает (ответ ${status}).`);

  if (types.has('bad_user_agent'))
    return refused(values.includes('blacklisted') ? reasons.agentBlacklisted : reasons.agentUnset);
  if (status === 401 || types.has('oauth')) {
    const value = [...values, body?.oauth_error?.replaceAll('-', '_') ?? ''].find((candidate) =>
      Object.hasOwn(tokenReasons, candidate),
    );
    return refused(tokenReasons[value ?? 'bad_authorization'] as string);
  }
  if (types.has('captcha_required')) return refused(reasons.captcha);
  // A refusal of hh.ru itself has a JSON body; that of the guard before it is a page.
  if (status === 403) return isGuard || body === null ? blocked(reasons.edge) : refused(reasons.forbidden);
  if (status === 451) return blocked(isGuard ? reasons.edge : reasons.elsewhere);

  if (status === 404) return broken(reasons.notFound);
  if (status === 400 && (body?.description ?? '').includes('2000')) return broken(reasons.depth);
  if (status === 400)
    return broken(`hh.ru не понял запрос: параметр «${values.filter(Boolean).join(', ') || 'не назван'}».`);
  return broken(`hh.ru ответил неожиданно (ответ ${status}).`);
}

export const unexpectedShape = (detail: string): AppError =>
  new AppError('source_broken', 'hh.ru прислал данные неожиданного вида.', {
    cause: new SourceError(`an answer of another shape: ${detail}`, { status: 200 }),
  });
