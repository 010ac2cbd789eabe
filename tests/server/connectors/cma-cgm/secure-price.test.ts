import { err } from "neverthrow";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { cmaCgmConnector } from "#server/connectors/cma-cgm/cma-cgm-source.ts";
import type { CallRecord } from "#server/connectors/kit/call-records.ts";
import { createFields } from "#server/connectors/kit/fields.ts";
import type { SecuringCalls } from "#server/rate-sources/rate-source.ts";
import { startSimulator } from "#simulators/index.ts";
import type { Simulator } from "#simulators/kit/server.ts";
import { openTestDatabase, sqlitePlace } from "#tests/server/support/database.ts";
import { requestFor } from "../support/requests.ts";

const NOW = Date.parse("2026-11-20T08:00:00.000Z");
const REFUSED = { kind: "refused", reason: "The carrier does not offer this price any longer." };

describe("securing a price of SpotOn", () => {
  let database: Awaited<ReturnType<typeof openTestDatabase>>;
  let simulator: Simulator;
  const records: Omit<CallRecord, "seconds">[] = [];
  beforeEach(async () => {
    records.length = 0;
    database = await openTestDatabase(sqlitePlace);
    simulator = await startSimulator("cma-cgm", { clock: () => new Date(NOW) });
  });
  afterEach(async () => {
    await simulator.stop();
    await database.remove();
  });

  const open = (securesPrices: boolean) => {
    const entry = {
      url: simulator.url,
      tokenUrl: `${simulator.url}/as/token.oauth2`,
      clientId: "${ID}",
      clientSecret: "${SECRET}",
      securesPrices,
      searchesPerHour: 1,
    };
    const environment = { ID: "simulator", SECRET: "simulator-secret" };
    const fields = createFields(entry, "rates[0]", environment, (sentence) => {
      throw new Error(sentence);
    });
    return cmaCgmConnector("CMA CGM", fields).createSource({
      db: database.db,
      clock: () => NOW,
      record: ({ seconds: _, ...record }) => records.push(record),
      pause: () => Promise.resolve(),
    });
  };
  const openSecuring = async () => {
    const source = open(true);
    const quoted = (await source.quote(requestFor({}), new AbortController().signal))._unsafeUnwrap();
    const ids = quoted
      .flatMap((one) => (one.kind === "api" ? [one.offer] : []))
      .map((offer) => ("carrierOfferId" in offer ? offer.carrierOfferId : null));
    if (!("secure" in source) || source.secure === undefined) throw new Error("It secures no prices.");
    const call: SecuringCalls["secure"] = source.secure;
    const secure = (id = ids[0] ?? "") => call(id, AbortSignal.timeout(5_000));
    return { secure, ids };
  };
  const setFault = (fault: object) =>
    fetch(`${simulator.url}/simulator/faults`, { method: "PUT", body: JSON.stringify([fault]) });

  it("is by the id of an offer that can be booked, outside of the calls that searches may make", async () => {
    const { secure, ids } = await openSecuring();
    expect(ids.map((id) => (id ?? "").slice(0, 4))).toEqual(["OFR-", "OFR-", "OFR-", ""]);
    const held = (await secure())._unsafeUnwrap();
    expect(held.number).toMatch(/^QSPOT1\d{6}$/);
    expect(held.bookingUrl).toBe(`https://www.cma-cgm.com/ebusiness/booking?quotation=${held.number}`);
    expect(records.at(-1)).toEqual({ source: "CMA CGM", operation: "quotation", outcome: "201", isBilled: true });
  });

  it("is refused for an offer that the carrier does not have any longer", async () => {
    const { secure } = await openSecuring();
    expect(await secure("OFR-GONE")).toEqual(err(REFUSED));
    await setFault({ fault: "refused" });
    expect(await secure()).toEqual(
      err({ kind: "refused", reason: "The carrier does not take a quotation of this offer." }),
    );
  });

  it.each([
    ["status-500", "it answered with status 500"],
    ["drop-within", "its connection ended before its answer"],
    ["broken-json", "its answer is no JSON"],
  ])("is unknown after the fault %s, and is called once", async (fault, reason) => {
    const { secure } = await openSecuring();
    await setFault({ fault });
    expect(await secure()).toEqual(err({ kind: "unknown", reason }));
    expect(records.filter(({ operation }) => operation === "quotation")).toHaveLength(1);
  });

  it.each([
    ["revoked-key", "it answered with status 403: it does not accept our access"],
    ["rate-limited", "it allows no more calls for now"],
  ])("is not sent, and can be asked for again, after %s", async (fault, reason) => {
    const { secure } = await openSecuring();
    await setFault({ fault, path: "/quotations" });
    expect(await secure()).toEqual(err({ kind: "unsent", reason }));
  });

  it("is a setting", () => {
    expect("secure" in open(false)).toBe(false);
    expect("secure" in open(true)).toBe(true);
  });
});
