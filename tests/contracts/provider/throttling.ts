import { countHits } from "#server/platform/throttling/store.ts";
import type { ProviderContext } from "./provider-context.ts";

/** Answers of calls that were refused for another reason still count; the first refusal for being too many ends the tries. */
const until429 = async (send: () => Promise<{ readonly statusCode: number }>, most: number): Promise<void> => {
  for (let tried = 0; tried < most; tried++) if ((await send()).statusCode === 429) return;
  throw new Error(`${most} tries were not too many.`);
};

const MOST = 100;

/** A form without any field: refused, but counted. */
const EMPTY_FORM = [
  '--form\r\nContent-Disposition: form-data; name="basic_data"\r\n\r\n{}\r\n',
  '--form\r\nContent-Disposition: form-data; name="applicationId"\r\n\r\n702020\r\n--form--\r\n',
].join("");

export const signUpTooOften = ({ app }: ProviderContext): Promise<void> => {
  const headers = { "x-otp-token": "nobody's", "content-type": "multipart/form-data; boundary=form" };
  const sent = { method: "POST", url: "/api/auth/sign_up", headers, payload: EMPTY_FORM } as const;
  return until429(() => app.inject(sent), MOST);
};

export const tryNewPasswordsTooOften = ({ app }: ProviderContext): Promise<void> => {
  const payload = { token: "nobody's", password: "star-anise", confirmPassword: "star-anise" };
  return until429(() => app.inject({ method: "POST", url: "/api/auth/reset_password", payload }), MOST);
};

export const enquireTooOften = ({ app }: ProviderContext): Promise<void> => {
  const payload = {
    firstName: "Jan",
    lastName: "Visser",
    email: "jan@visser.example",
    mobileNo: "+31 10 5550100",
    companyName: "Visser Kaas",
    message: "What is a 20GP from Rotterdam to Nhava Sheva?",
  };
  return until429(() => app.inject({ method: "POST", url: "/api/resource/contact-us", payload }), MOST);
};

/** A thousand searches would take too long: they are counted without being made. */
export const searchTooOften = async ({ database: { db }, overrides }: ProviderContext): Promise<void> => {
  const accounts = await db.selectFrom("account").select("id").execute();
  for (const { id } of accounts) await countHits(db, `searches account ${id}`, overrides.now, 600_000, 1_000);
};
