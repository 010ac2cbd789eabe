import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { BookingCargo, BookingDetails, RatesAnswer } from "#api/schema.d.ts";
import { type CargoDetails, emptyDetails, setTexts } from "#domain/cargo";
import { cargoFeature } from "#server/modules/cargo/routes.ts";
import { answerPart, refitCargo } from "#server/modules/cargo/change-cargo.ts";
import { deadlinesFeature } from "#server/modules/deadlines/routes.ts";
import { listSentParts } from "#server/modules/cargo/store.ts";
import { cancelBooking } from "#server/modules/amendments/cancel-booking.ts";
import { findQuotationByNumber } from "#server/modules/bookings/store.ts";
import { addShipper, type CredentialHeaders, signInAs, startTestApp, type TestApp } from "#tests/server/support/app.ts";
import type { MakePlace } from "#tests/server/support/database.ts";
import { holdTransaction } from "#tests/server/support/held-transaction.ts";
import { freightFeatures, SEARCH } from "#tests/server/support/freight.ts";
import { parsed } from "#tests/server/support/parsed.ts";
import { COMPLETE } from "#tests/domain/cargo/samples.ts";

const RIVAL = "rival@trader.example";
const NOW = "2026-11-20T08:00:00.000Z";
const OUTDATED = "These details were changed elsewhere meanwhile. Please read them again.";

/** Cargo over HTTP, over whichever database. */
export const cargoContract = (make: MakePlace): void => {
  let server: TestApp;
  let headers: CredentialHeaders;
  let id: string;
  let number: string;

  const book = async (): Promise<string> => {
    const call = { url: "/api/resource/rates/spot-on", headers } as const;
    const rates = await server.app.inject({ ...call, method: "POST", payload: SEARCH });
    const [group] = parsed<RatesAnswer>(rates.body).result;
    const offerId = group?.api?.find((rate) => rate.offerId.includes("."))?.offerId;
    const payload = { offerId, providerName: "Norrvik Line", routing: null, arrivalDate: null, departureDate: null };
    const booked = await server.app.inject({ ...call, method: "PUT", payload });
    return parsed<{ result: readonly { quotationId: string }[] }>(booked.body).result[0]?.quotationId ?? "";
  };

  beforeEach(async () => {
    server = await startTestApp({
      make,
      features: [...freightFeatures(), cargoFeature, deadlinesFeature],
      config: { deskMail: "desk@keelson.example" },
    });
    await addShipper(server.database);
    await addShipper(server.database, RIVAL);
    headers = await signInAs(server.app);
    number = await book();
    const { db } = server.database;
    const found = await findQuotationByNumber(db, number);
    id = found?.id ?? "";
    const load = [
      { equipment: "20GP", quantity: 1, weightKg: 0 },
      { equipment: "40HC", quantity: 1, weightKg: 0 },
    ];
    const context = JSON.stringify({ ...JSON.parse(found?.context ?? "{}"), load });
    await db.updateTable("quotation").set({ context }).where("id", "=", id).execute();
  });
  afterEach(() => server.close());

  const url = () => `/api/resource/quotation/${id}/cargo`;
  const read = async () => {
    const answer = await server.app.inject({ method: "GET", url: url(), headers });
    return parsed<{ result: readonly BookingCargo[] }>(answer.body).result[0];
  };
  const save = (version: number, details: CargoDetails) =>
    server.app.inject({ method: "PUT", url: url(), headers, payload: { version, details } });
  const send = (version: number, subject: string, container = 0) =>
    server.app.inject({
      method: "POST",
      url: `${url()}/submissions`,
      headers,
      payload: { version, subject, container },
    });
  const answer = async (subject: "vgm" | "shipping-instruction", container: number, reason: string | null) => {
    const { db } = server.database;
    const quotation = await findQuotationByNumber(db, number);
    if (quotation === null) throw new Error(number);
    const status = reason === null ? "accepted" : "returned";
    await db
      .transaction()
      .execute((transaction) =>
        answerPart(transaction, quotation, { subject, container, status, reason }, server.clock.now()),
      );
  };
  const messageOf = (body: string): string => parsed<{ message: string }>(body).message;
  const deskMails = async () =>
    (
      await server.database.db
        .selectFrom("outgoingMail")
        .select("subject")
        .where("recipient", "=", "desk@keelson.example")
        .execute()
    ).map(({ subject }) => subject);

  describe("the details", () => {
    it("of an earlier booking can be copied until something was saved", async () => {
      expect(await read()).toMatchObject({ version: 0, earlier: null });
      await save(0, COMPLETE);
      expect(await read()).not.toHaveProperty("earlier");
      const [first, earlier] = [id, number];
      id = (await findQuotationByNumber(server.database.db, await book()))?.id ?? "";
      expect(id).not.toBe(first);
      expect((await read())?.earlier).toEqual({ quotationId: earlier, details: COMPLETE });
      const second = id;
      await save(0, setTexts(emptyDetails({ equipments: ["20GP"] }), [["pickUp.shipperReference", "PO 7"]]));
      id = (await findQuotationByNumber(server.database.db, await book()))?.id ?? "";
      expect(id).not.toBe(second);
      expect((await read())?.earlier).toEqual({ quotationId: earlier, details: COMPLETE });
      const { db } = server.database;
      const rival = await db.selectFrom("account").select("id").where("email", "=", RIVAL).executeTakeFirstOrThrow();
      await db.updateTable("quotation").set({ accountId: rival.id }).where("id", "=", first).execute();
      expect((await read())?.earlier).toBeNull();
    });

    it("are empty with one entry for each container before anything was saved", async () => {
      expect(await read()).toEqual({
        version: 0,
        savedAt: null,
        equipments: ["20GP", "40HC"],
        details: emptyDetails({ equipments: ["20GP", "40HC"] }),
        submissions: [],
        earlier: null,
      });
    });

    it("are saved as typed, unfinished texts as well", async () => {
      const typed = setTexts(COMPLETE, [["commodities.0.hsCode", "63"]]);
      const saved = await save(0, typed);
      expect([saved.statusCode, await read()]).toEqual([
        200,
        { version: 1, savedAt: NOW, equipments: ["20GP", "40HC"], details: typed, submissions: [] },
      ]);
    });

    it("are refused on an outdated version, and nothing is changed", async () => {
      await save(0, COMPLETE);
      const other = await save(0, setTexts(COMPLETE, [["transport.incoTermsPlace", "Thane"]]));
      expect([other.statusCode, messageOf(other.body)]).toEqual([409, OUTDATED]);
      expect((await read())?.details).toEqual(COMPLETE);
    });

    it("of two simultaneous first changes are saved once", async () => {
      const answers = await Promise.all([save(0, COMPLETE), save(0, COMPLETE)]);
      expect(answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([200, 409]);
    });

    it("of somebody else are not found", async () => {
      headers = await signInAs(server.app, RIVAL);
      const call = await server.app.inject({ method: "GET", url: url(), headers });
      expect([call.statusCode, (await save(0, COMPLETE)).statusCode, (await send(0, "pick-up")).statusCode]).toEqual([
        404, 404, 404,
      ]);
    });

    it("with a text that is too long or an unknown property are refused", async () => {
      const long = { ...COMPLETE, pickUp: { ...COMPLETE.pickUp, instructions: "x".repeat(2001) } };
      const unknown = { ...COMPLETE, colour: "red" };
      expect([(await save(0, long)).statusCode, (await save(0, unknown)).statusCode]).toEqual([422, 400]);
      expect((await read())?.version).toBe(0);
    });
  });

  describe("a part", () => {
    it("is sent once, locked, mailed to the desk and done for its deadline", async () => {
      await save(0, COMPLETE);
      const sent = await send(1, "shipping-instruction");
      expect(sent.statusCode).toBe(200);
      expect((await read())?.submissions).toEqual([
        { subject: "shipping-instruction", container: 0, status: "sent", reason: null, sentAt: NOW, answeredAt: null },
      ]);
      const again = await send(1, "shipping-instruction");
      expect([again.statusCode, await deskMails()]).toEqual([200, ["KLB-2026-000001: Received: shipping instruction"]]);
      const locked = await save(2, setTexts(COMPLETE, [["commodities.0.hsCode", "6302.22"]]));
      expect([locked.statusCode, messageOf(locked.body)]).toEqual([
        409,
        "Sent already and locked: shipping instruction. Request a change of details.",
      ]);
      const details = await server.app.inject({ method: "GET", url: `/api/resource/quotation/${id}`, headers });
      expect(parsed<{ result: readonly BookingDetails[] }>(details.body).result[0]?.sentTasks).toEqual([
        { task: "documents", count: 1, at: NOW },
      ]);
      expect(parsed<{ result: readonly BookingDetails[] }>(details.body).result[0]?.history?.[0]).toEqual({
        title: "Sent: shipping instruction",
        detail: null,
        happenedAt: NOW,
        by: "shipper",
      });
    });

    it("is mailed to the desk with the names and units that the shipper reads", async () => {
      await save(0, COMPLETE);
      await send(1, "vgm", 2);
      const mail = await server.database.db
        .selectFrom("outgoingMail")
        .select(["replyTo", "subject", "text"])
        .where("recipient", "=", "desk@keelson.example")
        .executeTakeFirstOrThrow();
      expect(mail).toEqual({
        replyTo: "asha@menon.example",
        subject: "KLB-2026-000001: Received: VGM of container 2",
        text: [
          "Received: VGM of container 2. Booking KLB-2026-000001, Norrvik Line.",
          "Container number, container 2: MSKU0034710",
          "Verified gross mass (VGM), container 2: 19 940 kg",
          "Method, container 2: 2, calculated",
          "Weighed by, container 2: Kaveri Home Textiles",
          "Weighed at, container 2: Sun 22 Nov 2026, 09:30",
          "To accept it: npm run operations -- cargo accept KLB-2026-000001 vgm --container 2",
          "Keelson Global Logistics\nhello@keelson.example",
        ].join("\n\n"),
      });
    });

    it("is refused with each missing field, and nothing is sent", async () => {
      await save(
        0,
        setTexts(COMPLETE, [
          ["documentParties.consignee.countryCode", ""],
          ["commodities.0.hsCode", "63"],
        ]),
      );
      const refused = await send(1, "shipping-instruction");
      expect([refused.statusCode, parsed<{ result: unknown }>(refused.body).result]).toEqual([
        422,
        [
          { field: "commodities.0.hsCode", message: "An HS code has 6 to 10 digits, such as 6302.21." },
          { field: "documentParties.consignee.countryCode", message: "Choose the country of the consignee." },
        ],
      ]);
      expect([(await read())?.submissions, await deskMails()]).toEqual([[], []]);
    });

    it("with a VGM above the limit of its container is refused", async () => {
      await save(0, setTexts(COMPLETE, [["requestedEquipments.0.vgmWeight", "31 000"]]));
      const refused = await send(1, "vgm", 1);
      expect([
        refused.statusCode,
        parsed<{ result: readonly { field: string }[] }>(refused.body).result[0]?.field,
      ]).toEqual([422, "requestedEquipments.0.vgmWeight"]);
      expect((await send(1, "vgm", 2)).statusCode).toBe(200);
    });

    it("of another version, an unknown container or a cancelled booking is refused", async () => {
      await save(0, COMPLETE);
      expect((await send(0, "pick-up")).statusCode).toBe(409);
      expect((await send(1, "vgm", 3)).statusCode).toBe(422);
      await server.database.db.updateTable("quotation").set({ status: 2 }).where("id", "=", id).execute();
      const cancelled = await send(1, "pick-up");
      expect([cancelled.statusCode, messageOf(cancelled.body)]).toEqual([
        409,
        "This booking is cancelled. Nothing can be sent.",
      ]);
    });

    it("is not sent, and not answered, while its booking is being cancelled", async () => {
      await save(0, COMPLETE);
      await send(1, "vgm", 1);
      const { db } = server.database;
      const before = await findQuotationByNumber(db, number);
      if (before === null) throw new Error(number);
      const now = server.clock.now();
      const commit = await holdTransaction(server.database, (transaction) => cancelBooking(transaction, number, now));
      const sending = send(2, "pick-up");
      await read();
      await commit();
      const sent = await sending;
      expect([sent.statusCode, messageOf(sent.body)]).toEqual([409, "This booking is cancelled. Nothing can be sent."]);
      const part = { subject: "vgm", container: 1, status: "accepted", reason: null } as const;
      const late = await db.transaction().execute((transaction) => answerPart(transaction, before, part, now));
      expect(late._unsafeUnwrapErr()).toBe("This booking is cancelled. Nothing of it is accepted or returned.");
      expect((await read())?.submissions).toMatchObject([{ subject: "vgm", status: "sent" }]);
      expect(await listSentParts(db, { isWaiting: true, limit: 10 })).toEqual([]);
      expect(await listSentParts(db, { isWaiting: false, limit: 10 })).toHaveLength(1);
    });

    it("that the desk returns can be changed and sent again", async () => {
      await save(0, COMPLETE);
      await send(1, "vgm", 1);
      await answer("vgm", 1, "Another weighing party");
      expect((await read())?.submissions).toMatchObject([{ status: "returned", reason: "Another weighing party" }]);
      const corrected = setTexts(COMPLETE, [["requestedEquipments.0.vgmResponsibleParty", "Sai Krupa"]]);
      expect((await save(2, corrected)).statusCode).toBe(409);
      expect((await save(3, corrected)).statusCode).toBe(200);
      expect((await send(4, "vgm", 1)).statusCode).toBe(200);
      await answer("vgm", 1, null);
      expect((await read())?.submissions).toMatchObject([{ status: "accepted", reason: null }]);
      const changes = await server.database.db
        .selectFrom("bookingChange")
        .select(["kind", "fact"])
        .where("kind", "in", ["cargo-returned", "cargo-accepted"])
        .execute();
      expect(changes).toEqual([
        { kind: "cargo-returned", fact: "VGM of container 1. Another weighing party" },
        { kind: "cargo-accepted", fact: "VGM of container 1, sent 2 times" },
      ]);
    });

    it("move with their container when the booking gets other containers, and the shipping instruction is returned", async () => {
      await save(0, COMPLETE);
      await send(1, "vgm", 1);
      await send(2, "vgm", 2);
      await send(3, "shipping-instruction");
      const { db } = server.database;
      const quotation = await findQuotationByNumber(db, number);
      if (quotation === null) throw new Error(number);
      const load = [{ equipment: "40HC", quantity: 2, weightKg: 0 }];
      const context = JSON.stringify({ ...JSON.parse(quotation.context), load });
      await db.transaction().execute((transaction) => refitCargo(transaction, quotation, context, server.clock.now()));
      await db.updateTable("quotation").set({ context }).where("id", "=", id).execute();
      const cargo = await read();
      expect(cargo?.details.requestedEquipments.map(({ equipmentReference }) => equipmentReference)).toEqual([
        COMPLETE.requestedEquipments[1]?.equipmentReference,
        "",
      ]);
      expect(cargo?.submissions.map(({ subject, container, status }) => [subject, container, status])).toEqual([
        ["shipping-instruction", 0, "returned"],
        ["vgm", 1, "sent"],
      ]);
      expect(cargo?.submissions[0]?.reason).toBe(
        "The containers of this booking were changed. Please check goods and weights, and send them again.",
      );
      const [change] = await db.selectFrom("bookingChange").select(["kind", "fact"]).execute();
      expect(change?.kind).toBe("cargo-returned");
    });
  });
};
