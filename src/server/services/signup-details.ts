import { err, ok, Result } from "neverthrow";
import { readEmail, EMPTY_DETAILS, type SignupDetails, validateSignup } from "#domain/accounts";
import type { FieldProblem, Refusal } from "../http/refusal.ts";
import { isCountry } from "./countries.ts";

/** The details of a sign-up once every field is checked. */
export interface ReadDetails {
  readonly details: SignupDetails;
  readonly email: string;
}

const { mode: _, ...EMPTY_TEXTS } = EMPTY_DETAILS;
const FIELDS: readonly string[] = [...Object.keys(EMPTY_TEXTS), "email"];

const MALFORMED: Refusal = { kind: "malformed", message: "basic_data must be the text of a JSON object." };

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const parse = Result.fromThrowable(
  (text: string): unknown => JSON.parse(text),
  () => MALFORMED,
);

const unknownField = (values: object): Refusal | null => {
  const unknown = Object.keys(values).find((key) => !FIELDS.includes(key));
  return unknown === undefined ? null : { kind: "malformed", message: `Unknown field: ${unknown.slice(0, 50)}.` };
};

const readObject = (text: string): Result<Readonly<Record<string, unknown>>, Refusal> =>
  parse(text).andThen((values): Result<Readonly<Record<string, unknown>>, Refusal> => {
    if (!isObject(values)) return err(MALFORMED);
    const refusal = unknownField(values);
    return refusal === null ? ok(values) : err(refusal);
  });

/** The form behind the object: a missing text is an empty one, and an account with a tax number is domestic. */
const formOf = (values: Readonly<Record<string, unknown>>): SignupDetails => {
  const text = (name: keyof typeof EMPTY_TEXTS): string => {
    const value = values[name];
    return typeof value === "string" ? value : "";
  };
  const isDomestic = values["gstNumber"] !== undefined || values["panNumber"] !== undefined;
  return {
    mode: isDomestic ? "Domestic" : "International",
    firstName: text("firstName"),
    lastName: text("lastName"),
    companyName: text("companyName"),
    phoneNumber: text("phoneNumber"),
    address: text("address"),
    pinCode: text("pinCode"),
    country: text("country"),
    password: text("password"),
    confirmPassword: text("confirmPassword"),
    panNumber: text("panNumber"),
    gstNumber: text("gstNumber"),
  };
};

const wrongTypes = (values: Readonly<Record<string, unknown>>): readonly FieldProblem[] =>
  Object.entries(values).flatMap(([field, value]) =>
    typeof value === "string" ? [] : [{ field, message: "This must be text." }],
  );

const countryProblems = ({ country }: SignupDetails): readonly FieldProblem[] =>
  country === "" || isCountry(country) ? [] : [{ field: "country", message: "Please choose a country from the list." }];

const firstOfEach = (problems: readonly FieldProblem[]): readonly FieldProblem[] =>
  problems.filter(({ field }, at) => problems.findIndex((other) => other.field === field) === at);

/** Reads `basic_data` field by field; refuses with every problem at once, in the words of the sign-up form. */
export const readBasicData = (text: string): Result<ReadDetails, Refusal> =>
  readObject(text).andThen((values): Result<ReadDetails, Refusal> => {
    const form = formOf(values);
    const details = validateSignup(form);
    const email = readEmail(typeof values["email"] === "string" ? values["email"] : "");
    const fields = firstOfEach([
      ...wrongTypes(values),
      ...(details.isErr() ? details.error : []),
      ...countryProblems(form),
      ...(email.isErr() ? [{ field: "email", message: email.error }] : []),
    ]);
    if (details.isErr() || email.isErr() || fields.length > 0)
      return err({ kind: "fields", message: "Please check the marked fields.", fields });
    return ok({ details: details.value, email: email.value.toLowerCase() });
  });
