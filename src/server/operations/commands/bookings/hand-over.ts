import { err } from "neverthrow";
import { toHandOver } from "#server/modules/desk-bookings/index.ts";
import { findBooking } from "../../find-booking.ts";
import { defineCommand } from "../../kit/command.ts";
import { argument, readChoice, requiredOption } from "../../kit/parameters.ts";
import { toJsonLines } from "../../kit/print.ts";

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
    const found = await findBooking(desk.db, number);
    if (found.isErr()) return err(found.error);
    const read = await toHandOver(desk.db, found.value);
    if (read.isOk() && read.value.missing.length > 0)
      desk.progress(`Not known, so left out: ${read.value.missing.join(", ")}.`);
    return read;
  },
  describe: ({ booking }) => toJsonLines(booking),
  toJson: ({ booking }) => booking,
});
