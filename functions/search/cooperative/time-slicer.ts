const maxSliceMs = 4;

/** Lets other requests be served amid long work; shared by all that is done for one purpose at a time. */
export class TimeSlicer {
  #since = performance.now();

  async pause(): Promise<void> {
    if (performance.now() - this.#since < maxSliceMs) return;
    await new Promise(setImmediate);
    this.#since = performance.now();
  }

  async run<Made>(making: Generator<void, Made>): Promise<Made> {
    for (;;) {
      const step = making.next();
      if (step.done) return step.value;
      await this.pause();
    }
  }
}
