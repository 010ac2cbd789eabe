import { describe, expect, it } from "vitest";
import { answerChecker } from "../../../scripts/verify/check-answer.ts";
import type { Difference } from "../../../scripts/verify/differences.ts";
import { findOperation, readDocument } from "../../../scripts/verify/document.ts";
import type { Answer } from "../../../scripts/verify/http.ts";

const document = readDocument();
const check = answerChecker(document);

const checkSignIn = (answer: Answer): readonly Difference[] => {
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
  it("finds no difference in declared answers", () => {
    expect(checkSignIn(json(200, success))).toEqual([]);
    expect(checkSignIn(json(401, failure(4010)))).toEqual([]);
    expect(checkSignIn(json(429, failure(4290), { "retry-after": "30" }))).toEqual([]);
  });

  it("allows properties that the document does not name", () => {
    expect(checkSignIn(json(200, { ...success, version: 7 }))).toEqual([]);
  });

  it("names a status that is not declared", () => {
    const [found] = checkSignIn(json(201, success));
    expect([found?.path, found?.actual]).toEqual(["status", "201"]);
  });

  it("names a wrong media type and a missing one", () => {
    const html = { ...json(200, success), headers: { "content-type": "text/html" } };
    expect(checkSignIn(html)).toEqual([expects("header content-type", "application/json", "text/html")]);
    expect(checkSignIn({ ...html, headers: {} })).toEqual([
      expects("header content-type", "application/json", "missing"),
    ]);
  });

  it("names a body that is not JSON", () => {
    const broken = { ...json(200, success), body: Buffer.from("{") };
    expect(checkSignIn(broken)).toEqual([expects("body", "JSON", "{")]);
  });

  it("names the path, the type and the value of a wrong property", () => {
    const wrong = { ...success, result: [{ xToken: 7, xApiKey: "k" }] };
    expect(checkSignIn(json(200, wrong))).toEqual([expects("$.result[0].xToken", "string", "7")]);
  });

  it("names a missing property", () => {
    const wrong = { ...success, result: [{ xToken: "t" }] };
    expect(checkSignIn(json(200, wrong))).toEqual([expects("$.result[0].xApiKey", "present", "missing")]);
  });

  it("names a code that does not match the status", () => {
    expect(checkSignIn(json(401, failure(4040)))).toEqual([
      expects("$.code", "4010, which matches status 401", "4040"),
    ]);
  });

  it("expects a code of the same kind for a failure that the document does not list", () => {
    expect(checkSignIn(json(503, failure(5030)))).toEqual([]);
    expect(checkSignIn(json(503, failure(4030)))).toEqual([expects("$.code", "5000 to 5999", "4030")]);
  });

  it("names a missing and a wrong Retry-After of a 429", () => {
    expect(checkSignIn(json(429, failure(4290)))).toEqual([expects("header retry-after", "present", "missing")]);
    expect(checkSignIn(json(429, failure(4290), { "retry-after": "soon" }))).toMatchObject([
      { path: "header retry-after", actual: '"soon"' },
    ]);
  });

  it("takes every type of a range for one that is declared", () => {
    const file = findOperation(document, "GET", "/api/resource/quotation/b-1/files/photo.png");
    const answer = (type: string): Answer => ({
      status: 200,
      headers: { "content-type": type },
      body: Buffer.from("file"),
    });
    expect(file === undefined ? null : check(file, answer("image/png"))).toEqual([]);
    expect(file === undefined ? null : check(file, answer("text/html"))).toMatchObject([
      { path: "header content-type", actual: "text/html" },
    ]);
  });

  it("recognises a PDF file by its first bytes", () => {
    const pdf = findOperation(document, "POST", "/api/resource/booking/pdf");
    const answer = (text: string): Answer => ({
      status: 200,
      headers: { "content-type": "application/pdf" },
      body: Buffer.from(text),
    });
    expect(pdf === undefined ? null : check(pdf, answer("%PDF-1.7 …"))).toEqual([]);
    expect(pdf === undefined ? null : check(pdf, answer("Not found"))).toEqual([
      expects("body", "a PDF file", "Not found"),
    ]);
  });
});
