import { once } from "node:events";
import { createServer as createWebServer } from "node:http";
import { createServer as createSecureServer } from "node:https";
import { createServer, type Server, type Socket } from "node:net";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { cmaCgmConnector } from "#server/connectors/cma-cgm/cma-cgm-source.ts";
import { directBookingConnector } from "#server/connectors/direct-booking/direct-booking-source.ts";
import type { RateConnector } from "#server/connectors/kit/connector.ts";
import { createFields } from "#server/connectors/kit/fields.ts";
import type { SourceBooking } from "#server/rate-sources/rate-source.ts";
import { openTestDatabase, sqlitePlace } from "#tests/server/support/database.ts";
import { quotedOffer } from "#tests/server/support/quoted.ts";
import { SELF_SIGNED } from "#tests/server/support/self-signed.ts";
import { startCarrier } from "./support/carrier-server.ts";

const BOOKING: SourceBooking = {
  key: "booking-1",
  offer: quotedOffer({ providerName: "Meridian", quoteLine: {} }).offer,
  load: [{ equipment: "20GP", quantity: 1, weightKg: 10_000 }],
  quotationId: "QTN-2026-000001",
  reference: null,
};

const portOf = (server: Server): number => {
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server listens on no port.");
  return address.port;
};

describe("a call about a booking over real connections", () => {
  let database: Awaited<ReturnType<typeof openTestDatabase>>;
  const servers: Server[] = [];
  const sockets = new Set<Socket>();
  let bytes = 0;

  beforeEach(async () => {
    bytes = 0;
    database = await openTestDatabase(sqlitePlace);
  });
  afterEach(async () => {
    for (const socket of sockets) socket.destroy();
    for (const server of servers.splice(0)) server.close();
    await database.remove();
  });

  const listen = async (server: Server): Promise<number> => {
    servers.push(server);
    server.on("connection", (socket: Socket) => sockets.add(socket));
    await once(server.listen(0, "127.0.0.1"), "listening");
    return portOf(server);
  };
  const plainServer = (onData: (socket: Socket) => void) =>
    listen(
      createServer((socket) => {
        socket.on("error", () => undefined);
        socket.on("data", (data) => {
          bytes += data.length;
          onData(socket);
        });
      }),
    );

  const open = (connector: RateConnector, entry: Readonly<Record<string, unknown>>) => {
    const fields = createFields(entry, "rates[0]", { KEY: "simulator-key" }, (sentence) => {
      throw new Error(sentence);
    });
    return connector("Meridian", fields).createSource({
      db: database.db,
      clock: () => Date.parse("2026-11-20T08:00:00Z"),
      record: () => undefined,
      pause: async () => undefined,
    });
  };
  const book = async (url: string) => {
    const source = open(directBookingConnector, { url, apiKey: "${KEY}", bookingAgent: "Keelson" });
    if (source.confirms !== "source") throw new Error("It does not book.");
    return source.book(BOOKING, AbortSignal.timeout(10_000));
  };

  it("is not sent where the connection is refused", async () => {
    const port = await plainServer(() => undefined);
    servers[0]?.close();
    expect((await book(`http://127.0.0.1:${port}`))._unsafeUnwrapErr()).toEqual({
      kind: "unsent",
      reason: "it cannot be reached",
    });
  });

  it("is not sent where the address is not found", async () => {
    expect((await book("https://carrier.invalid"))._unsafeUnwrapErr()).toEqual({
      kind: "unsent",
      reason: "it cannot be reached",
    });
  });

  it("is not sent where the certificate is not accepted", async () => {
    let requests = 0;
    const port = await listen(
      createSecureServer(SELF_SIGNED, (_request, response) => {
        requests += 1;
        response.end();
      }),
    );
    expect((await book(`https://127.0.0.1:${port}`))._unsafeUnwrapErr().kind).toBe("unsent");
    expect(requests).toBe(0);
  });

  it("is not sent where the connection ends during its encryption, or is not encrypted at all", async () => {
    const cut = await plainServer((socket) => socket.destroy());
    expect((await book(`https://127.0.0.1:${cut}`))._unsafeUnwrapErr().kind).toBe("unsent");
    expect(bytes).toBeGreaterThan(0);
    const web = await listen(createWebServer((_request, response) => response.end()));
    expect((await book(`https://127.0.0.1:${web}`))._unsafeUnwrapErr().kind).toBe("unsent");
  });

  it("has an unknown outcome where the connection ends after the first byte of the request", async () => {
    const port = await plainServer((socket) => socket.destroy());
    expect((await book(`http://127.0.0.1:${port}`))._unsafeUnwrapErr()).toEqual({
      kind: "unknown",
      reason: "its connection ended before its answer",
    });
    expect(bytes).toBeGreaterThan(0);
    bytes = 0;
    const reset = await plainServer((socket) => socket.resetAndDestroy());
    expect((await book(`http://127.0.0.1:${reset}`))._unsafeUnwrapErr().kind).toBe("unknown");
  });

  it("that secures a price is not sent where the connection, or that of the identity provider, is refused", async () => {
    const closed = await plainServer(() => undefined);
    servers[0]?.close();
    const tokens = await startCarrier(() => ({ body: `{"access_token":"t","expires_in":299}` }));
    const secure = (url: string, tokenUrl: string) => {
      const entry = { url, tokenUrl, clientId: "${KEY}", clientSecret: "${KEY}", securesPrices: true };
      const source = open(cmaCgmConnector, entry);
      if (!("secure" in source) || source.secure === undefined) throw new Error("It secures no price.");
      return source.secure("SPT-1", AbortSignal.timeout(10_000));
    };
    const refused = `http://127.0.0.1:${closed}`;
    expect((await secure(refused, `${tokens.url}/token`))._unsafeUnwrapErr().kind).toBe("unsent");
    expect((await secure(tokens.url, `${refused}/token`))._unsafeUnwrapErr().kind).toBe("unsent");
    tokens.stop();
  });
});
