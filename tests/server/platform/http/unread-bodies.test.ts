import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Feature } from "#server/platform/feature.ts";
import { answer, publicRoute } from "#server/platform/http/handler.ts";
import { startTestApp, type TestApp } from "#tests/server/support/app.ts";

const MB = 1024 * 1024;
const PART = '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\n\r\n';
const FORM = "multipart/form-data; boundary=x";

const feature: Feature = () => [
  publicRoute("signUp", async () => answer([])),
  publicRoute("contactUs", async () => answer([])),
];

/** Requests that are answered before their body has arrived. */
const REFUSED = [
  ["a form of too many parts", "POST /api/auth/sign_up", FORM, PART.repeat(20), 400],
  [
    "a form with a part without a name",
    "POST /api/auth/sign_up",
    FORM,
    "--x\r\ncontent-disposition: form-data\r\n\r\n1\r\n--x\r\n",
    400,
  ],
  ["a body that is too large", "POST /api/resource/contact-us", "application/json", "{", 413],
  ["a body for no call", "POST /api/nothing", FORM, "--x", 404],
  ["a body that is too large for no page", "POST /nothing", FORM, "--x", 413],
  ["another method", "PUT /api/resource/contact-us", FORM, "--x", 405],
] as const;

describe("a client that still sends when it is refused", () => {
  let server: TestApp;
  let port: number;
  beforeAll(async () => {
    server = await startTestApp({ features: [feature] });
    port = Number(new URL(await server.app.listen({ port: 0, host: "127.0.0.1" })).port);
  });
  afterAll(() => server.close());

  const begin = (
    call: string,
    type: string,
    connection: string,
    start: string,
  ): { socket: Socket; read: () => string } => {
    const socket = connect(port, "127.0.0.1");
    socket.setTimeout(5_000, () => socket.destroy(new Error("The server did not answer.")));
    let received = "";
    socket.setEncoding("latin1").on("data", (piece: string) => {
      received += piece;
    });
    const head = [
      `${call} HTTP/1.1`,
      "host: a",
      "x-otp-token: otp_1",
      `connection: ${connection}`,
      `content-type: ${type}`,
      `content-length: ${8 * MB + start.length}`,
    ];
    socket.write(`${head.join("\r\n")}\r\n\r\n${start}`);
    return { socket, read: () => received };
  };
  const nextAnswer = async (socket: Socket): Promise<void> => {
    await once(socket, "data");
  };
  const sendRest = (socket: Socket): Promise<void> =>
    new Promise((resolve, reject) => {
      socket.once("error", reject);
      socket.write(Buffer.alloc(8 * MB, "a"), (error) => (error ? reject(error) : resolve()));
    });

  it.each(REFUSED)("reads the answer to %s, ends its body, and may go on", async (_, call, type, start, status) => {
    const { socket, read } = begin(call, type, "keep-alive", start);
    await nextAnswer(socket);
    expect(read().split("\r\n")[0]).toContain(` ${status} `);
    await sendRest(socket);
    const again = once(socket, "data");
    socket.write("GET /healthz HTTP/1.1\r\nhost: a\r\n\r\n");
    await again;
    expect(read()).toContain('{"status":"ok"}');
    socket.destroy();
  });

  it.each(REFUSED)(
    "reads the answer to %s before the connection ends as it has asked",
    async (_, call, type, start) => {
      const { socket, read } = begin(call, type, "close", start);
      await nextAnswer(socket);
      const ended = once(socket, "end");
      await sendRest(socket);
      await ended;
      expect(read()).toContain('"status":false');
      socket.destroy();
    },
  );

  it("loses its connection at once if it announces more than 32 MB", async () => {
    const socket = connect(port, "127.0.0.1");
    const head = ["POST /api/nothing HTTP/1.1", "host: a", "content-type: text/plain", `content-length: ${40 * MB}`];
    socket.write(`${head.join("\r\n")}\r\n\r\na`);
    const [answered] = await once(socket, "data");
    expect(String(answered)).toContain("connection: close");
    socket.destroy();
  });
});
