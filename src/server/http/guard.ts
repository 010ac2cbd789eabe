import type { FastifyRequest } from "fastify";
import type { Sessions } from "../services/sessions.ts";
import type { Shipper } from "./handler.ts";

const header = (request: FastifyRequest, name: string): string | null => {
  const value = request.headers[name];
  return typeof value === "string" && value !== "" ? value : null;
};

/** Who is signed in by the two credential headers; null when either is missing or they do not hold. */
export const signedIn = async (request: FastifyRequest, sessions: Sessions): Promise<Shipper | null> => {
  const xToken = header(request, "x-token");
  const xApiKey = header(request, "x-api-key");
  return xToken === null || xApiKey === null ? null : sessions.whose({ xToken, xApiKey });
};
