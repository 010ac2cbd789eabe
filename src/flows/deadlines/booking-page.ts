import { writeCalendar } from "#domain/deadlines";
import { type DateFormat, createZoneClock, type ZoneClock } from "#domain/time";
import type { BookingDetails, DeadlineMark, NamedFile, OriginLeadTimes } from "#ports/api.ts";
import { createPage, type PageActor, type PageSnapshot } from "../kit/page.ts";
import type { FlowServices } from "../kit/request.ts";
import { readMinutes } from "../utc-minutes.ts";
import { toPage } from "./page.ts";
import type { BookingPage } from "./types.ts";

/** A deadline is done, or is to be reopened. */
type Marking = Pick<DeadlineMark, "task" | "isDone">;

export type BookingPageActor = PageActor<BookingPage, Marking>;
export type BookingPageSnapshot = PageSnapshot<BookingPage, Marking>;

const writePageCalendar = (
  { details, deadlines, readAt }: BookingPage,
  { url, host }: CalendarFile,
  { clock, dates }: { readonly clock: ZoneClock; readonly dates: DateFormat },
): string => {
  const { quotation, revision } = details;
  const { shipment, carrier, bookingId, quotationId } = quotation;
  const route = shipment === null ? null : `${shipment.from.name} to ${shipment.to.name}`;
  const number = bookingId ?? quotationId;
  const title = [route, carrier].filter((part) => part !== null).join(", ");
  return writeCalendar([{ id: quotation.id, number, title, url, revision, deadlines }], {
    name: number,
    host,
    now: readMinutes(readAt),
    clock,
    dates,
  });
};

/** What the file of a calendar needs of its surroundings. */
interface CalendarFile {
  /** The address of the page. */
  readonly url: string;
  /** Makes the ids of entries unique; the same as in the feed of the server. */
  readonly host: string;
  readonly toBlob: (text: string) => NamedFile["content"];
}

/** The page of the booking with one of these numbers. */
export const bookingPageFlow = (
  { requestActor, ports }: FlowServices<"clock" | "deadlines" | "documents">,
  id: string,
  file: CalendarFile,
) => {
  const clock = createZoneClock();
  const { deadlines, documents } = ports;
  const readPage = (details: BookingDetails): BookingPage =>
    toPage(details, clock, { readAt: ports.clock.now(), zone: ports.clock.timeZone() });
  const machine = createPage<BookingPage, Marking>({
    id: "bookingPage",
    requestActor,
    load: (signal) => deadlines.booking(id, signal).map(readPage),
    change: ({ task, isDone }, signal, { details }) => {
      const booking = details.quotation.id;
      return deadlines
        .mark({ booking, task, isDone }, signal)
        .andThen(() => deadlines.booking(booking, signal))
        .map(readPage);
    },
  });
  return {
    machine,
    /** The page with lead times that were saved for its origin. */
    withLeadTimes: ({ details }: BookingPage, { leadTimes }: OriginLeadTimes): BookingPage =>
      readPage({ ...details, leadTimes, revision: details.revision + 1 }),
    /** Saves the open deadlines as a file, with dates in a format. */
    saveCalendar: (page: BookingPage, dates: DateFormat): void => {
      const { bookingId, quotationId } = page.details.quotation;
      const content = file.toBlob(writePageCalendar(page, file, { clock, dates }));
      documents.save({ name: `${bookingId ?? quotationId}.ics`, content });
    },
  };
};
