import { okAsync } from "neverthrow";
import type { GrowingRateList, ListedRate, RateList, SourceProgress } from "#domain/rates";
import { formatSearchQuery } from "#flows/search/search-query.ts";
import { SEARCH, unanswered, unreachable } from "./sample-data.ts";
import type { Ports, ScreenStory, Story } from "./story.ts";

/* Minutes of the clock of the stories: 20 November 2026, 13:45 in India. */
const NOW = 29_919_375;

const source = (name: string, changes: Partial<SourceProgress>): SourceProgress => ({
  name,
  state: "answered",
  seconds: 0.4,
  offers: 0,
  reason: null,
  until: null,
  pricedAt: null,
  ...changes,
});

const ASKED: readonly SourceProgress[] = [
  source("Monsoon Line", { seconds: 0.3, offers: 3 }),
  source("Rate sheets", { offers: 8 }),
  source("Norrvik Line", { seconds: 2.1, offers: 4, pricedAt: NOW }),
  source("Amberline", { seconds: 5.3, offers: 3, pricedAt: NOW - 88 }),
  source("Halcyon Ocean", { state: "asking", seconds: 12 }),
  source("Pelagia", { state: "paused", seconds: null, until: NOW + 6 }),
  source("Kestrel Container", { state: "used-up", seconds: null, until: NOW + 945 }),
  source("CORVANE", { state: "late", seconds: 10 }),
];

const ENDED: readonly SourceProgress[] = [
  ...ASKED.slice(0, 4),
  source("Halcyon Ocean", { seconds: 18.2, offers: 4, pricedAt: NOW }),
  source("Pelagia", {
    state: "refused",
    seconds: 2.4,
    reason: "Pelagia has no offer for this route and these containers.",
  }),
  source("Kestrel Container", { state: "failed", seconds: 21 }),
  source("CORVANE", { state: "late", seconds: 30 }),
];

const STOPPED = ASKED.map((one) => (one.state === "asking" ? { ...one, state: "stopped" as const } : one));
const UNANSWERED = ENDED.map(({ name }) =>
  source(name, { state: name === "Pelagia" ? "failed" : "late", seconds: 30 }),
);

type Rates = readonly ListedRate[];

const toGrowing = (list: RateList, rates: Rates, progress: readonly SourceProgress[]): GrowingRateList => ({
  ...list,
  rates,
  searchId: "story",
  progress,
  isComplete: progress.every(({ state }) => state !== "asking"),
});

/* The cheapest offers of the examples come later. */
const withoutCheapest = (rates: Rates): Rates => rates.filter(({ carrier }) => carrier.name !== "Amberline");
const all = (rates: Rates): Rates => rates;
const none = (): Rates => [];

/** As an earlier search has got them, 88 minutes ago. */
const kept = (rates: Rates): Rates => {
  const askedAt = new Date((NOW - 88) * 60_000).toISOString();
  return rates.map((rate) =>
    rate.provenance.kind === "live" ? { ...rate, provenance: { kind: "live", askedAt } } : rate,
  );
};

type Growing = Ports["growingSearch"];
type Later = (ports: Ports) => Partial<Growing>;

/** The ports of a server whose answer grows: first with some offers, later with what `later` answers. */
const grow =
  (progress: readonly SourceProgress[], pick: (rates: Rates) => Rates, later: Later = () => ({})) =>
  (ports: Ports): Partial<Ports> => ({
    accounts: {
      ...ports.accounts,
      profile: (signal) =>
        ports.accounts
          .profile(signal)
          .map((profile) => ({ ...profile, capabilities: [...profile.capabilities, "growing-search" as const] })),
    },
    growingSearch: {
      start: (search, signal) =>
        ports.rates.search(search, signal).map((list) => toGrowing(list, pick(list.rates), progress)),
      next: unanswered,
      stop: unanswered,
      askAgain: unanswered,
      ...later(ports),
    },
  });

/* The first call for more is answered with everything, the second one never. */
const withNews: Later = ({ rates }) => ({
  next: (list, signal) =>
    rates
      .search(SEARCH, signal)
      .andThen((full) =>
        list.rates.length === full.rates.length
          ? unanswered<GrowingRateList>()
          : okAsync(toGrowing(full, full.rates, ASKED)),
      ),
});

const PATH = `/rate/search?${formatSearchQuery(SEARCH)}`;

const story = (state: string, rest: Pick<ScreenStory, "ports" | "steps" | "until">): Story => ({
  kind: "screen",
  id: `available-rates/${state}`,
  path: PATH,
  ...rest,
});

/** Available Rates while its answer grows. */
export const GROWING_STORIES: readonly Story[] = [
  story("sources-first-second", { ports: grow(ASKED, none), until: "Asking 8 sources" }),
  story("sources-asking", { ports: grow(ASKED, withoutCheapest), until: "New offers wait here" }),
  story("sources-news", { ports: grow(ASKED, withoutCheapest, withNews), until: "3 new offers" }),
  story("sources-news-shown", {
    ports: grow(ASKED, withoutCheapest, withNews),
    steps: [{ press: "3 new offers, all cheaper: show" }],
    until: "rates found",
  }),
  story("sources-ended", { ports: grow(ENDED, all), until: "6 of 8 sources, 30 s" }),
  story("sources-ended-open", {
    ports: grow(ENDED, all),
    steps: [{ press: "6 of 8 sources" }],
    until: "Pelagia has no offer",
  }),
  story("sources-kept-prices", { ports: grow(ENDED, kept), until: "kept from an earlier search" }),
  story("sources-stopped", {
    ports: grow(ASKED, withoutCheapest, () => ({
      stop: (list) => okAsync({ ...list, isComplete: true, progress: STOPPED }),
    })),
    steps: [{ press: "Stop asking" }],
    until: "1 stopped",
  }),
  story("sources-interrupted", {
    ports: grow(ASKED, withoutCheapest, () => ({ next: unreachable })),
    until: "Search interrupted.",
  }),
  story("sources-none-answered", { ports: grow(UNANSWERED, none), until: "No source has answered in time." }),
  story("sources-stopped-before-offers", {
    ports: grow(STOPPED, none),
    until: "You stopped the search before there was an offer.",
  }),
];
