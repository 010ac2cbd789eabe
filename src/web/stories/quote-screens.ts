import { errAsync } from "neverthrow";
import type { ListedQuote } from "#flows/quotes/page.ts";
import { unanswered, unreachable } from "./sample-data.ts";
import type { Ports, ScreenStory, Story } from "./story.ts";

const quotes = (
  state: string,
  path: string,
  port: Partial<Ports["quotes"]>,
  story: Pick<ScreenStory, "until" | "steps">,
): Story => ({
  kind: "screen",
  id: `quotes/${state}`,
  path,
  ports: ({ quotes: ports }) => ({ quotes: { ...ports, ...port } }),
  ...story,
});

const visit = (state: string, path: string, port: Partial<Ports["quotes"]>, until: string): Story => ({
  kind: "screen",
  id: `quotes/${state}`,
  path,
  isSignedOut: true,
  ports: ({ quotes: ports }) => ({ quotes: { ...ports, ...port } }),
  until,
});

const LIST = "/rate/quotes";
const QUOTE = "/rate/quotes/QUO-2026-000123";
const LINK = "/shared/quotes/sample-token-of-a-quote";

const refuse = () => errAsync({ kind: "refused", reason: "not-found", message: "", fields: [] } as const);

const NO_SAILING = { vessel: null, voyage: null, departure: null, arrival: null, commitment: "unknown" } as const;

const toPartLoad = (quote: ListedQuote): ListedQuote => ({
  ...quote,
  load: { mode: "lcl", weightKg: 1200, cbm: 3.25 },
  offers: quote.offers.map((offer) => ({
    ...offer,
    ...NO_SAILING,
    nextDepartures: [
      { date: "2026-12-03", cfsCutOff: "2026-12-01T17:00" },
      { date: "2026-12-10", cfsCutOff: null },
    ],
  })),
});

/** Quotes in all states of their screens. */
export const QUOTE_STORIES: readonly Story[] = [
  quotes("list", LIST, {}, { until: "QUO-2026-000123" }),
  quotes("list-loading", LIST, { list: unanswered }, { until: "Loading quotes..." }),
  quotes("list-failed", LIST, { list: unreachable }, { until: "The quotes could not be loaded." }),
  quotes("quote", QUOTE, {}, { until: "Genuine document" }),
  {
    kind: "screen",
    id: "quotes/part-load",
    path: QUOTE,
    ports: ({ quotes: ports }) => ({
      quotes: { ...ports, find: (id, signal) => ports.find(id, signal).map(toPartLoad) },
    }),
    until: "Next departures",
  },
  quotes("failed", QUOTE, { find: unreachable }, { until: "The quote could not be loaded." }),
  quotes("share", QUOTE, {}, { steps: [{ press: "Share for approval" }], until: "Only you see this." }),
  quotes("gone", QUOTE, { check: refuse }, { steps: [{ press: "Book this" }], until: "This offer cannot be booked." }),
  visit("approval", LINK, {}, "asks you to approve a quote"),
  visit("approval-gone", LINK, { open: refuse }, "This link no longer works."),
  visit("verified", "/quotes/verify/7F3A91C2D04E11B8", {}, "What the document contains"),
  visit("unknown", "/quotes/verify/0000000000000000", { verify: refuse }, "No quote has this code."),
];
