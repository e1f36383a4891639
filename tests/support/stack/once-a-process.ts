/** What `make` gives, once in a process: a file of tests or of their support is loaded anew for each file of tests. */
export function onceAProcess<Value>(name: string, make: () => Value): Value {
  const slot = Symbol.for(name);
  if (!Reflect.has(globalThis, slot)) Reflect.set(globalThis, slot, make());
  return Reflect.get(globalThis, slot);
}
