import type { FastifyRequest } from "fastify";
import { err, ok, type Result } from "neverthrow";
import type { Acting } from "../acting.ts";
import type { OperationId, Shipper } from "./handler.ts";
import { type Refusal, SIGN_IN_AGAIN } from "./refusal.ts";

/** The shipper whose session both credentials belong to; null when there is none. */
export type Authenticate = (credentials: {
  readonly xToken: string;
  readonly xApiKey: string;
}) => Promise<Shipper | null>;

/** The owner of an API key that may make a call. */
export type AuthenticateKey = (key: string, operation: OperationId) => Promise<Result<Shipper, Refusal>>;

const API_KEY = /^Bearer (kl[a-z]_[\w-]{1,200})$/i;
const TEST_KEY = /^Bearer klt_/i;

/** Whether a request is sent with a test key, which works or does not. */
export const hasTestKey = ({ headers }: Pick<FastifyRequest, "headers">): boolean =>
  TEST_KEY.test(headers.authorization ?? "");

const readHeader = ({ headers }: FastifyRequest, name: string): string | null => {
  const value = headers[name];
  return typeof value === "string" && value !== "" ? value : null;
};

/**
 * Who sends a request of the portal: by an API key, or by the two credentials of a session. An `Authorization` header without an
 * API key is none of ours: a proxy may need it.
 */
export const authenticateBy =
  (authenticate: Authenticate, authenticateKey: AuthenticateKey) =>
  async (request: FastifyRequest, id: OperationId): Promise<Result<Shipper, Refusal>> => {
    const [, key] = API_KEY.exec(request.headers.authorization ?? "") ?? [];
    if (key !== undefined) return authenticateKey(key, id);
    const xToken = readHeader(request, "x-token");
    const xApiKey = readHeader(request, "x-api-key");
    const shipper = xToken === null || xApiKey === null ? null : await authenticate({ xToken, xApiKey });
    return shipper === null ? err(SIGN_IN_AGAIN) : ok(shipper);
  };

/** A shipper as the audit trail names it. */
export const toShipperActor = ({ accountId, keyId, role }: Shipper): Acting["actor"] =>
  keyId === undefined ? { kind: "customer", id: accountId, role } : { kind: "key", id: keyId, role: null };
