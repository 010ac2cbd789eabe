import { type APIRequestContext, expect } from "@playwright/test";
import { ASHA } from "#tests/server/modules/accounts/fixture.ts";
import { readMail } from "./outbox.ts";

/** An address of one test alone: both widths run against one server. */
export const addressFor = (name: string, project: string): string =>
  `${name}.${project.replaceAll(" ", "-")}.${Date.now()}@menon.example`;

/** Creates an account without the form, which other tests fill in. */
export async function addAccount(request: APIRequestContext, address: string, password: string): Promise<void> {
  const applicationId = "702020";
  const url = "/api/auth/sign_up_verification";
  const asked = await request.post(url, { data: { email: address, applicationId } });
  const { result }: { readonly result: readonly string[] } = await asked.json();
  const [verifyHash = ""] = result;
  const otp = Number(await readMail(address, /\b(\d{6}) is your/));
  expect((await request.put(url, { data: { otp, applicationId, verifyHash } })).status()).toBe(200);
  const details = { ...ASHA, country: "NL", email: address, password, confirmPassword: password };
  const created = await request.post("/api/auth/sign_up", {
    headers: { "x-otp-token": verifyHash },
    multipart: { basic_data: JSON.stringify(details), applicationId },
  });
  expect(created.status()).toBe(200);
}
