import { afterEach, beforeEach, expect, it } from "vitest";
import { createPorts } from "#composition/portal.ts";
import { aRate } from "../support/rates.ts";
import { type LocalServer, localServer, yes } from "../adapters/support/local-server.ts";

let server: LocalServer;
beforeEach(async () => {
  window.localStorage.clear();
  server = await localServer(yes([{ firstName: "Asha", lastName: "Menon" }]));
});
afterEach(() => server.close());

const page = () => {
  const visited: (string | URL)[] = [];
  const location = { origin: server.origin, hash: "", assign: (path: string | URL) => void visited.push(path) };
  const { localStorage, sessionStorage } = window;
  return { visited, page: Object.assign(new EventTarget(), { localStorage, sessionStorage, document, location }) };
};

it("every port is there, and none of them is the container", () => {
  expect(Object.keys(createPorts(page().page)).toSorted()).toEqual([
    "account",
    "accounts",
    "addresses",
    "amendments",
    "approvals",
    "booking",
    "bookingCargo",
    "bookingDocuments",
    "bookingMessages",
    "bookings",
    "clock",
    "company",
    "countries",
    "dashboard",
    "deadlines",
    "documents",
    "drafts",
    "growingSearch",
    "ids",
    "integrations",
    "lcl",
    "leadTimes",
    "links",
    "navigation",
    "notifications",
    "passwordReset",
    "places",
    "quotes",
    "rates",
    "secondFactor",
    "sessionStore",
    "signup",
    "templates",
    "tracking",
  ]);
});

it("sends the stored credentials with the next call, to the origin of the page", async () => {
  const ports = createPorts(page().page);
  ports.sessionStore.saveCredentials({ xToken: "t-1", xApiKey: "k-1" });
  window.localStorage.setItem("auth_token", "b-1");
  expect((await ports.accounts.profile(new AbortController().signal))._unsafeUnwrap()).toEqual({
    firstName: "Asha",
    lastName: "Menon",
    email: null,
    phone: null,
    capabilities: ["lcl", "tracking"],
  });
  expect(server.arrived[0]).toMatchObject({
    url: "/api/resource/profile",
    headers: { "x-token": "t-1", "x-api-key": "k-1", authorization: "Bearer b-1", "x-origin": "keelson-portal" },
  });
});

it("calls the API under the base path that the page states", async () => {
  const base = document.createElement("meta");
  base.name = "api-base";
  base.content = "/freight/api";
  document.head.append(base);
  const ports = createPorts(page().page);
  await ports.accounts.profile(new AbortController().signal);
  base.remove();
  expect(server.arrived.map(({ url }) => url)).toEqual(["/freight/api/resource/profile"]);
});

it("sends everything a shipper adds to a booking, and requests its PDF", async () => {
  const { booking: bookings } = createPorts(page().page);
  const { signal } = new AbortController();
  await bookings.book(aRate(), "key-1", signal, { isRepeat: true, reference: "PO 88213" });
  await bookings.pdf(aRate(), signal, "QTN-2026-000123");
  expect(server.arrived.map(({ body }) => JSON.parse(body))).toMatchObject([
    { offerId: aRate().id, bookAgain: true, reference: "PO 88213" },
    { quotationId: "QTN-2026-000123" },
  ]);
});

it("leaving the page leaves this page", () => {
  const { page: given, visited } = page();
  createPorts(given).navigation.reloadTo("/login");
  expect(visited).toEqual(["/login"]);
});

it("two pages share nothing", () => {
  const first = createPorts(page().page);
  const second = createPorts(page().page);
  expect(first.accounts).not.toBe(second.accounts);
  expect(first.booking).not.toBe(second.booking);
});
