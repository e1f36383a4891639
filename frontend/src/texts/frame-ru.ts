/** What a page says where nobody has searched: none of it comes with the first script. */
export const noScript = 'Чтобы искать вакансии, включите JavaScript в браузере.';

export const notFound = {
  documentTitle: 'Страница не найдена',
  code: '404',
  heading: 'Oops! Page not found',
  text: 'Такой страницы нет: возможно, ссылка устарела или в\u00a0адресе опечатка.',
  home: 'Return to Home',
};
