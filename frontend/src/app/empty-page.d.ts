/** `frontend/empty-page.ts` */
declare module 'virtual:empty-page' {
  /** The built page before anything is drawn on it. */
  const html: string;
  export default html;
  /** For the head of a page with an open vacancy. */
  export const vacancyLinks: string;
}
