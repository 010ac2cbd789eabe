import { writeSentence } from "#domain/formatting";
import { err, ok, type Result } from "neverthrow";
import { type AmendmentAction, type AmendmentState, findRequestFee } from "#domain/amendments";
import { formatMoney, isCurrencyCode, type Money, parseMoney } from "#domain/money";
import { toStaffCommand } from "#server/platform/text.ts";
import {
  answerAmendment,
  type AnswerRefusal,
  nameRequest,
  AMENDMENT_NAMES,
  presentAmendment,
  readFee,
  type DeskAmendment,
  findAmendment,
  listDeskAmendments,
} from "#server/modules/amendments/index.ts";
import { defineCommand, defineList, type Desk } from "../../kit/command.ts";
import { argument, flag, option, readReason, requiredOption } from "../../kit/parameters.ts";

const MAX_REASON = 500;
const MAX_ROWS = 500;

const STATES: Readonly<Record<AmendmentState, string>> = {
  received: "to be answered",
  forwarded: "forwarded to the carrier",
  "fee-proposed": "waiting for the shipper",
  confirmed: "confirmed",
  declined: "declined",
  withdrawn: "withdrawn",
};

const FEE_NAMES: Partial<Readonly<Record<AmendmentState, string>>> = {
  confirmed: "agreed fee",
  declined: "refused fee",
};

const feeText = ({ state, fee: shown, proposedFee }: Pick<DeskAmendment, "state" | "fee" | "proposedFee">): string => {
  const fee = findRequestFee({ fee: readFee(shown), proposedFee: readFee(proposedFee) });
  if (fee === null) return "unknown fee";
  if (proposedFee === null) return `fee ${formatMoney(fee)}`;
  return `${FEE_NAMES[state] ?? "proposed fee"} ${formatMoney(fee)}`;
};

const list = defineList({
  name: "amendments",
  description: "List the requests to change or cancel bookings, newest first: those to be answered, or all",
  parameters: { all: flag("also those that are decided") },
  run: async ({ db }, { all }) => ok(await listDeskAmendments(db, { onlyOpen: !all, limit: MAX_ROWS })),
  columns: [
    { key: "id", heading: "Request" },
    {
      key: "bookingId",
      heading: "Booking",
      text: ({ bookingId, quotationId }) => bookingId ?? quotationId,
    },
    { key: "quotationId", heading: "Quotation", text: null },
    { key: "providerName", heading: "Carrier" },
    { key: "kind", heading: "Wanted", text: ({ kind }) => AMENDMENT_NAMES[kind] },
    { key: "state", heading: "State", text: ({ state }) => STATES[state] },
    { key: "fee", heading: "Fee", value: (row) => presentAmendment(row).fee, text: (row) => feeText(row) },
    { key: "email", heading: "Shipper" },
    { key: "text", heading: "Note" },
  ],
  /* As the API answers it, with the booking and the shipper. */
  toRecord: (row) => ({
    ...presentAmendment(row),
    bookingId: row.bookingId,
    quotationId: row.quotationId,
    providerName: row.providerName,
    email: row.email,
  }),
  empty: "No requests.",
});

/* `EUR 50` or `EUR 1,250.50`. */
const readTypedFee = (text: string, name: string): Result<Money, string> => {
  const [, currency = "", amount = ""] = /^([A-Z]{3})\s+(\S+)$/.exec(text.trim()) ?? [];
  const fee = isCurrencyCode(currency) ? parseMoney(amount, currency).unwrapOr(null) : null;
  return fee === null || fee.minor < 0 ? err(`${name} takes an amount such as 'EUR 50', not ${text}.`) : ok(fee);
};

const refusalText = (refusal: AnswerRefusal): string => {
  if (refusal === "fee-missing")
    return "The shipper was shown no fee for this request. State it with --fee, such as --fee 'USD 0'; the shipper has to agree first.";
  if (refusal === "booking-cancelled") return "The booking was cancelled meanwhile. Decline this request.";
  return refusal === "fee-proposed"
    ? "This request is waiting for the shipper. Give another --fee, or decline it."
    : `This request is ${STATES[refusal]}. It cannot be answered in this way.`;
};

const answer = async ({ db, clock }: Desk, id: string, action: AmendmentAction) => {
  const amendment = await findAmendment(db, id);
  if (amendment === null)
    return err(`There is no request ${id}. List them with: ${toStaffCommand("bookings amendments")}`);
  const decided = await db
    .transaction()
    .execute((transaction) => answerAmendment(transaction, amendment, { action, now: clock() }));
  return decided.mapErr(refusalText);
};

type Decided = Omit<DeskAmendment, "bookingId" | "quotationId" | "providerName" | "email">;

const ANSWER = {
  describe: (one: Decided) => [
    `${writeSentence(nameRequest(one))}: ${STATES[one.state]}${one.state === "declined" ? "" : `, ${feeText(one)}`}.`,
  ],
  toJson: (one: Decided) => presentAmendment(one),
};

const request = argument("id of the request");

const forward = defineCommand({
  name: "forward",
  description: "Note that a request was forwarded to the carrier; the shipper can no longer withdraw it",
  parameters: { request },
  run: (desk, { request: id }) => answer(desk, id, { kind: "forward" }),
  ...ANSWER,
});

const accept = defineCommand({
  name: "accept",
  description:
    "Confirm a request; with another fee than the shipper was shown, the shipper has to agree first. A fee that waits for the shipper can be replaced",
  parameters: { request, fee: option("<amount>", "what it costs, such as 'EUR 50'", readTypedFee) },
  run: (desk, { request: id, fee }) => answer(desk, id, { kind: "accept", fee }),
  ...ANSWER,
});

const decline = defineCommand({
  name: "decline",
  description: "Decline a request; the booking stays as it is",
  parameters: { request, reason: requiredOption("<text>", "why, for the shipper", readReason(MAX_REASON)) },
  run: (desk, { request: id, reason }) => answer(desk, id, { kind: "decline", reason }),
  ...ANSWER,
});

/** `bookings amendments`, `forward`, `accept` and `decline`. */
export const amendmentCommands = [list, forward, accept, decline] as const;
