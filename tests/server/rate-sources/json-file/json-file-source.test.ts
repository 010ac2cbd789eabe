import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { collectQuotes } from "#server/rate-sources/collect-quotes.ts";
import { checkRatesFile, jsonFileSource } from "#server/rate-sources/json-file/json-file-source.ts";
import { placeSeeds } from "#server/modules/places/place-seeds.ts";
import type { RateRequest, RequestedEnd } from "#server/rate-sources/rate-source.ts";
import { quotedOffer } from "#tests/server/support/quoted.ts";

const folder = mkdtempSync(join(tmpdir(), "keelson-rates-"));
afterAll(() => rmSync(folder, { recursive: true }));

const fileWith = (text: string): string => {
  const file = join(folder, "rates.json");
  writeFileSync(file, text);
  return file;
};

const RATE = { providerName: "Pelagia", rateType: "Spot", quoteLine: { validityTo: "2026-12-31" } };
const LANES = [{ portOfLoading: "INNSA", portOfDischarge: "NLRTM", sizes: ["20GP", "40HC"], rates: [RATE] }];

const places = new Map(placeSeeds().map((seed) => [seed.code, seed]));
const port = (code: string): RequestedEnd => ({ place: null, port: places.get(code) ?? null, service: "Ramp" });
const request = (to: string, equipment: "20GP" | "40RH" = "20GP"): RateRequest => ({
  origin: port("INNSA"),
  destination: port(to),
  containers: [{ equipment, quantity: 1, weightKg: 0 }],
  ready: "2026-11-20",
  originToday: "2026-11-20",
  today: "2026-11-20",
  askedAt: "2026-11-20T08:00:00.000Z",
  now: Date.parse("2026-11-20T08:00:00Z") / 60_000,
  cooling: null,
});

const quote = (file: string, ...search: Parameters<typeof request>) =>
  collectQuotes([jsonFileSource(file)], request(...search), 30_000);

describe("a file of rates", () => {
  it("quotes the rates of the lane in the requested sizes", async () => {
    const file = fileWith(JSON.stringify(LANES));
    expect(await quote(file, "NLRTM")).toEqual({
      offers: [
        {
          quoted: quotedOffer({ ...RATE, instantConfirmation: false, validityZone: "Asia/Kolkata" }),
          askedAt: "2026-11-20T08:00:00.000Z",
          source: "File of rates",
        },
      ],
      sources: [{ name: "File of rates", outcome: "answered" }],
      reasons: [],
    });
    expect((await quote(file, "DEHAM")).offers).toEqual([]);
    expect((await quote(file, "NLRTM", "40RH")).offers).toEqual([]);
  });

  it("states that bookings are confirmed at once only if the setting says that the prices are our own", async () => {
    const file = fileWith(JSON.stringify([{ ...LANES[0], rates: [{ ...RATE, instantConfirmation: true }] }]));
    const confirmed = async (confirms: "desk" | "rate-holder") =>
      (await collectQuotes([jsonFileSource(file, confirms)], request("NLRTM"), 30_000)).offers.map(
        ({ quoted }) => quoted.offer.isConfirmedAtOnce,
      );
    expect(await confirmed("desk")).toEqual([false]);
    expect(await confirmed("rate-holder")).toEqual([true]);
  });

  it("leaves out what it cannot read, and says why", async () => {
    const file = fileWith(JSON.stringify([{ ...LANES[0], rates: [{ quoteLine: {} }, RATE] }]));
    const { offers, reasons } = await quote(file, "NLRTM");
    expect(offers).toHaveLength(1);
    expect(reasons).toEqual([
      {
        source: "File of rates",
        reason: "an offer is left out: it cannot be read: providerName: nothing is not a text",
      },
    ]);
  });

  it("fails without the file", async () => {
    const quotes = await quote(join(folder, "missing.json"), "NLRTM");
    expect(quotes.sources).toEqual([{ name: "File of rates", outcome: "failed" }]);
    expect(quotes.reasons).toEqual([{ source: "File of rates", reason: "the file of rates: it cannot be read" }]);
  });

  it("fails with text that is no JSON, lanes of another shape and unreadable rates", async () => {
    const reasonFor = async (content: unknown) => {
      const file = fileWith(typeof content === "string" ? content : JSON.stringify(content));
      return (await quote(file, "NLRTM")).reasons[0]?.reason;
    };
    expect(await reasonFor("rates")).toBe("the file of rates: it is no JSON");
    expect(await reasonFor([{ portOfLoading: "INNSA" }])).toBe("the file of rates: it is no list of lanes");
    expect(await reasonFor([{ ...LANES[0], rates: [{}] }])).toBe(
      "no usable offer: it cannot be read: providerName: nothing is not a text",
    );
  });
});

describe("the file of RATES_FILE", () => {
  it("is refused at the start if it cannot be read or is no list of lanes", async () => {
    const refusal = async (file: string) => (await checkRatesFile(file))._unsafeUnwrapErr();
    expect(await refusal("/nope.json")).toBe("RATES_FILE is /nope.json, but it cannot be read.");
    const file = fileWith('{"lanes": []}');
    expect(await refusal(file)).toBe(`RATES_FILE is ${file}, but it is no list of lanes.`);
    expect((await checkRatesFile(fileWith(JSON.stringify(LANES)))).isOk()).toBe(true);
  });
});
