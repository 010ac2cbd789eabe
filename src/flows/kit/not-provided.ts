/** The answer of an actor that nobody provided: a mistake in the wiring, never a failure that a shipper can meet. */
export const notProvided = (name: string) => (): Promise<never> =>
  Promise.reject(new Error(`The actor '${name}' was not provided`));
