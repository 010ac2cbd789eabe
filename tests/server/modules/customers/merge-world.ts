import type { Executor } from "#server/schema.ts";

const START = Date.UTC(2026, 10, 20, 8);

/** One of everything that a company may have, with the end of its ids. */
export const addBelongings = async (db: Executor, accountId: string, end: string): Promise<void> => {
  await db
    .insertInto("quotation")
    .values({
      id: `booking-${end}`,
      accountId,
      quotationId: `QTN-2026-00000${end}`,
      bookingId: null,
      offerId: null,
      providerName: "Norrvik Line",
      validityFrom: null,
      validityTill: null,
      validityZone: "UTC",
      bookedOn: "2026-11-20",
      bookedAt: START,
      status: 2,
      offer: "{}",
      context: "{}",
      reference: null,
      isQueued: 1,
    })
    .execute();
  await db
    .insertInto("quote")
    .values({
      id: `quote-${end}`,
      accountId,
      number: `QUO-2026-00000${end}`,
      createdAt: START,
      validTill: "2026-12-31",
      timeZone: "UTC",
      companyName: "Malabar Spice Exports",
      contactName: null,
      reference: null,
      incoterm: null,
      note: null,
      search: "{}",
      deskRequest: null,
      code: `code-${end}`,
      sha256: end,
      saveKey: "one-key",
      outcome: null,
      decidedOffer: null,
      decidedBy: null,
      decidedAt: null,
      revision: 1,
    })
    .execute();
  await db
    .insertInto("deskRequest")
    .values({
      id: `request-${end}`,
      accountId,
      number: `DSK-2026-00000${end}`,
      requestedAt: START,
      search: "{}",
      openKey: "one-search",
      commodity: null,
      note: null,
      state: "open",
      settledAt: null,
      reason: null,
      quoteNumber: null,
    })
    .execute();
  const template = { name: "Kochi to Rotterdam", nameKey: "kochi to rotterdam", search: "{}", createdAt: START };
  await db
    .insertInto("searchTemplate")
    .values({ id: `template-${end}`, accountId, ...template })
    .execute();
  await db
    .insertInto("savedAddress")
    .values({ id: `address-${end}`, accountId, version: 1, nameKey: "rotterdam spices", party: "{}", changedAt: START })
    .execute();
  await db.insertInto("leadTimes").values({ accountId, origin: "INCOK", hours: "{}", version: 1 }).execute();
  await db.insertInto("documentUsage").values({ accountId, bytes: 1_000 }).execute();
  await db
    .insertInto("apiKey")
    .values({
      id: `key-${end}`,
      accountId,
      name: "Warehouse",
      mode: "live",
      keyHash: `hash-${end}`,
      shown: "klk_…7Q4d",
      scopes: "[]",
      createdAt: START,
      expiresAt: null,
      revokedAt: null,
      lastUsedAt: null,
    })
    .execute();
  await db
    .insertInto("webhookEndpoint")
    .values({
      id: `webhook-${end}`,
      accountId,
      url: "https://erp.example/hooks",
      events: "[]",
      secret: "whsec_x",
      previousSecret: null,
      mode: "live",
      previousSecretUntil: null,
      state: "active",
      createdAt: START,
    })
    .execute();
};

/** What there is of everything, by who has it. */
export const listOwners = async (db: Executor, from: string, into: string) => {
  const count = async (
    table:
      | "quotation"
      | "quote"
      | "deskRequest"
      | "searchTemplate"
      | "savedAddress"
      | "leadTimes"
      | "documentUsage"
      | "apiKey"
      | "webhookEndpoint",
    accountId: string,
  ): Promise<number> =>
    (await db.selectFrom(table).select("accountId").where("accountId", "=", accountId).execute()).length;
  return {
    bookings: [await count("quotation", from), await count("quotation", into)],
    quotes: [await count("quote", from), await count("quote", into)],
    requests: [await count("deskRequest", from), await count("deskRequest", into)],
    templates: [await count("searchTemplate", from), await count("searchTemplate", into)],
    addresses: [await count("savedAddress", from), await count("savedAddress", into)],
    leadTimes: [await count("leadTimes", from), await count("leadTimes", into)],
    usage: [await count("documentUsage", from), await count("documentUsage", into)],
    keys: [await count("apiKey", from), await count("apiKey", into)],
    webhooks: [await count("webhookEndpoint", from), await count("webhookEndpoint", into)],
  };
};
