import type { FastifyRequest } from "fastify";

/** The media type of a request's body without its parameters, lower-cased; null when none is stated. */
export const mediaTypeOf = (request: FastifyRequest): string | null => {
  const [type = ""] = (request.headers["content-type"] ?? "").split(";");
  return type.trim() === "" ? null : type.trim().toLowerCase();
};
