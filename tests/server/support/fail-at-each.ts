import type { Executor } from "#server/schema.ts";

/** Runs work again and again, each time stopped one statement later, until it is done; gives what it answers and the number of stops. */
export const failAtEach = async <Answer>(
  db: Executor,
  work: (failing: Executor) => Promise<Answer>,
  check: () => Promise<void>,
): Promise<{ readonly answer: Answer; readonly stops: number }> => {
  const stopped = new Error("stopped");
  const tryUntil = (statement: number): Promise<Answer | null> => {
    let count = 0;
    const failing = db.withPlugin({
      transformQuery: ({ node }) => {
        count += 1;
        if (count === statement) throw stopped;
        return node;
      },
      transformResult: ({ result }) => Promise.resolve(result),
    });
    return work(failing).catch((error: unknown) => {
      if (error !== stopped) throw error;
      return null;
    });
  };
  for (let stops = 0; ; stops += 1) {
    const answer = await tryUntil(stops + 1);
    if (answer !== null) return { answer, stops };
    await check();
  }
};
