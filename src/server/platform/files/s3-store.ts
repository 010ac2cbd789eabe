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

interface S3Request {
  readonly method: "DELETE" | "GET" | "PUT";
  readonly objectName: string;
  readonly parameters?: Record<string, string>;
  readonly body?: Uint8Array<ArrayBuffer>;
}

/* The client's own requests follow redirects, and would send a file wherever one leads. */
const send = async (
  client: S3Client,
  what: string,
  { method, objectName, parameters = {}, body }: S3Request,
): Promise<Response> => {
  const url = await client.getPresignedUrl(method, objectName, { parameters, expirySeconds: SIGNED_FOR_SECONDS });
  const content = body === undefined ? {} : { body };
  const answer = await ask(what, fetch(url, { method, redirect: "manual", ...content }));
  if (answer.ok) return answer;
  const text = await ask(what, answer.text());
  throw unreachableError(
    answer.status < 400
      ? REDIRECTED
      : `The file store could not ${what} a file: it answered ${describeAnswer(answer.status, text)}`,
  );
};

/* The client presigns no POST. None of these calls has content of a file. */
const post = async (
  client: S3Client,
  endpoint: string,
  request: { readonly objectName: string; readonly query: string; readonly payload?: Uint8Array<ArrayBuffer> },
): Promise<string> => {
  const answer = await ask("store", client.makeRequest({ ...request, method: "POST", returnBody: true }));
  if (new URL(answer.url).host !== new URL(endpoint).host) throw unreachableError(REDIRECTED);
  return answer.text();
};

const startUpload = async (client: S3Client, endpoint: string, objectName: string): Promise<string> => {
  const uploadId = readTag(await post(client, endpoint, { objectName, query: "uploads=" }), "UploadId");
  if (uploadId === "") throw new Error("The file store began an upload without an id.");
  return uploadId;
};

const putPart = async (client: S3Client, objectName: string, parameters: Record<string, string>, bytes: Buffer) => {
  const body = new Uint8Array(bytes);
  const answer = await send(client, "store", { method: "PUT", objectName, parameters, body });
  return answer.headers.get("etag") ?? "";
};

const completeUpload = async (
  client: S3Client,
  endpoint: string,
  objectName: string,
  uploadId: string,
  etags: readonly string[],
): Promise<void> => {
  const text = `<CompleteMultipartUpload>${etags.map(toPartXml).join("")}</CompleteMultipartUpload>`;
  const query = new URLSearchParams({ uploadId }).toString();
  const answer = await post(client, endpoint, { objectName, query, payload: new TextEncoder().encode(text) });
  /* S3 may answer 200 and then an error. */
  if (!answer.includes("CompleteMultipartUploadResult")) throw new Error("The file store did not complete an upload.");
};

const abortUpload = async (client: S3Client, objectName: string, uploadId: string): Promise<void> => {
  await send(client, "remove", { method: "DELETE", objectName, parameters: { uploadId } });
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
    await completeUpload(client, endpoint, objectName, uploadId, etags);
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
      if (bytes.length < PART_BYTES)
        await send(client, "store", { method: "PUT", objectName, body: new Uint8Array(bytes) });
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
