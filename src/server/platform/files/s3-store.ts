import { Readable } from "node:stream";
import { S3Client } from "@bradenmacdonald/s3-lite-client";
import { unreachableError } from "../faults.ts";
import { cutIntoParts, type FileStore } from "./file-store.ts";
import type { S3Place } from "./place.ts";

/* The smallest part that S3 takes; an upload holds one part in memory. */
const PART_BYTES = 5 * 1024 * 1024;

/** How long the store may take to answer, and between two parts of an answer. */
const ANSWER_MS = 30_000;

const inTime = async <T>(work: Promise<T>): Promise<T> => {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(unreachableError("The file store did not answer in time.")), ANSWER_MS);
  });
  return Promise.race([work, limit]).finally(() => clearTimeout(timer));
};

/* A status of the store, such as 403 or 404, says nothing about the request that is served. */
const ask = <T>(what: string, work: Promise<T>): Promise<T> =>
  inTime(work).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error);
    throw unreachableError(`The file store could not ${what} a file: ${reason}`, error);
  });

const readTag = (xml: string, name: string): string => new RegExp(`<${name}>([^<]+)</${name}>`).exec(xml)?.[1] ?? "";

const toPartXml = (etag: string, index: number): string =>
  `<Part><PartNumber>${index + 1}</PartNumber><ETag>${etag}</ETag></Part>`;

const REDIRECTED = "The file store redirects to another address, which is not followed.";
const SIGNED_FOR_SECONDS = 300;

const describeAnswer = (status: number, body: string): string => `${status} ${readTag(body, "Code")}`.trimEnd();

/* The client follows redirects, and would send a file wherever one leads. */
const send = async (
  client: S3Client,
  what: string,
  {
    method,
    objectName,
    body,
  }: { readonly method: "GET" | "PUT" | "DELETE"; readonly objectName: string; readonly body?: Buffer },
): Promise<Response> => {
  const url = await client.getPresignedUrl(method, objectName, { expirySeconds: SIGNED_FOR_SECONDS });
  const content = body === undefined ? {} : { body: new Uint8Array(body) };
  const answer = await ask(what, fetch(url, { method, redirect: "manual", ...content }));
  if (answer.ok) return answer;
  const text = await ask(what, answer.text());
  throw unreachableError(
    answer.status < 400
      ? REDIRECTED
      : `The file store could not ${what} a file: it answered ${describeAnswer(answer.status, text)}`,
  );
};

const startUpload = async (client: S3Client, endpoint: string, objectName: string): Promise<string> => {
  const start = client.makeRequest({ method: "POST", objectName, query: "uploads=", returnBody: true });
  const answer = await ask("store", start);
  if (new URL(answer.url).host !== new URL(endpoint).host) throw unreachableError(REDIRECTED);
  const uploadId = readTag(await answer.text(), "UploadId");
  if (uploadId === "") throw new Error("The file store began an upload without an id.");
  return uploadId;
};

const putPart = async (client: S3Client, objectName: string, query: Record<string, string>, bytes: Buffer) => {
  const put = client.makeRequest({ method: "PUT", objectName, query, payload: new Uint8Array(bytes) });
  const answer = await ask("store", put);
  return answer.headers.get("etag") ?? "";
};

const completeUpload = async (client: S3Client, objectName: string, uploadId: string, etags: readonly string[]) => {
  const payload = `<CompleteMultipartUpload>${etags.map(toPartXml).join("")}</CompleteMultipartUpload>`;
  const complete = client.makeRequest({
    method: "POST",
    objectName,
    query: { uploadId },
    payload: new TextEncoder().encode(payload),
    returnBody: true,
  });
  const answer = await ask("store", complete);
  /* S3 may answer 200 and then an error. */
  const text = await answer.text();
  if (!text.includes("CompleteMultipartUploadResult")) throw new Error("The file store did not complete an upload.");
};

const abortUpload = async (client: S3Client, objectName: string, uploadId: string): Promise<void> => {
  await client.makeRequest({ method: "DELETE", objectName, query: { uploadId }, statusCode: 204 });
};

/* In the order of the alphabet, as it is signed. Some stores do not list uploads; a rule of the bucket may end them then. */
const abortUploads = async (client: S3Client, objectName: string): Promise<void> => {
  const query = { prefix: objectName, uploads: "" };
  const answer = await client.makeRequest({ method: "GET", objectName: "", query, returnBody: true });
  const ids = [...(await answer.text()).matchAll(/<UploadId>([^<]+)<\/UploadId>/g)].map(([, id = ""]) => id);
  for (const id of ids) await abortUpload(client, objectName, id);
};

const writeUpload = async (
  client: S3Client,
  endpoint: string,
  objectName: string,
  first: Buffer,
  rest: AsyncIterable<Buffer>,
): Promise<void> => {
  const uploadId = await startUpload(client, endpoint, objectName);
  try {
    const etags = [await putPart(client, objectName, { partNumber: "1", uploadId }, first)];
    for await (const bytes of rest)
      etags.push(await putPart(client, objectName, { partNumber: String(etags.length + 1), uploadId }, bytes));
    await completeUpload(client, objectName, uploadId, etags);
  } catch (error) {
    await abortUpload(client, objectName, uploadId).catch(() => undefined);
    throw error;
  }
};

async function* readParts(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  try {
    for (;;) {
      const { done, value } = await ask("read", reader.read());
      if (done) return;
      yield value;
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

/** Files as objects `documents/<id>` of a bucket of Amazon S3 or a compatible store. */
export const createS3Store = ({ endpoint, region, bucket, accessKey, secretKey }: S3Place): FileStore => {
  const client = new S3Client({ endPoint: endpoint, region, bucket, accessKey, secretKey, pathStyle: true });
  const toName = (id: string): string => `documents/${id}`;
  return {
    name: "s3",
    write: async (id, content) => {
      const parts = cutIntoParts(content, PART_BYTES);
      const first = await parts.next();
      const bytes = first.done === true ? Buffer.alloc(0) : first.value;
      const objectName = toName(id);
      if (bytes.length < PART_BYTES) await send(client, "store", { method: "PUT", objectName, body: bytes });
      else await writeUpload(client, endpoint, objectName, bytes, parts);
    },
    read: async (id) => {
      const answer = await send(client, "read", { method: "GET", objectName: toName(id) });
      return answer.body === null ? Readable.from([]) : Readable.from(readParts(answer.body), { objectMode: false });
    },
    remove: async (id) => {
      await inTime(abortUploads(client, toName(id))).catch(() => undefined);
      await send(client, "remove", { method: "DELETE", objectName: toName(id) });
    },
  };
};
