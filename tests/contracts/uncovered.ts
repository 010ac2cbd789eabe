const TOO_LARGE = "All bodies have one limit, which an enquiry and a booking cover.";

/** Statuses of the API document that no interaction covers, by operation and status. */
export const UNCOVERED_STATUSES: Readonly<Record<string, string>> = {
  "signIn 413": TOO_LARGE,
  "sendVerification 413": TOO_LARGE,
  "verifyCode 413": TOO_LARGE,
  "signUp 413": "A form of more than 11 MB in the contract would cost more than it proves.",
  "forgotPassword 413": TOO_LARGE,
  "resetPassword 413": TOO_LARGE,
  "searchRates 413": TOO_LARGE,
  "bookingPdf 413": TOO_LARGE,
  "bookLcl 413": TOO_LARGE,
  "sendVerification 409":
    "Only a server that tells visitors which addresses have an account returns it; ours does not.",
  "listCountries 429": "The list is the same for everybody and may be cached, so our server does not limit it.",
};

interface Excuse {
  readonly pattern: RegExp;
  readonly reason: string;
}

const OLDER_NAME = "An older name that only the portal still reads; a new server sends the other one.";
const OTHER_FORM = "Another form of the same value; a new server sends the code as a text.";
const IN_PLACE = "Read in place of another property that an interaction has.";
const DROPPED = "Copied with its object and then dropped: no screen has it.";
const SAME_READER = "Read by the same code as in another list, where an interaction has it.";

/** Properties that the portal reads and no interaction covers: operation and path. */
export const UNCOVERED_PROPERTIES: readonly Excuse[] = [
  { pattern: /^getProfile data/, reason: OLDER_NAME },
  { pattern: /^getProfile result\[\]\.contact/, reason: IN_PLACE },
  {
    pattern: /^find\w+ .*\.bestMatch$/,
    reason: "A help that a server may leave out: the shipper chooses from the list.",
  },
  { pattern: /^nearbyPorts .*\.internalCode$/, reason: IN_PLACE },
  {
    pattern: /^searchRates .*\.(movementType|\w+HaulageMode|\w+ModeOfTransport|paymentMethod)\.\w+$/,
    reason: OTHER_FORM,
  },
  { pattern: /^searchRates .*\.modeOfTransport\.\w+$/, reason: OTHER_FORM },
  { pattern: /^searchRates .*\.tariff\.name$/, reason: IN_PLACE },
  { pattern: /^searchRates .*\.quoteLine\.commentToCustomer$/, reason: IN_PLACE },
  { pattern: /^searchRates .*\.quoteLine\.routing(\.routinginformation)?$/, reason: IN_PLACE },
  { pattern: /^searchRates .*urcharges\w*\[\]\.charge\.charge(Code|Name)$/, reason: OLDER_NAME },
  { pattern: /^searchRates .*[cC]urrency\.currencyCode$/, reason: OLDER_NAME },
  { pattern: /^searchRates .*[cC]urrency\.code$/, reason: OTHER_FORM },
  { pattern: /^searchRates .*\.customerComment$/, reason: IN_PLACE },
  { pattern: /^searchRates .*matchingBlSurcharges\[\]\.percentageRate$/, reason: SAME_READER },
  { pattern: /^searchRates .*\.sheetLineId$/, reason: DROPPED },
  { pattern: /^getProfile result\[\]\.companyName$/, reason: DROPPED },
  { pattern: /^dashboard .*\.locationCodificationType$/, reason: DROPPED },
  { pattern: /^dashboard .*\.shipment\.(weight|cbm)$/, reason: SAME_READER },
];
