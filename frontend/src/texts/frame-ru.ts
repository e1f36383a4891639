/** What pages say of which nothing comes with the first script. A page that is drawn needs no script. */
export const noScript =
  'Эта страница работает с\u00a0JavaScript: включите его в\u00a0браузере. Вакансии можно искать и\u00a0без него.';

/** Of the picture that chats show beside a link: in words what is to be seen. */
export const sharePictureAlt =
  'Знак «Призвания»\u00a0— арка с\u00a0точкой внутри\u00a0— и\u00a0слова: вакансии России, прежде всего в\u00a0искусственном интеллекте и\u00a0машинном обучении';

export const notFound = {
  documentTitle: 'Страница не найдена',
  code: '404',
  heading: 'Oops! Page not found',
  text: 'Такой страницы нет: возможно, ссылка устарела или в\u00a0адресе опечатка.',
  home: 'Return to Home',
};
