import { MatchersV3 } from "@pact-foundation/pact";
import { describe, expect, it } from "vitest";
import { patient } from "#tests/adapters/support/api.ts";
import { BOOKING } from "./bookings.ts";
import { CALLS } from "./calls.ts";
import { CARGO, CARGO_DETAILS, SAVED_DETAILS, VGM_PART } from "./cargo-samples.ts";
import {
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

const { integer } = MatchersV3;

const AT = "2026-11-20T08:15:00.000Z";
const moment = matching("\\d{4}-\\d{2}-\\d{2}T.*(Z|[+-]\\d{2}:\\d{2})", AT);
const REASON = "The weighing party is another company";
const SCOPE = { equipments: ["20GP"] } as const;

const hasCargo = { ...signedIn, "a booking has cargo details": CARGO };
const isReturned = { ...hasCargo, "the desk has returned a VGM": { booking: "b-1", reason: REASON } };
const isForeign = { ...signedIn, "another shipper has a booking with cargo details": CARGO };
const hasNone = { ...signedIn, "the server has cargo": {}, "no booking has the id": { id: "b-1" } };

const saved = { version: 1, savedAt: moment, equipments: ["20GP"], details: SAVED_DETAILS, submissions: [] };
const READ = { version: 1, savedAt: AT, scope: SCOPE, details: SAVED_DETAILS, submissions: [] };
const sent = { ...VGM_PART, status: "sent", reason: null, sentAt: moment, answeredAt: null } as const;
const HOURS = {
  documents: integer(5),
  vgm: integer(3),
  customs: integer(5),
  gateIn: integer(4),
  trucking: integer(6),
  stuffing: integer(4),
  emptyPickUp: integer(24),
};
const UNKNOWN = "This booking was not found.";
const CHANGED = "These details were changed elsewhere meanwhile.";

describe("cargo and parties of a booking", () => {
  const { request, send } = CALLS.getCargo;

  it("are read as they were typed", () =>
    testInteraction({
      title: "cargo details of a booking",
      states: hasCargo,
      request,
      response: success([saved]),
      check: expectValue(send, READ),
    }));

  it("are read with the answer of the desk", () => {
    const returned = { ...VGM_PART, status: "returned", reason: REASON, sentAt: moment, answeredAt: moment } as const;
    return testInteraction({
      title: "cargo details with a returned VGM",
      states: isReturned,
      request,
      response: success([{ ...saved, version: integer(3), submissions: [returned] }]),
      check: expectValue(send, { ...READ, version: 3, submissions: [{ ...returned, sentAt: AT, answeredAt: AT }] }),
    });
  });

  it.each([
    ["cargo details of somebody else's booking", isForeign],
    ["cargo details of no booking", hasNone],
  ] as const)("are refused: %s", (title, states) =>
    testInteraction({
      title,
      states,
      request,
      ...refusal(404, UNKNOWN, send),
    }),
  );
});

describe("changed cargo details", () => {
  const { request, send } = CALLS.saveCargo;

  it("are saved as the next version", () =>
    testInteraction({
      title: "changed cargo details",
      states: hasCargo,
      request,
      response: success([{ ...saved, version: 2, details: CARGO_DETAILS }]),
      check: expectValue(send, { ...READ, version: 2, details: CARGO_DETAILS }),
    }));

  it("are refused on another version", () =>
    testInteraction({
      title: "changed cargo details of another version",
      states: hasCargo,
      request: { ...request, json: { version: 7, details: CARGO_DETAILS } },
      response: failure(409, 4090, CHANGED),
      check: expectFailure(
        ({ cargo }) => cargo.save({ booking: "b-1", version: 7, details: CARGO_DETAILS }, patient()),
        refused("conflict", CHANGED),
      ),
    }));

  it("are refused for an unknown booking", () =>
    testInteraction({
      title: "changed cargo details of no booking",
      states: hasNone,
      request,
      ...refusal(404, UNKNOWN, send),
    }));
});

describe("a booking of which something was sent", () => {
  it("states it for its deadlines", () =>
    testInteraction({
      title: "a booking with a sent VGM",
      states: { ...hasCargo, "the VGM of a booking was sent": { booking: "b-1" } },
      request: CALLS.getBooking.request,
      response: success([
        {
          booking: { ...BOOKING, files: [] },
          offer: { api: { offerId: filled("OFR-1"), providerName: filled("Norrvik Line") } },
          leadTimes: HOURS,
          sentTasks: [{ task: "vgm", count: 1, at: moment }],
          revision: integer(3),
        },
      ]),
      check: async (adapters) => {
        const read = (await CALLS.getBooking.send(adapters))._unsafeUnwrap();
        expect(read).toMatchObject({ sentTasks: [{ task: "vgm", count: 1, at: AT }] });
      },
    }));
});

describe("a part of the cargo details", () => {
  const { request, send } = CALLS.sendCargo;

  it("is sent", () =>
    testInteraction({
      title: "the VGM of a container",
      states: hasCargo,
      request,
      response: success([{ ...saved, version: integer(2), submissions: [sent] }]),
      check: expectValue(send, { ...READ, version: 2, submissions: [{ ...sent, sentAt: AT }] }),
    }));

  it("is refused on another version", () =>
    testInteraction({
      title: "the VGM of another version",
      states: hasCargo,
      request: { ...request, json: { version: 7, ...VGM_PART } },
      response: failure(409, 4090, CHANGED),
      check: expectFailure(
        ({ cargo }) => cargo.send({ booking: "b-1", version: 7, ...VGM_PART }, patient()),
        refused("conflict", CHANGED),
      ),
    }));

  it("is refused at its fields if something is missing", () => {
    const message = "Enter a pick-up address, a reference or instructions.";
    const part = { subject: "pick-up", container: 0 } as const;
    return testInteraction({
      title: "an empty pick-up",
      states: hasCargo,
      request: { ...request, json: { version: 1, ...part } },
      response: fieldRefused("pickUp.pickUpAddress", message),
      check: expectFailure(
        ({ cargo }) => cargo.send({ booking: "b-1", version: 1, ...part }, patient()),
        fieldFailure("pickUp.pickUpAddress", message),
      ),
    });
  });

  it("is refused for an unknown booking", () =>
    testInteraction({
      title: "the VGM of no booking",
      states: hasNone,
      request,
      ...refusal(404, UNKNOWN, send),
    }));
});
