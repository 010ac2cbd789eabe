/** Ends a switch over a closed set: a new member does not compile until it is handled. */
export const assertNever = (value: never): never => {
  throw new Error(`Unhandled case: ${JSON.stringify(value)}`);
};
