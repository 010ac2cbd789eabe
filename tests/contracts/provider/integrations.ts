import type { ProviderStates } from "../states.ts";
import { findAccount } from "./templates.ts";
import type { ProviderContext } from "./provider-context.ts";

/** An API key of the account with this email address. */
export const saveKey = async (
  context: ProviderContext,
  email: string,
  { id }: ProviderStates["an API key was created"],
): Promise<void> => {
  const { database, overrides } = context;
  await database.db
    .insertInto("apiKey")
    .values({
      id,
      accountId: await findAccount(context, email),
      name: "ERP export",
      mode: "live",
      keyHash: `hash of ${id}`,
      shown: "klk_…7Q4d",
      scopes: JSON.stringify(["read", "search"]),
      createdAt: overrides.now,
      expiresAt: null,
      revokedAt: null,
      lastUsedAt: null,
    })
    .execute();
};

/** A webhook of the account with this email address, with a delivery that was given up. */
export const saveWebhook = async (
  context: ProviderContext,
  email: string,
  { id }: ProviderStates["a webhook was created"],
): Promise<void> => {
  const { db } = context.database;
  const owned = { accountId: await findAccount(context, email), createdAt: context.overrides.now };
  await db
    .insertInto("webhookEndpoint")
    .values({
      ...owned,
      id,
      url: "https://erp.kaveri-home.example/keelson",
      events: JSON.stringify(["booking.confirmed", "deadline.near"]),
      secret: "whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD",
      previousSecret: null,
      previousSecretUntil: null,
      mode: "live",
      state: "active",
    })
    .execute();
  await db
    .insertInto("webhookDelivery")
    .values({
      ...owned,
      id: "msg_1",
      endpoint: id,
      type: "deadline.near",
      subject: "KLB-2026-000014",
      body: "{}",
      state: "failed",
      attempts: 8,
      nextAttemptAt: owned.createdAt,
      claimedBy: null,
      claimedUntil: null,
      settledAt: owned.createdAt,
      status: 500,
      durationMs: 2_400,
      answer: "Stopped",
      reason: null,
    })
    .execute();
};
