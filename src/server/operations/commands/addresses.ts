import { err, ok, type Result } from "neverthrow";
import type { Party } from "#domain/cargo";
import { accountByEmail } from "#server/modules/accounts/index.ts";
import { addresses, readParty } from "#server/modules/addresses/index.ts";
import type { Executor } from "#server/schema.ts";
import { defineCommand, defineGroup, defineList } from "../kit/command.ts";
import { overwrite, writeOutputFile } from "../kit/files.ts";
import { argument } from "../kit/parameters.ts";

const readBook = async (db: Executor, email: string): Promise<Result<readonly Party[], string>> => {
  const account = await accountByEmail(db, email);
  return account === undefined
    ? err(`There is no account ${email}.`)
    : ok((await addresses.rows(db, account.id)).map(readParty));
};

const toLine = ({ partyName, street, postCode, city, countryCode }: Party): string =>
  [partyName, street, `${postCode} ${city}`.trim(), countryCode].filter((one) => one !== "").join(", ");

const list = defineList({
  name: "list",
  description: "List the address book of a shipper by name",
  parameters: { email: argument("email address of the account") },
  run: ({ db }, { email }) => readBook(db, email),
  columns: [
    { key: "partyName", heading: "Address", text: toLine },
    { key: "street", heading: "Street", text: null },
    { key: "postCode", heading: "Postcode", text: null },
    { key: "city", heading: "City", text: null },
    { key: "countryCode", heading: "Country", text: null },
  ],
  toRecord: (party) => party,
  empty: "No addresses.",
});

const exportBook = defineCommand({
  name: "export",
  description: "Write the address book of a shipper to a JSON file",
  parameters: {
    email: argument("email address of the account"),
    file: argument("path of the JSON file to write"),
    overwrite,
  },
  run: async ({ db }, { email, file, overwrite }) => {
    const parties = await readBook(db, email);
    if (parties.isErr()) return err(parties.error);
    const written = await writeOutputFile(file, `${JSON.stringify(parties.value, null, 2)}\n`, { overwrite });
    return written.map(() => ({ file, addresses: parties.value.length }));
  },
  describe: ({ file, addresses }) => [
    `${addresses === 1 ? "1 address is" : `${addresses} addresses are`} written to ${file}`,
  ],
});

/** `addresses list` and `addresses export`. */
export const addressCommands = defineGroup("addresses", "Read the address books of shippers", [list, exportBook]);
