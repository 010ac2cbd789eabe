import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { answerChecker } from "../../../scripts/verify/check-answer.ts";
import type { Difference } from "../../../scripts/verify/differences.ts";
import { findOperation, readDocument } from "../../../scripts/verify/document.ts";
import type { Answer } from "../../../scripts/verify/http.ts";

const document = readDocument();
const check = answerChecker(document);

const checkSignIn = async (answer: Answer): Promise<readonly Difference[]> => {
  const signIn = findOperation(document, "POST", "/api/auth/sign_in");
  return signIn === undefined ? [] : check(signIn, answer);
};

const json = (status: number, value: unknown, headers: Readonly<Record<string, string>> = {}): Answer => ({
  status,
  headers: { "content-type": "application/json; charset=utf-8", ...headers },
  body: Buffer.from(JSON.stringify(value)),
});

const success = { status: true, code: 2000, message: "OK", result: [{ xToken: "t", xApiKey: "k" }] };
const failure = (code: number) => ({ status: false, code, message: "No.", result: [] });
const expects = (path: string, expected: string, actual: string): Difference => ({
  by: "document",
  path,
  expected,
  actual,
});

describe("the comparison with the API document", () => {
  it("finds no difference in declared answers", async () => {
    expect(await checkSignIn(json(200, success))).toEqual([]);
    expect(await checkSignIn(json(401, failure(4010)))).toEqual([]);
    expect(await checkSignIn(json(429, failure(4290), { "retry-after": "30" }))).toEqual([]);
  });

  it("allows properties that the document does not name", async () => {
    expect(await checkSignIn(json(200, { ...success, version: 7 }))).toEqual([]);
  });

  it("names a status that is not declared", async () => {
    const [found] = await checkSignIn(json(201, success));
    expect([found?.path, found?.actual]).toEqual(["status", "201"]);
  });

  it("names a wrong media type and a missing one", async () => {
    const html = { ...json(200, success), headers: { "content-type": "text/html" } };
    expect(await checkSignIn(html)).toEqual([expects("header content-type", "application/json", "text/html")]);
    expect(await checkSignIn({ ...html, headers: {} })).toEqual([
      expects("header content-type", "application/json", "missing"),
    ]);
  });

  it("names a body that is not JSON", async () => {
    const broken = { ...json(200, success), body: Buffer.from("{") };
    expect(await checkSignIn(broken)).toEqual([expects("body", "JSON", "{")]);
  });

  it("names the path, the type and the value of a wrong property", async () => {
    const wrong = { ...success, result: [{ xToken: 7, xApiKey: "k" }] };
    expect(await checkSignIn(json(200, wrong))).toEqual([expects("$.result[0].xToken", "string", "7")]);
  });

  it("names a missing property", async () => {
    const wrong = { ...success, result: [{ xToken: "t" }] };
    expect(await checkSignIn(json(200, wrong))).toEqual([expects("$.result[0].xApiKey", "present", "missing")]);
  });

  it("names a code that does not match the status", async () => {
    expect(await checkSignIn(json(401, failure(4040)))).toEqual([
      expects("$.code", "4010, which matches status 401", "4040"),
    ]);
  });

  it("expects a code of the same kind for a failure that the document does not list", async () => {
    expect(await checkSignIn(json(503, failure(5030)))).toEqual([]);
    expect(await checkSignIn(json(503, failure(4030)))).toEqual([expects("$.code", "5000 to 5999", "4030")]);
  });

  it("names a missing and a wrong Retry-After of a 429", async () => {
    expect(await checkSignIn(json(429, failure(4290)))).toEqual([expects("header retry-after", "present", "missing")]);
    expect(await checkSignIn(json(429, failure(4290), { "retry-after": "soon" }))).toMatchObject([
      { path: "header retry-after", actual: '"soon"' },
    ]);
  });

  it("takes every type of a range for one that is declared", async () => {
    const file = findOperation(document, "GET", "/api/resource/quotation/b-1/files/photo.png");
    const answer = (type: string): Answer => ({
      status: 200,
      headers: { "content-type": type },
      body: Buffer.from("file"),
    });
    expect(file === undefined ? null : await check(file, answer("image/png"))).toEqual([]);
    expect(file === undefined ? null : await check(file, answer("text/html"))).toMatchObject([
      { path: "header content-type", actual: "text/html" },
    ]);
  });

  const pdf = (body: string | Buffer): Answer => ({
    status: 200,
    headers: { "content-type": "application/pdf" },
    body: Buffer.from(body),
  });
  const checkPdf = (method: string, path: string, body: string | Buffer) => {
    const operation = findOperation(document, method, path);
    if (operation === undefined) throw new Error(`There is no operation ${method} ${path}.`);
    return check(operation, pdf(body));
  };
  const PAGE_OF_TEXT = readFileSync("tests/contracts/consumer/fixtures/one-page.pdf");
  const BLANK_PAGE = Buffer.from(PAGE_OF_TEXT.toString("latin1").replace("(Keelson)", "(       )"), "latin1");
  const WITHOUT_TEXT = [expects("body", "a PDF with a page of text", "no text on 1 pages")];
  const WITHOUT_PAGE = [expects("body", "a PDF with a page", "a PDF without one")];

  it.each([
    ["POST", "/api/resource/booking/pdf"],
    ["GET", "/api/resource/quotation/b-1/files/KLB-2026-000123.pdf"],
    ["GET", "/api/shared/a-token/files/0"],
    ["GET", "/api/resource/quotes/Q-1/pdf"],
    ["GET", "/api/shared/quotes/a-token/pdf"],
  ])("wants a page of text in the PDF of %s %s", async (method, path) => {
    expect(await checkPdf(method, path, PAGE_OF_TEXT)).toEqual([]);
    expect(await checkPdf(method, path, BLANK_PAGE)).toEqual(WITHOUT_TEXT);
    expect(await checkPdf(method, path, "%PDF-1.4\n%%EOF\n")).toEqual(WITHOUT_PAGE);
    expect(await checkPdf(method, path, "Not found")).toEqual([expects("body", "a PDF file", "Not found")]);
  });

  it("takes a scan for a document that somebody has uploaded", async () => {
    const path = "/api/resource/quotation/b-1/documents/d-1/versions/1";
    expect(await checkPdf("GET", path, BLANK_PAGE)).toEqual([]);
    expect(await checkPdf("GET", path, "%PDF-1.4\n%%EOF\n")).toEqual(WITHOUT_PAGE);
  });
});
