/* The API with the examples of its document: `npm run dev:mock` starts it together with the portal. */
import { readFileSync } from "node:fs";
import Fastify from "fastify";
import { load } from "js-yaml";
import { createExampleApi } from "#adapters/memory/api.ts";
import { toObject } from "#api/readers/json.ts";
import { stop } from "./lib/say.mjs";

const DOCUMENT = "openapi/keelson.openapi.yaml";

const answer = createExampleApi({
  document: toObject(load(readFileSync(DOCUMENT, "utf8"))),
  now: () => new Date().toISOString(),
  basePath: "/api",
});
const app = Fastify();
app.removeAllContentTypeParsers();
app.addContentTypeParser("*", { parseAs: "buffer", bodyLimit: 16 * 1024 * 1024 }, (_request, body, done) =>
  done(null, body),
);
app.get("/healthz", () => ({ status: "ok" }));
app.all("/api/*", async ({ method, url, headers, body }, reply) => {
  const sent = Object.entries(headers).map(([name, value]) => [name, String(value)] as const);
  const request = new Request(new URL(url, "http://127.0.0.1"), {
    method,
    headers: sent.map(([name, value]) => [name, value]),
    ...(body instanceof Uint8Array ? { body: new Uint8Array(body) } : {}),
  });
  const response = await answer(request);
  return reply.headers({ "cache-control": "no-store" }).send(response);
});
await app.listen({ port: Number(process.env["PORT"] ?? "8080"), host: "127.0.0.1" }).then(
  (address) => console.log(`Keelson is running at ${address} with the examples of ${DOCUMENT}`),
  (error: unknown) => stop(`the mock cannot listen: ${String(error)}`),
);
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => void app.close());
