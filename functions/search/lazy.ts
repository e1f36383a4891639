/** A value that is made when it is first asked for. */
export class Lazy<Value> {
  #made: { value: Value } | null = null;
  readonly #make: () => Value;

  constructor(make: () => Value) {
    this.#make = make;
  }

  get value(): Value {
    this.#made ??= { value: this.#make() };
    return this.#made.value;
  }
}
