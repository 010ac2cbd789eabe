import { describe } from "vitest";
import { createBench } from "./conformance/bench.ts";
import { testCalls } from "./conformance/calls.ts";
import { testFaults } from "./conformance/faults.ts";
import { testOffers } from "./conformance/offers.ts";
import type { Subject } from "./conformance/subject.ts";

/** What every connector of a price interface must do, against the simulator of its carrier. */
export const describeConnector = (subject: Subject): void => {
  describe(`the connector of ${subject.name}`, () => {
    const bench = createBench(subject);
    testOffers(subject, bench);
    testFaults(subject, bench);
    testCalls(subject, bench);
  });
};
