import type { Command } from "commander";
import { toSingleLine } from "#server/platform/text.ts";
import { accountByEmail } from "../modules/accounts/account-store.ts";
import { listAddresses, readParty } from "../modules/addresses/store.ts";
import type { Operations } from "./command.ts";

/** `addresses list` and `addresses export`. */
export const addAddressCommands = (program: Command, operations: Operations): void => {
  const { withDatabase, say, reportError } = operations;
  const addresses = program.command("addresses").description("Read the address books of shippers");
  const withBook = (email: string, write: (parties: readonly ReturnType<typeof readParty>[]) => string) =>
    withDatabase(async ({ db }) => {
      const account = await accountByEmail(db, email);
      if (account === undefined) return reportError(`There is no account ${email}.`);
      return say(write((await listAddresses(db, account.id)).map(readParty)));
    });
  addresses
    .command("list")
    .description("List the address book of a shipper by name")
    .argument("<email>", "email address of the account")
    .action((email: string) =>
      withBook(email, (parties) =>
        parties.length === 0
          ? "No addresses."
          : parties
              .map(({ partyName, street, postCode, city, countryCode }) =>
                toSingleLine(
                  [partyName, street, `${postCode} ${city}`.trim(), countryCode].filter((one) => one !== "").join(", "),
                ),
              )
              .join("\n"),
      ),
    );
  addresses
    .command("export")
    .description("Write the address book of a shipper as JSON; npm run --silent leaves out the lines of npm")
    .argument("<email>", "email address of the account")
    .action((email: string) => withBook(email, (parties) => JSON.stringify(parties, null, 2)));
};
