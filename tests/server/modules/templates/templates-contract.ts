import { afterEach, beforeEach, expect, it } from "vitest";
import type { TemplatesAnswer } from "#api/schema.d.ts";
import { templatesFeature } from "#server/modules/templates/templates.ts";
import { addShipper, type CredentialHeaders, signInAs, startTestApp, type TestApp } from "#tests/server/support/app.ts";
import type { MakePlace } from "#tests/server/support/database.ts";
import { freightFeatures, SEARCH } from "#tests/server/support/freight.ts";
import { namedListContract } from "#tests/server/support/named-list-contract.ts";
import { parsed } from "#tests/server/support/parsed.ts";

const TEMPLATES = "/api/resource/templates";

/** Templates over HTTP, over whichever database. */
export const templatesContract = (make: MakePlace): void => {
  namedListContract(make, {
    feature: templatesFeature,
    path: TEMPLATES,
    content: { search: SEARCH },
    max: 100,
    full: "You have 100 templates. Delete some first.",
    taken: "You have a template with this name. Choose another name or delete that one.",
  });

  let server: TestApp;
  let headers: CredentialHeaders;

  beforeEach(async () => {
    server = await startTestApp({ make, features: [...freightFeatures(), templatesFeature] });
    await addShipper(server.database);
    headers = await signInAs(server.app);
  });
  afterEach(() => server.close());

  it.each([
    [
      { ...SEARCH, departureDate: "2026-12-01" },
      { ...SEARCH, departureDate: null },
    ],
    [
      { portOfLoading: "Nhava Sheva", portOfDischarge: "Rotterdam", weight: 1200, cbm: 3.25 },
      { portOfLoading: "Nhava Sheva", portOfDischarge: "Rotterdam", weight: 1200, cbm: 3.25 },
    ],
  ])("saves %o without a date", async (search, saved) => {
    await server.app.inject({ method: "POST", url: TEMPLATES, headers, payload: { name: "Weekly", search } });
    const answer = await server.app.inject({ url: TEMPLATES, headers });
    expect(parsed<TemplatesAnswer>(answer.body).result).toEqual([
      { id: expect.stringMatching(/./), name: "Weekly", search: saved },
    ]);
  });
};
