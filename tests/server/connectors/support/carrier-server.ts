import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";

/** A call that a carrier received. */
export interface ReceivedCall {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingMessage["headers"];
  readonly body: string;
}

/** What a carrier answers; a function writes to the connection itself. */
export type Answer =
  | { readonly status?: number; readonly headers?: Readonly<Record<string, string>>; readonly body?: string }
  | ((response: ServerResponse) => void);

/** A carrier on the loopback interface that answers one call after the other, the last answer for good. */
export const startCarrier = async (answerTo: (call: ReceivedCall, at: number) => Answer) => {
  const calls: ReceivedCall[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const { method = "", url: path = "", headers } = request;
      const call = { method, path, headers, body };
      calls.push(call);
      const answer = answerTo(call, calls.length - 1);
      if (typeof answer === "function") answer(response);
      else response.writeHead(answer.status ?? 200, answer.headers).end(answer.body ?? "");
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
  return {
    url,
    calls,
    stop: (): void => {
      server.closeAllConnections();
      server.close();
    },
  };
};
