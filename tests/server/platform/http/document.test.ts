import { describe, expect, it } from "vitest";
import { readDocument } from "#server/platform/http/document.ts";

const document = readDocument(new URL("../../../../openapi/keelson.openapi.yaml", import.meta.url));
const operation = (id: string) => document.operations.find((known) => known.id === id);

describe("the OpenAPI document as the server reads it", () => {
  it("lists the security of each operation", () => {
    const open = document.operations.filter((known) => known.needs === "nobody").map((known) => known.id);
    expect(open.toSorted()).toEqual([
      "acceptInvitation",
      "calendarFeed",
      "commentSharedQuote",
      "contactUs",
      "decideSharedQuote",
      "findPublicPlaces",
      "forgotPassword",
      "listCountries",
      "markSharedDeadline",
      "openInvitation",
      "openSharedBooking",
      "openSharedQuote",
      "proveSecondFactor",
      "resetPassword",
      "sendVerification",
      "sharedFile",
      "sharedQuotePdf",
      "signIn",
      "signUp",
      "verifyCode",
      "verifyQuote",
    ]);
  });

  it("marks the parameters that a shipper types", () => {
    const typed = operation("lclRates")?.parameters.filter(({ isTyped }) => isTyped);
    expect(typed?.map(({ name }) => name)).toEqual(["portOfLoading", "portOfDischarge", "weight", "cbm"]);
  });

  it("resolves references to parameters and keeps the pointers of their schemas", () => {
    expect(operation("bookOffer")?.parameters).toEqual([
      {
        name: "x-origin",
        part: "header",
        required: false,
        isTyped: false,
        schema: "#/components/parameters/Origin/schema",
      },
      {
        name: "Idempotency-Key",
        part: "header",
        required: false,
        isTyped: false,
        schema: "#/components/parameters/IdempotencyKey/schema",
      },
    ]);
  });

  it("limits bodies to 64 kB where the document states nothing else", () => {
    const limits = ["searchRates", "getProfile", "bookingPdf", "signUp"].map((id) => operation(id)?.maxBodyBytes);
    expect(limits).toEqual([65_536, 65_536, 262_144, 11_534_336]);
  });

  it("writes path parameters as the router does", () => {
    expect(operation("quotationFile")?.url).toBe("/resource/quotation/:id/files/:fileName");
  });

  it("reads answers by status, including those without JSON", () => {
    const answers = operation("bookingPdf")?.answers;
    expect(answers?.get("200")).toBeNull();
    expect(answers?.get("404")).toBe("#/components/responses/NotFound/content/application~1json/schema");
  });
});
