import { afterEach, beforeEach, expect, it } from "vitest";
import type { AmendmentsAnswer } from "#api/schema.d.ts";
import { amendmentsFeature } from "#server/modules/amendments/index.ts";
import { listBookingEvents } from "#server/modules/booking-events/index.ts";
import { findQuotationByNumber } from "#server/modules/bookings/index.ts";
import { SHIPPER, signInAs } from "#tests/server/support/app.ts";
import type { MakePlace } from "#tests/server/support/database.ts";
import { parsed } from "#tests/server/support/parsed.ts";
import { PDF } from "../booking-documents/files.ts";
import { type DeskOfBooking, startWithBooking } from "./booked.ts";

interface Shown {
  readonly revision: number;
  readonly state: string;
  readonly vessel: string | null;
  readonly departure: string | null;
  readonly changeProblem: string | null;
  readonly undoes: string | null;
  readonly sailing: object;
  readonly deadlines: readonly { readonly task: string }[];
  readonly requests: readonly { readonly id: string; readonly state: string; readonly kind: string }[];
  readonly documents: readonly { readonly id: string; readonly kind: string; readonly isFile: boolean }[];
  readonly history: readonly { readonly action: string; readonly who: string | null }[];
}

const NO_CHANGE = {
  vessel: null,
  voyage: null,
  departure: null,
  arrival: null,
  bookingCutOff: null,
  documentsCutOff: null,
  vgmCutOff: null,
  cfsCutOff: null,
  gateInCutOff: null,
  customsCutOff: null,
};
const usd = (minor: number) => ({ currency: "USD", minor });

/** Changes, cargo and documents of a booking at the desk, over whichever database. */
export const bookingPartsContract = (make: MakePlace): void => {
  let desk: DeskOfBooking;
  let path = "";

  beforeEach(async () => {
    desk = await startWithBooking(make, [amendmentsFeature]);
    path = `/bookings/${desk.number}`;
  });
  afterEach(() => desk.server.close());

  const toShown = ({ status, message, result }: Awaited<ReturnType<DeskOfBooking["asRavi"]>>): Shown => {
    const [shown] = parsed<readonly Shown[]>(JSON.stringify(result));
    if (status !== 200 || shown === undefined) throw new Error(message);
    /* The printed request is a file of every booking. */
    return { ...shown, documents: shown.documents.filter(({ isFile }) => !isFile) };
  };
  const read = async () => toShown(await desk.asRavi("GET", path));
  const readId = async () => (await findQuotationByNumber(desk.server.database.db, desk.number))?.id ?? "";
  const listEvents = async () =>
    (await listBookingEvents(desk.server.database.db, await readId())).map(({ kind }) => kind);
  const start = (changes: object, fee = usd(0), revision = 1) =>
    desk.asRavi("POST", `${path}/changes`, { text: "The vessel is full.", fee, ...NO_CHANGE, ...changes, revision });
  const asShipper = async (method: "GET" | "POST", rest: string, payload?: object) =>
    desk.server.app.inject({
      method,
      url: `/api/resource/quotation/${await readId()}/amendments${rest}`,
      headers: { ...(await signInAs(desk.server.app, SHIPPER.email)), "idempotency-key": `key-${rest}-0001` },
      ...(payload === undefined ? {} : { payload }),
    });

  it("rolls a booking to another vessel at once where that costs nothing", async () => {
    const rolled = toShown(
      await start({ vessel: "CASTELLAN ALBA", voyage: "118W", departure: "2026-12-05", vgmCutOff: "2026-12-04T12:00" }),
    );
    expect(rolled).toMatchObject({
      vessel: "CASTELLAN ALBA",
      voyage: "118W",
      departure: "2026-12-05",
      changeProblem: null,
      requests: [
        {
          kind: "sailing",
          state: "confirmed",
          byDesk: true,
          text: "The vessel is full.",
          fee: usd(0),
          proposedFee: null,
        },
      ],
    });
    expect(rolled.history.map(({ action, who }) => [action, who])).toContainEqual(["amendment.started", "Ravi Pillai"]);
    const { before, after } = await desk.server.database.db
      .selectFrom("auditEntry")
      .select(["before", "after"])
      .where("action", "=", "amendment.started")
      .executeTakeFirstOrThrow();
    expect([parsed(before ?? ""), parsed(after ?? "")]).toMatchObject([
      { vessel: null, voyage: null, departure: "2026-11-28", vgmCutOff: null },
      { vessel: "CASTELLAN ALBA", voyage: "118W", departure: "2026-12-05", vgmCutOff: "2026-12-04T12:00" },
    ]);
  });

  it("asks the customer first where a change has a fee, who reads it in the portal and agrees", async () => {
    const waiting = toShown(await start({ departure: "2026-12-05" }, usd(7_500)));
    expect(waiting).toMatchObject({
      departure: "2026-11-28",
      changeProblem: "A change waits for the customer. Withdraw it first.",
      requests: [{ state: "fee-proposed", fee: null, proposedFee: usd(7_500) }],
    });
    const [listed] = parsed<AmendmentsAnswer>((await asShipper("GET", "")).body).result;
    expect(listed?.amendments).toMatchObject([
      {
        startedBy: "desk",
        text: "The vessel is full.",
        proposedFee: { currency: "USD", amount: 75 },
        state: "fee-proposed",
      },
    ]);
    const id = waiting.requests[0]?.id ?? "";
    const fee = { currency: "USD", amount: 75 };
    expect((await asShipper("POST", `/${id}/decision`, { decision: "agree", fee })).statusCode).toBe(200);
    expect(await read()).toMatchObject({ departure: "2026-12-05", requests: [{ state: "confirmed" }] });
  });

  it.each([
    [{ text: " " }, "text", "Say what changes: the customer reads it."],
    [{ departure: "2026-11-19" }, "departure", "This is over: it is 20 Nov, 13:32 at the port of loading."],
    [{ vgmCutOff: "2026-11-29T12:00" }, "vgmCutOff", "This is after the departure, 28 Nov."],
    [
      { departure: "2027-02-01", arrival: "2027-03-01" },
      "departure",
      "The booked departure is 28 Nov, 65 days earlier.",
    ],
    [
      { departure: "5.12.2026" },
      "departure",
      "Use a date such as 2026-12-10, with a time such as 18:00 if it is known.",
    ],
    [{ departure: "2026-12-05", arrival: "2026-12-01" }, "arrival", "The arrival must be after the departure."],
  ])("refuses the change %o at its field", async (changes, field, message) => {
    expect(await start(changes)).toMatchObject({ status: 422, result: [{ field, message }] });
    expect(await read()).toMatchObject({ revision: 1, requests: [] });
  });

  it("carries an unusual change out once it is meant as it is", async () => {
    const unusual = { departure: "2027-02-01", arrival: "2027-03-01" };
    const accepted = toShown(await start({ ...unusual, acceptsUnusual: true }));
    expect(accepted).toMatchObject({ departure: "2027-02-01" });
  });

  it("states no cut-off of the booked vessel for another one", async () => {
    const stated = { vessel: "CASTELLAN SOL", voyage: "117W", vgmCutOff: "2026-11-26T12:00" };
    const { sailing, revision } = toShown(await start(stated));
    expect(sailing).toEqual({
      zone: "Asia/Calcutta",
      vessel: "CASTELLAN SOL",
      voyage: "117W",
      departure: "2026-11-28",
      arrival: "2026-12-23",
      bookingCutOff: null,
      documentsCutOff: null,
      vgmCutOff: "2026-11-26T12:00",
      cfsCutOff: null,
      gateInCutOff: null,
      customsCutOff: null,
    });
    const waiting = toShown(await start({ vessel: "CASTELLAN ALBA", departure: "2026-12-05" }, usd(7_500), revision));
    const changes = [
      { field: "vessel", before: "CASTELLAN SOL", after: "CASTELLAN ALBA" },
      { field: "departure", before: "2026-11-28", after: "2026-12-05" },
      { field: "vgmCutOff", before: "2026-11-26T12:00", after: null },
    ];
    expect(waiting.requests[0]).toMatchObject({ changes });
    const [listed] = parsed<AmendmentsAnswer>((await asShipper("GET", "")).body).result;
    expect(listed?.amendments[0]).toMatchObject({ changes });
    const fee = { currency: "USD", amount: 75 };
    await asShipper("POST", `/${waiting.requests[0]?.id ?? ""}/decision`, { decision: "agree", fee });
    const rolled = await read();
    expect(rolled.sailing).toMatchObject({ vessel: "CASTELLAN ALBA", vgmCutOff: null, gateInCutOff: null });
    expect(rolled.deadlines.filter(({ task }) => task === "vgm" || task === "gate-in")).toMatchObject([
      { task: "vgm", cutOff: null, state: "none-stated" },
      { task: "gate-in", cutOff: null, state: "none-stated" },
    ]);
    expect(rolled.requests[0]).toMatchObject({ state: "confirmed", changes });
  });

  it("takes back a change within 60 seconds, of which the customer gets no message", async () => {
    const rolled = toShown(await start({ vessel: "CASTELLAN ALBA", departure: "2026-12-05" }));
    expect(rolled).toMatchObject({ undoes: "change", vessel: "CASTELLAN ALBA" });
    const undone = toShown(await desk.asRavi("POST", `${path}/undo`));
    expect(undone).toMatchObject({
      vessel: null,
      departure: "2026-11-28",
      undoes: null,
      requests: [{ state: "withdrawn", changes: [] }],
      sailing: { vessel: null, departure: "2026-11-28" },
    });
    expect(await listEvents()).toEqual([]);
    const waiting = toShown(await start({ departure: "2026-12-05" }, usd(7_500), undone.revision));
    expect(waiting).toMatchObject({ undoes: "change" });
    expect(toShown(await desk.asRavi("POST", `${path}/undo`))).toMatchObject({ changeProblem: null, undoes: null });
    expect(await listEvents()).toEqual([]);
  });

  it("withdraws its own change, with a message to the customer once the proposal was sent", async () => {
    const withdraw = ({ requests, revision }: Shown) =>
      desk.asSven("POST", `${path}/changes/${requests[0]?.id ?? ""}/withdrawal`, { revision });
    const held = toShown(await start({ departure: "2026-12-05" }, usd(7_500)));
    const unsent = toShown(await withdraw(held));
    expect(unsent).toMatchObject({ changeProblem: null, requests: [{ state: "withdrawn", proposedFee: null }] });
    expect(unsent.history[0]).toMatchObject({ action: "amendment.withdrawn", who: "Sven Olsen" });
    expect(await listEvents()).toEqual([]);
    const sent = toShown(await start({ departure: "2026-12-05" }, usd(7_500), unsent.revision));
    desk.server.clock.advance(60_001);
    await withdraw(sent);
    expect(await listEvents()).toEqual(["amendment-fee", "amendment-withdrawn"]);
    expect(await withdraw(await read())).toMatchObject({
      status: 409,
      message: "This cannot be withdrawn any more: it is withdrawn.",
    });
  });

  it("does not withdraw what the shipper asks for", async () => {
    await asShipper("POST", "", { kind: "details", text: "Two pallets more", offerId: null, shownFee: null });
    const { requests, revision } = await read();
    const withdrawn = await desk.asRavi("POST", `${path}/changes/${requests[0]?.id ?? ""}/withdrawal`, { revision });
    expect(withdrawn).toMatchObject({
      status: 409,
      message: "The shipper has asked for this. Decline it instead.",
    });
  });

  it("answers a request of the shipper once, at the fee that was shown or another one", async () => {
    const asked = await asShipper("POST", "", {
      kind: "details",
      text: "Two pallets more",
      offerId: null,
      shownFee: null,
    });
    expect(asked.statusCode).toBe(200);
    const { requests, revision } = await read();
    expect(requests).toMatchObject([{ kind: "details", state: "received", byDesk: false, text: "Two pallets more" }]);
    const answer = (body: object) =>
      desk.asSven("POST", `${path}/changes/${requests[0]?.id ?? ""}/answer`, { fee: null, reason: null, ...body });
    expect(await answer({ answer: "accept", revision })).toMatchObject({ status: 422, result: [{ field: "fee" }] });
    expect(await answer({ answer: "decline", revision })).toMatchObject({ status: 422, result: [{ field: "reason" }] });
    const proposed = toShown(await answer({ answer: "accept", fee: usd(5_000), revision }));
    expect(proposed.requests).toMatchObject([{ state: "fee-proposed", proposedFee: usd(5_000) }]);
    expect(await answer({ answer: "decline", reason: "Too late.", revision })).toMatchObject({ status: 409 });
    const declined = toShown(await answer({ answer: "decline", reason: "Too late.", revision: proposed.revision }));
    expect(declined.requests).toMatchObject([{ state: "declined", reason: "Too late." }]);
  });

  it("refuses to accept a part of the cargo that was not sent", async () => {
    const part = { subject: "vgm", container: 1, status: "accepted", reason: null };
    expect(await desk.asRavi("POST", `${path}/cargo-answers`, { ...part, revision: 1 })).toMatchObject({
      status: 409,
      message: "The VGM of container 1 was not sent yet.",
    });
    expect(
      await desk.asRavi("POST", `${path}/cargo-answers`, { ...part, status: "returned", revision: 1 }),
    ).toMatchObject({ status: 422, result: [{ field: "reason" }] });
  });

  it("asks for a document and withdraws it", async () => {
    const body = { kind: "commercial-invoice", note: "For customs", dueOn: "2026-12-01" };
    const asked = toShown(await desk.asRavi("POST", `${path}/document-requests`, body));
    expect(asked.documents).toMatchObject([
      { kind: "commercial-invoice", state: "requested", canRequestEnd: true, request: { note: "For customs" } },
    ]);
    const late = { ...body, dueOn: "2026-11-19" };
    expect(await desk.asRavi("POST", `${path}/document-requests`, late)).toMatchObject({ status: 422 });
    const id = asked.documents[0]?.id ?? "";
    expect(toShown(await desk.asRavi("DELETE", `${path}/documents/${id}/request`)).documents).toEqual([]);
    expect(await desk.asRavi("DELETE", `${path}/documents/${id}/request`)).toMatchObject({ status: 404 });
  });

  it("adds a file, which is read back and commented", async () => {
    const upload = (content: Buffer, type: string) =>
      desk.server.app.inject({
        method: "POST",
        url: `/desk/api${path}/documents?kind=draft-bill-of-lading&fileName=draft.pdf`,
        headers: { "x-desk": "1", "content-type": type, cookie: desk.cookie },
        payload: content,
      });
    expect((await upload(Buffer.from("no PDF"), "application/pdf")).statusCode).toBe(422);
    expect((await upload(PDF, "application/pdf")).statusCode).toBe(200);
    const { documents } = await read();
    expect(documents).toMatchObject([
      { kind: "draft-bill-of-lading", state: "awaiting-approval", versions: [{ number: 1, fileName: "draft.pdf" }] },
    ]);
    const document = `${path}/documents/${documents[0]?.id ?? ""}`;
    const file = await desk.server.app.inject({
      url: `/desk/api${document}/versions/1`,
      headers: { cookie: desk.cookie },
    });
    expect([file.statusCode, file.headers["content-type"], file.rawPayload]).toEqual([200, "application/pdf", PDF]);
    const commented = toShown(await desk.asRavi("POST", `${document}/comments`, { text: "Please read it." }));
    expect(commented.documents).toMatchObject([{ comments: [{ writtenBy: "desk", text: "Please read it." }] }]);
    expect(await desk.asRavi("GET", `${path}/documents/none/versions/1`)).toMatchObject({ status: 404 });
  });
};
