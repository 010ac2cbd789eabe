import { MatchersV3 } from "@pact-foundation/pact";
import { describe, expect, it } from "vitest";
import { type Adapters, patient } from "#tests/adapters/support/api.ts";
import { CALLS, hasAmendments } from "./calls.ts";
import {
  dateLike,
  expectFailure,
  expectValue,
  failure,
  fieldFailure,
  fieldRefused,
  filled,
  matching,
  refusal,
  refused,
  signedIn,
  success,
  testInteraction,
} from "./kit.ts";
import { FREIGHT_CHARGE, READ_FREIGHT_CHARGE } from "./charges.ts";

const { eachLike, integer, number } = MatchersV3;

const AT = "2026-11-20T08:15:00.000Z";
const moment = matching("\\d{4}-\\d{2}-\\d{2}T.*(Z|[+-]\\d{2}:\\d{2})", AT);

const withFee = { ...signedIn, "a booking has a cancellation fee": { booking: "b-1", amount: 150 } };
const requestedIn = (state: "received" | "forwarded" | "fee-proposed") => ({
  ...withFee,
  "the shipper has requested a cancellation": { booking: "b-1", amendment: "a-1", state },
});
const hasNone = { ...signedIn, ...hasAmendments, "no booking has the id": { id: "b-1" } };

const fee = { currency: "USD", amount: number(150) };
const FEE = { currency: "USD", minor: 15_000 };
const cancellation = {
  id: filled("a-1"),
  kind: "cancellation" as const,
  state: "received",
  requestedAt: moment,
  text: "",
  replacement: null,
  fee,
  proposedFee: null,
  reason: null,
  decidedAt: null,
};
const READ = {
  ...cancellation,
  id: "a-1",
  requestedAt: AT,
  fee: FEE,
  replaced: null,
  changes: [],
  startedBy: "shipper",
};
const UNKNOWN = "This booking was not found.";
const OPEN = "A request for this booking is open. Withdraw it, or wait for the answer.";

describe("the changes of a booking", () => {
  const { request, send } = CALLS.listAmendments;
  const periods = [{ from: null, till: dateLike("2026-12-06"), fee }];
  const READ_FEES = { cancellation: [{ from: null, till: "2026-12-06", fee: FEE }], amendment: [] };

  it("state what a cancellation costs until departure", () =>
    testInteraction({
      title: "the fees of a booking",
      states: withFee,
      request,
      response: success([{ problem: null, cancellationFees: periods, amendmentFees: [], amendments: [] }]),
      check: expectValue(send, { problem: null, fees: READ_FEES, amendments: [] }),
    }));

  it("list an open request, and the fee that the desk proposes", () =>
    testInteraction({
      title: "a request with another fee than shown",
      states: requestedIn("fee-proposed"),
      request,
      response: success([
        {
          problem: filled(OPEN),
          cancellationFees: periods,
          amendmentFees: [],
          amendments: [
            {
              ...cancellation,
              id: "a-1",
              state: "fee-proposed",
              proposedFee: { currency: "USD", amount: number(300) },
            },
          ],
        },
      ]),
      check: expectValue(send, {
        problem: OPEN,
        fees: READ_FEES,
        amendments: [{ ...READ, state: "fee-proposed", proposedFee: { currency: "USD", minor: 30_000 } }],
      }),
    }));

  it("list a request for another sailing with its dates and total", () => {
    const sailing = { booking: "b-1", amendment: "a-1", vessel: "NORRVIK BJORN" };
    const total = { currency: filled("USD"), amount: number(6357.6) };
    const containers = [{ equipmentGroupIsoCode: "20GP", numberOfContainers: 1 }];
    return testInteraction({
      title: "a request for another sailing",
      states: { ...withFee, "the shipper has requested another sailing": sailing },
      request,
      response: success([
        {
          problem: filled(OPEN),
          cancellationFees: periods,
          amendmentFees: [],
          amendments: [
            {
              ...cancellation,
              id: "a-1",
              kind: "sailing",
              fee,
              replacement: {
                vesselName: sailing.vessel,
                voyageReference: filled("432W"),
                departureDate: dateLike("2026-12-13"),
                arrivalDate: dateLike("2027-01-08"),
                containers,
                total,
              },
            },
          ],
        },
      ]),
      check: expectValue(send, {
        problem: OPEN,
        fees: READ_FEES,
        amendments: [
          {
            ...READ,
            kind: "sailing",
            replacement: {
              vessel: sailing.vessel,
              voyage: "432W",
              departure: "2026-12-13",
              arrival: "2027-01-08",
              containers: [{ equipment: "20GP", quantity: 1 }],
              total: { currency: "USD", minor: 635_760 },
            },
          },
        ],
      }),
    });
  });

  it("keep what was booked before another sailing, with every charge", () => {
    const sailing = { booking: "b-1", amendment: "a-1", vessel: "NORRVIK BJORN" };
    const total = { currency: filled("USD"), amount: number(1960) };
    const containers = eachLike({ equipmentGroupIsoCode: filled("20GP"), numberOfContainers: integer(1) });
    return testInteraction({
      title: "a confirmed request for another sailing",
      states: { ...withFee, "another sailing was confirmed": sailing },
      request,
      response: success([
        {
          problem: null,
          cancellationFees: periods,
          amendmentFees: [],
          amendments: [
            {
              ...cancellation,
              id: "a-1",
              kind: "sailing",
              state: "confirmed",
              decidedAt: moment,
              replacement: { vesselName: sailing.vessel, containers },
              replaced: {
                vesselName: filled("NORRVIK ASTRID"),
                voyageReference: filled("431W"),
                departureDate: dateLike("2026-12-06"),
                arrivalDate: dateLike("2027-01-02"),
                containers,
                total,
                price: { totals: eachLike(total), charges: FREIGHT_CHARGE },
              },
            },
          ],
        },
      ]),
      check: async (adapters) => {
        const [amendment] = (await adapters.amendments.list("b-1", patient()))._unsafeUnwrap().amendments;
        expect(amendment?.replaced).toEqual({
          vessel: "NORRVIK ASTRID",
          voyage: "431W",
          departure: "2026-12-06",
          arrival: "2027-01-02",
          containers: [{ equipment: "20GP", quantity: 1 }],
          total: { currency: "USD", minor: 196_000 },
          price: {
            total: { currency: "USD", minor: 196_000 },
            perCurrency: [{ currency: "USD", minor: 196_000 }],
            charges: [READ_FREIGHT_CHARGE],
          },
        });
      },
    });
  });

  it("are refused for an unknown booking", () =>
    testInteraction({
      title: "the changes of no booking",
      states: hasNone,
      request,
      ...refusal(404, UNKNOWN, send),
    }));
});

describe("a request to cancel", () => {
  const { request, send } = CALLS.requestAmendment;

  it("is received at the fee that was shown", () =>
    testInteraction({
      title: "a cancellation at the fee shown",
      states: withFee,
      request,
      response: success([cancellation]),
      check: expectValue(send, READ),
    }));

  it("is refused while another request is open", () =>
    testInteraction({
      title: "a second cancellation",
      states: requestedIn("received"),
      request,
      ...refusal(409, OPEN, send),
    }));

  it("is refused for an unknown booking", () =>
    testInteraction({
      title: "a cancellation of no booking",
      states: hasNone,
      request,
      ...refusal(404, UNKNOWN, send),
    }));
});

describe("a request for other details", () => {
  it("is refused without a text", () => {
    const message = "Describe what should be changed.";
    return testInteraction({
      title: "a change of details without a text",
      states: withFee,
      request: {
        ...CALLS.requestAmendment.request,
        json: { kind: "details", text: "", offerId: null, shownFee: null },
      },
      response: fieldRefused("text", message),
      check: expectFailure(
        ({ amendments }) =>
          amendments.request(
            { booking: "b-1", kind: "details", text: "", offerId: null, shownFee: null, key: "pact-amendment-0001" },
            patient(),
          ),
        fieldFailure("text", message),
      ),
    });
  });
});

describe("the decision of a shipper", () => {
  const { request, send } = CALLS.decideAmendment;

  it("withdraws a request", () =>
    testInteraction({
      title: "the withdrawal of a request",
      states: requestedIn("received"),
      request,
      response: success([{ ...cancellation, state: "withdrawn", decidedAt: moment }]),
      check: expectValue(send, { ...READ, state: "withdrawn", decidedAt: AT }),
    }));

  it("refuses a proposed fee", () =>
    testInteraction({
      title: "a proposed fee that the shipper refuses",
      states: requestedIn("fee-proposed"),
      request: { ...request, json: { decision: "refuse", fee: { currency: "USD", amount: 300 } } },
      response: success([
        {
          ...cancellation,
          state: "declined",
          proposedFee: { currency: "USD", amount: number(300) },
          reason: filled("You did not agree to the fee."),
          decidedAt: moment,
        },
      ]),
      check: expectValue(
        ({ amendments }) =>
          amendments.decide(
            { booking: "b-1", amendment: "a-1", decision: "refuse", fee: { currency: "USD", minor: 30_000 } },
            patient(),
          ),
        {
          ...READ,
          state: "declined",
          proposedFee: { currency: "USD", minor: 30_000 },
          reason: "You did not agree to the fee.",
          decidedAt: AT,
        },
      ),
    }));

  const agree = (amount: number) => ({
    states: requestedIn("fee-proposed"),
    request: { ...request, json: { decision: "agree", fee: { currency: "USD", amount } } },
  });
  const sendAgreement =
    (minor: number) =>
    ({ amendments }: Adapters) =>
      amendments.decide(
        { booking: "b-1", amendment: "a-1", decision: "agree", fee: { currency: "USD", minor } },
        patient(),
      );

  it("agrees to a proposed fee", () =>
    testInteraction({
      title: "a proposed fee that the shipper agrees to",
      ...agree(300),
      response: success([
        {
          ...cancellation,
          state: "confirmed",
          proposedFee: { currency: "USD", amount: number(300) },
          decidedAt: moment,
        },
      ]),
      check: expectValue(sendAgreement(30_000), {
        ...READ,
        state: "confirmed",
        proposedFee: { currency: "USD", minor: 30_000 },
        decidedAt: AT,
      }),
    }));

  it("is refused for another fee than the proposed one", () => {
    const message = "The desk has proposed another fee meanwhile.";
    return testInteraction({
      title: "another fee than the proposed one that the shipper agrees to",
      ...agree(250),
      response: failure(409, 4090, message),
      check: expectFailure(sendAgreement(25_000), refused("conflict", message)),
    });
  });

  it("is refused once the request was forwarded", () =>
    testInteraction({
      title: "the withdrawal of a forwarded request",
      states: requestedIn("forwarded"),
      request,
      ...refusal(409, "The request was forwarded to the carrier and can no longer be withdrawn.", send),
    }));

  it("is refused for a request that does not exist", () =>
    testInteraction({
      title: "the withdrawal of no request",
      states: withFee,
      request,
      ...refusal(404, "This request was not found.", send),
    }));
});
