import type { FastifyRequest } from "fastify";
import type { Shipper } from "./handler.ts";

/** The shipper whose session both credentials belong to; null when there is none. */
export type Authenticate = (credentials: {
  readonly xToken: string;
  readonly xApiKey: string;
}) => Promise<Shipper | null>;

const readHeader = ({ headers }: FastifyRequest, name: string): string | null => {
  const value = headers[name];
  return typeof value === "string" && value !== "" ? value : null;
};

/** Who sends a request of the portal, by its two credentials. */
export const authenticateBy =
  (authenticate: Authenticate) =>
  async (request: FastifyRequest): Promise<Shipper | null> => {
    const xToken = readHeader(request, "x-token");
    const xApiKey = readHeader(request, "x-api-key");
    return xToken === null || xApiKey === null ? null : authenticate({ xToken, xApiKey });
  };
