import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { addQuotation } from "#server/modules/bookings/store.ts";
import { setTexts } from "#domain/cargo";
import { saveCargo, sendPart } from "#server/modules/cargo/change-cargo.ts";
import { cargoCommands } from "#server/operations/commands/cargo.ts";
import { COMPLETE } from "#tests/domain/cargo/samples.ts";
import { addShipper, countedIds, START } from "#tests/server/support/app.ts";
import { startDesk } from "#tests/server/operations/support.ts";

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
  validityZone: "Asia/Kolkata",
  bookedOn: "2026-11-20",
  bookedAt: START,
  status: 1,
  offer: JSON.stringify({
    _id: "1",
    providerName: "CASTELLAN",
    "PORT OF LOADING": "Nhava Sheva (INNSA)",
    "PORT OF DISCHARGE": "Rotterdam (NLRTM)",
    "CONTAINER SIZE": "20GPx1,40HCx1",
    CURRENCY: "USD",
    charges: {},
  }),
  context:
    '{"load":[{"equipment":"20GP","quantity":1,"weightKg":0},{"equipment":"40HC","quantity":1,"weightKg":0}],"exchange":null}',
  reference: null,
};

describe("cargo on the command line", () => {
  let desk: Awaited<ReturnType<typeof startDesk>>;

  beforeEach(async () => {
    desk = await startDesk(cargoCommands);
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
    expect(said.slice(0, 3)).toEqual([
      "KLB-2026-000001  Nhava Sheva to Rotterdam  CASTELLAN  Booked",
      "shipping instruction: complete",
      "  Goods, item 1: Cotton bed linen",
    ]);
    expect(said).toContain("  Company, consignee: Rheinland Wohnen GmbH");
    expect(said).toContain("  Gross weight in container 1: 16 000 kg");
    expect(said.slice(said.indexOf("VGM of container 2: sent"))).toEqual([
      "VGM of container 2: sent",
      "  Container number, container 2: MSKU0034710",
      "  Verified gross mass (VGM), container 2: 19 940 kg",
      "  Method, container 2: 2, calculated",
      "  Weighed by, container 2: Kaveri Home Textiles",
      "  Weighed at, container 2: Sun 22 Nov 2026, 09:30",
      "Warning: Weighed at, container 1: This is in the future. Check the date.",
      "Warning: Weighed at, container 2: This is in the future. Check the date.",
    ]);
  });

  it("is shown with the names of what is missing, wrong or unusual", async () => {
    const { db } = desk.database;
    const details = setTexts(COMPLETE, [
      ["documentParties.notifyParty.city", ""],
      ["commodities.0.hsCode", "63"],
      ["requestedEquipments.0.equipmentReference", "CSQU3054384"],
    ]);
    (await saveCargo(db, QUOTATION, { version: 2, details }, START))._unsafeUnwrap();
    const { said } = await desk.run("cargo", "show", NUMBER);
    expect(said.slice(1, 4)).toEqual([
      "shipping instruction: 2 missing or wrong",
      "  Wrong: HS code, item 1. An HS code has 6 to 10 digits, such as 6302.21.",
      "  Missing: City, notify party",
    ]);
    expect(said.at(-1)).toBe("Warning: Container number, container 1: Check digit should be 3. You can still save.");
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
    [["show", "QTN-1"], "There is no booking QTN-1. List them with: npm run operations -- bookings list"],
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
    await desk.run("cargo", "export", NUMBER, json);
    const written = await readFile(csv);
    expect(written.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
    const lines = written.toString("utf8").slice(1).split("\r\n");
    expect(lines[0]).toBe("booking,part,container,field,text");
    expect(lines).toContain('KLB-2026-000001,vgm,2,"Verified gross mass (VGM), container 2",19 940 kg');
    expect(lines).toContain("KLB-2026-000001,shipping-instruction,1,Gross weight in container 1,16 000 kg");
    expect(lines).toContain('KLB-2026-000001,shipping-instruction,,"Country, consignee",DE');
    expect(lines).toContain('KLB-2026-000001,pick-up,,Pick-up address,"Gate 3, Kalyan Road, Bhiwandi 421302"');
    expect(JSON.parse(await readFile(json, "utf8"))).toMatchObject({
      bookingId: "KLB-2026-000001",
      parts: [{ status: "complete" }, { status: "complete" }, { status: "complete" }, { status: "sent" }],
      details: COMPLETE,
    });
    await rm(folder, { recursive: true });
  });
});
