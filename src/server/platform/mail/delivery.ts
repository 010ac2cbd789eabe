import { readdir, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { ResultAsync } from "neverthrow";
import { makeFolder } from "../make-folder.ts";
import { composeMail } from "./compose.ts";
import type { OutgoingMailTable } from "./tables.ts";

export type DeliveryOutcome =
  | { readonly kind: "sent" }
  /** Certainly not accepted. */
  | { readonly kind: "not-sent"; readonly reason: string; readonly isFinal: boolean }
  /** No mail server could be reached; no mail leaves for a while. */
  | { readonly kind: "unreachable"; readonly reason: string }
  /** The last line was sent, and no answer came. */
  | { readonly kind: "unknown"; readonly reason: string };

/** How mails leave. `beginHandover` is called before the step that cannot be taken back; false forbids it. */
export interface Delivery {
  readonly deliver: (mail: OutgoingMailTable, beginHandover: () => Promise<boolean>) => Promise<DeliveryOutcome>;
  /** Whether a mail that is delivered again replaces the first one. */
  readonly isRepeatable: boolean;
  readonly close: () => void;
}

/** Counts every mail as sent, and sends none. */
export const discardingDelivery: Delivery = {
  deliver: async () => ({ kind: "sent" }),
  isRepeatable: true,
  close: () => undefined,
};

export const CLAIM_ENDED: DeliveryOutcome = {
  kind: "not-sent",
  reason: "another process has taken it",
  isFinal: false,
};

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const HALF_WRITTEN_MS = 10_000;

/** Removes what a killed process had half written; a file that another process writes now takes milliseconds. */
export const removeHalfWritten = async (folder: string, now: number): Promise<void> => {
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter((one) => one.endsWith(".part"))) {
    const file = join(folder, name);
    const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: now }));
    if (now - mtimeMs > HALF_WRITTEN_MS) await rm(file, { force: true });
  }
};

/** Writes mails as `.eml` files; the name follows from the mail, so that a repeated one replaces its file. */
export const folderDelivery = (folder: string, onWritten: (file: string) => void): Delivery => {
  const write = async (mail: OutgoingMailTable): Promise<string> => {
    const file = join(folder, `${new Date(mail.createdAt).toISOString().replaceAll(/[:.]/g, "-")}-${mail.id}.eml`);
    makeFolder(folder);
    await writeFile(`${file}.part`, (await composeMail(mail)).toString().replaceAll("\r\n", "\n"), { mode: 0o600 });
    await rename(`${file}.part`, file);
    return file;
  };
  return {
    deliver: async (mail, beginHandover) => {
      if (!(await beginHandover())) return CLAIM_ENDED;
      return ResultAsync.fromPromise(write(mail), reasonOf).match<DeliveryOutcome>(
        (file) => {
          onWritten(file);
          return { kind: "sent" };
        },
        (reason) => ({ kind: "unreachable", reason }),
      );
    },
    isRepeatable: true,
    close: () => undefined,
  };
};
