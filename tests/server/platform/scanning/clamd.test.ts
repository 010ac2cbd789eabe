import { Readable } from "node:stream";
import { err, ok } from "neverthrow";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createClamd } from "#server/platform/scanning/clamd.ts";
import { scanAtOnce } from "#server/platform/scanning/scan-at-once.ts";
import { readScannerPlace } from "#server/platform/scanning/scanner.ts";
import { type FakeClamd, MALWARE, SIGNATURE, startFakeClamd } from "#tests/server/support/fake-clamd.ts";

const MB = 1_048_576;

describe("SCAN_URL", () => {
  it.each([
    ["clamd://127.0.0.1:3310", { kind: "tcp", host: "127.0.0.1", port: 3310 }],
    ["clamd://clamav", { kind: "tcp", host: "clamav", port: 3310 }],
    ["clamd://[::1]:4000/", { kind: "tcp", host: "::1", port: 4000 }],
    ["clamd:///run/clamav/clamd.ctl", { kind: "socket", path: "/run/clamav/clamd.ctl" }],
  ] as const)("%s is a place", (text, place) => {
    expect(readScannerPlace(text)).toStrictEqual(ok(place));
  });

  it.each(["clamav", "http://127.0.0.1:3310", "clamd://", "clamd:///", "clamd://a:b@host", "clamd://host/run/x.sock"])(
    "%s is refused in one sentence",
    (text) => {
      const refused = readScannerPlace(text);
      expect(refused.isErr() && refused.error).toMatch(
        /^SCAN_URL must be an address such as clamd:\/\/127\.0\.0\.1:3310 or clamd:\/\/\/run\/clamav\/clamd\.ctl.*\.$/,
      );
    },
  );

  it("is off by default", () => {
    expect(readScannerPlace(undefined)).toStrictEqual(ok(null));
    expect(readScannerPlace("")).toStrictEqual(err(readScannerPlace("clamav")._unsafeUnwrapErr()));
  });
});

describe("clamd", () => {
  let clamd: FakeClamd;
  beforeEach(async () => {
    clamd = await startFakeClamd();
  });
  afterEach(() => clamd.close());

  const scan = (...parts: readonly Buffer[]) => createClamd(clamd.place).scan(Readable.from(parts));

  it("takes a clean file in parts of any size", async () => {
    expect(await scan(Buffer.from("a"), Buffer.alloc(3 * MB, 1), Buffer.alloc(0), Buffer.from("b"))).toEqual({
      kind: "clean",
    });
    expect(clamd.scanned).toEqual([3 * MB + 2]);
  });

  it("names the malware of an infected file", async () => {
    expect(await scan(Buffer.from(`a ${MALWARE} b`))).toEqual({ kind: "infected", signature: SIGNATURE });
  });

  it("refuses a file that it cannot scan", async () => {
    clamd.mood = "error";
    expect(await scan(Buffer.from("a"))).toEqual({ kind: "refused", reason: "Can't allocate memory" });
  });

  it("refuses a file that is larger than its StreamMaxLength, while it is sent", async () => {
    clamd.mostBytes = MB;
    const verdict = await scan(...Array.from({ length: 20 }, () => Buffer.alloc(MB, 1)));
    /* Its last words can be lost with the connection. */
    expect(verdict.kind).toBe("refused");
  });

  it("is unreachable if it hangs up, does not answer in time, or does not run", async () => {
    clamd.mood = "hangs-up";
    const hungUp = await scan(Buffer.from("a"));
    expect(hungUp.kind).toBe("unreachable");
    clamd.mood = "silent";
    expect(await createClamd(clamd.place, 200).scan(Readable.from([Buffer.from("a")]))).toEqual({
      kind: "unreachable",
      reason: "no answer within 0.2 seconds",
    });
    await clamd.close();
    expect(await scan(Buffer.from("a"))).toEqual({
      kind: "unreachable",
      reason: `connect ECONNREFUSED 127.0.0.1:${clamd.place.port}`,
    });
  });

  it("answers a probe, or is said why not", async () => {
    expect(await createClamd(clamd.place).probe()).toBeNull();
    await clamd.close();
    expect(await createClamd(clamd.place).probe()).toBe(`connect ECONNREFUSED 127.0.0.1:${clamd.place.port}`);
  });

  it("lets the reader of a file that cannot be read know", async () => {
    const broken = Readable.from(
      (async function* () {
        yield Buffer.from("a");
        throw new Error("The file store did not answer in time.");
      })(),
    );
    await expect(createClamd(clamd.place).scan(broken)).rejects.toThrow("The file store did not answer in time.");
  });

  it("scans a file at once, and states in one sentence why it is not taken", async () => {
    const reasons: string[] = [];
    const check = (text: string) =>
      scanAtOnce(createClamd(clamd.place), Readable.from([Buffer.from(text)]), (reason) => reasons.push(reason));
    expect(await check("clean")).toBeNull();
    expect(await check(MALWARE)).toEqual({
      kind: "infected",
      message: `This file contains malware (${SIGNATURE}) and was not taken.`,
      signature: SIGNATURE,
    });
    clamd.mood = "error";
    expect(await check("clean")).toEqual({
      kind: "unknown",
      message: "The file could not be checked for malware. Please try again in a minute.",
      signature: null,
    });
    expect(reasons).toEqual(["Can't allocate memory"]);
    expect(await scanAtOnce(null, Readable.from([]), (reason) => reasons.push(reason))).toBeNull();
  });
});
