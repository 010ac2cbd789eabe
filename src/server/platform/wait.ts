/** Resolves when the work is done or the time is over; fails if the work fails before that. */
export const waitAtMost = (work: Promise<void>, milliseconds: number): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });

/** The value of the work; fails with `error` if the time is over before. */
export const failAfter = async <T>(work: Promise<T>, milliseconds: number, error: Error): Promise<T> => {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(error), milliseconds);
  return Promise.race([work, promise]).finally(() => clearTimeout(timer));
};
