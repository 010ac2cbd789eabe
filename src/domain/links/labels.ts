import { type BookingLinkOptions, canMarkDeadlines, type SharedLink } from "./link.ts";

const countDocuments = (count: number): string | null => {
  if (count === 0) return null;
  return count === 1 ? "1 document" : `${count} documents`;
};

const formatDeadlines = (options: BookingLinkOptions): string | null => {
  if (canMarkDeadlines(options)) return "deadlines to mark as done";
  return options.deadlines ? "deadlines" : null;
};

/** What a link shows: `Route, numbers, deadlines, 2 documents. No prices.` */
export const formatLinkScope = (options: BookingLinkOptions): string => {
  const { references, documents, prices } = options;
  const parts = ["Route", references ? "numbers" : null, formatDeadlines(options), countDocuments(documents.length)];
  return `${parts.filter((part) => part !== null).join(", ")}. ${prices ? "With prices." : "No prices."}`;
};

/** `Booking KLB-2026-000123, Rheinland Wohnen`. */
export const formatLinkName = ({
  kind,
  number,
  recipient,
}: Pick<SharedLink, "kind" | "number" | "recipient">): string =>
  `${kind === "booking" ? "Booking" : "Quote"} ${number}, ${recipient}`;
