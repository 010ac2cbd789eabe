import { okAsync, ResultAsync } from "neverthrow";
import type { Ports } from "#ports/ports.ts";

/** A call that is never answered. */
const unanswered = <Value>(): ResultAsync<Value, never> => new ResultAsync(new Promise(() => undefined));

/** An outside in memory with a shipper signed in: no call but the profile is answered; a test gives what it is about. */
export const givenPorts = (given: Partial<Ports>): Ports => ({
  accounts: {
    signIn: unanswered,
    signOut: unanswered,
    profile: () => okAsync({ firstName: "Ananya", lastName: "Rao", email: "ananya@keelson.example", phone: null }),
  },
  places: { find: unanswered, nearbyPorts: unanswered },
  rates: { search: unanswered },
  lcl: { ports: unanswered, rates: unanswered },
  bookings: { book: unanswered, pdf: unanswered },
  quotations: { page: unanswered, file: unanswered, setReference: unanswered },
  shipments: { track: unanswered },
  signup: { sendCode: unanswered, verifyCode: unanswered, create: unanswered },
  countries: { all: unanswered },
  passwordReset: { askForLink: unanswered, change: unanswered },
  dashboard: { load: unanswered },
  documents: { save: () => undefined },
  drafts: { load: () => null, save: () => undefined, remove: () => undefined, forget: () => undefined },
  sessionStore: {
    credentials: () => ({ xToken: "token", xApiKey: "key" }),
    saveCredentials: () => undefined,
    clear: () => undefined,
    profile: () => null,
    saveProfile: () => undefined,
    forgetProfile: () => undefined,
    redirect: () => null,
    rememberRedirect: () => undefined,
    forgetRedirect: () => undefined,
    otpToken: () => null,
    rememberOtpToken: () => undefined,
    forgetOtpToken: () => undefined,
    watch: () => () => undefined,
  },
  navigation: { reloadTo: () => undefined },
  clock: { now: () => "2026-11-20T08:15:00.000Z", today: () => "2026-11-20", localTime: () => "2026-11-20T13:45" },
  ids: { next: () => "given-key" },
  ...given,
});
