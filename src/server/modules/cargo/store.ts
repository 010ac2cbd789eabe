import type { BookedShipment, BookingHistoryEntry } from "#api/schema.d.ts";
import type { CargoDetails, CargoPart, CargoScope, Submission } from "#domain/cargo";
import { cleanContainerNumber, countSubmitted, emptyDetails, fitDetails, formatPart } from "#domain/cargo";
import type { SentTask } from "#domain/deadlines";
import { storedJson } from "#server/platform/database/statements.ts";
import { toInstant } from "#server/platform/time.ts";
import type { Executor } from "#server/schema.ts";
import {
  type BookingLabel,
  type ExportBookingPart,
  listBookingIds,
  readBookedJourney,
  readBookingLabels,
  readShipments,
  type StoredBooking,
} from "../bookings/index.ts";
import type { OfferContext } from "../rates/index.ts";
import type { CargoSubmissionTable } from "./tables.ts";

/** Cargo and parties of a booking as they are stored. */
export interface StoredCargo {
  readonly quotation: StoredBooking;
  readonly scope: CargoScope;
  /** 0 before anything was saved. */
  readonly version: number;
  readonly savedAt: number | null;
  readonly details: CargoDetails;
  readonly submissions: readonly Submission[];
}

export const toScope = ({ context }: Pick<StoredBooking, "context">): CargoScope => ({
  equipments: storedJson<OfferContext>(context).load.flatMap(({ equipment, quantity }) =>
    Array.from({ length: quantity }, () => equipment),
  ),
});

const toSubmission = ({
  subject,
  container,
  status,
  reason,
  sentAt,
  answeredAt,
}: CargoSubmissionTable): Submission => ({
  subject,
  container,
  status,
  reason,
  sentAt: toInstant(sentAt),
  answeredAt: answeredAt === null ? null : toInstant(answeredAt),
});

/** The parts of a booking that were sent, as they are stored. */
export const listSubmissionRows = (db: Executor, quotation: string): Promise<readonly CargoSubmissionTable[]> =>
  db
    .selectFrom("cargoSubmission")
    .selectAll()
    .where("quotation", "=", quotation)
    .orderBy("subject")
    .orderBy("container")
    .execute();

const listSubmissions = async (db: Executor, quotation: string): Promise<readonly Submission[]> =>
  (await listSubmissionRows(db, quotation)).map(toSubmission);

export const loadCargo = async (db: Executor, quotation: StoredBooking): Promise<StoredCargo> => {
  const scope = toScope(quotation);
  const row = await db.selectFrom("bookingCargo").selectAll().where("quotation", "=", quotation.id).executeTakeFirst();
  const details = row === undefined ? emptyDetails(scope) : fitDetails(storedJson<CargoDetails>(row.details), scope);
  const submissions = await listSubmissions(db, quotation.id);
  return { quotation, scope, version: row?.version ?? 0, savedAt: row?.savedAt ?? null, details, submissions };
};

export interface EarlierCargo {
  readonly quotationId: string;
  readonly details: CargoDetails;
}

const CANCELLED = 2;
const ROWS_PER_STATEMENT = 500;
const MAX_COMPARED = 50;

const readLane = (shipment: string | null): string => {
  if (shipment === null) return "";
  const { from, to } = storedJson<BookedShipment>(shipment);
  return [from.unLocationCode ?? from.locationName, to.unLocationCode ?? to.locationName].join(" ");
};

/* A booking with a reference alone has nothing worth copying. */
const hasGoodsOrParty = ({ commodities, documentParties }: CargoDetails): boolean =>
  commodities.some(({ commodityType }) => commodityType.trim() !== "") ||
  Object.values(documentParties).some(({ partyName }) => partyName.trim() !== "");

const findLatestSaved = async (db: Executor, quotations: readonly string[]): Promise<readonly string[]> => {
  const saved: { readonly quotation: string; readonly savedAt: number }[] = [];
  for (let start = 0; start < quotations.length; start += ROWS_PER_STATEMENT)
    saved.push(
      ...(await db
        .selectFrom("bookingCargo")
        .select(["quotation", "savedAt"])
        .where("quotation", "in", quotations.slice(start, start + ROWS_PER_STATEMENT))
        .execute()),
    );
  return saved
    .toSorted((one, other) => other.savedAt - one.savedAt || (one.quotation < other.quotation ? -1 : 1))
    .slice(0, MAX_COMPARED)
    .map(({ quotation }) => quotation);
};

/** What an earlier booking of the account states: the latest one on the same lane, otherwise the latest one. */
export const findEarlierCargo = async (db: Executor, booking: StoredBooking): Promise<EarlierCargo | null> => {
  const ids = await findLatestSaved(db, await listBookingIds(db, booking.accountId));
  const saved = new Map((await listSavedCargo(db, ids)).map(({ quotation, details }) => [quotation, details] as const));
  const filled = ids.flatMap((id) => {
    const details = saved.get(id);
    return details === undefined || !hasGoodsOrParty(details) ? [] : [{ id, details }];
  });
  const [shipments, labels] = [await readShipments(db, ids), await readBookingLabels(db, ids)];
  const { legs } = readBookedJourney(booking);
  const ends = [legs[0]?.from, legs.at(-1)?.to].map((end) => end?.code ?? end?.name ?? "");
  const found = filled.find(({ id }) => readLane(shipments.get(id)?.shipment ?? null) === ends.join(" ")) ?? filled[0];
  const quotationId = labels.get(found?.id ?? "")?.quotationId;
  return found === undefined || quotationId === undefined ? null : { quotationId, details: found.details };
};

/** The saved details of bookings with what was sent of them, for the shipper's own data. */
const listSavedCargo = async (db: Executor, quotations: readonly string[]) => {
  if (quotations.length === 0) return [];
  const rows = await db
    .selectFrom("bookingCargo")
    .selectAll()
    .where("quotation", "in", [...quotations])
    .execute();
  const submissions = await db
    .selectFrom("cargoSubmission")
    .selectAll()
    .where("quotation", "in", [...quotations])
    .orderBy("subject")
    .orderBy("container")
    .execute();
  return rows.map(({ quotation, savedAt, details }) => ({
    quotation,
    savedAt: toInstant(savedAt),
    details: storedJson<CargoDetails>(details),
    submissions: submissions.filter((one) => one.quotation === quotation).map(toSubmission),
  }));
};

/** Cargo and parties of bookings, for the shipper's own data; a booking of which nothing was saved has none. */
export const exportCargo: ExportBookingPart = async (db, quotations) =>
  new Map((await listSavedCargo(db, quotations)).map(({ quotation, ...saved }) => [quotation, saved]));

const listNumbers = (details: string): readonly string[] =>
  storedJson<CargoDetails>(details).requestedEquipments.flatMap(({ equipmentReference }) =>
    equipmentReference === "" ? [] : [cleanContainerNumber(equipmentReference)],
  );

/** The container numbers that shippers have entered, by booking; only bookings that have some. */
export const listContainerNumbers = async (
  db: Executor,
  quotations: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> => {
  const entered = new Map<string, readonly string[]>();
  for (let start = 0; start < quotations.length; start += ROWS_PER_STATEMENT) {
    const part = quotations.slice(start, start + ROWS_PER_STATEMENT);
    const rows = await db
      .selectFrom("bookingCargo")
      .select(["quotation", "details"])
      .where("quotation", "in", part)
      .execute();
    for (const { quotation, details } of rows) {
      const numbers = listNumbers(details);
      if (numbers.length > 0) entered.set(quotation, numbers);
    }
  }
  return entered;
};

/** The `_id`s of bookings for which shippers entered container numbers. */
export const findBookingsByContainer = async (
  db: Executor,
  numbers: readonly string[],
): Promise<ReadonlyMap<string, ReadonlySet<string>>> => {
  const found = new Map<string, Set<string>>();
  for (const number of numbers) {
    /* People write `MSCU 123456-7`; the six figures are together. */
    const rows = await db
      .selectFrom("bookingCargo")
      .select(["quotation", "details"])
      .where("details", "like", `%${number.slice(4, 10)}%`)
      .execute();
    for (const { quotation, details } of rows)
      if (listNumbers(details).includes(number)) found.set(number, (found.get(number) ?? new Set()).add(quotation));
  }
  return found;
};

/** Writes details as the next version; false if another change came first. */
export const saveDetails = async (
  db: Executor,
  { quotation: { id }, version }: StoredCargo,
  typed: CargoDetails,
  now: number,
): Promise<boolean> => {
  const details = JSON.stringify(typed);
  if (version === 0) {
    const added = await db
      .insertInto("bookingCargo")
      .values({ quotation: id, version: 1, details, savedAt: now })
      .onConflict((conflict) => conflict.column("quotation").doNothing())
      .executeTakeFirst();
    return added.numInsertedOrUpdatedRows === 1n;
  }
  const changed = await db
    .updateTable("bookingCargo")
    .set({ version: version + 1, details, savedAt: now })
    .where("quotation", "=", id)
    .where("version", "=", version)
    .executeTakeFirst();
  return changed.numUpdatedRows === 1n;
};

/** Gives sent VGMs the new numbers of their containers (from 1) and deletes those of containers that are no longer booked. */
export const moveSubmissions = async (
  db: Executor,
  quotation: string,
  matches: readonly (number | null)[],
): Promise<void> => {
  const sent = await db
    .deleteFrom("cargoSubmission")
    .where("quotation", "=", quotation)
    .where("subject", "=", "vgm")
    .returningAll()
    .execute();
  const moved = sent.flatMap((row) => {
    const container = matches.indexOf(row.container - 1) + 1;
    return container === 0 ? [] : [{ ...row, container }];
  });
  if (moved.length > 0) await db.insertInto("cargoSubmission").values(moved).execute();
};

/** Marks a part as sent, for the first time or again. */
export const addSubmission = async (
  db: Executor,
  quotation: string,
  { subject, container }: CargoPart,
  sentAt: number,
): Promise<void> => {
  const sent = { status: "sent", reason: null, sentAt, answeredAt: null } as const;
  await db
    .insertInto("cargoSubmission")
    .values({ quotation, subject, container, attempt: 1, ...sent })
    .onConflict((conflict) =>
      conflict
        .columns(["quotation", "subject", "container"])
        .doUpdateSet((row) => ({ ...sent, attempt: row("cargoSubmission.attempt", "+", 1) })),
    )
    .execute();
};

/** Records the answer of the desk; returns how often the part was sent. */
export const answerSubmission = async (
  db: Executor,
  quotation: string,
  { subject, container }: CargoPart,
  answer: Pick<CargoSubmissionTable, "status" | "reason"> & { readonly answeredAt: number },
): Promise<number> => {
  const answered = await db
    .updateTable("cargoSubmission")
    .set(answer)
    .where("quotation", "=", quotation)
    .where("subject", "=", subject)
    .where("container", "=", container)
    .returning("attempt")
    .executeTakeFirst();
  return answered?.attempt ?? 1;
};

/** The answer to a part was taken back: it is sent, and waits. */
export const reopenSubmission = async (
  db: Executor,
  quotation: string,
  { subject, container }: CargoPart,
): Promise<void> => {
  await db
    .updateTable("cargoSubmission")
    .set({ status: "sent", reason: null, answeredAt: null })
    .where("quotation", "=", quotation)
    .where("subject", "=", subject)
    .where("container", "=", container)
    .execute();
};

/** What was sent of a booking and counts for its deadlines. */
export const listSentTasks = async (db: Executor, quotation: string): Promise<readonly SentTask[]> =>
  countSubmitted(await listSubmissions(db, quotation));

/** When the shipper sent the parts of a booking, the last time for each. */
export const listSendings = async (db: Executor, quotation: string): Promise<readonly BookingHistoryEntry[]> =>
  (await listSubmissions(db, quotation)).map((one) => ({
    title: `Sent: ${formatPart(one)}`,
    detail: null,
    happenedAt: one.sentAt,
    by: "shipper",
  }));

export type ListedSubmission = CargoSubmissionTable & Pick<BookingLabel, "quotationId" | "bookingId" | "providerName">;

/** Parts that were sent, oldest first; all of them, or those that wait for the desk. */
export const listSentParts = async (
  db: Executor,
  { isWaiting, limit }: { readonly isWaiting: boolean; readonly limit: number },
): Promise<readonly ListedSubmission[]> => {
  const sent = await db
    .selectFrom("cargoSubmission")
    .selectAll()
    .$if(isWaiting, (query) => query.where("status", "=", "sent"))
    .orderBy("sentAt")
    .orderBy("subject")
    .orderBy("container")
    .$if(!isWaiting, (query) => query.limit(limit))
    .execute();
  const bookings = await readBookingLabels(
    db,
    sent.map(({ quotation }) => quotation),
  );
  return sent
    .flatMap((part) => {
      const booking = bookings.get(part.quotation);
      return booking === undefined || (isWaiting && booking.status === CANCELLED) ? [] : [{ ...booking, ...part }];
    })
    .slice(0, limit);
};
