/** Where reading goes on after what had the focus is gone, and nothing has come in its place. */
export const pageHeading = () => document.querySelector<HTMLElement>('#main h1');
