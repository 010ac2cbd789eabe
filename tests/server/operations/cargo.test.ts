import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { addQuotation } from "#server/modules/bookings/store.ts";
import { saveCargo, sendPart } from "#server/modules/cargo/change-cargo.ts";
import { addCargoCommands } from "#server/operations/cargo.ts";
import { COMPLETE } from "#tests/domain/cargo/samples.ts";
import { addShipper, countedIds, START } from "../support/app.ts";
import { startDesk } from "./support.ts";

const NUMBER = "QTN-2026-000001";
const QUOTATION = {
  id: "q-1",
  accountId: "account-asha@menon.example",
  quotationId: NUMBER,
  bookingId: "KLB-2026-000001",
  offerId: null,
  providerName: "CASTELLAN",
  validityFrom: null,
  validityTill: null,
  bookedOn: "2026-11-20",
  bookedAt: START,
  status: 1,
  offer: '{"offerId":"1","providerName":"CASTELLAN","routingLegs":[],"quoteLine":{"surcharges":{}}}',
  context:
    '{"load":[{"equipment":"20GP","quantity":1,"weightKg":0},{"equipment":"40HC","quantity":1,"weightKg":0}],"exchange":null}',
  reference: null,
};

describe("cargo on the command line", () => {
  let desk: Awaited<ReturnType<typeof startDesk>>;

  beforeEach(async () => {
    desk = await startDesk(addCargoCommands);
    const { db } = desk.database;
    await addShipper(desk.database);
    await addQuotation(db, QUOTATION);
    (await saveCargo(db, QUOTATION, { version: 0, details: COMPLETE }, START))._unsafeUnwrap();
    const mailing = { clock: () => START, ids: countedIds(), config: { deskMail: null } };
    (await sendPart(db, mailing, QUOTATION, { version: 1, subject: "vgm", container: 2 }))._unsafeUnwrap();
  });
  afterEach(() => desk.database.remove());

  const changes = () => desk.database.db.selectFrom("bookingChange").select(["kind", "fact"]).execute();

  it("is listed while it waits for an answer", async () => {
    expect((await desk.run("cargo", "list")).said).toEqual([
      "2026-11-20T08:00:00.000Z  KLB-2026-000001  CASTELLAN  VGM of container 2  sent",
    ]);
    await desk.run("cargo", "accept", NUMBER, "vgm", "--container", "2");
    expect((await desk.run("cargo", "list")).said).toEqual(["Nothing was sent."]);
    expect((await desk.run("cargo", "list", "--all")).said).toEqual([
      "2026-11-20T08:00:00.000Z  KLB-2026-000001  CASTELLAN  VGM of container 2  accepted",
    ]);
  });

  it("is shown part by part", async () => {
    const { said } = await desk.run("cargo", "show", NUMBER);
    expect(said.slice(0, 2)).toEqual([
      "shipping instruction: complete",
      "  commodities.0.commodityType: Cotton bed linen",
    ]);
    expect(said).toContain("VGM of container 2: sent");
    expect(said).toContain("  requestedEquipments.1.vgmWeight: 19 940 KGM");
  });

  it("is accepted once, and the shipper gets a message", async () => {
    expect((await desk.run("cargo", "accept", NUMBER, "vgm", "--container", "2")).said).toEqual([
      `The VGM of container 2 of ${NUMBER} is accepted.`,
    ]);
    expect(await changes()).toEqual([{ kind: "cargo-accepted", fact: "VGM of container 2" }]);
    expect((await desk.run("cargo", "accept", NUMBER, "vgm", "--container", "2")).complained).toEqual([
      "The VGM of container 2 is accepted already.",
    ]);
  });

  it("is returned for a reason, and can be sent and returned again", async () => {
    const { db } = desk.database;
    const give = () => desk.run("cargo", "return", NUMBER, "vgm", "--container", "2", "--reason", "Wrong party");
    expect((await give()).said).toEqual([`The VGM of container 2 of ${NUMBER} is returned.`]);
    const mailing = { clock: () => START, ids: countedIds(), config: { deskMail: null } };
    (await sendPart(db, mailing, QUOTATION, { version: 3, subject: "vgm", container: 2 }))._unsafeUnwrap();
    await give();
    expect(await changes()).toEqual([
      { kind: "cargo-returned", fact: "VGM of container 2. Wrong party" },
      { kind: "cargo-returned", fact: "VGM of container 2, sent 2 times. Wrong party" },
    ]);
  });

  it.each([
    [["accept", NUMBER, "pick-up"], "The pick-up was not sent yet."],
    [["accept", NUMBER, "vgm", "--container", "9"], "This booking has no VGM of container 9."],
    [
      ["accept", NUMBER, "vgm"],
      "The part is one of: shipping-instruction, pick-up, vgm; a VGM takes --container with its number from 1.",
    ],
    [
      ["return", NUMBER, "pick-up", "--reason", " "],
      "--reason takes 1 to 500 characters: what the shipper has to correct.",
    ],
    [["show", "QTN-1"], "There is no booking QTN-1. List them with: operations bookings list"],
    [["export", NUMBER, "cargo.txt"], "cargo.txt must end with .csv or .json."],
  ] as const)("is refused with a sentence: %s", async (words, sentence) => {
    expect((await desk.run("cargo", ...words)).complained).toEqual([sentence]);
    expect(await changes()).toEqual([]);
  });

  it("is exported as CSV and JSON", async () => {
    const folder = await mkdtemp(join(tmpdir(), "keelson-cargo-"));
    const [csv, json] = [join(folder, "cargo.csv"), join(folder, "cargo.json")];
    expect((await desk.run("cargo", "export", NUMBER, csv)).said).toEqual([
      `The cargo of ${NUMBER} is written to ${csv}`,
    ]);
    expect((await desk.run("cargo", "export", NUMBER, csv)).complained).toEqual([
      `${csv} exists already. Choose another name, or replace it with --overwrite.`,
    ]);
    expect((await desk.run("cargo", "export", NUMBER, csv, "--overwrite")).complained).toEqual([]);
    await desk.run("cargo", "export", NUMBER, json);
    const lines = (await readFile(csv, "utf8")).split("\r\n");
    expect(lines[0]).toBe("booking,part,container,field,text");
    expect(lines).toContain('"KLB-2026-000001",vgm,2,"requestedEquipments.1.vgmWeight","19 940 KGM"');
    expect(JSON.parse(await readFile(json, "utf8"))).toMatchObject({
      bookingId: "KLB-2026-000001",
      parts: [{ status: "complete" }, { status: "complete" }, { status: "complete" }, { status: "sent" }],
      details: COMPLETE,
    });
    await rm(folder, { recursive: true });
  });
});
