import { describe, expect, it } from "vitest";
import { createScanJob, type WaitingFile } from "#server/platform/scanning/scan-waiting.ts";
import type { ScanVerdict } from "#server/platform/scanning/scanner.ts";

const CLEAN: ScanVerdict = { kind: "clean" };

async function* text(value: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(value);
}

/** Files `a`, `b` … wait; a verdict for each is what the scanner says of it. */
const setUp = (waiting: string[], answer: (file: string) => ScanVerdict) => {
  const asked: string[] = [];
  const done: string[] = [];
  const lines: unknown[] = [];
  let now = 0;
  const log = (level: string) => (fields: unknown, message?: unknown) => void lines.push([level, fields, message]);
  const toFile = (id: string): WaitingFile => {
    const end = (how: string) => {
      done.push(`${id} ${how}`);
      waiting.splice(waiting.indexOf(id), 1);
    };
    return {
      id,
      addedAt: 0,
      open: async () => text(id),
      release: async () => end("released"),
      refuse: async (signature) => end(`refused for ${signature}`),
    };
  };
  const work = createScanJob({
    clock: () => now,
    log: { error: log("error"), info: log("info"), warn: log("warn") },
    scanner: {
      name: "clamav:3310",
      probe: async () => null,
      scan: async (content) => {
        const parts: Buffer[] = [];
        for await (const part of content) parts.push(Buffer.from(part));
        const file = Buffer.concat(parts).toString();
        asked.push(file);
        return answer(file);
      },
    },
    sources: [{ list: async (limit) => waiting.slice(0, limit).map(toFile) }],
    isStopping: () => false,
  });
  return { work, asked, done, lines, advance: (seconds: number) => void (now += seconds * 1_000) };
};

describe("files that wait for the scanner", () => {
  it("are released or refused, the oldest first", async () => {
    const job = setUp(["a", "b", "c"], (file) => (file === "b" ? { kind: "infected", signature: "Eicar" } : CLEAN));
    await job.work();
    await job.work();
    expect(job.done).toEqual(["a released", "b refused for Eicar", "c released"]);
    expect(job.asked).toEqual(["a", "b", "c"]);
    expect(job.lines).toEqual([["warn", { file: "b", signature: "Eicar" }, "malware was found in an uploaded file"]]);
  });

  it("stay while the scanner does not answer, which is tried after 5, 15, 60 and 300 seconds with one line in the log", async () => {
    let verdict: ScanVerdict = { kind: "unreachable", reason: "connect ECONNREFUSED" };
    const job = setUp(["a", "b"], () => verdict);
    for (const seconds of [0, 4, 1, 14, 1, 59, 1, 299, 1, 299, 1]) {
      job.advance(seconds);
      await job.work();
    }
    expect(job.asked).toEqual(["a", "a", "a", "a", "a", "a"]);
    expect(job.done).toEqual([]);
    verdict = CLEAN;
    job.advance(300);
    await job.work();
    expect(job.done).toEqual(["a released", "b released"]);
    expect(job.lines).toEqual([
      [
        "error",
        { scanner: "clamav:3310", reason: "connect ECONNREFUSED", waiting: 2 },
        "the scanner does not answer: uploaded files wait for it",
      ],
      ["info", { scanner: "clamav:3310" }, "the scanner answers again"],
    ]);
  });

  it("do not wait for one that the scanner cannot scan, which is tried again with a growing pause", async () => {
    const job = setUp(["large", "b"], (file) =>
      file === "large" ? { kind: "refused", reason: "INSTREAM size limit exceeded" } : CLEAN,
    );
    for (const seconds of [0, 1, 4, 1, 14]) {
      job.advance(seconds);
      await job.work();
    }
    expect(job.done).toEqual(["b released"]);
    expect(job.asked).toEqual(["large", "b", "large", "large"]);
    expect(job.lines).toEqual([
      [
        "error",
        { file: "large", reason: "INSTREAM size limit exceeded" },
        "a file cannot be scanned: it stays in quarantine",
      ],
    ]);
  });
});
