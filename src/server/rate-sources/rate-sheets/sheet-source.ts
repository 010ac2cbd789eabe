import { getEquipment } from "#domain/containers";
import type { FindPlace } from "#domain/places";
import { findDaysOnEarth } from "#domain/time";
import { ok } from "neverthrow";
import { joinSizes } from "./joined-lines.ts";
import { sheetLines } from "./store.ts";
import type { Executor } from "#server/schema.ts";
import type { RateRequest, RateSource, RequestedEnd } from "../rate-source.ts";
import { findSchedules, NO_SCHEDULES, type Schedule, type ScheduleQuery, type ScheduleSource } from "../schedule.ts";
import { findPorts } from "../tariff/journeys.ts";
import type { TariffBook } from "../tariff/tariff-book.ts";
import { findCarrier } from "./sheet-carrier.ts";
import { quotesSize, sheetOffers, type SheetLine } from "./sheet-offers.ts";

const RATE_SHEETS = "Rate sheets";

const serves = (end: RequestedEnd, inland: string | null): boolean => inland === null || inland === end.place?.code;

const fits = (line: SheetLine, request: RateRequest): boolean =>
  serves(request.origin, line.placeOfReceipt) && serves(request.destination, line.placeOfDelivery);

/** The schedule of each line that has a price for the load; lines of one carrier and lane have the same. */
const readSchedules = async (
  lines: readonly SheetLine[],
  { containers }: RateRequest,
  schedules: ScheduleSource,
  signal: AbortSignal,
): Promise<(line: SheetLine) => Schedule | null> => {
  const isReefer = containers.some(({ equipment }) => getEquipment(equipment).kind === "Reefer");
  const toQuery = ({ fields, provider, portOfLoading, portOfDischarge }: SheetLine): ScheduleQuery => ({
    carrier: findCarrier(fields, provider),
    portOfLoading,
    portOfDischarge,
    cargo: isReefer ? "reefer" : "dry",
  });
  const priced = lines.filter(
    (line) =>
      schedules.hasSchedule(findCarrier(line.fields, line.provider)) &&
      containers.every(({ equipment }) => quotesSize(line, equipment)),
  );
  const find = await findSchedules(schedules, priced.map(toQuery), signal);
  return (line) => find(toQuery(line));
};

/** The prices of all rate sheets, with the sailings of their carriers' schedules. */
export const sheetSource = (
  db: Executor,
  book: TariffBook,
  findPlace: FindPlace,
  schedules: ScheduleSource = NO_SCHEDULES,
): RateSource => ({
  name: RATE_SHEETS,
  isInternal: true,
  quote: async (request, signal) => {
    const lines = await sheetLines(
      db,
      findPorts(book, request.origin),
      findPorts(book, request.destination),
      findDaysOnEarth(request.now).first,
    );
    const fitting = lines.filter((line) => fits(line, request));
    const joined = joinSizes(
      fitting,
      request.containers.map(({ equipment }) => equipment),
    );
    const quoted = [...fitting, ...joined];
    const scheduleOf = await readSchedules(quoted, request, schedules, signal);
    return ok(quoted.flatMap((line) => sheetOffers(line, request, findPlace, scheduleOf(line))));
  },
});
