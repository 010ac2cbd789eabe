import { err, ok, type Result } from "neverthrow";
import { BRAND } from "#brand";
import { type DcsaBooking, toDcsaBooking } from "#domain/booking-request";
import { findSecuredPrice } from "#server/modules/bookings/index.ts";
import { loadCargo } from "#server/modules/cargo/index.ts";
import { type OfferContext, priceOffer, readOffer } from "#server/modules/rates/index.ts";
import { storedJson } from "#server/platform/database/statements.ts";
import { findBooking } from "../../find-booking.ts";
import { defineCommand, type Desk, type Refusal } from "../../kit/command.ts";
import { argument, readChoice, requiredOption } from "../../kit/parameters.ts";
import { toJsonLines } from "../../kit/print.ts";

const toBooking = async ({ db }: Desk, number: string): Promise<Result<DcsaBooking, Refusal>> => {
  const found = await findBooking(db, number);
  if (found.isErr()) return err(found.error);
  const booking = found.value;
  const priced = priceOffer(readOffer(booking.offer), storedJson<OfferContext>(booking.context));
  if (priced.isErr()) return err(`The offer of ${number} cannot be read: ${priced.error}`);
  if (priced.value.source === "lcl")
    return err(`${number} is a part load. A DCSA booking is of whole containers: state those of the consolidation.`);
  const [price, cargo] = [await findSecuredPrice(db, booking.id), await loadCargo(db, booking)];
  return ok(
    toDcsaBooking({
      number: booking.quotationId,
      contractQuotation: price?.outcome === "secured" ? price.number : null,
      rate: priced.value,
      cargo: cargo.details,
      forwarder: { partyName: BRAND.name, email: BRAND.generalMailbox },
    }),
  );
};

/** `bookings export`. */
export const handOverCommand = defineCommand({
  name: "export",
  description:
    "Print a booking as DCSA Booking 2.0 JSON, to hand it over to a carrier; what is not known is left out and named",
  parameters: {
    number: argument("quotation or booking number"),
    format: requiredOption("<format>", "dcsa", readChoice(["dcsa"])),
  },
  run: async (desk, { number }) => {
    const read = await toBooking(desk, number);
    if (read.isOk() && read.value.missing.length > 0)
      desk.progress(`Not known, so left out: ${read.value.missing.join(", ")}.`);
    return read;
  },
  describe: ({ booking }) => toJsonLines(booking),
  toJson: ({ booking }) => booking,
});
