import { randomBytes } from "node:crypto";
import { afterEach, beforeEach, expect, it } from "vitest";
import { sealStoredSecrets } from "#server/operations/seal-secrets.ts";
import { actAs, toJob } from "#server/platform/acting.ts";
import { openSecret, readSecretKeys, useSecretKeys } from "#server/platform/secrets.ts";
import { addShipper, startTestApp, type TestApp } from "#tests/server/support/app.ts";
import type { MakePlace } from "#tests/server/support/database.ts";
import { addTestStaff, signInToDesk, TOTP_SECRET } from "#tests/server/support/desk.ts";

const OLD = randomBytes(32).toString("base64");
const NEW = randomBytes(32).toString("base64");
const JAN = "jan.visser@keelson.example";
const ASHA = "asha@menon.example";

/** Secrets that are stored already, over whichever database. */
export const sealSecretsContract = (make: MakePlace): void => {
  let server: TestApp;
  const useKeys = (text: string) => useSecretKeys(readSecretKeys(text)._unsafeUnwrap());
  const seal = () => actAs(toJob("test", server.clock.now), () => sealStoredSecrets(server.database.db));
  const readStored = async () => {
    const { db } = server.database;
    const { totpSecret } = await db.selectFrom("staff").select("totpSecret").executeTakeFirstOrThrow();
    const { secret } = await db.selectFrom("webhookEndpoint").select("secret").executeTakeFirstOrThrow();
    return [totpSecret ?? "", secret] as const;
  };

  beforeEach(async () => {
    server = await startTestApp({ make, features: [] });
    const accountId = await addShipper(server.database, ASHA);
    await addTestStaff(server.database, JAN, "Jan Visser", "admin");
    const { db } = server.database;
    const never = { previousSecret: null, previousSecretUntil: null, mode: "live" as const };
    await db
      .insertInto("webhookEndpoint")
      .values({
        id: "w1",
        accountId,
        url: "https://a.example",
        events: "[]",
        secret: "whsec_a",
        ...never,
        state: "active",
        createdAt: 0,
      })
      .execute();
  });
  afterEach(async () => {
    useSecretKeys([]);
    await server.close();
  });

  it("are left as they are without a key", async () => {
    expect((await seal())._unsafeUnwrap()).toEqual({ key: null, sealed: 0 });
    expect(await readStored()).toEqual([TOTP_SECRET, "whsec_a"]);
  });

  it("are encrypted once a key is set, once, and the sign-in goes on", async () => {
    useKeys(OLD);
    expect((await seal())._unsafeUnwrap()).toMatchObject({ sealed: 2 });
    expect((await seal())._unsafeUnwrap()).toMatchObject({ sealed: 0 });
    const stored = await readStored();
    expect(stored.every((one) => one.startsWith("enc1:"))).toBe(true);
    expect(stored.map(openSecret)).toEqual([TOTP_SECRET, "whsec_a"]);
    expect(await signInToDesk(server, JAN)).toContain("keelson-desk=");
    const entries = await server.database.db
      .selectFrom("auditEntry")
      .select("action")
      .where("action", "=", "secrets.sealed")
      .execute();
    expect(entries).toHaveLength(1);
  });

  it("are encrypted anew with a new first key, after which the old one is not needed", async () => {
    useKeys(OLD);
    await seal();
    useKeys(`${NEW},${OLD}`);
    expect((await seal())._unsafeUnwrap()).toMatchObject({ sealed: 2 });
    useKeys(NEW);
    expect((await readStored()).map(openSecret)).toEqual([TOTP_SECRET, "whsec_a"]);
    useKeys(OLD);
    expect((await seal())._unsafeUnwrapErr()).toMatch(
      /^SECRETS_KEY lacks the key [\da-f]{8}, with which secrets are stored\.$/,
    );
  });
};
