import { AppError } from '#core/contract/errors.ts';
import { type FailedResponse, type Reasons, SourceError, textLimit } from '../http-client.ts';

const portal = 'Портал «Работа России»';
/** The portal turns foreign addresses away without a word: what one sees is a lost connection or a page of a guard. */
const onlyFromRussia =
  'Возможно, он не принимает запросы из-за пределов России: тогда импорт нужно запускать с российского адреса.';

const broken = (reason: string, because: SourceError) =>
  new AppError('source_broken', reason, { cause: because });

export const trudvsemReasons: Reasons = {
  timeout: (seconds) => `${portal} не ответил за ${seconds} с. ${onlyFromRussia}`,
  unreachable: `Нет связи с порталом «Работа России»: соединение не удалось. ${onlyFromRussia}`,
  empty: `${portal} прислал пустой ответ.`,
  html: `${portal} прислал страницу сайта вместо данных. ${onlyFromRussia}`,
  truncated: `${portal} прислал оборванный ответ: прочитать его не удалось.`,
  tooLarge: `${portal} прислал слишком большой ответ: он не прочитан.`,
  throttled: `${portal} просит обращаться реже (ответ 429).`,
};

export const unexpectedShape = (detail: string): AppError =>
  broken(`${portal} прислал данные неожиданного вида.`, new SourceError(detail, { status: 200 }));

/** An error inside an answer of 200: a `status` other than '200', or `meta.error` in place of a total. */
export const errorInside = (status: string, error: string): AppError =>
  broken(
    `${portal} ответил ошибкой вместо списка вакансий (${status === '200' ? 'без кода' : `код ${status}`}).`,
    new SourceError(`status ${status} inside: ${error.slice(0, textLimit)}`, {
      status: 200,
      isRetryable: true,
    }),
  );

/** The error for an answer that is not a 2xx. */
export function trudvsemError({ status, body }: FailedResponse): AppError {
  const isBlocked = [401, 403, 451].includes(status);
  const because = new SourceError(`trudvsem answered ${status}: ${body.slice(0, textLimit)}`, {
    status,
    isRetryable: status >= 500,
    isBlocked,
  });
  if (status >= 500) return broken(`${portal} временно не работает (ответ ${status}).`, because);
  if (isBlocked)
    return new AppError(
      'source_refused',
      `${portal} закрыт для нашего адреса (ответ ${status}). ${onlyFromRussia}`,
      { cause: because },
    );
  if (status === 404)
    return broken(`${portal} не нашёл список вакансий (ответ 404): проверьте адрес API.`, because);
  return broken(`${portal} ответил неожиданно (ответ ${status}).`, because);
}
