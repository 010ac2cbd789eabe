/* Faults of the whole answer: status, media type, headers, envelope. */
import type { Answer } from "../verify/http.ts";
import { breakProperty, setProperty } from "./json-faults.ts";
import { findServer, type Mutant } from "./mutant.ts";

const hasStatus = (status: number, change: (answer: Answer) => Answer) => (answer: Answer) =>
  answer.status === status ? change(answer) : answer;

const setStatus = (from: number, to: number) => hasStatus(from, (answer) => ({ ...answer, status: to }));

const setHeader = (status: number, name: string, value: string | null) =>
  hasStatus(status, (answer) => {
    const { [name]: _, ...others } = answer.headers;
    return { ...answer, headers: value === null ? others : { ...others, [name]: value } };
  });

const setBody = (status: number, text: string) =>
  hasStatus(status, (answer) => ({ ...answer, body: Buffer.from(text) }));

const mutant = (operation: string, field: string, fault: string, changeAnswer: (answer: Answer) => Answer): Mutant => ({
  operation,
  server: findServer(operation),
  kind: "form",
  field,
  fault,
  changeAnswer,
});

const JSON_OPERATIONS = [
  "signIn",
  "signOut",
  "getProfile",
  "findFclPorts",
  "nearbyPorts",
  "searchRates",
  "bookOffer",
  "listQuotations",
  "setReference",
  "dashboard",
  "lclPorts",
  "lclRates",
  "bookLcl",
  "getTracking",
  "sendVerification",
  "listCountries",
];

const SUCCESS_FAULTS = (operation: string): readonly Mutant[] => [
  mutant(operation, "status", "201 instead of 200", setStatus(200, 201)),
  mutant(operation, "header content-type", "text/html", setHeader(200, "content-type", "text/html; charset=utf-8")),
  mutant(operation, "header content-type", "left out", setHeader(200, "content-type", null)),
  mutant(operation, "body", "HTML", setBody(200, "<html></html>")),
  mutant(
    operation,
    "status",
    "false in a success",
    hasStatus(
      200,
      setProperty("status", () => false),
    ),
  ),
  mutant(
    operation,
    "code",
    "200 instead of 2000",
    hasStatus(
      200,
      setProperty("code", () => 200),
    ),
  ),
];

/** Operation, status, and another status that a server may confuse it with. */
const CONFUSED: readonly (readonly [operation: string, status: number, other: number])[] = [
  ["signIn", 401, 200],
  ["signIn", 401, 403],
  ["signOut", 401, 200],
  ["getProfile", 401, 403],
  ["getProfile", 401, 302],
  ["findFclPorts", 400, 422],
  ["searchRates", 422, 400],
  ["searchRates", 401, 403],
  ["bookOffer", 404, 403],
  ["bookOffer", 404, 200],
  ["bookOffer", 409, 200],
  ["bookOffer", 410, 404],
  ["bookingPdf", 404, 403],
  ["bookingPdf", 410, 200],
  ["quotationFile", 404, 403],
  ["quotationFile", 401, 404],
  ["setReference", 404, 403],
  ["listQuotations", 401, 500],
  ["dashboard", 401, 200],
  ["lclRates", 422, 400],
  ["lclRates", 422, 200],
  ["bookLcl", 410, 404],
  ["bookLcl", 409, 200],
  ["getTracking", 404, 200],
  ["getTracking", 404, 403],
  ["verifyCode", 422, 401],
  ["verifyCode", 410, 422],
  ["signUp", 409, 422],
  ["resetPassword", 410, 404],
  ["contactUs", 422, 400],
];

const FILES: readonly Mutant[] = ["bookingPdf", "quotationFile"].flatMap((operation) => [
  mutant(
    operation,
    "header content-disposition",
    "without a file name",
    setHeader(200, "content-disposition", "attachment"),
  ),
  mutant(operation, "header content-type", "text/plain", setHeader(200, "content-type", "text/plain")),
  mutant(operation, "body", "empty", setBody(200, "")),
  mutant(operation, "body", "JSON instead of a PDF", setBody(200, '{"status":true,"code":2000}')),
  mutant(operation, "status", "202 instead of 200", setStatus(200, 202)),
]);

const WITHOUT_PAGE = "%PDF-1.4\n%%EOF\n";

/** A PDF of one page, on which there is nothing. */
const BLANK_PAGE = [
  "%PDF-1.4",
  "1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj",
  "2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 >> endobj",
  "3 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 200 100] >> endobj",
  "trailer << /Size 4 /Root 1 0 R >>",
  "%%EOF\n",
].join("\n");

const PRINTED = ["bookingPdf", "quotationFile", "sharedFile", "quotePdf", "sharedQuotePdf"];

const PDFS: readonly Mutant[] = [
  ...[...PRINTED, "documentFile"].map((operation) =>
    mutant(operation, "body", "a PDF without a page", setBody(200, WITHOUT_PAGE)),
  ),
  ...PRINTED.map((operation) => mutant(operation, "body", "a PDF without text", setBody(200, BLANK_PAGE))),
];

const FAILURES: readonly Mutant[] = [
  mutant(
    "signIn",
    "code",
    "401 instead of 4010",
    hasStatus(
      401,
      setProperty("code", () => 401),
    ),
  ),
  mutant(
    "signIn",
    "status",
    "true in a failure",
    hasStatus(
      401,
      setProperty("status", () => true),
    ),
  ),
  mutant("signIn", "result", "null in a failure", hasStatus(401, breakProperty("result", "null"))),
  mutant("signIn", "message", "missing in a failure", hasStatus(401, breakProperty("message", "missing"))),
  mutant("getProfile", "body", "an HTML page that asks to sign in", setBody(401, "<html>Sign in</html>")),
  mutant(
    "searchRates",
    "result",
    "422 without the refused field",
    hasStatus(
      422,
      setProperty("result", () => []),
    ),
  ),
  mutant("searchRates", "result[].field", "renamed", hasStatus(422, breakProperty("result[].field", "renamed"))),
  mutant(
    "searchRates",
    "result[].field",
    "another field",
    hasStatus(
      422,
      setProperty("result[].field", () => "other"),
    ),
  ),
  mutant("searchRates", "result[].message", "missing", hasStatus(422, breakProperty("result[].message", "missing"))),
  mutant(
    "bookOffer",
    "code",
    "4000 instead of 4100",
    hasStatus(
      410,
      setProperty("code", () => 4000),
    ),
  ),
  mutant(
    "bookOffer",
    "code",
    "4100 instead of 4040",
    hasStatus(
      404,
      setProperty("code", () => 4100),
    ),
  ),
  mutant(
    "lclRates",
    "result[].field",
    "another field",
    hasStatus(
      422,
      setProperty("result[].field", () => "other"),
    ),
  ),
  mutant(
    "contactUs",
    "result[].field",
    "another field",
    hasStatus(
      422,
      setProperty("result[].field", () => "other"),
    ),
  ),
  mutant("verifyCode", "result[].field", "renamed", hasStatus(422, breakProperty("result[].field", "renamed"))),
];

const scale = (factor: number) => (value: unknown) => (typeof value === "number" ? value * factor : value);

/** Operation, the value, by what it is multiplied, and what must be named. */
const AMOUNTS: readonly (readonly [operation: string, path: string, factor: number, field: string])[] = [
  ...["listQuotes", "getQuote", "openSharedQuote"].flatMap((operation) => [
    [operation, "result[].offers[].price.charges[].amount.amount", 0.5, "charges[].amount"] as const,
    [operation, "result[].offers[].price.charges[].unit.amount", 100, "charges[].amount"] as const,
    [operation, "result[].offers[].price.charges[].quantity", 3, "charges[].amount"] as const,
    [operation, "result[].offers[].price.totals[].amount", 2, "totals"] as const,
  ]),
  ["createQuote", "result[].offers[].price.totals[].amount", 100, "totals"],
  ["checkQuoteOffer", "result[].offer.price.charges[].amount.amount", 2, "charges[].amount"],
  ["checkQuoteOffer", "result[].offer.price.totals[].amount", 0.9, "totals"],
  ["openSharedBooking", "result[].price.charges[].amount.amount", 10, "charges[].amount"],
  ["openSharedBooking", "result[].price.totals[].amount", 0.1, "totals"],
  ["listAmendments", "result[].cancellationFees[].fee.amount", -1, "fee.amount"],
  ["listAmendments", "result[].amendments[].replaced.price.totals[].amount", 2, "totals"],
];

const EMPTY_ARCHIVE = `PK\u0005\u0006${"\0".repeat(18)}`;

const PRICES: readonly Mutant[] = [
  ...AMOUNTS.map(([operation, path, factor, field]) => ({
    ...mutant(operation, field, `${path} times ${factor}`, hasStatus(200, setProperty(path, scale(factor)))),
    kind: "money" as const,
  })),
  mutant("downloadDocuments", "body", "an archive without a file", setBody(200, EMPTY_ARCHIVE)),
];

/** Operations with a limit in the contract; the reference server implements all of them. */
const LIMITED = ["signIn", "searchRates", "sendVerification", "verifyCode", "forgotPassword", "contactUs", "signUp"];

const LIMITS: readonly Mutant[] = LIMITED.flatMap((operation) =>
  [
    mutant(operation, "header retry-after", "left out", setHeader(429, "retry-after", null)),
    mutant(operation, "header retry-after", "a word", setHeader(429, "retry-after", "soon")),
    mutant(operation, "status", "503 instead of 429", setStatus(429, 503)),
  ].map((one) => ({ ...one, server: "reference" as const })),
);

export const answerMutants: readonly Mutant[] = [
  ...JSON_OPERATIONS.flatMap(SUCCESS_FAULTS),
  ...CONFUSED.map(([operation, status, other]) =>
    mutant(operation, "status", `${other} instead of ${status}`, setStatus(status, other)),
  ),
  ...FILES,
  ...PDFS,
  ...FAILURES,
  ...PRICES,
  ...LIMITS,
];
