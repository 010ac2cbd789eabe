import { type CargoPart, formatFieldText, formatPart, isSamePart, listTexts, nameField, toPart } from "#domain/cargo";
import type { Config } from "#server/config.ts";
import { toMessage } from "#server/platform/mail/mail-content.ts";
import { addOutgoingMails } from "#server/platform/mail/outgoing-store.ts";
import type { Clock, Ids } from "#server/platform/time.ts";
import { toSingleLine } from "#server/platform/text.ts";
import type { Executor } from "#server/schema.ts";
import { findReplyTo } from "../accounts/index.ts";
import type { StoredCargo } from "./store.ts";

export interface DeskMailing {
  readonly clock: Clock;
  readonly ids: Ids;
  readonly config: Pick<Config, "deskMail">;
}

/** Each typed text of a part, as `City, consignee: Duisburg`. */
export const describePart = ({ details }: Pick<StoredCargo, "details">, part: CargoPart): readonly string[] =>
  [...listTexts(details)]
    .filter(([path, text]) => text.trim() !== "" && isSamePart(toPart(path), part))
    .map(([path, text]) => `${nameField(path)}: ${toSingleLine(formatFieldText(path, text))}`);

/** Mails a part that was sent to the desk, in the transaction that sends it; nothing if no mailbox is configured. */
export const mailSentPart = async (
  db: Executor,
  { clock, ids, config: { deskMail } }: DeskMailing,
  { quotation, ...cargo }: StoredCargo,
  part: CargoPart,
): Promise<void> => {
  if (deskMail === null) return;
  const number = quotation.bookingId ?? quotation.quotationId;
  const title = `Received: ${formatPart(part)}`;
  const message = toMessage({
    to: deskMail,
    ...(await findReplyTo(db, quotation.accountId)),
    subject: `${number}: ${title}`,
    opening: `${title}. Booking ${number}, ${toSingleLine(quotation.providerName)}.`,
    paragraphs: [
      ...describePart(cargo, part),
      `To accept it: npm run operations -- cargo accept ${number} ${part.subject}${part.container === 0 ? "" : ` --container ${part.container}`}`,
    ],
  });
  const key = `cargo|${quotation.id}|${part.subject}|${part.container}|${cargo.version}`;
  await addOutgoingMails(db, { clock, ids }, [{ key, message }]);
};
