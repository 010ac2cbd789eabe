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
