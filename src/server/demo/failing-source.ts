import { err, ok } from "neverthrow";
import type { RateSource, RequestedEnd } from "../rate-sources/rate-source.ts";

const LANE = { from: "INCOK", to: "AEJEA" } as const;

const isAt = ({ place, port }: RequestedEnd, code: string): boolean => (port ?? place)?.code === code;

/** A carrier interface without rates, which fails on one lane: the portal then names it in the yellow banner. */
export const failingSource: RateSource = {
  name: "Seawind Direct",
  quote: async ({ origin, destination }) =>
    isAt(origin, LANE.from) && isAt(destination, LANE.to)
      ? err({ reason: "the demo source fails on this lane" })
      : ok([]),
};
