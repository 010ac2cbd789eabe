import { countHits } from "#server/platform/throttling/store.ts";
import type { Actor } from "./bookings.ts";
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

const WINDOW_MS = 600_000;

/** Limits of signed-in calls in ten minutes: more than this is refused. Calls that only read are refused from the second on. */
const LIMITS = {
  searches: {
    operations: ["searchRates", "startRateSearch", "askSourceAgain", "lclRates", "checkQuoteOffer"],
    hits: 1_000,
    read: null,
  },
  bookings: { operations: ["bookOffer", "bookLcl", "createQuote"], hits: 300, read: null },
  documents: {
    operations: ["bookingPdf", "quotationFile", "documentFile", "quotePdf"],
    hits: 500,
    read: "/api/resource/quotation/nobody/files/none.pdf",
  },
  links: { operations: ["createBookingLink", "createQuoteLink"], hits: 100, read: null },
  downloads: { operations: ["downloadAccountData"], hits: 10, read: null },
  "desk requests": { operations: ["createDeskRequest"], hits: 50, read: null },
  uploads: { operations: ["addDocument"], hits: 200, read: null },
  archives: { operations: ["downloadDocuments"], hits: 30, read: null },
  calls: { operations: [], hits: 6_000, read: "/api/resource/profile" },
} as const;

const findLimit = (operation: string) => {
  const names = [
    "searches",
    "bookings",
    "documents",
    "links",
    "downloads",
    "desk requests",
    "uploads",
    "archives",
  ] as const;
  const name = names.find((one) => LIMITS[one].operations.some((known) => known === operation)) ?? "calls";
  return { name, ...LIMITS[name] };
};

/** Thousands of calls would take too long: they are counted without being made. */
export const callTooOften = async (
  { app, database: { db }, overrides }: ProviderContext,
  actor: Actor,
  operation: string,
): Promise<void> => {
  const { name, hits, read } = findLimit(operation);
  const accounts = await db.selectFrom("account").select("id").execute();
  for (const { id } of accounts) await countHits(db, `${name} account ${id}`, overrides.now, WINDOW_MS, hits);
  if (read === null) return;
  const headers = { "x-token": actor.xToken, "x-api-key": actor.xApiKey };
  await until429(() => app.inject({ method: "GET", url: read, headers }), MOST);
};

/* The server remembers a full network in memory, so its window ends before the next interaction begins. */
const SHORT_WINDOW_MS = 1_000;

export const searchPlacesTooOften = async ({ app, database: { db }, overrides }: ProviderContext): Promise<void> => {
  await countHits(db, "public places network 127.0.0.1", overrides.now, SHORT_WINDOW_MS, 3_000);
  const url = "/api/resource/places?searchWith=rotterdam";
  await until429(() => app.inject({ method: "GET", url }), MOST);
};

export const readCalendarsTooOften = async ({ app, database: { db }, overrides }: ProviderContext): Promise<void> => {
  await countHits(db, "calendars network 127.0.0.1", overrides.now, SHORT_WINDOW_MS, 3_000);
  const url = "/api/calendar/nobodys-calendar-token-0001";
  await until429(() => app.inject({ method: "GET", url }), MOST);
};

export const openSharedPagesTooOften = async ({ app, database: { db }, overrides }: ProviderContext): Promise<void> => {
  await countHits(db, "shared pages network 127.0.0.1", overrides.now, SHORT_WINDOW_MS, 300);
  const url = "/api/shared/nobodys-link-token-0001";
  await until429(() => app.inject({ method: "GET", url }), MOST);
};
