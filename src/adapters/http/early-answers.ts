/** Milliseconds; an older answer is asked for again. */
const MAX_AGE = 30_000;

interface EarlyAnswer {
  readonly token: string | null;
  readonly askedAt: number;
  readonly response: Promise<Response>;
}

type Fetch = (request: Request) => Promise<Response>;

/** Answers that are asked for before the code that reads them is here. */
export interface EarlyAnswers {
  readonly ask: (url: string, headers: Headers) => void;
  /** Fetches a request, or takes its early answer: once, for the same session, at most 30 seconds old. */
  readonly fetch: Fetch;
}

const failWhenAborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });

/** `now` in milliseconds from any moment; `runAfter` runs once after some milliseconds. */
export const createEarlyAnswers = (
  send: Fetch,
  now: () => number,
  runAfter: (run: () => void, ms: number) => void,
): EarlyAnswers => {
  const answers = new Map<string, EarlyAnswer>();
  const take = ({ method, url, headers }: Request): Promise<Response> | null => {
    const answer = method === "GET" ? answers.get(url) : undefined;
    if (answer === undefined) return null;
    answers.delete(url);
    return answer.token === headers.get("x-token") && now() - answer.askedAt <= MAX_AGE ? answer.response : null;
  };
  return {
    ask: (url, headers) => {
      const end = new AbortController();
      const response = send(new Request(url, { headers, signal: end.signal }));
      /* A failure is that of the request that takes it. */
      response.catch(() => undefined);
      const answer = { token: headers.get("x-token"), askedAt: now(), response };
      answers.set(url, answer);
      /* An answer that nobody reads would hold its connection until the page is left. */
      runAfter(() => {
        if (answers.get(url) !== answer) return;
        answers.delete(url);
        end.abort();
      }, MAX_AGE);
    },
    fetch: (request) => {
      const early = take(request);
      if (early === null) return send(request);
      return Promise.race([early.catch(() => send(request)), failWhenAborted(request.signal)]);
    },
  };
};
