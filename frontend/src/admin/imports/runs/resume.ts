/** Going on with a run: why it cannot be now, if so, and the order. */
export interface Resume {
  disabledReason: string | undefined;
  start(runId: string): void;
}
