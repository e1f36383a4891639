/** Going on with a run: why it cannot be now, if so, and the order. */
export interface Resume {
  whyNot: string | undefined;
  start(runId: string): void;
}
