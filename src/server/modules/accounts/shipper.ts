import { toSingleLine } from "#server/platform/text.ts";
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
