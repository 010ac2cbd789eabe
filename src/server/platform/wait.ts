/** Resolves when the work is done or the time is over; fails if the work fails before that. */
export const waitAtMost = (work: Promise<void>, milliseconds: number): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
