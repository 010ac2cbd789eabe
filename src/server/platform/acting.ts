import { AsyncLocalStorage } from "node:async_hooks";
import type { Actor, Origin } from "#domain/audit";
import { type Clock, systemClock } from "./time.ts";

/** A person at the command line: the user of the system, and the name that was stated. */
export interface StatedPerson {
  readonly systemUser: string;
  readonly name: string;
}

/** Who acts, from where, and by which clock. */
export interface Acting {
  readonly actor: Actor | { readonly kind: "stated"; readonly person: StatedPerson };
  readonly origin: Origin;
  readonly clock: Clock;
}

const storage = new AsyncLocalStorage<Acting>();

const NOBODY: Acting = {
  actor: { kind: "unknown", id: null, role: null },
  origin: { kind: "none" },
  clock: systemClock,
};

/**
 * Does `work` as this actor. Each edge of the server does it once: requests, staff commands, jobs and calls of carriers. What
 * `work` starts and does not wait for acts the same.
 */
export const actAs = <T>(acting: Acting, work: () => T): T => storage.run(acting, work);

/** Who acts at present; `unknown` outside every edge, which is a fault that tests find. */
export const currentActing = (): Acting => storage.getStore() ?? NOBODY;

/** Does `work` as whoever acts now, whenever it is called: for queues that another request works off. */
export const keepActing = <Arguments extends readonly unknown[], T>(
  work: (...values: Arguments) => T,
): ((...values: Arguments) => T) => {
  const acting = storage.getStore();
  return acting === undefined ? work : (...values) => storage.run(acting, () => work(...values));
};

/** A job of the server, by its name. */
export const toJob = (name: string, clock: Clock): Acting => ({
  actor: { kind: "job", id: null, role: null },
  origin: { kind: "job", name },
  clock,
});

/** What the server does by itself before it answers. */
export const toSystem = (name: string, clock: Clock): Acting => ({
  actor: { kind: "system", id: null, role: null },
  origin: { kind: "job", name },
  clock,
});

/** A request: somebody without an account, until it is known who. */
export const toVisitor = (
  { ip, headers }: { readonly ip: string; readonly headers: Readonly<Record<string, string | string[] | undefined>> },
  clock: Clock,
): Acting => ({
  actor: { kind: "visitor", id: null, role: null },
  origin: { kind: "http", network: ip, userAgent: headers["user-agent"]?.toString() ?? null },
  clock,
});

/** The reader of a share link, or a carrier that calls: as now, but named. */
export const actAsKnown = <T>(kind: "visitor" | "carrier", id: string, work: () => T): T =>
  actAs({ ...currentActing(), actor: { kind, id, role: null } }, work);
