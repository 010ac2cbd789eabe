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
import { listProblems, toFieldProblems } from "#domain/field-problem.ts";
import type { NamedFile, NewAccount } from "#ports/api.ts";
import type { Failure } from "#ports/failure.ts";
import { refusedFields } from "../kit/failure.ts";
import type { SignupContext, SignupCopy, SignupFormField, SignupFormProblem, DetailsEvent } from "./types.ts";

const PLACES: readonly SignupFormField[] = [
  "email",
  ...COMMON_FIELDS.map(({ field }) => field),
  ...DOMESTIC_FIELDS.map(({ field }) => field),
  "password",
  "confirmPassword",
  "panCopy",
  "gstCopy",
];

export const normaliseEmail = ({ email }: SignupContext): string => readEmail(email).unwrapOr("");

export const findEmailProblems = ({ email }: SignupContext): readonly SignupFormProblem[] =>
  listProblems(readEmail(email).mapErr((message) => [{ field: "email", message }]));

/** A malformed code is not sent: it would cost one of the five tries. */
export const findCodeProblems = ({ code }: SignupContext): readonly SignupFormProblem[] => {
  if (code.trim() === "") return [{ field: "code", message: "Enter the code from the message." }];
  return readCode(code) === null ? [{ field: "code", message: INVALID_CODE }] : [];
};

const problemOfCopy = (field: SignupCopy, file: NamedFile | null): readonly SignupFormProblem[] =>
  toFieldProblems(field, file === null ? null : findCopyProblem({ name: file.name, bytes: file.content.size }));

const copyProblems = ({ copies, details }: SignupContext): readonly SignupFormProblem[] =>
  details.mode === "International"
    ? []
    : [...problemOfCopy("panCopy", copies.panCopy), ...problemOfCopy("gstCopy", copies.gstCopy)];

/** A country that was typed and not chosen gets a message of its own. */
const wordedForCountry = ({ countryText }: SignupContext, problem: SignupFormProblem): SignupFormProblem =>
  problem.field === "country" && countryText.trim() !== ""
    ? { field: "country", message: "Please choose a country from the list." }
    : problem;

/** In the order of the form. */
export const findAccountProblems = (context: SignupContext): readonly SignupFormProblem[] => [
  ...listProblems<SignupFormProblem>(validateSignup(context.details)).map((one) => wordedForCountry(context, one)),
  ...copyProblems(context),
];

/** International accounts have neither tax numbers nor copies. */
export const toNewAccount = (context: SignupContext): NewAccount => {
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
  problems: readonly SignupFormProblem[],
  places: readonly SignupFormField[],
): readonly SignupFormProblem[] => problems.filter(({ field }) => !places.includes(field));

/* A password and its repetition are validated together. */
const touchedBy = (changes: object): readonly SignupFormField[] => {
  const places = PLACES.filter((place) => Object.hasOwn(changes, place));
  return places.includes("password") || places.includes("confirmPassword")
    ? [...places, "password", "confirmPassword"]
    : places;
};

/** The context after a change of details, without the problems of the changed fields. */
export const applyDetailsChange = (context: SignupContext, event: DetailsEvent): Partial<SignupContext> => {
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

/** The refused fields that the form has. */
export const toRefusedProblems = refusedFields(PLACES);

export const isRefusedFor = (failure: Failure | null, reason: "invalid-fields" | "offer-gone"): boolean =>
  failure?.kind === "refused" && failure.reason === reason;
