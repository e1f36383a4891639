/** Where the shortcuts and the way back from the detail find a card's link. */
export const linkIdOf = (jobId: string) => `job-${jobId}`;
