import type { EventProblem, ReportedEvent } from "#server/tracking-sources/tracking-source.ts";
import type { Executor } from "#server/schema.ts";
import { findBookingsByContainer } from "../cargo/index.ts";
import { type BookingLabel, findBookingsByNumber, ourNumber, readBookingLabels } from "../bookings/index.ts";
import { findBookingsByReference, listContainers, type QuotationEvent } from "./store.ts";

/** An event with the number of its booking. */
export interface AssignedEvent extends QuotationEvent {
  readonly line: number;
  readonly booking: string;
}

type Ids = ReadonlySet<string>;
type Found = ReadonlyMap<string, Ids>;

const union = (...sets: readonly (Ids | undefined)[]): Ids => new Set(sets.flatMap((set) => [...(set ?? [])]));

const ofBatch = (events: readonly AssignedEvent[], valuesOf: (event: AssignedEvent) => readonly string[]): Found => {
  const found = new Map<string, Set<string>>();
  for (const event of events)
    for (const value of valuesOf(event)) found.set(value, (found.get(value) ?? new Set()).add(event.quotation));
  return found;
};

const distinct = (values: readonly string[]): readonly string[] => [...new Set(values)];

const joined = (words: readonly string[]): string => words.join(" and ");

const describe = ({ transportDocument }: ReportedEvent, containers: readonly string[]): string =>
  joined([
    ...(transportDocument === null ? [] : [`the transport document "${transportDocument}"`]),
    ...(containers.length === 0 ? [] : [`the container ${containers.join(", ")}`]),
  ]);

const CANCELLED = 2;

interface Matched {
  readonly events: readonly AssignedEvent[];
  readonly problems: readonly EventProblem[];
}

const hasCarrierNumber = (label: BookingLabel | undefined): boolean =>
  label !== undefined && label.bookingId !== null && label.bookingId !== ourNumber(label);

/* An event with a booking number that is unknown here: of another booking of the container, unless the carrier's number of ours is unknown. */
const canBeOf = ({ booking }: ReportedEvent, label: BookingLabel | undefined): boolean =>
  booking === null || !hasCarrierNumber(label);

const matchUnnamed = async (
  db: Executor,
  unnamed: readonly ReportedEvent[],
  named: readonly AssignedEvent[],
): Promise<Matched> => {
  const documents = distinct(
    unnamed.flatMap(({ transportDocument }) => (transportDocument == null ? [] : [transportDocument])),
  );
  const containers = distinct(unnamed.flatMap(listContainers));
  const byDocument: readonly Found[] = [
    ofBatch(named, ({ transportDocument }) => (transportDocument == null ? [] : [transportDocument])),
    await findBookingsByReference(db, "transport-document", documents),
  ];
  const byContainer: readonly Found[] = [
    ofBatch(named, listContainers),
    await findBookingsByReference(db, "container", containers),
    await findBookingsByContainer(db, containers),
  ];
  const found = unnamed.map((reported) => {
    const own = listContainers(reported);
    const { transportDocument } = reported;
    const ofDocument =
      transportDocument === null ? union() : union(...byDocument.map((map) => map.get(transportDocument)));
    const isByDocument = ofDocument.size > 0;
    const ids = isByDocument
      ? ofDocument
      : union(...own.flatMap((number) => byContainer.map((map) => map.get(number))));
    return { reported, own, isByDocument, ids: [...ids] };
  });
  const bookings = await readBookingLabels(
    db,
    found.flatMap(({ ids }) => ids),
  );
  const toNumber = (id: string): string => bookings.get(id)?.bookingId ?? bookings.get(id)?.quotationId ?? id;
  const events: AssignedEvent[] = [];
  const problems: EventProblem[] = [];
  for (const { reported, own, isByDocument, ids: all } of found) {
    const ids = all.filter((id) => isByDocument || canBeOf(reported, bookings.get(id)));
    const live = ids.filter((id) => bookings.get(id)?.status !== CANCELLED);
    const candidates = live.length > 0 ? live : ids;
    const [quotation, ...others] = candidates;
    const { line, event, transportDocument } = reported;
    const what = describe(reported, own);
    if (quotation === undefined && reported.booking !== null)
      problems.push({ line, sentence: `there is no booking "${reported.booking}"` });
    else if (quotation === undefined)
      problems.push({ line, sentence: `no booking is known for ${what}. Say --booking <number>` });
    else if (others.length > 0)
      problems.push({
        line,
        sentence: `${what} is of ${joined(candidates.map(toNumber).toSorted())}. Say --booking <number>`,
      });
    else events.push({ line, event, transportDocument, quotation, booking: toNumber(quotation) });
  }
  return { events, problems };
};

/** What becomes of events with a booking number that is unknown here. */
type UnknownNumbers = "refused" | "matched-by-other-references";

/**
 * Assigns events to bookings: by booking or quotation number, otherwise by transport document, otherwise by container, as other
 * events of the batch, earlier events and the shipper's cargo details name them. A cancelled booking counts only if there is no
 * other one. Problems are events whose booking is unknown or one of several.
 */
export const assignEvents = async (
  db: Executor,
  reported: readonly ReportedEvent[],
  unknownNumbers: UnknownNumbers = "refused",
): Promise<Matched> => {
  const numbers = distinct(reported.flatMap(({ booking }) => (booking === null ? [] : [booking])));
  const bookings = await findBookingsByNumber(db, numbers);
  const isUnknown = ({ booking }: ReportedEvent): boolean => booking !== null && !bookings.has(booking);
  const named = reported.flatMap(({ line, booking, event, transportDocument }): readonly AssignedEvent[] => {
    const quotation = booking === null ? undefined : bookings.get(booking);
    return quotation === undefined || booking === null ? [] : [{ line, booking, quotation, event, transportDocument }];
  });
  const unnamed = reported.filter(
    (one) => one.booking === null || (unknownNumbers === "matched-by-other-references" && isUnknown(one)),
  );
  const matched = unnamed.length === 0 ? { events: [], problems: [] } : await matchUnnamed(db, unnamed, named);
  const refused = reported.filter((one) => isUnknown(one) && unknownNumbers === "refused");
  const order = new Map(reported.map(({ line }, index) => [line, index]));
  return {
    events: [...named, ...matched.events].toSorted(
      (one, other) => (order.get(one.line) ?? 0) - (order.get(other.line) ?? 0),
    ),
    problems: [
      ...refused.map(({ line, booking }) => ({ line, sentence: `there is no booking "${booking}"` })),
      ...matched.problems,
    ],
  };
};
