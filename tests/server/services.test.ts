import { afterEach, describe, expect, it } from "vitest";
import type { Failure } from "#api/schema.d.ts";
import type { OfferedService } from "#domain/brand";
import { freightFeature } from "#server/features.ts";
import { sessionFeature } from "#server/modules/accounts/routes.ts";
import { addShipper, type CredentialHeaders, signInAs, startTestApp, type TestApp } from "./support/app.ts";
import { addTestPlaces, SEARCH } from "./support/freight.ts";
import { parsed } from "./support/parsed.ts";

const LCL_LOAD = { portOfLoading: "Nhava Sheva", portOfDischarge: "Rotterdam", weight: 1200, cbm: 3.25 };
const LCL_QUERY = "portOfLoading=Nhava%20Sheva&portOfDischarge=Rotterdam&weight=1200&cbm=3.25";

let server: TestApp;
let headers: CredentialHeaders;

const start = async (services: readonly OfferedService[]): Promise<void> => {
  server = await startTestApp({ features: [addTestPlaces, sessionFeature, freightFeature({ services })] });
  await addShipper(server.database);
  headers = await signInAs(server.app);
};

afterEach(() => server.close());

const call = async (method: "GET" | "POST", url: string, payload?: object) => {
  const answer = await server.app.inject({
    method,
    url: `/api${url}`,
    headers,
    ...(payload === undefined ? {} : { payload }),
  });
  return { status: answer.statusCode, message: parsed<Failure>(answer.body).message };
};

const requestPrice = (search: object) =>
  call("POST", "/resource/desk-requests", { search, commodity: null, note: null });

describe("a company that offers full containers only", () => {
  const NO_LCL = { status: 404, message: "Part loads (LCL) are not offered here." };

  it("answers calls about part loads as not offered", async () => {
    await start(["fcl", "air"]);
    expect(await call("GET", "/resource/lcl/ports")).toEqual(NO_LCL);
    expect(await call("GET", `/resource/lcl/rates?${LCL_QUERY}`)).toEqual(NO_LCL);
    expect(await requestPrice(LCL_LOAD)).toEqual(NO_LCL);
    expect((await call("POST", "/resource/rates/spot-on", SEARCH)).status).toBe(200);
  });
});

describe("a company that offers part loads only", () => {
  const NO_FCL = { status: 404, message: "Full containers (FCL) are not offered here." };

  it("answers searches for full containers as not offered", async () => {
    await start(["lcl"]);
    expect(await call("POST", "/resource/rates/spot-on", SEARCH)).toEqual(NO_FCL);
    expect(await requestPrice(SEARCH)).toEqual(NO_FCL);
    expect((await call("GET", "/resource/lcl/ports")).status).toBe(200);
  });
});
