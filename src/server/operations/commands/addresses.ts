import type { Command } from "commander";
import type { Party } from "#domain/cargo";
import { toSingleLine } from "#server/platform/text.ts";
import { accountByEmail } from "#server/modules/accounts/index.ts";
import { listAddresses, readParty } from "#server/modules/addresses/index.ts";
import type { Operations } from "../command.ts";
import { addOverwriteOption, type OutputOptions, writeOutputFile } from "../kit/files.ts";

const toLine = ({ partyName, street, postCode, city, countryCode }: Party): string =>
  toSingleLine([partyName, street, `${postCode} ${city}`.trim(), countryCode].filter((one) => one !== "").join(", "));

/** `addresses list` and `addresses export`. */
export const addAddressCommands = (program: Command, operations: Operations): void => {
  const { withDatabase, say, reportError } = operations;
  const addresses = program.command("addresses").description("Read the address books of shippers");
  const withBook = (email: string, work: (parties: readonly Party[]) => Promise<void> | void) =>
    withDatabase(async ({ db }) => {
      const account = await accountByEmail(db, email);
      if (account === undefined) return reportError(`There is no account ${email}.`);
      return work((await listAddresses(db, account.id)).map(readParty));
    });
  addresses
    .command("list")
    .description("List the address book of a shipper by name")
    .argument("<email>", "email address of the account")
    .action((email: string) =>
      withBook(email, (parties) => say(...(parties.length === 0 ? ["No addresses."] : parties.map(toLine)))),
    );
  addOverwriteOption(addresses.command("export"))
    .description("Write the address book of a shipper to a JSON file")
    .argument("<email>", "email address of the account")
    .argument("<file>", "path of the JSON file to write")
    .action((email: string, path: string, options: OutputOptions) =>
      withBook(email, async (parties) => {
        const written = await writeOutputFile(path, `${JSON.stringify(parties, null, 2)}\n`, options);
        const count = parties.length === 1 ? "1 address is" : `${parties.length} addresses are`;
        return written.match(() => say(`${count} written to ${path}`), reportError);
      }),
    );
};
