import { request } from "node:http";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Feature } from "#server/platform/feature.ts";
import { answer, publicRoute } from "#server/platform/http/handler.ts";
import { startTestApp, type TestApp } from "#tests/server/support/app.ts";

/** Says back what arrived, so that the test sees what a handler sees. */
const echo: Feature = () => [
  publicRoute("signUp", async ({ body, header }) => {
    const files = await Promise.all(
      [body.panCopy, body.gstCopy].map(async (file) =>
        file === undefined ? "none" : `${file.type} ${file.size} ${file instanceof File ? file.name : ""}`,
      ),
    );
    const message = [header["x-otp-token"], body.applicationId, body.basic_data, ...files].join(" | ");
    return answer([], message);
  }),
];

describe("forms with files", () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await startTestApp({ features: [echo] });
  });
  afterAll(() => server.close());

  const send = async (form: FormData, headers: Record<string, string> = { "x-otp-token": "otp_1" }) => {
    const request = new Request("http://x", { method: "POST", body: form });
    const payload = Buffer.from(await request.arrayBuffer());
    const type = request.headers.get("content-type") ?? "";
    return server.app.inject({
      method: "POST",
      url: "/api/auth/sign_up",
      headers: { ...headers, "content-type": type },
      payload,
    });
  };
  const form = (fields: Readonly<Record<string, string | Blob>>): FormData => {
    const data = new FormData();
    for (const [name, value] of Object.entries(fields)) data.append(name, value);
    return data;
  };
  const texts = { basic_data: '{"firstName":"Āśā"}', applicationId: "702020" };
  const pdf = new Blob([new Uint8Array([37, 80, 68, 70, 0, 255])], { type: "application/pdf" });

  it("reach the handler as texts and files", async () => {
    const answered = await send(form({ ...texts, panCopy: pdf }));
    expect([answered.statusCode, answered.json()]).toMatchObject([
      200,
      { message: 'otp_1 | 702020 | {"firstName":"Āśā"} | application/pdf 6 blob | none' },
    ]);
  });

  it("are refused with a text where a file belongs, and with a file where a text belongs", async () => {
    const answered = await send(form({ applicationId: "702020", basic_data: pdf, panCopy: "not a file" }));
    expect([answered.statusCode, answered.json()]).toMatchObject([
      422,
      {
        code: 4220,
        result: [
          { field: "basic_data", message: "This must be text." },
          { field: "panCopy", message: "This must be a file." },
        ],
      },
    ]);
  });

  it("are refused with an unknown field, or without a required one", async () => {
    expect((await send(form({ ...texts, role: "admin" }))).json()).toMatchObject({
      code: 4000,
      message: "Unknown field: role.",
    });
    expect((await send(form({ applicationId: "702020" }))).json()).toMatchObject({
      code: 4220,
      message: "Missing required fields in request: basic_data",
    });
  });

  it("are refused without the header that the call needs", async () => {
    const answered = await send(form(texts), {});
    expect([answered.statusCode, answered.json()]).toMatchObject([
      400,
      { code: 4000, message: "The parameter x-otp-token is refused. This field is required." },
    ]);
  });

  it("keep file names unchanged", async () => {
    const names = ['my "final" copy.pdf', "C:\\scans\\पैन.pdf", "100%25.pdf"];
    for (const name of names) {
      const answered = await send(form({ ...texts, panCopy: new File(["x"], name, { type: "application/pdf" }) }));
      expect(answered.json()).toMatchObject({ message: expect.stringContaining(`application/pdf 1 ${name}`) });
    }
  });

  it("are refused with more than ten parts, with a part that has no name, and with a text that is too long", async () => {
    const eleven = new FormData();
    for (let part = 0; part < 11; part++) eleven.append("basic_data", "{}");
    expect((await send(eleven)).json()).toMatchObject({ code: 4000, message: "The request could not be read." });
    const payload = "--x\r\ncontent-disposition: form-data\r\n\r\n1\r\n--x--\r\n";
    const headers = { "x-otp-token": "otp_1", "content-type": "multipart/form-data; boundary=x" };
    const nameless = await server.app.inject({ method: "POST", url: "/api/auth/sign_up", headers, payload });
    expect(nameless.json()).toMatchObject({ code: 4000, message: "The request could not be read." });
    expect((await send(form({ ...texts, basic_data: "😀".repeat(20_001) }))).json()).toMatchObject({
      code: 4220,
      result: [{ field: "basic_data", message: "At most 20000 characters." }],
    });
  });

  it("of more than 11 MB are refused as too large, also without a stated length", async () => {
    const address = await server.app.listen({ port: 0, host: "127.0.0.1" });
    const headers = { "x-otp-token": "otp_1", "content-type": "multipart/form-data; boundary=x" };
    const status = await new Promise((resolve) => {
      const sent = request(`${address}/api/auth/sign_up`, { method: "POST", agent: false, headers });
      sent.on("response", (answered) => resolve(answered.statusCode));
      sent.on("error", () => undefined);
      const head = '--x\r\ncontent-disposition: form-data; name="panCopy"; filename="a"\r\n\r\n';
      sent.end(Buffer.concat([Buffer.from(head), Buffer.alloc(12_000_000, "a")]));
    });
    expect(status).toBe(413);
  });

  it("of more than 11 MB are refused as too large", async () => {
    const big = new Blob([new Uint8Array(12_000_000)], { type: "application/pdf" });
    const answered = await send(form({ ...texts, panCopy: big }));
    expect([answered.statusCode, answered.json()]).toMatchObject([
      413,
      { code: 4000, message: "The request is too large." },
    ]);
  });

  it.each([
    ["multipart/form-data", "no boundary"],
    ["multipart/form-data; boundary=x", "--y\r\n\r\n--y--"],
    ["multipart/form-data; boundary=x", '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\nunfinished'],
  ])("that cannot be read are refused: %s %s", async (type, payload) => {
    const headers = { "x-otp-token": "otp_1", "content-type": type };
    const answered = await server.app.inject({ method: "POST", url: "/api/auth/sign_up", headers, payload });
    expect([answered.statusCode, answered.json()]).toMatchObject([
      400,
      { code: 4000, message: "The request could not be read." },
    ]);
  });
});
