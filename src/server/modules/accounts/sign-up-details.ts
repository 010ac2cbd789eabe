import list from "i18n-iso-countries/index.js";
import english from "i18n-iso-countries/langs/en.json" with { type: "json" };
import { err, ok, Result } from "neverthrow";
import {
  readEmail,
  EMPTY_DETAILS,
  type SignupDetails,
  validateSignup,
  MAX_COPY_BYTES,
  tidyText,
} from "#domain/accounts";
import type { FieldProblem, Refusal } from "#server/platform/http/refusal.ts";
import { fileTypeFromBuffer } from "file-type";
import type { Country } from "#api/schema.d.ts";
import { type IsCommon, withPasswordRules } from "./common-passwords.ts";
import { countryName } from "../places/index.ts";

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

const toForm = (values: Readonly<Record<string, unknown>>): SignupDetails => {
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

/** Reads `basic_data` field by field; refuses with all problems at once. */
export const readBasicData = (text: string, isCommon: IsCommon): Result<ReadDetails, Refusal> =>
  readObject(text).andThen((values): Result<ReadDetails, Refusal> => {
    const form = toForm(values);
    const details = validateSignup(form);
    const email = readEmail(typeof values["email"] === "string" ? values["email"] : "");
    const fields = firstOfEach([
      ...wrongTypes(values),
      ...withPasswordRules(details.isErr() ? details.error : [], form.password, isCommon),
      ...countryProblems(form),
      ...(email.isErr() ? [{ field: "email", message: email.error }] : []),
    ]);
    if (details.isErr() || email.isErr() || fields.length > 0)
      return err({ kind: "fields", message: "Please check the marked fields.", fields });
    return ok({ details: details.value, email: email.value.toLowerCase() });
  });

export interface PdfCopy {
  readonly kind: "pan" | "gst";
  readonly fileName: string;
  readonly content: Uint8Array;
}

export interface SentCopies {
  readonly panCopy: Blob | undefined;
  readonly gstCopy: Blob | undefined;
}

const NAME_MOST = 200;
const END_BYTES = 2048;

const toText = (bytes: Uint8Array): string => Buffer.from(bytes).toString("latin1");

const contentProblem = async (content: Uint8Array): Promise<string | null> => {
  if (!/^%PDF-\d/.test(toText(content.subarray(0, 8)))) return "This file is not a PDF.";
  const type = await fileTypeFromBuffer(content);
  if (type?.mime !== "application/pdf") return "This file is not a PDF.";
  return toText(content.subarray(-END_BYTES)).includes("%%EOF") ? null : "This PDF is not complete.";
};

const toName = (file: Blob, kind: string): string => {
  const name = file instanceof File ? tidyText(file.name.replace(/^.*[\\/]/s, "")) : "";
  return name === "" ? `${kind}.pdf` : name.slice(-NAME_MOST);
};

const toProblem = async (file: Blob, isDomestic: boolean): Promise<string | null> => {
  if (!isDomestic) return "Only domestic accounts have this copy.";
  if (file.size === 0) return "This file is empty.";
  if (file.size > MAX_COPY_BYTES) return "This file is larger than 5 MB.";
  return contentProblem(await file.bytes());
};

/** Reads the copies that were sent: domestic accounts only, PDF by content and not by name, at most 5 MB each; all problems at once. */
export const readCopies = async (
  sent: SentCopies,
  isDomestic: boolean,
): Promise<Result<readonly PdfCopy[], readonly FieldProblem[]>> => {
  const files = [
    { field: "panCopy", kind: "pan", file: sent.panCopy },
    { field: "gstCopy", kind: "gst", file: sent.gstCopy },
  ] as const;
  const copies: PdfCopy[] = [];
  const problems: FieldProblem[] = [];
  for (const { field, kind, file } of files) {
    if (file === undefined) continue;
    const message = await toProblem(file, isDomestic);
    if (message === null) copies.push({ kind, fileName: toName(file, kind), content: await file.bytes() });
    else problems.push({ field, message });
  }
  return problems.length === 0 ? ok(copies) : err(problems);
};

list.registerLocale(english);

/** All countries of ISO 3166-1 by their alpha-2 code, with the names that ports have too, in the order of the alphabet. */
export const COUNTRIES: readonly Country[] = Object.entries(list.getNames("en"))
  .map(([code, name]) => ({ _id: code, name: countryName(code, name) }))
  .toSorted((one, other) => one.name.localeCompare(other.name, "en"));

const KNOWN: ReadonlySet<string> = new Set(COUNTRIES.map((country) => country._id));

const isCountry = (id: string): boolean => KNOWN.has(id);
