import { toSingleLine } from "#server/platform/text.ts";
import type { Executor } from "#server/schema.ts";
import { findContact, type MadeByPerson } from "./account-store.ts";
import type { AccountTable } from "./tables.ts";

/** Whom the desk answers. */
export type Shipper = Pick<AccountTable, "firstName" | "lastName" | "companyName" | "email"> &
  Partial<Pick<AccountTable, "phone" | "dialCode">>;

/** Company, person, address and phone, a line each. */
export const formatContact = ({
  firstName,
  lastName,
  companyName,
  email,
  phone,
  dialCode,
}: Shipper): readonly string[] =>
  [
    `Company: ${companyName}`,
    `Name: ${firstName} ${lastName}`,
    `Email: ${email}`,
    ...(phone == null || phone === "" ? [] : [`Phone: ${dialCode ?? ""} ${phone}`]),
  ].map(toSingleLine);

/** Where the desk's answer to a mail about something of a company goes. */
export const findReplyTo = async (db: Executor, made: MadeByPerson): Promise<{ readonly replyTo?: string }> => {
  const shipper = await findContact(db, made);
  return shipper === undefined ? {} : { replyTo: shipper.email };
};
