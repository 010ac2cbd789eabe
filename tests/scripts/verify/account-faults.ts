/* Faults in front of the example server that a shipper who comes back, or who searches the list, meets. */
import { read } from "../../../scripts/verify/journeys/comparison.ts";
import { deep, type Fault, home, json, parseFirst, row, withAnotherKey } from "./fault-kit.ts";

const containers = row("bookContainers");

export const ACCOUNT_FAULTS: readonly Fault[] = [
  containers("bookOffer", "forgets the keys of an account that signs out", "bookFurtherAfterReturn", {
    changeCall: (call, { replies }) => (replies.has("signOut") ? withAnotherKey(call) : call),
  }),
  containers(
    "bookOffer",
    "leaves out the number of the carrier when a booking is repeated",
    "bookOnceMore bookFurtherAfterReturn",
    deep("bookingId", () => null),
  ),
  containers(
    "bookOffer",
    "gives the bookings of two accounts one number of the carrier",
    "bookWithSameKey",
    deep("bookingId", () => "KLB-1"),
  ),
  containers(
    "dashboard",
    "has the searches of its first answer",
    "readHomeAfterReturn",
    home("lastSearches", (_, { replies }) => read(parseFirst(replies.get("dashboard")), "result.0.lastSearches")),
  ),
  containers("listQuotations", "does not find bookings by codes of places", "listByWords", {
    changeReply: (reply, call) =>
      /search=\w*NLRTM/.test(call.path.replaceAll(/[+]|%20/g, "_"))
        ? json(reply, (body) => ({ ...body, result: [], lenResult: 0, facets: { statuses: [], carriers: [] } }))
        : reply,
  }),
  containers(
    "listQuotations",
    "calls an arrival that is to come an actual one",
    "listBookings",
    deep("arrival", (value) => ({ ...Object(value), eventClassifierCode: "ACT" })),
  ),
];
