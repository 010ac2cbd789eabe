import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

/** What a request looked like when it arrived. */
export interface Arrived {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingMessage["headers"];
  readonly body: string;
}

export interface LocalServer {
  readonly origin: string;
  readonly arrived: readonly Arrived[];
  readonly close: () => Promise<void>;
}

export type Reply = (arrived: Arrived, response: ServerResponse) => void;

const bodyOf = (request: IncomingMessage): Promise<string> => text(request);

const listening = (server: Server): Promise<number> =>
  new Promise((resolve) => {
    server.listen(0, "127.0.0.1", () => {
      const address: AddressInfo | string | null = server.address();
      resolve(typeof address === "object" && address !== null ? address.port : 0);
    });
  });

/** A real HTTP server on a free port of this machine that answers every request in the same way. */
export const localServer = async (reply: Reply): Promise<LocalServer> => {
  const arrived: Arrived[] = [];
  const server = createServer((request, response) => {
    void bodyOf(request).then((body) => {
      const one = { method: request.method ?? "", url: request.url ?? "", headers: request.headers, body };
      arrived.push(one);
      reply(one, response);
    });
  });
  const port = await listening(server);
  return {
    origin: `http://127.0.0.1:${port}`,
    arrived,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};

/** Answers JSON. */
export const json =
  (body: unknown, status = 200, headers: Readonly<Record<string, string>> = {}): Reply =>
  (_, response) => {
    response.writeHead(status, { "content-type": "application/json; charset=utf-8", ...headers });
    response.end(JSON.stringify(body));
  };

/** Answers any bytes of a media type. */
export const raw =
  (body: string, mediaType: string, status = 200, headers: Readonly<Record<string, string>> = {}): Reply =>
  (_, response) => {
    response.writeHead(status, { "content-type": mediaType, ...headers });
    response.end(body);
  };

/** A success envelope around a result. */
export const yes = (result: unknown, beside: Readonly<Record<string, unknown>> = {}): Reply =>
  json({ status: true, code: 2000, message: "OK", result, ...beside });

/** A failure envelope. */
export const no = (httpStatus: number, code: number, message: string, result: unknown = []): Reply =>
  json({ status: false, code, message, result }, httpStatus);
