import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import { afterEach, expect, it } from "vitest";
import { createS3Store } from "#server/platform/files/s3-store.ts";
import { findFault } from "#server/platform/faults.ts";

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

const startStore = async (answer: RequestListener): Promise<string> => {
  const server = createServer(answer).listen(0, "127.0.0.1");
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  await once(server, "listening");
  const address = server.address();
  return `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
};

const open = (endpoint: string) =>
  createS3Store({ endpoint, region: "us-east-1", bucket: "files", accessKey: "key", secretKey: "secret" });

const readFault = async (endpoint: string): Promise<string> => {
  const error: unknown = await open(endpoint)
    .read("1")
    .then(
      () => null,
      (failure: unknown) => failure,
    );
  const message = error instanceof Error ? error.message : "none";
  const hasStatus = error instanceof Error && "statusCode" in error;
  return `${findFault(error)}: ${message}${hasStatus ? " with a status" : ""}`;
};

it.each([403, 404, 500])(
  "an answer %i of the file store is a fault of the store, not of the request",
  async (status) => {
    const endpoint = await startStore((_request, response) => response.writeHead(status).end("<Error/>"));
    expect(await readFault(endpoint)).toMatch(
      /^unreachable: The file store could not read a file: .*(?<! with a status)$/,
    );
  },
);

it("a file store that redirects to another host is not followed", async () => {
  const other = await startStore((_request, response) => response.end("of another host"));
  const endpoint = await startStore((_request, response) => response.writeHead(307, { location: other }).end());
  expect(await readFault(endpoint)).toBe(
    "unreachable: The file store redirects to another host, which is not followed.",
  );
});

it("a file store that nobody serves is unreachable", async () => {
  expect(await readFault("http://127.0.0.1:9")).toMatch(
    /^unreachable: The file store could not read a file: .*(?<! with a status)$/,
  );
});
