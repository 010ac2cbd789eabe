import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { callDesk } from "#tests/server/support/desk.ts";
import { parsed } from "#tests/server/support/parsed.ts";
import { type DeskImport, go, settle, startDesk, state, upload } from "./desk-import.ts";

const HEAD = "POL,POD,LINE,VALID TILL,CURRENCY,20GP";
const SHEET = [
  HEAD,
  "INMAA,NLRTM,CSTL,31/12/2031,USD,1100",
  "INMAA,BEANR,cstl,31/12/2031,USD,1200",
  "INMAA,DEHAM,Palk Lines,31/12/2031,USD,1300",
  "INMAA,GBFXT,Feeder X,31/12/2031,USD,1400",
  "INMAA,FRLEH,hapag lloyd,31/12/2031,USD,1500",
  "INMAA,ESVLC,,31/12/2031,USD,1600",
].join("\n");
const ASKED = [
  { kind: "carrier", cell: "C2", text: "CSTL", sentence: '"CSTL" in 2 lines is none of the known carriers.' },
  {
    kind: "carrier",
    cell: "C4",
    text: "Palk Lines",
    sentence: '"Palk Lines" in 1 line is none of the known carriers.',
  },
  { kind: "carrier", cell: "C5", text: "Feeder X", sentence: '"Feeder X" in 1 line is none of the known carriers.' },
];

describe("unknown carriers of an import at the desk", () => {
  let desk: Awaited<ReturnType<typeof startDesk>>;

  beforeEach(async () => {
    desk = await startDesk();
  });
  afterEach(() => desk.close());

  const compare = async (content: string, provider: string): Promise<DeskImport> => {
    const { test, cookies } = desk;
    const { result } = await upload(test, cookies.pricing, "Europe.csv", content);
    const read = await settle(test, cookies.pricing, result[0]?.id ?? "");
    return go(
      test,
      cookies.pricing,
      await state(test, cookies.pricing, read, { provider, prices: "sell" }),
      "comparison",
    );
  };
  const listCarriers = async () => {
    const { app } = desk.test;
    const { result } = await callDesk(app, "GET", "/rates/choices", { cookie: desk.cookies.pricing });
    return result;
  };

  it("are asked about once each, and the answers are stored for the provider", async () => {
    const { test, cookies } = desk;
    const one = await compare(SHEET, "Coromandel Line");
    expect([one.state, one.result?.notes]).toMatchObject(["refused", ASKED]);
    const carriers = { CSTL: "Castellan", "Palk Lines": "Palk Strait Lines", "Feeder X": "" };
    const answered = await state(test, cookies.pricing, one, { reading: { ...one.settings.reading, carriers } });
    const compared = await go(test, cookies.pricing, answered, "comparison");
    expect([compared.state, compared.result?.notes]).toMatchObject([
      "compared",
      [{ severity: "remark", kind: "left out", cell: "C5", sentence: '1 line of the carrier "Feeder X" is left out.' }],
    ]);
    expect((await go(test, cookies.pricing, compared, "publication")).state).toBe("published");
    const rows = await test.database.db.selectFrom("rateSheetRow").select(["line", "fields"]).orderBy("line").execute();
    expect(rows.map(({ line, fields }) => [line, parsed<{ LINE?: string }>(fields).LINE ?? null])).toEqual([
      [2, "Castellan"],
      [3, "Castellan"],
      [4, "Palk Strait Lines"],
      [6, "hapag lloyd"],
      [7, null],
    ]);
    const later = await compare(SHEET.replace("1100", "1150"), "COROMANDEL LINE");
    expect([later.state, later.settings.reading]).toMatchObject(["compared", { carriers }]);
    const [choices] = await listCarriers();
    const known = await callDesk(test.app, "GET", "/rates/carriers", { cookie: cookies.desk });
    expect(choices).toMatchObject({ carriers: known.result });
    expect(choices).toMatchObject({
      providers: ["Coromandel Line"],
      carriers: expect.arrayContaining(["Castellan", "Coromandel Line", "Hapag-Lloyd", "Palk Strait Lines"]),
    });
    const other = await compare(SHEET.replace("CSTL", "Castellan"), "Malabar Forwarding");
    expect(other.result?.notes).toMatchObject([
      { cell: "C3", text: "cstl", sentence: '"cstl" in 1 line is none of the known carriers.' },
      { cell: "C4" },
      { cell: "C5" },
    ]);
  });

  it("places are found by name and by code", async () => {
    const { test, cookies } = desk;
    const find = (search: string) =>
      callDesk(test.app, "GET", `/places?search=${encodeURIComponent(search)}`, { cookie: cookies.desk });
    const rotterdam = { code: "NLRTM", name: "Rotterdam", country: "Netherlands", isBestMatch: true };
    expect((await find("rotterdam")).result[0]).toEqual(rotterdam);
    expect((await find("nlrtm")).result[0]).toEqual(rotterdam);
    expect((await find("")).status).toBe(400);
  });
});
