const maxHeadingLength = 90;
/** What nobody heads a section with. */
const contact = /@\S|https?:|www\.|\d[\d\s()-]{6,}\d/iu;

/** Whether a line of its own can be a heading, where its letters say so. */
export const canBeHeading = (text: string): boolean =>
  text.length <= maxHeadingLength && !/[.,;]$/u.test(text) && /\p{L}{2}/u.test(text) && !contact.test(text);

export const isCapitals = (text: string): boolean =>
  (text.match(/\p{Lu}/gu)?.length ?? 0) >= 4 && !/\p{Ll}/u.test(text);
