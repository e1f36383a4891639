/** Beside what was uploaded, whatever both stand in: a dialog is the last on the page. */
export const uploaderOnPage = () =>
  [...document.querySelectorAll<HTMLElement>('[data-uploader]')].at(-1) ?? null;
