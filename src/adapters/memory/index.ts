import { okAsync } from "neverthrow";
import type { EnquiryPort } from "#ports/api.ts";
import type { ClockPort } from "#ports/browser.ts";
import type { ApiPorts } from "#ports/index.ts";
import { createMemoryAccount } from "./account.ts";
import { createMemoryBookingCargo } from "./booking-cargo.ts";
import { createMemoryBookingDocuments } from "./booking-documents.ts";
import { createMemoryLcl } from "./lcl.ts";
import { createMemoryLinks } from "./links.ts";
import { createMemoryNotifications } from "./notifications.ts";
import { createMemoryPlaces } from "./places.ts";
import { createMemoryRates } from "./rates.ts";
import { createMemoryQuotes } from "./quotes.ts";
import { createMemoryAmendments } from "./amendments.ts";
import { createMemoryAddresses } from "./addresses.ts";
import { createMemoryTemplates } from "./templates.ts";
import { createMemoryShipments } from "./shipments.ts";

/** The server's ports without a server: every sign-in succeeds, the data depends on the clock only. */
export const createMemoryPorts = (clock: ClockPort): ApiPorts => ({
  accounts: {
    signIn: ({ username }) => okAsync({ xToken: `token of ${username}`, xApiKey: "offline" }),
    signOut: () => okAsync(undefined),
    profile: () =>
      okAsync({
        firstName: "Ananya",
        lastName: "Rao",
        email: "ananya@keelson.example",
        phone: null,
        capabilities: [
          "lcl",
          "tracking",
          "booking-pages",
          "account",
          "notifications",
          "sharing",
          "digest",
          "lead-times",
          "deadline-marks",
          "templates",
          "addresses",
          "documents",
          "quotes",
          "cargo",
          "amendments",
        ],
      }),
  },
  account: createMemoryAccount(clock),
  signup: {
    sendCode: () => okAsync("offline-token"),
    verifyCode: () => okAsync(undefined),
    createAccount: () => okAsync(undefined),
  },
  countries: {
    list: () =>
      okAsync([
        { id: "IN", name: "India" },
        { id: "NL", name: "Netherlands" },
      ]),
  },
  passwordReset: { requestLink: () => okAsync(undefined), changePassword: () => okAsync(undefined) },
  places: createMemoryPlaces(),
  rates: createMemoryRates(clock),
  lcl: createMemoryLcl(clock),
  notifications: createMemoryNotifications(clock),
  links: createMemoryLinks(clock),
  addresses: createMemoryAddresses(),
  templates: createMemoryTemplates(),
  quotes: createMemoryQuotes(clock),
  bookingCargo: createMemoryBookingCargo(clock),
  amendments: createMemoryAmendments(clock),
  bookingDocuments: createMemoryBookingDocuments(clock),
  ...createMemoryShipments(clock),
});

export const memoryEnquiry: EnquiryPort = { send: () => okAsync(undefined) };
