import type { BookingDetails, BookingHistoryEntry } from "#api/schema.d.ts";
import type { DeadlineFacts } from "#domain/deadlines";
import { storedJson } from "#server/platform/database/statements.ts";
import type { Executor } from "#server/schema.ts";
import { listWithdrawals } from "../amendments/index.ts";
import { listApprovalHistory } from "../approvals/index.ts";
import { toQuotations, summarise } from "../booking-views/index.ts";
import { listSendings, listSentTasks } from "../cargo/index.ts";
import {
  type CarrierBookingTable,
  findCarrierBooking,
  findRevision,
  type StoredBooking,
  listMarkedTasks,
  listMarkHistory,
} from "../bookings/index.ts";
import { listHistory, isMuted } from "../notifications/index.ts";
import { type OfferContext, presentTaxTerms, readOffer } from "../rates/index.ts";
import { trackBooking } from "../tracking/index.ts";
import { loadLeadTimes } from "../lead-times/index.ts";

/* The document describes the offers of the answer as those of a search; they were validated when they were quoted. */
const toBookedOffer = ({ offer }: StoredBooking): BookingDetails["offer"] =>
  storedJson<BookingDetails["offer"]>(`{"${readOffer(offer).source}":${offer}}`);

const DECIDED: readonly CarrierBookingTable["state"][] = ["confirmed", "declined", "closed"];
const IN_PROCESS = 0;

const presentAwaited = (
  { status }: StoredBooking,
  atCarrier: CarrierBookingTable | null,
): Pick<BookingDetails, "awaitsAnswerOf"> =>
  atCarrier === null || status !== IN_PROCESS || DECIDED.includes(atCarrier.state)
    ? {}
    : { awaitsAnswerOf: atCarrier.source };

const byNewest = (one: BookingHistoryEntry, other: BookingHistoryEntry): number =>
  other.happenedAt.localeCompare(one.happenedAt);

/** Reads the booking itself, not its stored summary, which may be outdated while another process writes. */
export const loadBookingDetails = async (
  db: Executor,
  quotation: StoredBooking,
  now: number,
): Promise<BookingDetails> => {
  const { shipment, deadlineFacts } = await summarise(db, quotation, now);
  const facts = deadlineFacts === null ? null : storedJson<DeadlineFacts>(deadlineFacts);
  const leadTimes = (await loadLeadTimes(db, quotation.accountId))(facts?.origin.code ?? null);
  const { load, exchange, tax } = storedJson<OfferContext>(quotation.context);
  const [booking] = await toQuotations(db, quotation.accountId, [{ ...quotation, shipment, deadlineFacts }], now);
  const tracking = await trackBooking(db, quotation);
  if (booking === undefined) throw new Error(`The booking ${quotation.id} is not listed.`);
  return {
    booking,
    offer: toBookedOffer(quotation),
    requestedEquipments: load.map(({ equipment, quantity, weightKg }) => ({
      equipmentGroupIsoCode: equipment,
      numberOfContainers: quantity,
      weightPerContainer: weightKg,
    })),
    ...(exchange === null ? {} : { exchangeRates: { ...exchange, quotes: [...exchange.quotes] } }),
    ...(tax === undefined ? {} : { taxTerms: presentTaxTerms(tax) }),
    ...(tracking === null ? {} : { tracking }),
    leadTimes: leadTimes.hours,
    sentTasks: [...(await listSentTasks(db, quotation.id))],
    markedTasks: [...(await listMarkedTasks(db, quotation.id))],
    ...presentAwaited(quotation, await findCarrierBooking(db, quotation.id)),
    muted: await isMuted(db, quotation.id),
    history: [
      ...(await listHistory(db, quotation.id)),
      ...(await listSendings(db, quotation.id)),
      ...(await listMarkHistory(db, quotation.id)),
      ...(await listWithdrawals(db, quotation.id)),
      ...(await listApprovalHistory(db, quotation)),
    ].toSorted(byNewest),
    revision: (await findRevision(db, quotation.id)) + leadTimes.version,
  };
};
