import { randomBytes, randomUUID } from "node:crypto";

/** The present moment in epoch milliseconds. */
export type Clock = () => number;

/** Where new ids and secrets come from. */
export interface Ids {
  /** A name for a new row. */
  readonly id: () => string;
  /** 256 unguessable bits as URL-safe text: a session token, a mailed link. */
  readonly secret: () => string;
}

export const systemClock: Clock = () => Date.now();

export const randomIds: Ids = {
  id: () => randomUUID(),
  secret: () => randomBytes(32).toString("base64url"),
};
