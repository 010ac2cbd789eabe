import { closeSync, openSync, readdirSync, readFileSync, rmSync, statSync, writeSync } from "node:fs";
import { join } from "node:path";
import { makeFolder } from "../make-folder.ts";

/**
 * Notes on this machine, one line for each mail whose last line is sent next. They outlive a process that is killed, so
 * that the next one can tell a mail that was certainly not handed over from one that may have been.
 */
export interface HandoverJournal {
  readonly record: (sender: string, mailId: string) => void;
  /** Null when this machine has no notes of that sender, or was restarted since: notes are not flushed to disk. */
  readonly wasRecorded: (sender: string, mailId: string) => boolean | null;
  readonly close: () => void;
}

const KEPT_MS = 24 * 3_600_000;

const attempt = <Value>(work: () => Value): Value | null => {
  try {
    return work();
  } catch {
    return null;
  }
};

/* Linux names each start of the machine; elsewhere no note is trusted. */
const readBootId = (): string | null => attempt(() => readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim());

const prune = (folder: string, now: number): void => {
  for (const name of readdirSync(folder)) {
    const file = join(folder, name);
    if (now - statSync(file).mtimeMs > KEPT_MS) rmSync(file, { force: true });
  }
};

export const openHandoverJournal = (folder: string, now: number, bootId = readBootId()): HandoverJournal => {
  /* Null where the folder cannot be written: nothing is then known of mails in hand when the process is killed. */
  const files = new Map<string, number | null>();
  const open = (sender: string): number | null => {
    const file = attempt(() => {
      makeFolder(folder);
      prune(folder, now);
      return openSync(join(folder, sender), "a", 0o600);
    });
    if (file !== null) writeSync(file, `${bootId ?? ""}\n`);
    files.set(sender, file);
    return file;
  };
  return {
    /* A note that cannot be written must stop the handover: a missing one means that the mail may be sent again. */
    record: (sender, mailId) => {
      const known = files.get(sender);
      const file = known === undefined ? open(sender) : known;
      if (file !== null) writeSync(file, `${mailId}\n`);
    },
    wasRecorded: (sender, mailId) => {
      const [writtenIn, ...mails] = attempt(() => readFileSync(join(folder, sender), "utf8"))?.split("\n") ?? [];
      return bootId === null || writtenIn !== bootId ? null : mails.includes(mailId);
    },
    close: () => {
      for (const file of files.values()) if (file !== null) closeSync(file);
      files.clear();
    },
  };
};
