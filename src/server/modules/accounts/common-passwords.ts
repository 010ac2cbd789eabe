/** Whether a password is one of those that are tried first. */
export type IsCommon = (password: string) => boolean;

const COMMON = "This password is known to attackers. Choose another one.";

let loaded: Promise<IsCommon> | undefined;

const load = async (): Promise<IsCommon> => {
  const { dictionary } = await import("@zxcvbn-ts/language-common");
  const common = new Set(dictionary["passwords-common"]);
  return (password) => common.has(password) || common.has(password.trim().toLowerCase());
};

/** The list of 49,000 passwords, unpacked once: it takes some hundred milliseconds, so a server loads it before it listens. */
export const loadCommonPasswords = (): Promise<IsCommon> => (loaded ??= load());

type Problem<Field extends string> = { readonly field: Field; readonly message: string };

/** Adds the refusal of a common password to the other problems; a password that is refused already keeps its own. */
export const withCommonPassword = <Field extends string>(
  problems: readonly Problem<Field>[],
  password: string,
  isCommon: IsCommon,
): readonly Problem<Field | "password">[] =>
  isCommon(password) && problems.every(({ field }) => field !== "password")
    ? [{ field: "password", message: COMMON }, ...problems]
    : problems;
