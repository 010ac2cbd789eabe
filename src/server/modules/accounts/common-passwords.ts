import { describeShort, MIN_PASSWORD_LENGTH } from "#domain/accounts";
import { BRAND } from "#brand";

/** Whether a password is one of those that are tried first. */
export type IsCommon = (password: string) => boolean;

const COMMON = "This password is known to attackers. Choose another one.";

/* What somebody tries first who knows whose portal this is; figures and signs around such a word do not help. */
const WORDS_OF_CONTEXT: ReadonlySet<string> = new Set([
  BRAND.shortName.toLowerCase(),
  BRAND.name.toLowerCase().replaceAll(/[^a-z]/g, ""),
  "booking",
  "carrier",
  "container",
  "forwarder",
  "freight",
  "logistics",
  "portal",
  "quotation",
  "quote",
  "rates",
  "shipment",
  "shipper",
  "shipping",
  "vessel",
]);

let loaded: Promise<IsCommon> | undefined;

const load = async (): Promise<IsCommon> => {
  const { dictionary } = await import("@zxcvbn-ts/language-common");
  const common = new Set(dictionary["passwords-common"]);
  return (password) => {
    const lower = password.trim().toLowerCase();
    return (
      common.has(password) || common.has(lower) || WORDS_OF_CONTEXT.has(lower.replaceAll(/[\d\s\p{P}\p{S}]/gu, ""))
    );
  };
};

/** The list of 49,000 passwords, unpacked once: it takes some hundred milliseconds, so a server loads it before it listens. */
export const loadCommonPasswords = (): Promise<IsCommon> => (loaded ??= load());

type Problem<Field extends string> = { readonly field: Field; readonly message: string };

let minLength = MIN_PASSWORD_LENGTH;

/** Sets how many characters a new password of this process has at least, once at its start. */
export const usePasswordMinLength = (characters: number): void => {
  minLength = characters;
};

/**
 * Adds the refusal of a password that is shorter than the setting, or a common one, to the other problems; a password that is
 * refused already keeps its own.
 */
export const withPasswordRules = <Field extends string>(
  problems: readonly Problem<Field>[],
  password: string,
  isCommon: IsCommon,
): readonly Problem<Field | "password">[] => {
  if (problems.some(({ field }) => field === "password")) return problems;
  const message = describeShort(password, minLength) ?? (isCommon(password) ? COMMON : null);
  return message === null ? problems : [{ field: "password", message }, ...problems];
};
