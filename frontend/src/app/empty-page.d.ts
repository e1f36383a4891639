/** `frontend/empty-page.ts` */
declare module 'virtual:empty-page' {
  /** The built page: the browser draws on it. */
  export const emptyPage: string;
  /** The same for the server to render on. */
  export const unrenderedPage: string;
  /** The address of the picture that chats show beside a link. */
  export const sharePicture: string;
  /** For the head of a page that has more than the first view: of one thing, of the market, or about the site. */
  export const styles: { readonly views: string; readonly marketAndAbout: string };
  /** What `/openapi.json` holds. */
  export const apiDescription: string;
}
