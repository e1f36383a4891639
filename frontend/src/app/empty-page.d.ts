/** `frontend/empty-page.ts` */
declare module 'virtual:empty-page' {
  /** The built page: the browser draws on it. */
  export const emptyPage: string;
  /** The same to be drawn on by the server. */
  export const undrawnPage: string;
  /** The address of the picture that chats show beside a link. */
  export const sharePicture: string;
  /** For the head of a page that shows one thing. */
  export const viewStyles: string;
}
