/** Under the patterns of public pages, and no page's (docs/rules.md#routes): the API's own word for them is JSON. */
export const oddAddresses = [
  '/vacancy/a/b',
  '/company/x/y',
  '/vacancy/',
  '/company//',
  `/vacancy/${'a'.repeat(201)}`,
  `/company/${'%D1%8F'.repeat(201)}`,
  '/vacancy/%00',
  '/company/a%0Ab',
  '/vacancy/a%2Fb',
  '/vacancy/%',
  '/vacancy/%zz',
  '/company/%E0%A4%A',
  '/sitemap/1/2',
];
