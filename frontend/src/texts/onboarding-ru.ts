import { counted, type Forms } from '#core/domain/text/plural.ts';

const files: Forms = ['файл', 'файла', 'файлов'];

export const onboarding = {
  step: (step: number, steps: number) => `Шаг ${step} из ${steps}`,
  percent: (percent: number) => `${percent}\u00a0%`,
  progress: 'Заполнение профиля',
  back: 'Назад',
  next: 'Далее',
  start: 'Начать',
  finish: 'Начать поиск',
  signOut: 'Выйти из аккаунта',

  welcome: {
    heading: 'Добро пожаловать!',
    text: 'Пять коротких шагов, и\u00a0поиск станет вашим:',
    benefits: [
      ['AI-подбор вакансий', 'Расскажите о\u00a0себе, и\u00a0AI найдёт то, что подходит именно вам'],
      ['Прямые контакты', 'Пишите работодателям сами, без посредников'],
    ],
  },
  basics: {
    heading: 'Основная информация',
    note: 'Звёздочкой отмечены обязательные поля. Профиль хранится только в\u00a0этом браузере.',
    done: { title: '🎯 Отлично!', text: 'AI подберёт для вас идеальные вакансии' },
  },
  skills: {
    heading: 'Ваши навыки',
    hint: 'Добавьте хотя бы один навык, чтобы продолжить',
    done: { title: '⚡ Супер!', text: 'Вам открыт доступ к\u00a0прямым контактам работодателей' },
  },
  about: {
    heading: 'О себе и артефакты',
    hint: (length: number, atLeast: number) =>
      `Минимум ${atLeast} символов (${length}/${atLeast})${length === atLeast ? ': нужен ещё один' : ''}`,
    artifacts: 'Артефакты',
    optional: 'необязательно',
    drop: 'Перетащите сюда резюме, портфолио или сертификаты',
    formats: 'PDF, DOC, DOCX или TXT, можно несколько',
    choose: 'Выбрать файлы',
    uploaded: '✅ Файл загружен',
    count: (n: number) => counted(n, files),
    nameOnly: 'сохранено только имя файла',
    chosen: 'Выбранные файлы',
    remove: (name: string) => `Убрать файл: ${name}`,
    refused: (names: string) => `Не\u00a0подходит: ${names}. Можно .pdf, .doc, .docx и\u00a0.txt`,
  },
  ready: {
    heading: 'Готово!',
    text: 'Профиль заполнен. Хранится он только в\u00a0этом браузере.',
    opened: ['AI-подбор включен', 'Прямые контакты открыты'],
  },

  notSignedOut: 'Не удалось выйти. Проверьте соединение и\u00a0попробуйте ещё раз.',
  congratulations: '🎉 Поздравляем!',
  created: '🎉 Профиль создан! Теперь вам доступны все функции',
  notStored:
    'Браузер не\u00a0дал сохранить профиль: в\u00a0нём нет места или запрещено хранить данные. Пока вкладка открыта, всё работает.',
};
