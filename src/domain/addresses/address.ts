import { INVALID_OPTIONAL_EMAIL, isEmail } from "#domain/email.ts";
import type { FieldProblem } from "#domain/field-problem.ts";
import { findMaxLength, type Party, PARTY_FIELDS, type PartyField } from "#domain/cargo";

/** A company that a shipper keeps for the parties of its shipments. */
export interface SavedAddress {
  readonly id: string;
  /** Raised with every change; a change of an older version is refused. */
  readonly version: number;
  readonly party: Party;
}

/** The most addresses of an account. */
export const MAX_ADDRESSES = 500;

export const EMPTY_PARTY: Party = {
  partyName: "",
  street: "",
  postCode: "",
  city: "",
  countryCode: "",
  contactName: "",
  email: "",
  phone: "",
  taxReference: "",
};

/** The most characters of a text. */
export const findMaxAddressLength = (field: PartyField): number => findMaxLength(`documentParties.shipper.${field}`);

/** The texts without spaces around them. */
export const trimParty = (party: Party): Party => mapParty((field) => party[field].trim());

const mapParty = (read: (field: PartyField) => string): Party => ({
  partyName: read("partyName"),
  street: read("street"),
  postCode: read("postCode"),
  city: read("city"),
  countryCode: read("countryCode"),
  contactName: read("contactName"),
  email: read("email"),
  phone: read("phone"),
  taxReference: read("taxReference"),
});

/** What prevents an address from being saved: name and country are needed, the rest only before a shipment is sent. */
export const findAddressProblems = (party: Party): readonly FieldProblem<PartyField>[] => {
  const { partyName, countryCode, email } = trimParty(party);
  const problems: FieldProblem<PartyField>[] = [];
  if (partyName === "") problems.push({ field: "partyName", message: "Enter the name of the company." });
  if (countryCode === "") problems.push({ field: "countryCode", message: "Choose the country." });
  else if (!/^[A-Z]{2}$/.test(countryCode))
    problems.push({ field: "countryCode", message: "Choose a country of the list." });
  if (email !== "" && !isEmail(email)) problems.push({ field: "email", message: INVALID_OPTIONAL_EMAIL });
  for (const field of PARTY_FIELDS)
    if (party[field].length > findMaxAddressLength(field))
      problems.push({ field, message: `Use at most ${findMaxAddressLength(field)} characters.` });
  return problems;
};

/** Whether two parties have the same texts. */
export const isSameParty = (one: Party, other: Party): boolean =>
  PARTY_FIELDS.every((field) => one[field].trim() === other[field].trim());

const toWords = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "");

/** The addresses in which a word begins with each typed word, in the order given. */
export const searchAddresses = <Address extends Pick<SavedAddress, "party">>(
  addresses: readonly Address[],
  typed: string,
): readonly Address[] => {
  const wanted = toWords(typed);
  return addresses.filter(({ party }) => {
    const words = PARTY_FIELDS.flatMap((field) => toWords(party[field]));
    return wanted.every((begin) => words.some((word) => word.startsWith(begin)));
  });
};

export interface MergedParty {
  readonly party: Party;
  /** What both sides changed differently: the saved texts; `party` has the typed ones. */
  readonly conflicts: readonly { readonly field: PartyField; readonly saved: string }[];
}

/** Joins what was typed with what was saved elsewhere since `base` was read. */
export const mergeParties = (base: Party, typed: Party, saved: Party): MergedParty => ({
  party: mapParty((field) => (typed[field] === base[field] ? saved[field] : typed[field])),
  conflicts: PARTY_FIELDS.filter(
    (field) => typed[field] !== base[field] && saved[field] !== base[field] && typed[field] !== saved[field],
  ).map((field) => ({ field, saved: saved[field] })),
});
