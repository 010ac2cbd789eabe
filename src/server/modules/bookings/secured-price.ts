import { toSingleLine } from "#server/platform/text.ts";
import { toInstant } from "#server/platform/time.ts";
import type { Executor } from "#server/schema.ts";
import type { SecuredPriceTable } from "./tables.ts";

/** The attempt to secure the price of a booking. */
export interface PriceAttempt extends SecuredPriceTable {
  /** Other bookings of ours for which the carrier has given the same number, as it does for the same offer. */
  readonly sameNumber: readonly string[];
}

const listSameNumber = async (db: Executor, { quotation, source, number }: SecuredPriceTable) =>
  number === null
    ? []
    : db
        .selectFrom("securedPrice")
        .innerJoin("quotation", "quotation.id", "securedPrice.quotation")
        .select("quotation.quotationId")
        .where("securedPrice.source", "=", source)
        .where("securedPrice.number", "=", number)
        .where("securedPrice.quotation", "<>", quotation)
        .orderBy("quotation.quotationId")
        .execute();

/** Null if there was no attempt. */
export const findSecuredPrice = async (db: Executor, quotation: string): Promise<PriceAttempt | null> => {
  const found = await db.selectFrom("securedPrice").selectAll().where("quotation", "=", quotation).executeTakeFirst();
  if (found === undefined) return null;
  const others = await listSameNumber(db, found);
  return { ...found, sameNumber: others.map(({ quotationId }) => quotationId) };
};

/** What the desk does about a price, in sentences. */
export const describeSecuredPrice = ({
  source,
  outcome,
  number,
  bookingUrl,
  reason,
  dueAt,
  sameNumber,
}: PriceAttempt): readonly string[] => {
  const carrier = toSingleLine(source);
  switch (outcome) {
    case "secured":
      return [
        `${carrier} holds the price as ${number}. Book it there${bookingUrl === null ? "." : `: ${bookingUrl}`}`,
        ...sameNumber.map((other) => `${other} has the same number: ask there for another one.`),
      ];
    case "refused":
      return [`${carrier} does not hold the price: ${toSingleLine(reason ?? "")}`];
    case "unsent":
      return [
        dueAt === null
          ? `${carrier} does not hold the price, as it could not be asked. Book it there at its present price.`
          : `${carrier} does not hold the price yet: it could not be asked, and is asked again after ${toInstant(dueAt)}.`,
      ];
    case "asked":
    case "unknown":
      return [
        dueAt === null
          ? `It is not known whether ${carrier} holds the price. Ask there before you book it.`
          : `It is not known yet whether ${carrier} holds the price. More is known after ${toInstant(dueAt)}.`,
      ];
  }
};

/** The subjects of the mails about it. */
export const PRICE_TITLES: Readonly<Record<SecuredPriceTable["outcome"], string>> = {
  asked: "Price may be secured",
  secured: "Price secured",
  refused: "Price not secured",
  unsent: "Price not secured",
  unknown: "Price may be secured",
};
