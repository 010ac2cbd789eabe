import { Readable } from "node:stream";
import { S3Client } from "@bradenmacdonald/s3-lite-client";
import { cutIntoParts, type FileStore } from "./file-store.ts";
import type { S3Place } from "./place.ts";

/* The smallest part that S3 takes; an upload holds one part in memory. */
const PART_BYTES = 5 * 1024 * 1024;

const readTag = (xml: string, name: string): string => new RegExp(`<${name}>([^<]+)</${name}>`).exec(xml)?.[1] ?? "";

const toPartXml = (etag: string, index: number): string =>
  `<Part><PartNumber>${index + 1}</PartNumber><ETag>${etag}</ETag></Part>`;

const startUpload = async (client: S3Client, objectName: string): Promise<string> => {
  const answer = await client.makeRequest({ method: "POST", objectName, query: "uploads=", returnBody: true });
  const uploadId = readTag(await answer.text(), "UploadId");
  if (uploadId === "") throw new Error("The file store began an upload without an id.");
  return uploadId;
};

const putPart = async (client: S3Client, objectName: string, query: Record<string, string>, bytes: Buffer) => {
  const answer = await client.makeRequest({ method: "PUT", objectName, query, payload: new Uint8Array(bytes) });
  return answer.headers.get("etag") ?? "";
};

const completeUpload = async (client: S3Client, objectName: string, uploadId: string, etags: readonly string[]) => {
  const payload = `<CompleteMultipartUpload>${etags.map(toPartXml).join("")}</CompleteMultipartUpload>`;
  const answer = await client.makeRequest({
    method: "POST",
    objectName,
    query: { uploadId },
    payload: new TextEncoder().encode(payload),
    returnBody: true,
  });
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
  objectName: string,
  first: Buffer,
  rest: AsyncIterable<Buffer>,
): Promise<void> => {
  const uploadId = await startUpload(client, objectName);
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
      if (bytes.length < PART_BYTES) await client.putObject(toName(id), new Uint8Array(bytes));
      else await writeUpload(client, toName(id), bytes, parts);
    },
    read: async (id) => {
      const { body } = await client.getObject(toName(id));
      return body === null ? Readable.from([]) : Readable.from(body, { objectMode: false });
    },
    remove: async (id) => {
      await abortUploads(client, toName(id)).catch(() => undefined);
      await client.deleteObject(toName(id));
    },
  };
};
