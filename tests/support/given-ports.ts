import { okAsync, ResultAsync } from "neverthrow";
import type { Ports } from "#ports/index.ts";

/** A call that is never answered. */
const unanswered = <Value>(): ResultAsync<Value, never> => new ResultAsync(new Promise(() => undefined));

/** An outside in memory with a shipper signed in: no call but the profile is answered; a test gives what it is about. */
export const givenPorts = (given: Partial<Ports>): Ports => ({
  accounts: {
    signIn: unanswered,
    signOut: unanswered,
    profile: () =>
      okAsync({ firstName: "Ananya", lastName: "Rao", email: "ananya@keelson.example", phone: null, capabilities: [] }),
  },
  account: {
    load: unanswered,
    saveDetails: unanswered,
    changePassword: unanswered,
    sessions: unanswered,
    endSession: unanswered,
    endOtherSessions: unanswered,
    data: unanswered,
    requestDeletion: unanswered,
    withdrawDeletion: unanswered,
  },
  places: { find: unanswered, nearbyPorts: unanswered },
  rates: { search: unanswered, sheetLine: unanswered },
  lcl: { ports: unanswered, rates: unanswered },
  booking: { book: unanswered, pdf: unanswered },
  bookings: { page: unanswered, file: unanswered, setReference: unanswered },
  deadlines: {
    booking: unanswered,
    saveLeadTimes: unanswered,
    calendarFeed: unanswered,
    createCalendarFeed: unanswered,
    deleteCalendarFeed: unanswered,
  },
  tracking: { track: unanswered },
  signup: { sendCode: unanswered, verifyCode: unanswered, createAccount: unanswered },
  countries: { list: unanswered },
  passwordReset: { requestLink: unanswered, changePassword: unanswered },
  dashboard: { load: unanswered },
  notifications: {
    page: unanswered,
    markRead: unanswered,
    settings: unanswered,
    saveSetting: unanswered,
    mute: unanswered,
  },
  documents: { save: () => undefined },
  drafts: { load: () => null, save: () => undefined, remove: () => undefined, removeAll: () => undefined },
  sessionStore: {
    credentials: () => ({ xToken: "token", xApiKey: "key" }),
    saveCredentials: () => undefined,
    clear: () => undefined,
    profile: () => null,
    saveProfile: () => undefined,
    removeProfile: () => undefined,
    redirect: () => null,
    saveRedirect: () => undefined,
    removeRedirect: () => undefined,
    otpToken: () => null,
    saveOtpToken: () => undefined,
    removeOtpToken: () => undefined,
    watch: () => () => undefined,
  },
  navigation: { reloadTo: () => undefined },
  clock: { now: () => "2026-11-20T08:15:00.000Z", today: () => "2026-11-20", localTime: () => "2026-11-20T13:45" },
  ids: { next: () => "given-key" },
  ...given,
});
