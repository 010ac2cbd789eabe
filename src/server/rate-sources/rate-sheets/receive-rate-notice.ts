import { recordChange } from "#server/modules/audit/index.ts";
import { isJsonObject } from "#api/readers/json.ts";
import { isSameLine } from "#domain/tracking";
import type { Config } from "#server/config.ts";
import { toMessage } from "#server/platform/mail/mail-content.ts";
import { addOutgoingMails } from "#server/platform/mail/outgoing-store.ts";
import { toSingleLine, toStaffCommand } from "#server/platform/text.ts";
import { type Clock, type Ids, officeDay } from "#server/platform/time.ts";
import type { Executor } from "#server/schema.ts";
import { listSheets, type SheetState } from "./sheet-lines.ts";

const HOUR_MS = 3_600_000;
/** How long a key of a notice is not used for another one. */
const KEY_MS = 23 * HOUR_MS;
const MAX_LANES = 20;

/** What a carrier has changed: its name for the rates, and places of receipt and delivery. */
export interface RateNotice {
  readonly reference: string;
  readonly lanes: readonly string[];
}

const listTexts = (value: unknown): readonly string[] =>
  (Array.isArray(value) ? value : []).flatMap((one: unknown) => {
    const text = isJsonObject(one) ? (one["locode"] ?? one["name"]) : one;
    return typeof text === "string" && text.trim() !== "" ? [toSingleLine(text).slice(0, 100)] : [];
  });

const toLane = (routing: unknown): readonly string[] => {
  if (!isJsonObject(routing)) return [];
  const [from, to] = [listTexts(routing["places_of_receipt"]), listTexts(routing["places_of_delivery"])];
  return from.length === 0 || to.length === 0 ? [] : [`${from.join(", ")} to ${to.join(", ")}`];
};

/** Reads a notice of Hapag-Lloyd's rate-sheet push, which names what changed, without amounts; null when it is none. */
export const readRateNotice = (value: unknown): RateNotice | null => {
  if (!isJsonObject(value) || !Array.isArray(value["routings"])) return null;
  const reference = value["commercial_reference"];
  return {
    reference: typeof reference === "string" ? toSingleLine(reference).slice(0, 100) : "",
    lanes: value["routings"].flatMap(toLane),
  };
};

/** False if a notice with this key came within 23 hours; older keys are forgotten. */
const takeKey = async (db: Executor, carrier: string, key: string, now: number): Promise<boolean> => {
  await db
    .deleteFrom("rateNotice")
    .where("receivedAt", "<=", now - KEY_MS)
    .execute();
  const taken = await db
    .insertInto("rateNotice")
    .values({ carrier, key, receivedAt: now })
    .onConflict((conflict) => conflict.columns(["carrier", "key"]).doNothing())
    .executeTakeFirst();
  return (taken.numInsertedOrUpdatedRows ?? 0n) > 0n;
};

const describeSheets = (sheets: readonly SheetState[]): string =>
  sheets.length === 0
    ? "No active rate sheet is of this carrier."
    : `These rate sheets are marked as outdated and still quoted:\n${sheets.map(({ provider, name, sheetDate }) => `${toSingleLine(provider)}  ${toSingleLine(name)} of ${sheetDate}`).join("\n")}`;

const describeLanes = (lanes: readonly string[]): string =>
  [...lanes.slice(0, MAX_LANES), ...(lanes.length > MAX_LANES ? [`and ${lanes.length - MAX_LANES} more`] : [])].join(
    "\n",
  );

const toMail = (to: string, carrier: string, { reference, lanes }: RateNotice, sheets: readonly SheetState[]) =>
  toMessage({
    to,
    subject: `${carrier}: rates have changed`,
    opening: `${carrier} reports that its rates have changed${reference === "" ? "" : ` (${reference})`}.`,
    paragraphs: [
      ...(lanes.length === 0 ? [] : [describeLanes(lanes)]),
      describeSheets(sheets),
      toStaffCommand("rates list"),
    ],
  });

export interface NoticeDeps {
  readonly db: Executor;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly config: Pick<Config, "deskMail">;
}

/** Marks the active rate sheets of a carrier as outdated and mails the desk; a notice that is sent again has no effect. */
export const receiveRateNotice = (
  { db, clock, ids, config: { deskMail } }: NoticeDeps,
  carrier: { readonly name: string; readonly lines: readonly string[] },
  key: string,
  notice: RateNotice,
): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    const now = clock();
    if (!(await takeKey(transaction, carrier.name, key, now))) return;
    const sheets = (await listSheets(transaction, officeDay(now))).filter(
      ({ kind, provider, active }) =>
        kind === "fcl" && active > 0 && carrier.lines.some((line) => isSameLine(line, provider)),
    );
    for (const { id } of sheets) {
      await transaction.updateTable("rateSheet").set({ outdatedAt: now }).where("id", "=", id).execute();
      await recordChange(transaction, {
        action: "sheet.outdated",
        subjectId: id,
        after: { carrier: carrier.name, reference: notice.reference },
      });
    }
    if (deskMail === null) return;
    const order = {
      key: `rate notice ${carrier.name} ${key} ${now}`,
      message: toMail(deskMail, carrier.name, notice, sheets),
    };
    await addOutgoingMails(transaction, { clock, ids }, [order]);
  });
