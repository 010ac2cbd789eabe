import type { Replacement } from "#api/schema.d.ts";
import { isOpen } from "#domain/amendments";
import { toBookingStatus } from "#domain/bookings";
import { parseMoney } from "#domain/money";
import { storedJson } from "#server/platform/database/statements.ts";
import { toInstant } from "#server/platform/time.ts";
import type { Executor } from "#server/schema.ts";
import { listAmendmentsOf, listRequestChanges, loadTerms, readDeskSailing, readFee } from "../amendments/index.ts";
import type { StoredBooking } from "../bookings/index.ts";

type StoredRequest = Awaited<ReturnType<typeof listAmendmentsOf>>[number];

const presentSailing = (text: string | null) => {
  if (text === null) return null;
  const { vesselName, voyageReference, departureDate, arrivalDate, containers, total } = storedJson<Replacement>(text);
  return {
    vessel: vesselName ?? null,
    voyage: voyageReference ?? null,
    departure: departureDate ?? null,
    arrival: arrivalDate ?? null,
    containers: containers.map(({ equipmentGroupIsoCode, numberOfContainers }) => ({
      size: equipmentGroupIsoCode,
      quantity: numberOfContainers,
    })),
    total: total === null ? null : parseMoney(String(total.amount), total.currency).unwrapOr(null),
  };
};

const presentRequest = (booking: StoredBooking, request: StoredRequest) => ({
  id: request.id,
  kind: request.kind,
  state: request.state,
  requestedAt: toInstant(request.requestedAt),
  byDesk: request.byDesk === 1,
  text: request.text,
  replacement: presentSailing(request.replacement),
  changes: [...listRequestChanges(booking, request)],
  fee: readFee(request.fee),
  proposedFee: readFee(request.proposedFee),
  reason: request.reason,
  decidedAt: request.decidedAt === null ? null : toInstant(request.decidedAt),
});

const findChangeProblem = (
  { status }: StoredBooking,
  { amendments, findProblem }: Awaited<ReturnType<typeof loadTerms>>,
): string | null => {
  if (toBookingStatus(status) === "cancelled") return "This booking is cancelled.";
  const open = amendments.find(isOpen);
  if (open?.byDesk === 1) return "A change waits for the customer. Withdraw it first.";
  if (open !== undefined) return "A request is open. Answer it first.";
  return findProblem("details") === null ? null : "The vessel has sailed.";
};

/** What was asked to be changed, and what changing costs today. */
export const readRequests = async (db: Executor, booking: StoredBooking, now: number) => {
  const terms = await loadTerms(db, booking, now);
  return {
    changeProblem: findChangeProblem(booking, terms),
    amendmentFee: terms.findFee("details"),
    cancellationFee: terms.findFee("cancellation"),
    sailing: { zone: terms.timeZone, ...readDeskSailing(booking) },
    requests: terms.amendments.map((request) => presentRequest(booking, request)),
  };
};
