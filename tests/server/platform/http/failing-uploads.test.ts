import { once } from "node:events";
import { connect } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fileReceiver } from "#server/platform/http/handler.ts";
import { unreachableError } from "#server/platform/faults.ts";
import { addShipper, type CredentialHeaders, signInAs, startTestApp, type TestApp } from "#tests/server/support/app.ts";
import { freightFeatures } from "#tests/server/support/freight.ts";

const MB = 1024 * 1024;

describe("an upload whose handler fails while it arrives", () => {
  let server: TestApp;
  let headers: CredentialHeaders;
  let port: number;
  beforeAll(async () => {
    const failing = fileReceiver("addDocument", async ({ content }) => {
      await once(content ?? process.stdin, "readable");
      throw unreachableError("The file store answered 403.");
    });
    server = await startTestApp({ features: [...freightFeatures(), () => [failing]] });
    await addShipper(server.database);
    headers = await signInAs(server.app);
    port = Number(new URL(await server.app.listen({ port: 0, host: "127.0.0.1" })).port);
  });
  afterAll(() => server.close());

  it("is answered at once, named in the log, and its connection is of use afterwards", async () => {
    const socket = connect(port, "127.0.0.1");
    socket.setTimeout(5_000, () => socket.destroy(new Error("The server did not answer.")));
    let received = "";
    socket.setEncoding("latin1").on("data", (piece: string) => {
      received += piece;
    });
    const head = [
      "POST /api/resource/quotation/1/documents?kind=commercial-invoice&fileName=a.pdf HTTP/1.1",
      "host: a",
      "content-type: application/pdf",
      "idempotency-key: upload-key-1",
      `content-length: ${6 * MB}`,
      ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    ];
    socket.write(`${head.join("\r\n")}\r\n\r\n`);
    socket.write(Buffer.alloc(MB, "a"));
    await once(socket, "data");
    expect(received).toContain("HTTP/1.1 503 ");
    expect(received).toContain("The service cannot be reached at the moment. Please try again in a few minutes.");
    expect(server.logLines.some((line) => line.includes("The file store answered 403."))).toBe(true);
    const again = once(socket, "data");
    socket.write(Buffer.alloc(5 * MB, "a"));
    socket.write("GET /healthz HTTP/1.1\r\nhost: a\r\n\r\n");
    await again;
    expect(received).toContain('{"status":"ok"}');
    socket.destroy();
  });
});
