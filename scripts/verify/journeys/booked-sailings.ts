/* The bookings that a search names by their sailings. */
import { OWN, readQuotationId } from "./bookings.ts";
import { type Compare, differ, read, readList } from "./comparison.ts";
import { compareSearch } from "./search.ts";

/** A server that lists booked sailings lists those of the shipper. */
export const searchBooked: Compare = async (step) => {
  const { differences, outputs } = await compareSearch(step);
  if (!step.isAlone || read(step.body, "bookedSailings") === undefined)
    return { differences, ...(outputs && { outputs }) };
  const listed = readList(step.body, "bookedSailings").map((one) => read(one, "quotationId"));
  const missing = OWN.map((booking) => readQuotationId(step, booking)).filter((number) => !listed.includes(number));
  return {
    differences: [
      ...differences,
      ...(missing.length === 0 ? [] : [differ("$.bookedSailings", `the bookings ${missing.join(", ")} too`, listed)]),
    ],
    ...(outputs && { outputs }),
  };
};
