import { type CargoPart, formatFieldText, formatPart, isSamePart, listTexts, nameField, toPart } from "#domain/cargo";
import { toSingleLine } from "#server/platform/text.ts";
import type { Executor } from "#server/schema.ts";
import { type DeskMailing, mailBookingNews } from "../bookings/index.ts";
import type { StoredCargo } from "./store.ts";

/** Each typed text of a part, as `City, consignee: Duisburg`. */
export const describePart = ({ details }: Pick<StoredCargo, "details">, part: CargoPart): readonly string[] =>
  [...listTexts(details)]
    .filter(([path, text]) => text.trim() !== "" && isSamePart(toPart(path), part))
    .map(([path, text]) => `${nameField(path)}: ${toSingleLine(formatFieldText(path, text))}`);

/** Mails a part that was sent to the desk, in the transaction that sends it; nothing if no mailbox is configured. */
export const mailSentPart = async (
  db: Executor,
  mailing: DeskMailing,
  { quotation, ...cargo }: StoredCargo,
  part: CargoPart,
): Promise<void> => {
  const number = quotation.bookingId ?? quotation.quotationId;
  await mailBookingNews(db, mailing, quotation, {
    key: `cargo|${quotation.id}|${part.subject}|${part.container}|${cargo.version}`,
    title: `Received: ${formatPart(part)}`,
    paragraphs: [
      ...describePart(cargo, part),
      `To accept it: npm run operations -- cargo accept ${number} ${part.subject}${part.container === 0 ? "" : ` --container ${part.container}`}`,
    ],
  });
};
