import { minPasswordLength } from '#core/contract/stack/password.ts';
import { failure } from '../ru.ts';

/**
 * Sign-in, sign-out and what stands around them. Quoted texts are those of docs/rules.md#sign-in and #errors-sign-in.
 */

export const signInDialog = {
  title: 'Вход в аккаунт',
  tabs: { signIn: 'Вход', signUp: 'Регистрация' },
  email: 'E-mail',
  password: 'Пароль',
  newPassword: 'Новый пароль',
  showPassword: 'Показать пароль',
  hidePassword: 'Скрыть пароль',
  passwordLength: 'Не меньше 6\u00a0символов',
  signIn: 'Войти',
  signUp: 'Зарегистрироваться',
  google: 'Войти через Google',
  or: 'или',
  busy: 'Загрузка...',
  forgot: 'Забыли пароль?',
  back: 'Назад',
  /** After a closed dialog of a stage that wants the e-mail confirmed, before the first sign-in. */
  confirmationComes: 'При первом входе попросим код: мы отправили его письмом.',
};

export const codeSteps = {
  code: 'Код',
  confirm: {
    title: 'Подтвердите e-mail',
    text: (email: string) => `Мы отправили код на\u00a0${email}. Введите его, чтобы закончить регистрацию.`,
    beforeReset: (email: string) =>
      `E-mail ещё не\u00a0подтверждён. Мы отправили код на\u00a0${email}. Введите его, и\u00a0мы пришлём второй\u00a0— для нового пароля.`,
    submit: 'Подтвердить',
    resend: 'Отправить код ещё раз',
    resent: 'Новый код отправлен. Проверьте почту и\u00a0папку «Спам».',
  },
  totp: {
    title: 'Двухэтапный вход',
    text: 'Введите шестизначный код из\u00a0приложения-аутентификатора.',
    submit: 'Войти',
  },
  forgot: {
    title: 'Восстановление пароля',
    text: 'Укажите e-mail аккаунта: мы отправим на\u00a0него код.',
    submit: 'Получить код',
  },
  reset: {
    title: 'Восстановление пароля',
    text: (email: string) =>
      `Если аккаунт с\u00a0адресом ${email} есть, мы отправили на\u00a0него код. Введите код и\u00a0новый пароль.`,
    /** Where one can come by Google. */
    byGoogle:
      'Если вы входили только через Google, пароля у\u00a0вас нет и\u00a0код не\u00a0придёт: вернитесь и\u00a0нажмите «Войти через Google».',
    submit: 'Сохранить и\u00a0войти',
  },
};

/** Beside the field, before anything is sent (docs/rules.md#sign-in-fields). */
export const fieldProblems = {
  noEmail: 'Введите e-mail',
  brokenEmail: 'Проверьте адрес: он должен выглядеть как name@example.ru',
  noPassword: 'Введите пароль',
  shortPassword: `Пароль должен быть не\u00a0короче ${minPasswordLength}\u00a0символов`,
  longPassword: 'Пароль должен быть не\u00a0длиннее 256\u00a0символов',
  spacedPassword: 'Пароль не\u00a0может начинаться или заканчиваться пробелом',
  noCode: 'Введите код: в\u00a0нём шесть цифр',
};

export const sessionToasts = {
  /** docs/rules.md#errors-sign-in */
  successTitle: 'Успешно!',
  signedUp: 'Аккаунт создан. Вы можете войти.',
  signedIn: 'Вы вошли в систему.',
  signedOut: 'Вы вышли из\u00a0системы.',
  twoStepOn: 'Двухэтапный вход включён.',
  twoStepOff: 'Двухэтапный вход выключен.',
  deviceForgotten: 'Ваши данные удалены с\u00a0этого устройства.',
};

/** What is said when the cause is not known (docs/rules.md#errors-sign-in). */
export const sessionFailures = {
  signUp: 'Не удалось создать аккаунт',
  signIn: 'Не удалось войти',
  google: 'Не удалось войти через Google',
  code: 'Не удалось проверить код',
  resend: 'Не удалось отправить код',
  reset: 'Не удалось сменить пароль',
  twoStep: 'Не удалось изменить двухэтапный вход',
  twoStepState: 'Не удалось узнать, включён ли двухэтапный вход',
  signOutEverywhere:
    'Не удалось выйти на\u00a0всех устройствах. Проверьте соединение и\u00a0попробуйте ещё раз.',
};

const tooMany = 'Слишком много попыток. Подождите немного и\u00a0попробуйте снова.';
/**
 * The same words for an unknown e-mail and a wrong password: nobody learns who has an account
 * (docs/rules.md#sign-in-words).
 */
const wrongCredentials = 'Неверный e-mail или пароль.';
const wrongCode = 'Неверный код. Проверьте его и\u00a0введите ещё раз.';
const notKept =
  'Браузер не\u00a0сохранил вход. Разрешите сайту хранить данные (cookie) и\u00a0войдите ещё раз.';
const noRoom =
  'В\u00a0браузере не\u00a0осталось места для данных этого сайта. Освободите его и\u00a0войдите ещё раз.';
const outdatedCode = 'Код устарел. Запросите новый.';

/** The cause, as Cognito and Amplify name it, in words for people. What is not here gets the fallback above. */
export const authErrors: Readonly<Record<string, string>> = {
  NotAuthorizedException: wrongCredentials,
  UserNotFoundException: wrongCredentials,
  UsernameExistsException: 'Аккаунт с\u00a0таким e-mail уже есть. Войдите или восстановите пароль.',
  AliasExistsException: 'Аккаунт с\u00a0таким e-mail уже есть. Войдите или восстановите пароль.',
  GoogleAccountExists: 'С\u00a0этим e-mail вы входили через Google: нажмите «Войти через Google».',
  InvalidPasswordException: fieldProblems.shortPassword,
  InvalidEmail: fieldProblems.brokenEmail,
  InvalidParameterException: 'Проверьте, всё ли введено верно.',
  UserNotConfirmedException:
    'E-mail ещё не\u00a0подтверждён. Войдите с\u00a0паролем, который задали при регистрации: мы попросим код из\u00a0письма.',
  PasswordResetRequiredException: 'Пароль нужно сменить: нажмите «Забыли пароль?».',
  UserDisabled: 'Этот аккаунт отключён.',
  CodeMismatchException: wrongCode,
  EnableSoftwareTokenMFAException: wrongCode,
  CodeAlreadyUsed: 'Этот код уже использован. Дождитесь следующего.',
  ExpiredCodeException: outdatedCode,
  SessionExpired: 'Время на\u00a0ввод кода вышло. Войдите ещё раз.',
  SignInException: 'Время на\u00a0ввод кода вышло. Войдите ещё раз.',
  CodeDeliveryFailureException: 'Не удалось отправить письмо. Проверьте адрес или попробуйте позже.',
  LimitExceededException: tooMany,
  TooManyRequestsException: tooMany,
  TooManyFailedAttemptsException: tooMany,
  UserAlreadyAuthenticatedException: 'Вы уже вошли. Обновите страницу.',
  UserUnAuthenticatedException: 'Вы вышли из\u00a0аккаунта. Войдите ещё раз.',
  StorageForbidden: notKept,
  QuotaExceededError: noRoom,
  NetworkError: failure.noAnswer,
  ServiceUnavailable: failure.noAnswer,
  InternalErrorException: 'Сервис входа сейчас не\u00a0отвечает. Попробуйте чуть позже.',
  AccessDenied: 'Вход через Google отменён.',
};

export const accountMenu = {
  twoStep: 'Двухэтапный вход',
  signOut: 'Выйти',
  signOutEverywhere: 'Выйти на\u00a0всех устройствах',
  forgetDevice: 'Удалить мои данные с\u00a0этого устройства',
};

export const twoStep = {
  title: 'Двухэтапный вход',
  loading: 'Загрузка...',
  off: 'Выключен. С\u00a0ним при входе, кроме пароля, нужен код из\u00a0приложения на\u00a0вашем телефоне.',
  on: 'Включён. При входе, кроме пароля, нужен код из\u00a0приложения-аутентификатора.',
  turnOn: 'Включить',
  turnOff: 'Выключить',
  scan: 'Отсканируйте код приложением-аутентификатором, например Google Authenticator, «Яндекс Ключ» или Aegis.',
  qrCode: 'QR-код для приложения-аутентификатора',
  byHand: 'Не получается отсканировать? Введите этот ключ вручную:',
  openApp: 'Открыть в\u00a0приложении на\u00a0этом устройстве',
  code: 'Код из приложения',
  confirm: 'Подтвердить',
  cancel: 'Отмена',
  retry: 'Повторить',
};

export const forgetDeviceConfirmation = {
  title: 'Удалить данные с\u00a0этого устройства?',
  text: 'Из\u00a0этого браузера будут удалены профиль, резюме и\u00a0его версии, сопроводительные письма, отклики, сохранённые поиски, скрытые вакансии и\u00a0компании, черновики и\u00a0отметка о\u00a0знакомстве с\u00a0сайтом. Вернуть можно только то, что хранится в\u00a0аккаунте. Аккаунт останется.',
  yes: 'Удалить',
  no: 'Отмена',
};

/** Where a page is for those who have signed in. */
export const signInNeeded = {
  heading: 'Войдите, чтобы открыть профиль',
  text: 'В\u00a0личном кабинете хранятся ваши данные, навыки и\u00a0пожелания к\u00a0работе: по\u00a0ним подбираются вакансии.',
  action: 'Войти',
  loading: 'Загрузка...',
};
