/* The API with the examples of its document: `npm run dev:mock` starts it together with the portal. */
import Fastify from "fastify";
import { stop } from "./lib/say.mjs";
import { createMockApi } from "./mock/mock-api.ts";

const DOCUMENT = "openapi/keelson.openapi.yaml";

const answer = await createMockApi(DOCUMENT, () => new Date().toISOString().slice(0, 10));
const app = Fastify();
app.removeAllContentTypeParsers();
app.addContentTypeParser("*", { parseAs: "buffer", bodyLimit: 16 * 1024 * 1024 }, (_request, _body, done) =>
  done(null, undefined),
);
app.get("/healthz", () => ({ status: "ok" }));
app.all("/api/*", async ({ method, url, headers }, reply) => {
  const [path = "", query = ""] = url.split("?");
  const sent = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
  const { status, mediaType, content, fileName } = await answer({ method, path, query, headers: sent });
  if (fileName !== undefined) reply.header("content-disposition", `attachment; filename="${fileName}"`);
  return reply.code(status).type(mediaType).header("cache-control", "no-store").send(content);
});
await app.listen({ port: Number(process.env["PORT"] ?? "8080"), host: "127.0.0.1" }).then(
  (address) => console.log(`Keelson is running at ${address} with the examples of ${DOCUMENT}`),
  (error: unknown) => stop(`the mock cannot listen: ${String(error)}`),
);
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => void app.close());
