import type { BookedShipment, BookingHistoryEntry } from "#api/schema.d.ts";
import type { CargoDetails, CargoPart, CargoScope, Submission } from "#domain/cargo";
import { cleanContainerNumber, countSubmitted, emptyDetails, fitDetails, formatPart } from "#domain/cargo";
import type { SentTask } from "#domain/deadlines";
import { storedJson } from "#server/platform/database/statements.ts";
import { toInstant } from "#server/platform/time.ts";
import type { Executor } from "#server/schema.ts";
import { type StoredBooking, readBookedJourney } from "../bookings/index.ts";
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

const listSubmissions = async (db: Executor, quotation: string): Promise<readonly Submission[]> => {
  const rows = await db
    .selectFrom("cargoSubmission")
    .selectAll()
    .where("quotation", "=", quotation)
    .orderBy("subject")
    .orderBy("container")
    .execute();
  return rows.map(toSubmission);
};

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
const MOST_COMPARED = 50;

const readLane = (shipment: string | null): string => {
  if (shipment === null) return "";
  const { from, to } = storedJson<BookedShipment>(shipment);
  return [from.unLocationCode ?? from.locationName, to.unLocationCode ?? to.locationName].join(" ");
};

/* A booking with a reference alone has nothing worth copying. */
const hasGoodsOrParty = ({ commodities, documentParties }: CargoDetails): boolean =>
  commodities.some(({ commodityType }) => commodityType.trim() !== "") ||
  Object.values(documentParties).some(({ partyName }) => partyName.trim() !== "");

/** What an earlier booking of the account states: the latest one on the same lane, otherwise the latest one. */
export const findEarlierCargo = async (db: Executor, quotation: StoredBooking): Promise<EarlierCargo | null> => {
  const rows = await db
    .selectFrom("bookingCargo")
    .innerJoin("quotation", "quotation.id", "bookingCargo.quotation")
    .leftJoin("bookingSummary", "bookingSummary.quotation", "quotation.id")
    .select(["quotation.quotationId", "bookingCargo.details", "bookingSummary.shipment"])
    .where("quotation.accountId", "=", quotation.accountId)
    .orderBy("bookingCargo.savedAt", "desc")
    .orderBy("quotation.id")
    .limit(MOST_COMPARED)
    .execute();
  const filled = rows
    .map(({ details, ...row }) => ({ ...row, details: storedJson<CargoDetails>(details) }))
    .filter(({ details }) => hasGoodsOrParty(details));
  const { legs } = readBookedJourney(quotation);
  const ends = [legs[0]?.from, legs.at(-1)?.to].map((end) => end?.code ?? end?.name ?? "");
  const found = filled.find(({ shipment }) => readLane(shipment) === ends.join(" ")) ?? filled[0];
  return found === undefined ? null : { quotationId: found.quotationId, details: found.details };
};

/** The saved details of bookings with what was sent of them, for the shipper's own data. */
export const listSavedCargo = async (db: Executor, quotations: readonly string[]) => {
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

const ROWS_PER_STATEMENT = 500;

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

export interface ListedSubmission extends CargoSubmissionTable {
  readonly quotationId: string;
  readonly bookingId: string | null;
  readonly providerName: string;
}

/** Parts that were sent, oldest first; all of them, or those that wait for the desk. */
export const listSentParts = (
  db: Executor,
  { isWaiting, limit }: { readonly isWaiting: boolean; readonly limit: number },
): Promise<readonly ListedSubmission[]> =>
  db
    .selectFrom("cargoSubmission")
    .innerJoin("quotation", "quotation.id", "cargoSubmission.quotation")
    .selectAll("cargoSubmission")
    .select(["quotation.quotationId", "quotation.bookingId", "quotation.providerName"])
    .$if(isWaiting, (query) =>
      query.where("cargoSubmission.status", "=", "sent").where("quotation.status", "<>", CANCELLED),
    )
    .orderBy("cargoSubmission.sentAt")
    .orderBy("cargoSubmission.subject")
    .orderBy("cargoSubmission.container")
    .limit(limit)
    .execute();
