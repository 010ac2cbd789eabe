import { type ChildProcess, fork } from "node:child_process";
import type { Ids } from "#server/platform/time.ts";
import type { ImportOutcome, ImportReport, ProcessOrder } from "./messages.ts";

/** An import that runs in a process of its own, or has ended. */
export interface RunningImport {
  readonly id: string;
  /** Lines that are read; null before the first. */
  readonly progress: { readonly done: number; readonly all: number } | null;
  /** Null while it runs. */
  readonly outcome: ImportOutcome | null;
}

/** Imports of files that were uploaded. */
export interface Imports {
  /**
   * Starts a task and gives its id; null while as many run as may: two, and beside them one that removes the prices of
   * discarded imports, for which nobody waits.
   */
  readonly start: (order: ProcessOrder) => string | null;
  readonly find: (id: string) => RunningImport | null;
  /** Ends a running import, of which nothing is stored unless it was published before; false where none runs. */
  readonly cancel: (id: string) => boolean;
  /** Resolves when an import has ended. */
  readonly wait: (id: string) => Promise<ImportOutcome | null>;
  /** Ends all. */
  readonly close: () => Promise<void>;
}

const MAX_RUNNING = 2;
/** Ended imports whose outcome can still be read. */
const MAX_ENDED = 100;

interface Job {
  readonly task: ProcessOrder["task"];
  readonly child: ChildProcess;
  state: RunningImport;
  isCancelled: boolean;
  readonly ended: Promise<ImportOutcome>;
}

const startProcess = (order: ProcessOrder): ChildProcess => {
  /* Settings of the server may hold secrets that an import does not need. */
  const { PATH, TZ, NODE_COMPILE_CACHE } = process.env;
  const environment = Object.entries({ PATH, TZ, NODE_COMPILE_CACHE }).filter(([, value]) => value !== undefined);
  const child = fork(new URL("./main.ts", import.meta.url), {
    serialization: "advanced",
    execArgv: ["--max-semi-space-size=8"],
    env: Object.fromEntries(environment),
  });
  child.send(order);
  return child;
};

const waitForEnd = (
  child: ChildProcess,
  onProgress: (done: number, all: number) => void,
): Promise<ImportOutcome | null> => {
  let outcome: ImportOutcome | null = null;
  child.on("message", (report: ImportReport) => {
    if (report.kind === "progress") onProgress(report.done, report.all);
    else outcome = report.outcome;
  });
  return new Promise((resolve) => {
    child.on("error", () => resolve(outcome));
    child.on("exit", () => resolve(outcome));
  });
};

/** Runs imports in processes of their own, so that the server goes on answering. */
export const createImports = (ids: Ids): Imports => {
  const jobs = new Map<string, Job>();
  const isRunning = ({ state }: Job): boolean => state.outcome === null;
  const forgetOldest = (): void => {
    const ended = [...jobs].filter(([, job]) => !isRunning(job));
    for (const [id] of ended.slice(0, Math.max(0, ended.length - MAX_ENDED))) jobs.delete(id);
  };
  const start: Imports["start"] = (order) => {
    const running = [...jobs.values()].filter(isRunning);
    const isPruning = order.task === "prune";
    const alike = running.filter(({ task }) => (task === "prune") === isPruning);
    if (alike.length >= (isPruning ? 1 : MAX_RUNNING)) return null;
    forgetOldest();
    const id = ids.id();
    const child = startProcess(order);
    const update = (change: Partial<RunningImport>): void => {
      job.state = { ...job.state, ...change };
    };
    const ended = waitForEnd(child, (done, all) => update({ progress: { done, all } })).then((reported) => {
      const outcome = reported ?? (job.isCancelled ? { kind: "cancelled" as const } : { kind: "failed" as const });
      update({ outcome });
      return outcome;
    });
    const job: Job = {
      task: order.task,
      child,
      state: { id, progress: null, outcome: null },
      isCancelled: false,
      ended,
    };
    jobs.set(id, job);
    return id;
  };
  const cancel: Imports["cancel"] = (id) => {
    const job = jobs.get(id);
    if (job === undefined || !isRunning(job)) return false;
    job.isCancelled = true;
    return job.child.kill("SIGKILL");
  };
  return {
    start,
    cancel,
    find: (id) => jobs.get(id)?.state ?? null,
    wait: async (id) => (await jobs.get(id)?.ended) ?? null,
    close: async () => {
      for (const id of jobs.keys()) cancel(id);
      await Promise.all([...jobs.values()].map(({ ended }) => ended));
    },
  };
};
