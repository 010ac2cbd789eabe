import type { Account } from "#domain/accounts";
import { type Formats, STANDARD_FORMATS } from "#domain/formatting";
import { createForm } from "../kit/form.ts";
import type { FlowServices } from "../kit/request.ts";

/**
 * Choosing formats. They are sent with the details as they are stored at that moment, so that a change of the details in
 * another tab stays.
 */
export const accountFormatsFlow = (
  { requestActor, ports: { account: port } }: FlowServices<"account">,
  { formats = STANDARD_FORMATS }: Pick<Account, "formats">,
) =>
  createForm<Formats, Account>({
    id: "accountFormats",
    requestActor,
    first: formats,
    send: (chosen, signal) =>
      port
        .load(signal)
        .andThen(({ firstName, lastName, phone, changedAt }) =>
          port.saveDetails({ firstName, lastName, phone, changedAt, formats: chosen }, signal),
        ),
    settle: (chosen, stored) => stored?.formats ?? chosen,
    after: "open",
  });
