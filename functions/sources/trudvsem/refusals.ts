import { AppError } from '#core/contract/errors.ts';
import { retryAfterSeconds } from '../hh-refusals.ts';
import { AskedToWait, SourceTrouble } from '../source.ts';

/** What stood behind an AppError of this source; for the log, and for those who ask again. */
export class TrudvsemAnswer extends SourceTrouble {
  /** 0 where there was no answer at all. */
  readonly status: number;

  constructor(
    message: string,
    status: number,
    mayPass: boolean,
    options?: ErrorOptions & { isEdge?: boolean },
  ) {
    super(message, { mayPass, isEdge: options?.isEdge ?? false }, options);
    this.status = status;
  }
}

/** The answer behind an error of this source, if it is one. */
export const answerBehind = (error: unknown): TrudvsemAnswer | null =>
  error instanceof AppError && error.cause instanceof TrudvsemAnswer ? error.cause : null;

const portal = 'Портал «Работа России»';
/** The portal turns foreign addresses away without a word: what one sees is a lost connection or a page of a guard. */
const onlyFromRussia =
  'Возможно, он не принимает запросы из-за пределов России: тогда импорт нужно запускать с российского адреса.';

const broken = (reason: string, because: TrudvsemAnswer) =>
  new AppError('source_broken', reason, { cause: because });

/** Nothing came within the time, in milliseconds. */
export const late = (timeout: number, cause: unknown): AppError =>
  broken(
    `${portal} не ответил за ${timeout / 1000} с. ${onlyFromRussia}`,
    new TrudvsemAnswer('no answer in time', 0, true, { cause }),
  );

export const unreachable = (cause: unknown): AppError =>
  broken(
    `Нет связи с порталом «Работа России»: соединение не удалось. ${onlyFromRussia}`,
    new TrudvsemAnswer('no connection', 0, true, { cause }),
  );

/** A 200 whose body is not JSON. */
export function unreadable(body: string, cause: unknown): AppError {
  const because = new TrudvsemAnswer('the body is no JSON', 200, true, { cause });
  if (body === '') return broken(`${portal} прислал пустой ответ.`, because);
  return body.startsWith('<')
    ? broken(`${portal} прислал страницу сайта вместо данных. ${onlyFromRussia}`, because)
    : broken(`${portal} прислал оборванный ответ: прочитать его не удалось.`, because);
}

export const otherShape = (what: string): AppError =>
  broken(`${portal} прислал данные неожиданного вида.`, new TrudvsemAnswer(what, 200, false));

/** As much of a foreign body as a log line should hold. */
const textLimit = 300;

/** An error inside an answer of 200: a `status` other than '200', or `meta.error` in place of a total. */
export const errorInside = (status: string, error: string): AppError =>
  broken(
    `${portal} ответил ошибкой вместо списка вакансий (${status === '200' ? 'без кода' : `код ${status}`}).`,
    new TrudvsemAnswer(`status ${status} inside: ${error.slice(0, textLimit)}`, 200, true),
  );

export interface TrudvsemRefusal {
  status: number;
  body: string;
  retryAfter: string | null;
}

/** The error for an answer that is not a 2xx. */
export function trudvsemRefusal({ status, body, retryAfter }: TrudvsemRefusal): AppError {
  const isEdge = [401, 403, 451].includes(status);
  const because = new TrudvsemAnswer(
    `trudvsem answered ${status}: ${body.slice(0, textLimit)}`,
    status,
    status >= 500,
    { isEdge },
  );
  if (status === 429)
    return new AppError('source_busy', `${portal} просит обращаться реже (ответ 429).`, {
      cause: new AskedToWait(retryAfterSeconds(retryAfter, Date.now())),
    });
  if (status >= 500) return broken(`${portal} временно не работает (ответ ${status}).`, because);
  if (isEdge)
    return new AppError(
      'source_refused',
      `${portal} закрыт для нашего адреса (ответ ${status}). ${onlyFromRussia}`,
      { cause: because },
    );
  if (status === 404)
    return broken(`${portal} не нашёл список вакансий (ответ 404): проверьте адрес API.`, because);
  return broken(`${portal} ответил неожиданно (ответ ${status}).`, because);
}
