import { formatSearchQuery } from "#flows/search/search-query.ts";
import { okAsync } from "neverthrow";
import { refused, SEARCH, unanswered, unreachable } from "./sample-data.ts";
import type { ScreenStory, Story, StoryStep } from "./story.ts";

type State = Pick<ScreenStory, "until" | "ports" | "steps">;

const screen = (id: string, path: string, state: State): Story => ({ kind: "screen", id, path, ...state });

const RATES_PATH = `/rate/search?${formatSearchQuery(SEARCH)}`;

const rates = (state: string, story: State): Story => screen(`available-rates/${state}`, RATES_PATH, story);

const BOOK: StoryStep = { press: "Book Now, Norrvik Line" };

const LCL_PATH = "/rate?mode=LCL&origin=Nhava+Sheva&destination=Rotterdam&weight=1200&cbm=3.25";

const lcl = (state: string, story: State): Story => screen(`lcl/${state}`, LCL_PATH, story);

const SEARCH_STORIES: readonly Story[] = [
  screen("rate-search/empty", "/rate", { until: "Your search" }),
  screen("rate-search/filled", `/rate?${formatSearchQuery(SEARCH)}`, { until: "Net weight" }),
  screen("rate-search/problems", "/rate", {
    steps: [{ press: "Search Rates" }],
    until: "Please enter at least Place of Origin or Port of Loading",
  }),
  screen("rate-search/coming-soon", "/rate?mode=AIR", { until: "Coming Soon!" }),
];

const LIST_STORIES: readonly Story[] = [
  screen("available-rates/no-search", "/rate/search", { until: "Back" }),
  rates("searching", {
    ports: ({ rates }) => ({ rates: { ...rates, search: unanswered } }),
    until: "Loading rates...",
  }),
  rates("failed", {
    ports: ({ rates }) => ({ rates: { ...rates, search: unreachable } }),
    until: "Failed to fetch rates",
  }),
  rates("nothing-found", {
    ports: ({ rates }) => ({
      rates: { ...rates, search: (...request) => rates.search(...request).map((list) => ({ ...list, rates: [] })) },
    }),
    until: "Ask the desk for a price",
  }),
  rates("listed", { until: "rates found" }),
  rates("source-missing", {
    ports: ({ rates }) => ({
      rates: {
        ...rates,
        search: (...request) =>
          rates.search(...request).map((list) => ({ ...list, warning: "Pelagia did not answer in time." })),
      },
    }),
    until: "Pelagia did not answer in time.",
  }),
  rates("compact", { steps: [{ press: "Compact" }], until: "rates found" }),
];

const DIALOG_STORIES: readonly Story[] = [
  rates("price-breakdown", { steps: [{ press: "Price Breakdown, Norrvik Line" }], until: "Bunker" }),
  rates("rate-details", { steps: [{ press: "View Details, Norrvik Line" }], until: "NORRVIK SKAGEN" }),
  rates("comparison", {
    steps: [{ press: "Compare, Norrvik Line" }, { press: "Compare, Amberline" }, { press: "Compare 2 offers" }],
    until: "Compare",
  }),
  rates("several-sailings", { steps: [{ press: "Book on several sailings" }], until: "Divide evenly over" }),
  rates("save-template", { steps: [{ press: "Save as template" }], until: "the departure date is not" }),
  rates("booking-confirmation", { steps: [BOOK], until: "Total you book" }),
  rates("booking-booked", { steps: [BOOK, { press: "Yes" }], until: "Quotation ID" }),
  rates("booking-failed", {
    ports: ({ booking }) => ({ booking: { ...booking, book: () => refused("The offer has expired.") } }),
    steps: [BOOK, { press: "Yes" }],
    until: "The offer has expired.",
  }),
];

const LCL_STORIES: readonly Story[] = [
  screen("lcl/empty", "/rate?mode=LCL", { until: "Calculate from pieces" }),
  screen("lcl/calculator", "/rate?mode=LCL", {
    steps: [{ press: "Calculate from pieces" }],
    until: "Pieces",
  }),
  lcl("loading", { ports: ({ lcl: ports }) => ({ lcl: { ...ports, rates: unanswered } }), until: "Loading rates..." }),
  lcl("failed", {
    ports: ({ lcl: ports }) => ({ lcl: { ...ports, rates: unreachable } }),
    until: "Failed to fetch shipping rates",
  }),
  lcl("nothing-found", {
    ports: ({ lcl: ports }) => ({
      lcl: {
        ...ports,
        rates: () =>
          okAsync({ rates: [], total: 0, unread: 0, exchange: null, fcl: null, choices: null, lowestRateId: null }),
      },
    }),
    until: "Ask the desk for a price",
  }),
  lcl("listed", { until: "Book Now" }),
];

export const RATE_STORIES: readonly Story[] = [...SEARCH_STORIES, ...LIST_STORIES, ...DIALOG_STORIES, ...LCL_STORIES];
