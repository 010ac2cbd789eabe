import { once } from "node:events";
import { createServer, type IncomingHttpHeaders } from "node:http";
import { Webhook } from "standardwebhooks";
import { freePort } from "#tests/support/free-port.ts";

export interface ReceivedMessage {
  readonly id: string;
  readonly path: string;
  readonly body: string;
  readonly headers: IncomingHttpHeaders;
  /** Whether the library accepts the signature with the secret that the receiver has. */
  readonly isVerified: boolean;
}

/** What a receiver does: answers with a status, closes the connection before its answer, or never answers. */
export type Behaviour = number | "close" | "hang";

const toHeaders = (headers: IncomingHttpHeaders): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));

const isAccepted = (secret: string, body: string, headers: IncomingHttpHeaders): boolean => {
  try {
    new Webhook(secret).verify(body, toHeaders(headers));
    return true;
  } catch {
    return false;
  }
};

/** A receiver of webhooks over real HTTP. Its behaviours are used one after the other, then it answers 200 after a while. */
export const startReceiver = async (behaviours: readonly Behaviour[] = [], delayMs = 0) => {
  const left = [...behaviours];
  const messages: ReceivedMessage[] = [];
  const settings = { secret: "whsec_" };
  const server = createServer((request, response) => {
    let body = "";
    request.setEncoding("utf8");
    request.on("data", (part: string) => {
      body += part;
    });
    request.on("end", () => {
      const { headers, url: path = "" } = request;
      const isVerified = isAccepted(settings.secret, body, headers);
      messages.push({ id: String(headers["webhook-id"]), path, body, headers, isVerified });
      const behaviour = left.shift() ?? 200;
      if (behaviour === "close") response.destroy();
      else if (behaviour !== "hang")
        setTimeout(
          () => response.writeHead(behaviour, { location: "/elsewhere" }).end(`answer ${behaviour} ${"x".repeat(600)}`),
          delayMs,
        );
    });
  });
  const port = await freePort();
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${port}/keelson`,
    messages,
    /** The secret with which messages are verified from now on. */
    expectSecret: (secret: string): void => {
      settings.secret = secret;
    },
    close: async (): Promise<void> => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
};

export type Receiver = Awaited<ReturnType<typeof startReceiver>>;
