import type { RatesAnswer } from "#api/schema.d.ts";
import { addShipper, SHIPPER, signInAs, startTestApp, type TestApp } from "#tests/server/support/app.ts";
import type { MakePlace } from "#tests/server/support/database.ts";
import { addTestStaff, callDesk, type Method, signInToDesk } from "#tests/server/support/desk.ts";
import { freightFeatures, SEARCH } from "#tests/server/support/freight.ts";
import { parsed } from "#tests/server/support/parsed.ts";
import type { Config } from "#server/config.ts";
import type { Feature } from "#server/platform/feature.ts";

const RATES = "/api/resource/rates/spot-on";
const RAVI = "ravi.pillai@keelson.example";
const SVEN = "sven.olsen@keelson.example";

/** A server with a booking of Asha Menon in process, and two members of staff who are signed in. */
export interface DeskOfBooking {
  readonly server: TestApp;
  readonly number: string;
  /** Of Ravi Pillai. */
  readonly cookie: string;
  readonly asRavi: (method: Method, path: string, body?: object) => ReturnType<typeof callDesk>;
  readonly asSven: (method: Method, path: string, body?: object) => ReturnType<typeof callDesk>;
}

export const startWithBooking = async (
  make: MakePlace,
  features: readonly Feature[] = [],
  config: Partial<Config> = {},
): Promise<DeskOfBooking> => {
  const server = await startTestApp({ make, features: [...freightFeatures(), ...features], config });
  await addShipper(server.database);
  await addTestStaff(server.database, RAVI, "Ravi Pillai", "desk");
  await addTestStaff(server.database, SVEN, "Sven Olsen", "pricing");
  const headers = await signInAs(server.app, SHIPPER.email);
  const searched = await server.app.inject({ method: "POST", url: RATES, headers, payload: SEARCH });
  const offerId = parsed<RatesAnswer>(searched.body)
    .result.flatMap(({ excel = [] }) => excel.map(({ _id }) => _id))
    .find((id) => id.includes("."));
  const payload = { offerId, providerName: "", routing: null, arrivalDate: null, departureDate: null };
  const booked = await server.app.inject({ method: "PUT", url: RATES, headers, payload });
  const number = parsed<{ result: readonly { quotationId: string }[] }>(booked.body).result[0]?.quotationId ?? "";
  const as = (cookie: string) => (method: Method, path: string, body?: object) =>
    callDesk(server.app, method, path, { cookie, ...(body === undefined ? {} : { body }) });
  const cookie = await signInToDesk(server, RAVI);
  return { server, number, cookie, asRavi: as(cookie), asSven: as(await signInToDesk(server, SVEN)) };
};
