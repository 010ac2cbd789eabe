import type { Command } from "commander";
import { type AmendmentAction, type AmendmentState, findRequestFee, isOpen } from "#domain/amendments";
import { formatMoney, isCurrencyCode, type Money, parseMoney } from "#domain/money";
import { toSingleLine, toStaffCommand } from "#server/platform/text.ts";
import {
  decide,
  type DecisionRefusal,
  nameRequest,
  AMENDMENT_NAMES,
  presentAmendment,
  readFee,
  type DeskAmendment,
  findAmendment,
  listDeskAmendments,
} from "#server/modules/amendments/index.ts";
import type { Operations } from "../../kit/command.ts";
import { toJsonLines } from "../../kit/print.ts";

const MOST_REASON = 500;
const MOST_ROWS = 500;

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

const toLine = (row: DeskAmendment): string =>
  [
    row.id,
    row.bookingId ?? row.quotationId,
    row.providerName,
    AMENDMENT_NAMES[row.kind],
    STATES[row.state],
    feeText(row),
    row.email,
    ...(row.text === "" ? [] : [toSingleLine(row.text)]),
  ].join("  ");

/* As the API answers it, with the booking and the shipper. */
const toJson = (row: DeskAmendment) => ({
  ...presentAmendment(row),
  bookingId: row.bookingId,
  quotationId: row.quotationId,
  providerName: row.providerName,
  email: row.email,
});

/* `EUR 50` or `EUR 1,250.50`. */
const readTypedFee = (text: string): Money | null => {
  const [, currency = "", amount = ""] = /^([A-Z]{3})\s+(\S+)$/.exec(text.trim()) ?? [];
  if (!isCurrencyCode(currency)) return null;
  return parseMoney(amount, currency).match(
    (fee) => (fee.minor < 0 ? null : fee),
    () => null,
  );
};

const refusalText = (refusal: DecisionRefusal): string => {
  if (refusal === "booking-cancelled") return "The booking was cancelled meanwhile. Decline this request.";
  return refusal === "fee-proposed"
    ? "This request is waiting for the shipper. Give another --fee, or decline it."
    : `This request is ${STATES[refusal]}. It cannot be answered in this way.`;
};

const answer = (
  { withDatabase, clock, say, reportError }: Operations,
  id: string,
  action: AmendmentAction,
): Promise<void> =>
  withDatabase(async ({ db }) => {
    const amendment = await findAmendment(db, id);
    if (amendment === null)
      return reportError(`There is no request ${id}. List them with: ${toStaffCommand("bookings amendments")}`);
    /* The shipper was promised to be asked before anything is changed at a fee that was not shown. */
    if (action.kind === "accept" && action.fee === null && amendment.fee === null && isOpen(amendment))
      return reportError(
        "The shipper was shown no fee for this request. State it with --fee, such as --fee 'USD 0'; the shipper has to agree first.",
      );
    const decided = await db
      .transaction()
      .execute((transaction) => decide(transaction, amendment.quotation, amendment, { action, now: clock() }));
    return decided.match(
      (one) => say(`${nameRequest(one)}: ${STATES[one.state]}${one.state === "declined" ? "" : `, ${feeText(one)}`}.`),
      (refusal) => reportError(refusalText(refusal)),
    );
  });

const addAnswers = (bookings: Command, operations: Operations): void => {
  const { reportError } = operations;
  bookings
    .command("forward")
    .description("Note that a request was forwarded to the carrier; the shipper can no longer withdraw it")
    .argument("<request>", "id of the request")
    .action((id: string) => answer(operations, id, { kind: "forward" }));
  bookings
    .command("accept")
    .description(
      "Confirm a request; with another fee than the shipper was shown, the shipper has to agree first. A fee that waits for the shipper can be replaced",
    )
    .argument("<request>", "id of the request")
    .option("--fee <amount>", "what it costs, such as 'EUR 50'")
    .action((id: string, { fee: typed }: { readonly fee?: string }) => {
      const fee = typed === undefined ? null : readTypedFee(typed);
      if (typed !== undefined && fee === null)
        return reportError(`--fee takes an amount such as 'EUR 50', not ${typed}.`);
      return answer(operations, id, { kind: "accept", fee });
    });
  bookings
    .command("decline")
    .description("Decline a request; the booking stays as it is")
    .argument("<request>", "id of the request")
    .requiredOption("--reason <text>", "why, for the shipper")
    .action((id: string, { reason }: { readonly reason: string }) => {
      const text = toSingleLine(reason);
      if (text === "" || text.length > MOST_REASON)
        return reportError(`--reason takes 1 to ${MOST_REASON} characters.`);
      return answer(operations, id, { kind: "decline", reason: text });
    });
};

/** `bookings amendments`, `forward`, `accept` and `decline`. */
export const addAmendmentCommands = (bookings: Command, operations: Operations): void => {
  const { withDatabase, say } = operations;
  bookings
    .command("amendments")
    .description("List the requests to change or cancel bookings, newest first: those to be answered, or all")
    .option("--all", "also those that are decided")
    .option("--json", "as JSON; npm run --silent leaves out the lines of npm")
    .action(({ all, json }: { readonly all?: true; readonly json?: true }) =>
      withDatabase(async ({ db }) => {
        const rows = await listDeskAmendments(db, { onlyOpen: all !== true, limit: MOST_ROWS });
        if (json === true) return say(...toJsonLines(rows.map(toJson)));
        return say(...(rows.length === 0 ? ["No requests."] : rows.map(toLine)));
      }),
    );
  addAnswers(bookings, operations);
};
