import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import { Readable } from "node:stream";
import { afterEach, expect, it, vi } from "vitest";
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

const toFault = async (work: Promise<unknown>): Promise<string> => {
  const error: unknown = await work.then(
    () => null,
    (failure: unknown) => failure,
  );
  const message = error instanceof Error ? error.message : "none";
  const hasStatus = error instanceof Error && "statusCode" in error;
  return `${findFault(error)}: ${message}${hasStatus ? " with a status" : ""}`;
};

const readFault = (endpoint: string): Promise<string> => toFault(open(endpoint).read("1"));

it.each([403, 404, 500])(
  "an answer %i of the file store is a fault of the store, not of the request",
  async (status) => {
    const endpoint = await startStore((_request, response) => response.writeHead(status).end("<Error/>"));
    expect(await readFault(endpoint)).toMatch(
      /^unreachable: The file store could not read a file: .*(?<! with a status)$/,
    );
  },
);

it("a file store that redirects is not followed, and no file is sent to another host", async () => {
  const received: string[] = [];
  const other = await startStore((request, response) => {
    let bytes = 0;
    request.on("data", (piece: Buffer) => {
      bytes += piece.length;
    });
    request.on("end", () => {
      received.push(`${request.method} ${bytes} ${request.headers.authorization ?? "without credentials"}`);
      response.end("<UploadId>1</UploadId>");
    });
  });
  const endpoint = await startStore((request, response) => {
    response.writeHead(307, { location: `${other}${request.url ?? ""}` }).end();
  });
  const fault = "unreachable: The file store redirects to another address, which is not followed.";
  expect(await readFault(endpoint)).toBe(fault);
  const write = (bytes: number) => toFault(open(endpoint).write("1", Readable.from([Buffer.alloc(bytes)])));
  expect(await write(1_000)).toBe(fault);
  expect(received).toEqual([]);
  expect(await write(6 * 1024 * 1024)).toBe(fault);
  expect(received).toEqual(["POST 0 without credentials"]);
});

it("a part of an upload is not sent where the file store redirects it", async () => {
  const received: string[] = [];
  const other = await startStore((request, response) => {
    received.push(`${request.method}`);
    request.resume().on("end", () => response.end());
  });
  const endpoint = await startStore((request, response) => {
    if (request.method === "PUT") response.writeHead(307, { location: `${other}${request.url ?? ""}` }).end();
    else response.end("<UploadId>1</UploadId>");
  });
  const write = open(endpoint).write("1", Readable.from([Buffer.alloc(6 * 1024 * 1024)]));
  expect(await toFault(write)).toBe("unreachable: The file store redirects to another address, which is not followed.");
  expect(received).toEqual([]);
});

it("a file store that does not answer is given up after 30 seconds", async () => {
  const asked = Promise.withResolvers<void>();
  const endpoint = await startStore(() => asked.resolve());
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const reading = readFault(endpoint);
  await asked.promise;
  vi.advanceTimersByTime(30_000);
  vi.useRealTimers();
  expect(await reading).toMatch(/The file store did not answer in time\.$/);
});

it("a file store that nobody serves is unreachable", async () => {
  expect(await readFault("http://127.0.0.1:9")).toMatch(
    /^unreachable: The file store could not read a file: .*(?<! with a status)$/,
  );
});
