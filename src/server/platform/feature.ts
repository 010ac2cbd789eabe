import type { FastifyBaseLogger, FastifyInstance } from "fastify";
import type { Registry } from "prom-client";
import type { Config } from "../config.ts";
import type { Disk } from "./disk.ts";
import type { Handler } from "./http/handler.ts";
import type { ReadinessPart } from "./health.ts";
import type { Clock, Ids } from "./time.ts";
import type { Database } from "./database/database.ts";

export interface Deps {
  readonly database: Database;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly config: Config;
  readonly log: FastifyBaseLogger;
  readonly metrics: Registry;
  /** Of the data folder. */
  readonly disk: Disk;
  /** Aborted when the server begins to stop: what waits for news is answered at once. */
  readonly stopping: AbortSignal;
  readonly onClose: (work: () => Promise<void>) => void;
  /** Adds what `/readyz` checks. */
  readonly addReadiness: (part: ReadinessPart) => void;
  /** Adds routes below a path of their own, for callers that do not use the API. */
  readonly addRoutes: (prefix: string, add: (scope: FastifyInstance) => void) => void;
}

/** A part of the server; it may prepare itself (an index, a timer) before it answers its handlers. */
export type Feature = (deps: Deps) => Promise<readonly Handler[]> | readonly Handler[];
