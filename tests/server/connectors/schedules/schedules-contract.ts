import { toItems } from "#api/readers/json.ts";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { CallRecord } from "#server/connectors/kit/call-records.ts";
import { createSchedules, type Schedules } from "#server/connectors/schedules/schedules.ts";
import { readScheduleSettings } from "#server/connectors/schedules/settings.ts";
import { readSecret } from "#server/connectors/kit/fields.ts";
import { type Database, openDatabase } from "#server/platform/database/database.ts";
import { placeSeeds } from "#server/modules/places/place-seeds.ts";
import type { Schedule, ScheduleQuery } from "#server/rate-sources/schedule.ts";
import type { Executor } from "#server/schema.ts";
import { startSimulator } from "#simulators/index.ts";
import { CONNECTION_FAULTS } from "#simulators/kit/faults.ts";
import type { Simulator } from "#simulators/kit/server.ts";
import type { MakePlace, TestPlace } from "#tests/server/support/database.ts";

const NOW = Date.parse("2026-11-20T08:00:00.000Z");
const HOUR = 3_600_000;
const SECRET = "the-secret-key";
const LANE: ScheduleQuery = { carrier: "CASTELLAN", portOfLoading: "INNSA", portOfDischarge: "NLRTM", cargo: "dry" };
const places = new Map(placeSeeds().map((place) => [place.code, place]));

const departures = (schedule: Schedule | null) => schedule?.sailings.map(({ departure }) => departure) ?? null;

/** Sailings of INNSA to NLRTM that the simulator has from 20 November 2026 on. */
const SAILINGS = [
  "2026-11-21T18:00",
  "2026-11-28T18:00",
  "2026-12-05T18:00",
  "2026-12-12T18:00",
  "2026-12-19T18:00",
  "2026-12-26T18:00",
  "2027-01-02T18:00",
];

/** Schedules of carriers against the simulator, in processes that share a database. */
export const describeSchedules = (name: string, makePlace: MakePlace): void => {
  describe(`schedules of carriers (${name})`, () => {
    let place: TestPlace;
    let database: Database;
    let simulator: Simulator;
    let now = NOW;
    const records: CallRecord[] = [];
    const problems: string[] = [];
    const opened: Schedules[] = [];
    beforeEach(async () => {
      now = NOW;
      records.length = 0;
      problems.length = 0;
      place = await makePlace();
      database = (await openDatabase(place.place))._unsafeUnwrap();
      simulator = await startSimulator("schedules", {
        clock: () => new Date(now),
        apiKey: SECRET,
        callsPerMinute: 600,
      });
    });
    afterEach(async () => {
      await Promise.all(opened.splice(0).map((schedules) => schedules.close()));
      await simulator.stop();
      await database.close();
      await place.remove();
    });

    const open = (changes: object = {}, db: Executor = database.db): Schedules => {
      const entry = {
        carrier: "Castellan",
        scac: "CMDU",
        url: `${simulator.url}/v1/point-to-point-routes`,
        headers: { "API-Key": "${KEY}" },
        callsPerMinute: 600,
        waitMs: 5_000,
        ...changes,
      };
      const settings = readScheduleSettings([entry], (value) => readSecret(value, { KEY: SECRET }))._unsafeUnwrap();
      const schedules = createSchedules(settings, {
        db,
        clock: () => now,
        record: (record) => records.push(record),
        pause: async () => undefined,
        findZone: (code) => places.get(code)?.timeZone ?? null,
        onProblem: (source, reason) => problems.push(`${source}: ${reason}`),
      });
      opened.push(schedules);
      return schedules;
    };
    const find = (schedules: Schedules, changes: Partial<ScheduleQuery> = {}) =>
      schedules.find({ ...LANE, ...changes }, new AbortController().signal);
    const setFaults = async (...faults: readonly object[]): Promise<void> => {
      const set = await fetch(`${simulator.url}/simulator/faults`, { method: "PUT", body: JSON.stringify(faults) });
      expect(set.ok).toBe(true);
    };

    const countCalls = async (): Promise<number> => {
      const calls: unknown = await (await fetch(`${simulator.url}/simulator/calls`)).json();
      return toItems(calls).length;
    };

    it("have the sailings of a lane, whose schedule it is, and when the carrier was asked", async () => {
      const schedule = await find(open());
      expect(schedule).toMatchObject({ carrier: "Castellan", askedAt: "2026-11-20T08:00:00.000Z" });
      expect(departures(schedule)).toEqual(SAILINGS);
      expect(problems).toEqual([]);
      expect(records).toMatchObject([{ source: "Castellan schedules", operation: "schedule", outcome: "200" }]);
    });

    it("are none for a carrier that is not connected, without a call", async () => {
      expect(await find(open(), { carrier: "MERIDIAN" })).toBeNull();
      expect(records).toEqual([]);
    });

    it("are those of the lines that an entry names, however a sheet writes them", async () => {
      const schedules = open({ lines: ["Castellan Line", "CASTELLAN"] });
      expect(await find(schedules, { carrier: "CASTELLAN-LINE" })).not.toBeNull();
      expect(await find(schedules, { carrier: "Castellan India" })).toBeNull();
    });

    it("are asked for once within the hours for which an answer is kept, by each kind of cargo", async () => {
      const schedules = open({ keepHours: 8 });
      await find(schedules);
      now += 8 * HOUR - 1;
      expect((await find(schedules))?.askedAt).toBe("2026-11-20T08:00:00.000Z");
      expect(records).toHaveLength(1);
      expect((await find(schedules, { cargo: "reefer" }))?.sailings[0]?.cutOffs.PCO).toBe("2026-11-19T18:00");
      expect(records).toHaveLength(2);
      now += 1;
      expect((await find(schedules))?.askedAt).toBe("2026-11-20T16:00:00.000Z");
      expect(records).toHaveLength(3);
    });

    it("are asked for once by searches at the same moment, in two processes", async () => {
      const other = (await openDatabase(place.place))._unsafeUnwrap();
      const [one, two] = [open(), open({}, other.db)];
      const found = await Promise.all([one, two, one, two, two].map((schedules) => find(schedules)));
      expect(found.map(departures)).toEqual([SAILINGS, SAILINGS, SAILINGS, SAILINGS, SAILINGS]);
      expect(records).toHaveLength(1);
      await Promise.all(opened.splice(0).map((schedules) => schedules.close()));
      await other.close();
    });

    it("are read page by page, up to the pages that an entry allows", async () => {
      expect(departures(await find(open({ limit: 3 })))).toEqual(SAILINGS);
      expect(records).toHaveLength(3);
      const few = open({ limit: 3, pages: 2 });
      expect(departures(await find(few, { cargo: "reefer" }))).toEqual(SAILINGS.slice(0, 6));
      expect(problems).toEqual([
        "Castellan schedules: INNSA NLRTM REEFER: it has more than 2 pages; the rest is left out",
      ]);
    });

    it("are given up by a search after its time, and there for the next one", async () => {
      await setFaults({ fault: "slow", ms: 400, calls: 1 });
      const schedules = open({ waitMs: 50 });
      expect(await find(schedules)).toBeNull();
      await expect.poll(() => find(schedules).then(departures)).toEqual(SAILINGS);
      expect(records).toHaveLength(1);
    });

    it("are given up by a search that ends", async () => {
      await setFaults({ fault: "hang" });
      expect(await open().find(LANE, AbortSignal.timeout(50))).toBeNull();
    });

    const OF_CONTENT = ["revoked-key", "wrong-lane", "renamed-field"];
    it.each([...CONNECTION_FAULTS.filter((fault) => fault !== "slow"), ...OF_CONTENT])(
      "are none with the fault %s, which is noted without a secret",
      async (fault) => {
        await setFaults({ fault });
        expect(await find(open({ waitMs: fault.startsWith("hang") ? 100 : 5_000 }))).toBeNull();
        await Promise.all(opened.splice(0).map((schedules) => schedules.close()));
        expect(JSON.stringify([problems, records])).not.toMatch(/the-secret-key|127\.0\.0\.1/);
        expect(problems).toHaveLength(fault.startsWith("hang") ? 0 : 1);
      },
    );

    it("are none where the carrier has no route, without a mistake, and it is not asked again at once", async () => {
      await setFaults({ fault: "empty-list" });
      const schedules = open();
      expect(departures(await find(schedules))).toEqual([]);
      expect(departures(await find(schedules))).toEqual([]);
      expect([records.length, problems]).toEqual([1, []]);
    });

    it("are asked for again five minutes after a failure, or when the carrier allows it", async () => {
      await setFaults({ fault: "broken-json", calls: 1 });
      const schedules = open();
      expect(await find(schedules)).toBeNull();
      now += 299_000;
      expect(await find(schedules)).toBeNull();
      expect(records).toHaveLength(1);
      now += 1_000;
      expect(departures(await find(schedules))).toEqual(SAILINGS);
      await setFaults({ fault: "rate-limited", ms: 3_600_000, calls: 1 });
      expect(await find(schedules, { cargo: "reefer" })).toBeNull();
      now += HOUR - 60_000;
      expect(await find(schedules, { cargo: "reefer" })).toBeNull();
      now += 120_000;
      expect(departures(await find(schedules, { cargo: "reefer" }))).toEqual(SAILINGS);
    });

    it("are the last ones, up to a day old, while the carrier has a fault", async () => {
      const schedules = open({ keepHours: 1 });
      await find(schedules);
      await setFaults({ fault: "status-500" });
      now += 20 * HOUR;
      expect(await find(schedules)).toMatchObject({ askedAt: "2026-11-20T08:00:00.000Z" });
      now += 4 * HOUR;
      expect(await find(schedules)).toBeNull();
    });

    it("are asked for by another process once the one that asked has ended without an answer", async () => {
      await setFaults({ fault: "hang", calls: 1 });
      const [ends, goesOn] = [open({ waitMs: 50 }), open({ waitMs: 5_000 })];
      expect(await find(ends)).toBeNull();
      await expect.poll(countCalls).toBe(1);
      await ends.close();
      expect(departures(await find(goesOn))).toEqual(SAILINGS);
    });
  });
};
