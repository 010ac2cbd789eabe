import type { Socket } from "node:net";
import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import { failure } from "./envelope.ts";
import { INTERNAL, NOTHING_HERE, type Refusal, statusOf, TOO_LARGE, UNREADABLE, WRONG_MEDIA_TYPE } from "./refusal.ts";

/** Answers a refusal: HTTP status, code, and the header that belongs to it. */
export const refuse = (reply: FastifyReply, refusal: Refusal): FastifyReply => {
  const headers: Record<string, string> = { "cache-control": "no-store" };
  if (refusal.kind === "too-many") headers["retry-after"] = String(refusal.retryAfterSeconds);
  if (refusal.kind === "wrong-method") headers["allow"] = refusal.allowed.join(", ");
  return reply.code(statusOf(refusal).http).headers(headers).send(failure(refusal));
};

/** What Fastify itself found wrong with a request, before any handler saw it. */
const framingRefusal = (error: FastifyError): Refusal => {
  const status = error.statusCode ?? 500;
  if (status === 413) return TOO_LARGE;
  if (status === 415) return WRONG_MEDIA_TYPE;
  if (status === 403 || status === 404) return NOTHING_HERE;
  return status >= 400 && status < 500 ? UNREADABLE : INTERNAL;
};

/** The last resort: an unexpected error is logged whole and answered without a word about the inside. */
export const answerError = (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
  const refusal = framingRefusal(error);
  if (refusal.kind === "internal") request.log.error({ err: error }, "unexpected error");
  void refuse(reply, refusal);
};

/** An address that cannot be decoded. */
export const badUrl = (error: FastifyError, _request: FastifyRequest, reply: FastifyReply): void => {
  void refuse(reply, framingRefusal(error));
};

/** A connection that does not speak HTTP, or says too much before it asks. */
export const unreadableConnection = (error: Error & { readonly code: string }, socket: Socket): void => {
  if (error.code === "ECONNRESET" || !socket.writable) return;
  const body = JSON.stringify(failure(UNREADABLE));
  const status = error.code === "HPE_HEADER_OVERFLOW" ? "431 Request Header Fields Too Large" : "400 Bad Request";
  const head = ["HTTP/1.1 " + status, "connection: close", "content-type: application/json; charset=utf-8"];
  socket.end(`${head.join("\r\n")}\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`);
};
