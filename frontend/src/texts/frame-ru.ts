/** What a page says where nobody has searched: none of it comes with the first script. */
export const noScript = 'Чтобы искать вакансии, включите JavaScript в\u00a0браузере.';

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
