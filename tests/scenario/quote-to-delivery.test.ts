import { readMinutes, toTodayIn } from "#flows/utc-minutes.ts";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createActor, SimulatedClock, waitFor } from "xstate";
import { formatDue, formatState } from "#web/screens/tracking/journey-labels.ts";
import { expandRate, type ListedRate } from "#domain/rates";
import type { FclSearch } from "#domain/search";
import { bookingFlow } from "#flows/booking/machine.ts";
import { ratesFlow } from "#flows/rates/machine.ts";
import { signInFlow } from "#flows/sign-in/machine.ts";
import { shipmentFlow, shipmentView } from "#flows/shipment.ts";
import { signupFlow } from "#flows/signup/machine.ts";
import { openPortal, openStaffDesk, type ScenarioPortal, type ScenarioServer, startServer } from "./support.ts";

const DAY_MS = 86_400_000;
const CODE = 482_913;
const EMAIL = "asha@menon.example";
const SEARCH: FclSearch = {
  origin: { place: null, port: { name: "Nhava Sheva", code: "INNSA" }, serviceType: "Ramp" },
  destination: { place: null, port: { name: "Rotterdam", code: "NLRTM" }, serviceType: "Ramp" },
  departureDate: "2026-11-21",
  containers: [{ equipment: "20GP", quantity: 2, weightKg: 18_000 }],
  mode: "fcl",
  reefer: null,
};
const HEAD =
  "bookingId,eventId,eventCreatedDateTime,eventType,eventClassifierCode,transportEventTypeCode,equipmentEventTypeCode,eventDateTime,modeOfTransport,unLocationCode,vesselName,emptyIndicatorCode,changeRemark";

const QUOTATION = "QTN-2026-000001";
const BOOKING = "KLB-2026-000001";
const DETAILS = {
  mode: "International",
  firstName: "Asha",
  lastName: "Menon",
  companyName: "Malabar Spice Exports",
  phoneNumber: "+91 98765 43210",
  address: "12 Jew Town Road, Kochi",
  pinCode: "682001",
  password: "kardamom",
  confirmPassword: "kardamom",
} as const;

/** The change of the expected arrival: from, to, days, reason. */
const ROLLED = ["2026-12-18T14:00", "2026-12-25T14:00", 7, "Rolled"];

/* One story: each test continues where the previous one ended. */
let server: ScenarioServer;
let portal: ScenarioPortal;
let staff: ReturnType<typeof openStaffDesk>;

beforeAll(async () => {
  server = await startServer(CODE);
  portal = openPortal(server);
  staff = openStaffDesk(server);
});
afterAll(async () => {
  portal.session.stop();
  portal.toasts.stop();
  staff.close();
  await server.close();
});

const findOffer = (rates: readonly ListedRate[], carrier: string): ListedRate => {
  const found = rates.find((rate) => rate.carrier.name === carrier);
  if (found === undefined) throw new Error(`no offer of ${carrier}`);
  return found;
};

const searchOffer = async (carrier: string): Promise<ListedRate> => {
  const machine = ratesFlow(portal, SEARCH, { query: "", hasLeadTimes: true, grows: false });
  const actor = createActor(machine).start();
  const { context } = await waitFor(actor, (snapshot) => snapshot.matches("listed"));
  actor.stop();
  return findOffer(context.shown, carrier);
};

/** Moves the clock on; a session ends after 12 idle hours, so the shipper signs in again. */
const passDays = async (days: number): Promise<void> => {
  server.clock.advance(days * DAY_MS);
  portal.sessionStore.clear();
  const clock = new SimulatedClock();
  const actor = createActor(signInFlow(portal), { clock }).start();
  actor.send({ type: "form.submitted", username: EMAIL, password: DETAILS.password });
  await waitFor(actor, (snapshot) => snapshot.matches("signedIn"));
  actor.stop();
};

/** What the shipment page shows of the booking. */
const track = async () => {
  const query = { bookingId: BOOKING, type: "fcl", shippingLine: "CASTELLAN" } as const;
  const actor = createActor(shipmentFlow(portal, query)).start();
  const view = shipmentView(await waitFor(actor, (snapshot) => !snapshot.hasTag("loading")));
  actor.stop();
  if (view.kind !== "shown") throw new Error("nothing is known of the shipment");
  const { journey, readAt, zone } = view.read;
  return {
    state: formatState(journey),
    due: formatDue(journey, toTodayIn({ now: readMinutes(readAt), zone })),
    vessels: journey.legs.map(({ vessel }) => vessel),
    etaChanges: journey.etaChanges.map(({ from, to, days, reason }) => [from.local, to.local, days, reason]),
    stops: journey.stops.map(({ name, isReached }) => [name, isReached]),
  };
};

it("signs up with the mailed verification code and is signed in", async () => {
  const machine = signupFlow(portal);
  const clock = new SimulatedClock();
  const actor = createActor(machine, { clock }).start();
  actor.send({ type: "email.typed", email: EMAIL });
  actor.send({ type: "email.submitted" });
  await waitFor(actor, (snapshot) => snapshot.matches({ code: { form: "idle" } }));
  expect(server.mailbox.map(({ to, text }) => [to, text.includes(String(CODE))])).toStrictEqual([[EMAIL, true]]);

  actor.send({ type: "code.typed", code: "482914" });
  actor.send({ type: "code.submitted" });
  await waitFor(actor, ({ context }) => context.problems.length > 0);
  expect(actor.getSnapshot().context.problems.map(({ field }) => field)).toStrictEqual(["code"]);
  actor.send({ type: "code.typed", code: String(CODE) });
  actor.send({ type: "code.submitted" });
  await waitFor(actor, (snapshot) => snapshot.matches("details"));

  actor.send({ type: "details.typed", changes: DETAILS });
  actor.send({ type: "details.country", text: "India", id: "IN" });
  actor.send({ type: "account.submitted" });
  await waitFor(actor, () => portal.sessionStore.credentials() !== null);
  clock.increment(2000);
  expect(portal.visitedPaths).toStrictEqual(["/dashboard"]);
  actor.stop();
});

it("lists offers despite a failing source and compares two of them", async () => {
  const machine = ratesFlow(portal, SEARCH, { query: "", hasLeadTimes: true, grows: false });
  const actor = createActor(machine).start();
  await waitFor(actor, (snapshot) => snapshot.matches("listed"));
  const { list, shown } = actor.getSnapshot().context;
  expect(list?.sources).toStrictEqual([
    { name: "Norrvik Line", outcome: "answered" },
    { name: "Rate sheets", outcome: "answered" },
    { name: "Seawind Direct", outcome: "failed" },
  ]);
  expect(shown.map(({ carrier, commitment, departure }) => [carrier.name, commitment, departure])).toStrictEqual([
    ["CASTELLAN", "unknown", "2026-11-28"],
    ["Norrvik Line", "spot", "2026-11-26T06:00"],
    ["Norrvik Line", "spot", "2026-12-03T06:00"],
  ]);

  const norrvik = findOffer(shown, "Norrvik Line");
  const castellan = findOffer(shown, "CASTELLAN");
  actor.send({ type: "pin.toggled", rateId: norrvik.id });
  actor.send({ type: "pin.toggled", rateId: castellan.id });
  actor.send({ type: "comparison.opened" });
  const { open, pinned, totals } = actor.getSnapshot().context;
  expect([open, pinned]).toStrictEqual([{ kind: "comparison" }, [norrvik.id, castellan.id]]);
  expect([totals.get(norrvik.id), totals.get(castellan.id)]).toMatchObject([
    { kind: "complete", total: { currency: "USD", minor: 234_531 }, estimates: [] },
    {
      kind: "complete",
      total: { currency: "USD", minor: 232_331 },
      quoted: { currency: "USD", minor: 210_046 },
      estimates: [{ amount: { currency: "USD", minor: 22_285 }, source: { kind: "offers", names: ["Norrvik Line"] } }],
    },
  ]);
  actor.stop();
});

it("requests a booking with its PDF, which staff confirm", async () => {
  const rate = expandRate(await searchOffer("CASTELLAN"));
  const key = portal.bookingKeys.keyFor(rate.id);
  const failures: unknown[] = [];
  const actor = createActor(
    bookingFlow(portal, (failure) => failures.push(failure)),
    { input: { rate, key } },
  ).start();
  actor.send({ type: "booking.confirmed", reference: "PO 88213" });
  await waitFor(actor, (snapshot) => snapshot.matches({ booked: "documentSaved" }));
  expect(actor.getSnapshot().context.receipt).toStrictEqual({
    message: "Booking request received. My Bookings shows when it is confirmed.",
    quotationId: QUOTATION,
    bookingId: null,
  });
  expect([failures, portal.savedFiles.map(({ name }) => name)]).toStrictEqual([[], [`${QUOTATION}.pdf`]]);
  expect(await staff.run("bookings", "list", "--status", "in-process")).toStrictEqual([
    `${QUOTATION}  no booking number  Booking in process  2026-11-20  CASTELLAN  Nhava Sheva to Rotterdam  2 × 20GP  ETD Sat 28 Nov 2026  USD 2,100.46  Malabar Spice Exports  ${EMAIL}`,
  ]);
  expect(await staff.run("bookings", "confirm", QUOTATION)).toStrictEqual([`${QUOTATION} is booked as ${BOOKING}.`]);
  actor.stop();
});

it("tracks the planned voyage", async () => {
  await staff.importEvents([
    HEAD,
    `${BOOKING},dep,2026-11-20T08:00:00Z,TRANSPORT,PLN,DEPA,,2026-11-26T06:00:00+05:30,VESSEL,INNSA,CASTELLAN DORADA,,`,
    `${BOOKING},arr,2026-11-20T08:00:00Z,TRANSPORT,PLN,ARRI,,2026-12-18T14:00:00+01:00,VESSEL,NLRTM,CASTELLAN DORADA,,`,
  ]);
  expect(await track()).toStrictEqual({
    state: "Planned, not started yet",
    due: "Planned to arrive in Rotterdam on Fri 18 Dec 2026, in 28 days.",
    vessels: ["CASTELLAN DORADA"],
    etaChanges: [],
    stops: [
      ["Nhava Sheva", false],
      ["Rotterdam", false],
    ],
  });
});

it("shows the new vessel and arrival of rolled cargo", async () => {
  await passDays(5);
  await staff.importEvents([
    HEAD,
    `${BOOKING},dep,2026-11-25T07:00:00Z,TRANSPORT,EST,DEPA,,2026-12-03T06:00:00+05:30,VESSEL,INNSA,CASTELLAN PRIMERA,,Rolled`,
    `${BOOKING},arr,2026-11-25T07:00:00Z,TRANSPORT,EST,ARRI,,2026-12-25T14:00:00+01:00,VESSEL,NLRTM,CASTELLAN PRIMERA,,Rolled`,
  ]);
  expect(await track()).toStrictEqual({
    state: "Planned, not started yet",
    due: "Due in Rotterdam on Fri 25 Dec 2026, in 30 days.",
    vessels: ["CASTELLAN PRIMERA"],
    etaChanges: [ROLLED],
    stops: [
      ["Nhava Sheva", false],
      ["Rotterdam", false],
    ],
  });
});

it("is at sea on the new vessel after its departure", async () => {
  await passDays(10);
  await staff.importEvents([
    HEAD,
    `${BOOKING},dep-a,2026-12-03T02:00:00Z,TRANSPORT,ACT,DEPA,,2026-12-03T06:40:00+05:30,VESSEL,INNSA,CASTELLAN PRIMERA,,`,
  ]);
  expect(await track()).toStrictEqual({
    state: "At sea, CASTELLAN PRIMERA",
    due: "Due in Rotterdam on Fri 25 Dec 2026, in 20 days.",
    vessels: ["CASTELLAN PRIMERA"],
    etaChanges: [ROLLED],
    stops: [
      ["Nhava Sheva", true],
      ["Rotterdam", false],
    ],
  });
});

it("arrives, and is delivered once the container has left the terminal", async () => {
  await passDays(22);
  await staff.importEvents([
    HEAD,
    `${BOOKING},arr-a,2026-12-25T14:00:00Z,TRANSPORT,ACT,ARRI,,2026-12-25T13:10:00+01:00,VESSEL,NLRTM,CASTELLAN PRIMERA,,`,
  ]);
  expect(await track()).toStrictEqual({
    state: "Arrived in Rotterdam",
    due: null,
    vessels: ["CASTELLAN PRIMERA"],
    etaChanges: [ROLLED],
    stops: [
      ["Nhava Sheva", true],
      ["Rotterdam", true],
    ],
  });
  await staff.importEvents([
    HEAD,
    `${BOOKING},out-a,2026-12-27T07:00:00Z,EQUIPMENT,ACT,,GTOT,2026-12-27T07:30:00+01:00,TRUCK,NLRTM,,LADEN,`,
  ]);
  expect(await track()).toStrictEqual({
    state: "Delivered",
    due: null,
    vessels: ["CASTELLAN PRIMERA"],
    etaChanges: [ROLLED],
    stops: [
      ["Nhava Sheva", true],
      ["Rotterdam", true],
    ],
  });
  const page = await portal.ports.bookings.page({ limit: 10, skip: 0 }, new AbortController().signal);
  expect(
    page._unsafeUnwrap().quotations.map(({ status, reference, shipment }) => [status, reference, shipment?.stage]),
  ).toStrictEqual([["booked", "PO 88213", "delivered"]]);
});
