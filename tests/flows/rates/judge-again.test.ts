import { okAsync } from "neverthrow";
import { expect, it } from "vitest";
import { createActor, SimulatedClock } from "xstate";
import { DEFAULT_CRITERIA, serialiseCriteria } from "#flows/rates/criteria.ts";
import { ratesFlow } from "#flows/rates/machine.ts";
import { createRequestActor } from "#flows/kit/request.ts";
import type { Rate } from "#domain/rates";
import { portsWith, settled } from "#tests/support/flows.ts";
import { aRate } from "#tests/support/rates.ts";
import { aPortSearch } from "#tests/support/searches.ts";
import { writeSentence } from "#domain/formatting";

const KOLKATA = "Asia/Kolkata";
const booking = (from: string | null, till: string | null): Rate["validity"] => ({
  basis: "booking",
  from,
  till,
  zone: KOLKATA,
});
const rates = [
  aRate({ id: "of-the-day", cutOffs: [], validity: booking("2026-11-20", "2026-11-25") }),
  aRate({ id: "till-23:40", cutOffs: [], validity: booking(null, "2026-11-25T23:40") }),
  aRate({
    id: "of-tomorrow",
    cutOffs: [],
    validity: booking("2026-11-26", "2026-11-30"),
    availability: {
      kind: "not-bookable",
      reason: "Can be booked from 26 Nov 2026 (Kolkata time)",
      isOutsideValidity: true,
    },
  }),
  aRate({
    id: "sold-out",
    cutOffs: [],
    validity: booking("2026-11-26", null),
    availability: { kind: "not-bookable", reason: "Sold-out" },
  }),
  aRate({
    id: "door",
    validity: booking(null, "2026-12-31"),
    cutOffs: [{ code: "PCO", at: "2026-11-25T23:50" }],
    loadingZone: KOLKATA,
  }),
];

/* Half an hour before midnight at the office, in the evening in Berlin. */
const START = Date.parse("2026-11-25T18:00:20Z");

const openList = async (query = "") => {
  const clock = new SimulatedClock();
  const bare = portsWith({});
  const ports = portsWith({
    leadTimes: { ...bare.leadTimes, list: () => okAsync([]) },
    clock: {
      now: () => new Date(START + clock.now()).toISOString(),
      today: () => "2026-11-25",
      timeZone: () => "Europe/Berlin",
      synchronise: () => undefined,
    },
    rates: {
      search: () => okAsync({ rates, warning: null, sources: [], exchange: null }),
      lookUp: () => okAsync({ rates: [], warning: null, sources: [], exchange: null }),
      sheetLine: () => okAsync({ line: 1, cells: [] }),
    },
  });
  const machine = ratesFlow({ ports, requestActor: createRequestActor(() => undefined) }, aPortSearch(), {
    query,
    hasLeadTimes: true,
    grows: false,
  });
  const actor = createActor(machine, { clock }).start();
  await settled();
  const context = () => actor.getSnapshot().context;
  return {
    wait: (minutes: number, seconds = 0) => clock.increment((minutes * 60 + seconds) * 1000),
    reasons: () =>
      Object.fromEntries(
        (context().list?.rates ?? []).map(({ id, availability }) => [
          id,
          availability.kind === "bookable" ? "bookable" : writeSentence(availability.reason),
        ]),
      ),
    shown: () => context().shown.map(({ id }) => id),
  };
};

it("judges a list again when a validity ends, and at the midnight of its zone", async () => {
  const { reasons, wait } = await openList();
  const evening = {
    "of-the-day": "bookable",
    "till-23:40": "bookable",
    "of-tomorrow": "Can be booked from 26 Nov 2026 (Kolkata time)",
    "sold-out": "Sold-out",
    door: "bookable",
  };
  expect(reasons()).toStrictEqual(evening);
  wait(9, 39);
  expect(reasons()).toStrictEqual(evening);
  wait(0, 1);
  expect(reasons()).toStrictEqual({ ...evening, "till-23:40": "Ended on 25 Nov 2026 23:40 (Kolkata time)" });
  wait(20);
  expect(reasons()).toStrictEqual({
    "of-the-day": "Ended on 25 Nov 2026 (Kolkata time)",
    "till-23:40": "Ended on 25 Nov 2026 23:40 (Kolkata time)",
    "of-tomorrow": "bookable",
    "sold-out": "Sold-out",
    door: "bookable",
  });
});

it("removes an offer from the filtered list once its cut-off has passed", async () => {
  const { shown, wait } = await openList(
    `?${serialiseCriteria({ ...DEFAULT_CRITERIA, filters: { ...DEFAULT_CRITERIA.filters, cutOffReachable: true } })}`,
  );
  expect(shown()).toStrictEqual(["door"]);
  wait(30);
  expect(shown()).toStrictEqual([]);
});
