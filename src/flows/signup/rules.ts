import {
  toBasicData,
  findCopyProblem,
  DOMESTIC_FIELDS,
  COMMON_FIELDS,
  validateSignup,
  INVALID_CODE,
  readCode,
  readEmail,
} from "#domain/accounts";
import type { NamedFile } from "#ports/bookings.ts";
import type { Failure } from "#ports/failure.ts";
import type { NewAccount } from "#ports/signup.ts";
import type { SignupContext, SignupCopy, SignupPlace, SignupProblemAt } from "./context.ts";
import type { DetailsEvent } from "./events.ts";

const PLACES: ReadonlySet<string> = new Set<SignupPlace>([
  "email",
  ...COMMON_FIELDS.map(({ field }) => field),
  ...DOMESTIC_FIELDS.map(({ field }) => field),
  "password",
  "confirmPassword",
  "panCopy",
  "gstCopy",
]);

const isPlace = (field: string): field is SignupPlace => PLACES.has(field);

export const emailOf = ({ email }: SignupContext): string => readEmail(email).unwrapOr("");

export const emailProblems = ({ email }: SignupContext): readonly SignupProblemAt[] =>
  readEmail(email).match(
    () => [],
    (message) => [{ field: "email", message }],
  );

/** A code that cannot be one is not sent: it would cost one of the five tries. */
export const codeProblems = ({ code }: SignupContext): readonly SignupProblemAt[] => {
  if (code.trim() === "") return [{ field: "code", message: "Enter the code from the message." }];
  return readCode(code) === null ? [{ field: "code", message: INVALID_CODE }] : [];
};

const problemOfCopy = (field: SignupCopy, file: NamedFile | null): readonly SignupProblemAt[] => {
  const message = file === null ? null : findCopyProblem({ name: file.name, bytes: file.content.size });
  return message === null ? [] : [{ field, message }];
};

const copyProblems = ({ copies, details }: SignupContext): readonly SignupProblemAt[] =>
  details.mode === "International"
    ? []
    : [...problemOfCopy("panCopy", copies.panCopy), ...problemOfCopy("gstCopy", copies.gstCopy)];

/** A country that was typed and not chosen has no id, and the message says what to do. */
const wordedForCountry = ({ countryText }: SignupContext, problem: SignupProblemAt): SignupProblemAt =>
  problem.field === "country" && countryText.trim() !== ""
    ? { field: "country", message: "Please choose a country from the list." }
    : problem;

/** Everything that keeps the details from being sent, in the order of the form. */
export const accountProblems = (context: SignupContext): readonly SignupProblemAt[] => [
  ...validateSignup(context.details).match(
    (): readonly SignupProblemAt[] => [],
    (problems) => problems.map((problem) => wordedForCountry(context, problem)),
  ),
  ...copyProblems(context),
];

/** The account as it is sent: tidy texts, and neither tax numbers nor copies for International. */
export const accountOf = (context: SignupContext): NewAccount => {
  const details = validateSignup(context.details).unwrapOr(context.details);
  const isDomestic = details.mode === "Domestic";
  return {
    otpToken: context.otpToken ?? "",
    basicData: toBasicData(details, context.sentTo),
    panCopy: isDomestic ? context.copies.panCopy : null,
    gstCopy: isDomestic ? context.copies.gstCopy : null,
  };
};

const withoutProblemsAt = (
  problems: readonly SignupProblemAt[],
  places: readonly SignupPlace[],
): readonly SignupProblemAt[] => problems.filter(({ field }) => !places.includes(field));

/* A password and its repetition are judged together. */
const touchedBy = (changes: object): readonly SignupPlace[] => {
  const places = Object.keys(changes).filter(isPlace);
  return places.includes("password") || places.includes("confirmPassword")
    ? [...places, "password", "confirmPassword"]
    : places;
};

/** The context after a change in the details; what stood at the changed fields no longer stands there. */
export const changedDetails = (context: SignupContext, event: DetailsEvent): Partial<SignupContext> => {
  const { problems, details, copies } = context;
  switch (event.type) {
    case "details.typed":
      return {
        details: { ...details, ...event.changes },
        problems: withoutProblemsAt(problems, touchedBy(event.changes)),
      };
    case "details.country":
      return {
        countryText: event.text,
        details: { ...details, country: event.id },
        problems: withoutProblemsAt(problems, ["country"]),
      };
    case "details.copy":
      return {
        copies: { ...copies, [event.copy]: event.file },
        problems: [...withoutProblemsAt(problems, [event.copy]), ...problemOfCopy(event.copy, event.file)],
      };
  }
};

/** What a refusal said of single fields, where the form has them. */
export const refusedFields = (failure: Failure | null): readonly SignupProblemAt[] =>
  failure?.kind !== "refused"
    ? []
    : failure.fields.flatMap(({ field, message }) => (isPlace(field) ? [{ field, message }] : []));

export const isRefusedFor = (failure: Failure | null, reason: "invalid-fields" | "offer-gone"): boolean =>
  failure?.kind === "refused" && failure.reason === reason;
