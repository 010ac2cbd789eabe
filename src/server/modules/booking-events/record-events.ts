import { type Sentence, writeSentence } from "#domain/formatting";
import { prepareListStatement } from "#server/platform/database/statements.ts";
import type { Executor } from "#server/schema.ts";
import type { BookingEventTable, EventSentences } from "./tables.ts";

const insertEvents = prepareListStatement<BookingEventTable>()((db, entries) =>
  db
    .insertInto("bookingChange")
    .values(
      entries.map((param) => ({
        quotation: param("quotation"),
        kind: param("kind"),
        subject: param("subject"),
        fact: param("fact"),
        replaced: param("replaced"),
        details: param("details"),
        sentences: param("sentences"),
        happenedAt: param("happenedAt"),
        heldUntil: param("heldUntil"),
      })),
    )
    .onConflict((conflict) => conflict.columns(["quotation", "kind", "subject"]).doNothing()),
);

const insertChecks = prepareListStatement<{ readonly quotation: string }>()((db, entries) =>
  db
    .insertInto("bookingCheck")
    .values(entries.map((param) => ({ quotation: param("quotation"), checkAt: 0, revision: 1 })))
    .onConflict((conflict) =>
      conflict.column("quotation").doUpdateSet((e) => ({ checkAt: 0, revision: e("bookingCheck.revision", "+", 1) })),
    ),
);

const ROWS_PER_STATEMENT = 1_000;

/** Has bookings looked through for messages soon; belongs in the transaction of the news about them. */
export const requestChecks = async (db: Executor, quotations: readonly string[]): Promise<void> => {
  const rows = [...new Set(quotations)].map((quotation) => ({ quotation }));
  for (let start = 0; start < rows.length; start += ROWS_PER_STATEMENT)
    await insertChecks(db, rows.slice(start, start + ROWS_PER_STATEMENT));
};

/** An event as the log has it: `subject` makes it one of its kind, `fact` names it for the shipper. */
export interface LoggedEvent extends Pick<BookingEventTable, "kind" | "subject"> {
  readonly fact: Sentence;
  readonly replaced?: string | null;
  /** What it changes for the shipper. */
  readonly lines?: readonly Sentence[];
}

const toRow = ({ kind, subject, fact, replaced = null, lines = [] }: LoggedEvent) => {
  const sentences: EventSentences = { fact, lines };
  return {
    kind,
    subject,
    replaced,
    fact: writeSentence(fact),
    details: lines.length === 0 ? null : JSON.stringify(lines.map((line) => writeSentence(line))),
    sentences: [fact, ...lines].every((one) => typeof one === "string") ? null : JSON.stringify(sentences),
  };
};

/* An answer that was followed by something else cannot be taken back any more, and its message leaves first. */
const releaseHeldEvents = async (db: Executor, quotation: string, now: number): Promise<void> => {
  await db
    .updateTable("bookingChange")
    .set({ heldUntil: null })
    .where("quotation", "=", quotation)
    .where("heldUntil", ">", now)
    .execute();
};

/**
 * Records the events of a module, which `toLogged` gives the form of the log; a call belongs in the transaction of the change. An
 * event releases those that are held.
 */
export const eventRecorder =
  <Event>(toLogged: (event: Event, happenedAt: number) => LoggedEvent) =>
  async (
    db: Executor,
    quotation: string,
    event: Event,
    happenedAt: number,
    heldUntil: number | null = null,
  ): Promise<void> => {
    await releaseHeldEvents(db, quotation, happenedAt);
    await insertEvents(db, [{ quotation, ...toRow(toLogged(event, happenedAt)), happenedAt, heldUntil }]);
    await requestChecks(db, [quotation]);
  };
