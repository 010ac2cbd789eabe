import { okAsync, ResultAsync } from "neverthrow";
import type { RateList } from "../../../src/domain/rates/rate.ts";
import type { Ports } from "../../../src/ports/ports.ts";

const never = <Value>(): ResultAsync<Value, never> => new ResultAsync(new Promise(() => undefined));

/** An outside without a server: the given offers once `asked` is settled, every booking confirmed, nothing else answered. */
export const givenPorts = (list: RateList, asked: Promise<void>): Ports => ({
  accounts: {
    signIn: never,
    signOut: never,
    profile: () => okAsync({ firstName: "Ananya", lastName: "Rao", email: "ananya@keelson.example", phone: null }),
  },
  places: { find: never, nearbyPorts: never },
  rates: { search: () => ResultAsync.fromSafePromise(asked.then(() => list)) },
  bookings: {
    book: () =>
      okAsync({ message: "Booking confirmed!", quotationId: "QTN-2026-000123", bookingId: "KLB-2026-000123" }),
    pdf: () => okAsync({ name: "booking.pdf", content: new Blob(["%PDF-1.4"]) }),
  },
  quotations: { page: never, file: never },
  documents: { save: () => undefined },
  drafts: { load: () => null, save: () => undefined, remove: () => undefined },
  sessionStore: {
    credentials: () => ({ xToken: "t", xApiKey: "k" }),
    saveCredentials: () => undefined,
    clear: () => undefined,
    profile: () => null,
    saveProfile: () => undefined,
    forgetProfile: () => undefined,
    redirect: () => null,
    rememberRedirect: () => undefined,
    forgetRedirect: () => undefined,
    watch: () => () => undefined,
  },
  navigation: { reloadTo: () => undefined },
  clock: { now: () => "2026-11-20T08:15:00.000Z", today: () => "2026-11-20" },
  ids: { next: () => "given-key" },
});
