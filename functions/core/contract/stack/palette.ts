/** A colour by day and by night. */
export const modes = (light: string, dark: string) => ({ light, dark });

/** Of the site's colours those that e-mails and their pages share. */
export const palette = {
  paper: modes('#f6f5f2', '#121316'),
  card: modes('#ffffff', '#1b1d22'),
  ink: modes('#17181c', '#f1f0ec'),
  inkSecondary: modes('#55565e', '#b6b7be'),
  accentText: modes('#4030f0', '#aba3ff'),
  hairline: modes('#e3e0d9', '#2f323a'),
} as const;

/**
 * Of the pages that links of e-mails open: a file of the site, as its policy lets nothing inline in. Pages of the release
 * before ask for it by this name.
 */
export const emailPageStyles = '/letter-page.css';
