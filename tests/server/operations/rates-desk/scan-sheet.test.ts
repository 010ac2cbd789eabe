import { readdirSync } from "node:fs";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type FakeClamd, MALWARE, SIGNATURE, startFakeClamd } from "#tests/server/support/fake-clamd.ts";
import { settle, startDesk, upload } from "./desk-import.ts";

const SHEET = "POL,POD,Carrier,Valid from,Valid to,Currency,20GP\nINNSA,NLRTM,Maersk,2026-11-01,2026-12-31,USD,900\n";

describe("a rate sheet at the desk, with a scanner", () => {
  let clamd: FakeClamd;
  let desk: Awaited<ReturnType<typeof startDesk>>;
  beforeEach(async () => {
    clamd = await startFakeClamd();
    desk = await startDesk({ config: { scanner: clamd.place } });
  });
  afterEach(async () => {
    await desk.close();
    await clamd.close();
  });

  const send = (content: string) => upload(desk.test, desk.cookies.pricing, "rates.csv", content);
  const imports = () => desk.test.database.db.selectFrom("rateImport").select("id").execute();

  it("is scanned before it is read", async () => {
    const { status, result } = await send(SHEET);
    expect(status).toBe(200);
    expect(clamd.scanned).toEqual([SHEET.length]);
    expect((await settle(desk.test, desk.cookies.pricing, result[0]?.id ?? "")).state).toBe("open");
  });

  it("with malware is refused with one sentence, and nothing of it stays", async () => {
    const { status, message } = await send(`${SHEET}${MALWARE}`);
    expect([status, message]).toEqual([422, `This file contains malware (${SIGNATURE}) and was not taken.`]);
    expect([await imports(), readdirSync(desk.folder)]).toEqual([[], []]);
    const entries = desk.test.database.db.selectFrom("auditEntry").select(["actorKind", "after"]);
    expect(await entries.where("action", "=", "rate-import.malware-found").execute()).toEqual([
      { actorKind: "staff", after: JSON.stringify({ fileName: "rates.csv", signature: SIGNATURE }) },
    ]);
  });

  it("is not taken while the scanner does not answer, which the log names", async () => {
    clamd.mood = "hangs-up";
    const { status, message } = await send(SHEET);
    expect([status, message]).toEqual([
      503,
      "The file could not be checked for malware. Please try again in a minute.",
    ]);
    expect([await imports(), readdirSync(desk.folder)]).toEqual([[], []]);
    expect(desk.test.logLines.filter((line) => line.includes("a rate sheet could not be scanned"))).toHaveLength(1);
  });
});
