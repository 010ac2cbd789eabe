import type { FastifyBaseLogger } from "fastify";

/** What the security log says about a signed-in shipper's own account; never what was typed. */
export interface AccountEvent {
  readonly event:
    | "password-change"
    | "details-change"
    | "session-end"
    | "data-download"
    | "deletion-request"
    | "deletion-withdrawal";
  readonly outcome: "changed" | "wrong-password" | "locked" | "done";
  readonly accountId: string;
  readonly network: string;
}

export type RecordEvent = (event: AccountEvent) => void;

export const recordTo =
  (log: FastifyBaseLogger): RecordEvent =>
  (event) => {
    if (event.outcome === "changed" || event.outcome === "done") log.info(event, "security event");
    else log.warn(event, "security event");
  };
