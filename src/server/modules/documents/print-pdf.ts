import { isMainThread, parentPort, Worker, workerData } from "node:worker_threads";
import type { OfferPages } from "./describe-offer.ts";

/* Printing takes 50 ms of processor time and more, so it runs in a worker thread and does not block the event loop. */
const THREAD = "print documents";

interface Task {
  readonly id: number;
  readonly pages: OfferPages;
  readonly madeAt: Date;
}

type Printed = { readonly id: number } & ({ readonly content: Uint8Array } | { readonly problem: string });

const waiting = new Map<number, PromiseWithResolvers<Uint8Array>>();
let thread: Worker | null = null;
let tasks = 0;

const settle = (printed: Printed): void => {
  const task = waiting.get(printed.id);
  waiting.delete(printed.id);
  if ("content" in printed) task?.resolve(printed.content);
  else task?.reject(new Error(printed.problem));
  if (waiting.size === 0) thread?.unref();
};

const giveUp = (error: Error): void => {
  thread = null;
  for (const { reject } of waiting.values()) reject(error);
  waiting.clear();
};

const startThread = (): Worker => {
  const started = new Worker(new URL(import.meta.url), { workerData: THREAD });
  started.on("message", settle);
  started.on("error", giveUp);
  return started;
};

export const printPdf = (pages: OfferPages, madeAt: Date): Promise<Uint8Array> => {
  thread ??= startThread();
  const id = ++tasks;
  const printed = Promise.withResolvers<Uint8Array>();
  waiting.set(id, printed);
  // A staff command ends when nothing is left to print, and not before.
  thread.ref();
  thread.postMessage({ id, pages, madeAt } satisfies Task, []);
  return printed.promise;
};

if (!isMainThread && workerData === THREAD) {
  /* Loaded in this thread only: the printing library and its fonts take 20 MB of memory and a tenth of a second. */
  const { printOfferPages } = await import("./print-offer.ts");
  parentPort?.on("message", ({ id, pages, madeAt }: Task) => {
    printOfferPages(pages, madeAt).then(
      (content) => parentPort?.postMessage({ id, content } satisfies Printed, []),
      (error: unknown) => parentPort?.postMessage({ id, problem: String(error) } satisfies Printed, []),
    );
  });
}
