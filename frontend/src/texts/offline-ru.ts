export const offline = {
  none: 'Нет связи.',
  /** The network is there, and the server has not answered, or not in time. */
  late: 'Сервер пока не\u00a0ответил.',
  /** `day` is '22 ноября', null for today; `time` is '14:05'. */
  saved: (day: string | null, time: string) =>
    `Показано то, что сохранено ${day ?? 'сегодня'} в\u00a0${time}.`,
  newBuild: 'Вышла новая версия сайта.',
  reload: 'Обновить',
};
