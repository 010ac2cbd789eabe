import { describe, expect, it } from "vitest";
import type { SourceProgress, SourceState } from "#domain/rates";
import type { RateNews } from "#flows/rates/news.ts";
import {
  announcement,
  canAskAgain,
  foldedText,
  formatSeconds,
  lowestText,
  missingText,
  newsText,
  sourceText,
  stripTitle,
  waitingText,
} from "#web/screens/available-rates/sources/labels.ts";

/* 20 November 2026, 13:45 in India. */
const NOW = 29_919_375;

const source = (state: SourceState, changes: Partial<SourceProgress> = {}): SourceProgress => ({
  name: "Pelagia",
  state,
  seconds: 12.4,
  offers: 0,
  reason: null,
  until: null,
  pricedAt: null,
  ...changes,
});

const textOf = (one: SourceProgress) => sourceText({ source: one, seconds: one.seconds, now: NOW }, NOW);

describe("the state of a source", () => {
  it.each([
    [source("asking"), "asking, 12 s", "slow"],
    [source("asking", { seconds: null }), "asking", null],
    [source("asking", { seconds: 7.9 }), "asking, 7 s", null],
    [source("asking", { seconds: 8.2 }), "asking, 8 s", "slow"],
    [source("asking", { seconds: 2, usualSeconds: 3.4 }), "asking, 2 s", null],
    [source("asking", { seconds: 2, usualSeconds: 18.3 }), "asking, 2 s", "slow, usually 18 s"],
    [source("asking", { seconds: 12, usualSeconds: 3.4 }), "asking, 12 s", "slow, usually 3.4 s"],
    [source("answered", { seconds: 0.34, offers: 2 }), "answered in 0.3 s", null],
    [source("answered", { seconds: null, offers: 2 }), "answered", null],
    [source("answered", { seconds: 0.34 }), "answered in 0.3 s", "no offer for this search"],
    [source("late", { seconds: 30 }), "late, kept for next time", "needs more than 30 s"],
    [source("refused"), "no offer", null],
    [source("refused", { reason: "Pelagia has no offer for 45HC." }), "no offer", "Pelagia has no offer for 45HC."],
    [source("failed"), "no usable answer", "after 12 s"],
    [source("paused", { until: NOW + 6 }), "paused until 13:51", "it has failed repeatedly"],
    [source("paused"), "paused", "it has failed repeatedly"],
    [source("used-up", { until: NOW + 945 }), "no more calls for now", "opens 21 Nov, 05:30"],
    [source("used-up"), "no more calls for now", null],
    [
      source("used-up", { reason: "Pelagia allows no more searches for now." }),
      "no more calls for now",
      "Pelagia allows no more searches for now.",
    ],
    [
      source("used-up", { until: NOW + 6, reason: "Pelagia allows no more searches for now." }),
      "no more calls for now",
      "opens 13:51",
    ],
    [source("used-up", { until: NOW, reason: "Pelagia allows no more searches for now." }), "can be asked again", null],
    [source("paused", { until: NOW - 1 }), "can be asked again", null],
    [source("stopped"), "stopped after 12 s", null],
  ] as const)("%o is said as '%s' and '%s'", (one, state, note) => {
    expect(textOf(one)).toEqual({ state, note });
  });

  it.each([
    [source("answered"), false],
    [source("answered", { pricedAt: NOW }), true],
    [source("late"), true],
    [source("failed"), true],
    [source("stopped"), true],
    [source("asking"), false],
    [source("refused"), false],
    [source("used-up"), false],
    [source("used-up", { until: NOW + 1 }), false],
    [source("used-up", { until: NOW }), true],
    [source("paused"), false],
    [source("paused", { until: NOW + 1 }), false],
    [source("paused", { until: NOW }), true],
  ] as const)("%o can be asked again: %s", (one, can) => {
    expect(canAskAgain(one, NOW)).toBe(can);
  });

  it("has when a kept answer was received, and how long ago", () => {
    const kept = source("answered", { seconds: null, offers: 4 });
    const received = (minutes: number) => textOf({ ...kept, pricedAt: NOW - minutes });
    expect(received(0)).toEqual({ state: "received 13:45, just now", note: null });
    expect(received(1)).toEqual({ state: "received 13:44, 1 minute ago", note: null });
    expect(received(20)).toEqual({ state: "received 13:25, 20 minutes ago", note: null });
    expect(received(60)).toEqual({ state: "received 12:45, 1 hour ago", note: null });
    expect(received(88)).toEqual({ state: "received 12:17, 1 hour 28 minutes ago", note: null });
    expect(received(2 * 1_440 + 5)).toEqual({ state: "received 18 Nov, 13:40, 2 days ago", note: null });
    expect(textOf({ ...kept, offers: 0 })).toEqual({ state: "answered", note: "no offer for this search" });
  });

  it("has the age of the prices that are shown while the source is asked again", () => {
    const again = source("asking", { seconds: 2, offers: 4, pricedAt: NOW - 88 });
    expect(textOf(again).note).toBe("prices from 12:17");
    expect(textOf({ ...again, pricedAt: NOW - 1 }).note).toBeNull();
  });
});

it("seconds have one decimal below ten", () => {
  expect([0, 0.04, 0.3, 9.94, 9.96, 21.2].map(formatSeconds)).toEqual([
    "0.1 s",
    "0.1 s",
    "0.3 s",
    "9.9 s",
    "10 s",
    "21 s",
  ]);
});

describe("the title of the strip", () => {
  const sources = [source("answered"), source("refused"), source("asking"), source("late"), source("late")];

  it("counts who has answered while sources are asked", () => {
    expect(stripTitle(sources, true, 12.7)).toEqual({ sentence: "Asking 5 sources", cause: "2 have answered, 12 s" });
    expect(stripTitle([source("answered"), source("asking")], true, 1)).toEqual({
      sentence: "Asking 2 sources",
      cause: "1 has answered, 1 s",
    });
  });

  it("folds to the number of sources, the time, and who has no answer", () => {
    expect(stripTitle([source("answered"), source("refused")], false, 21)).toEqual({
      sentence: "2 sources, 21 s",
      cause: "",
    });
    const missing = [source("late"), source("paused"), source("late"), source("failed"), source("stopped")];
    expect(stripTitle(missing, false, 30).cause).toBe("2 late, 1 paused, 1 failed, 1 stopped");
  });
});

it("the folded strip counts who has answered where some have not", () => {
  expect(foldedText([source("answered"), source("refused")], 0.12)).toEqual({
    text: "2 sources, 0.1 s",
    isMissing: false,
  });
  expect(foldedText([source("answered"), source("late")], 30)).toEqual({
    text: "1 of 2 sources, 30 s",
    isMissing: true,
  });
});

const NEWS: RateNews = { added: 0, changed: 0, renewed: 0, removed: 0, hidden: 0, cheaper: 0, lowest: null };

describe("the sources that a printed list lacks", () => {
  it("are named with what they are doing", () => {
    const sources = [
      source("answered"),
      source("refused"),
      source("late", { name: "Hapag-Lloyd" }),
      source("asking", { name: "COSCO" }),
      source("used-up", { name: "CORVANE", until: NOW + 75 }),
    ];
    expect(missingText(sources, NOW)).toBe(
      "Without prices of Hapag-Lloyd (late, kept for next time), COSCO (asking), CORVANE (no more calls for now).",
    );
  });

  it("are not mentioned if all have answered", () => {
    expect(missingText([source("answered"), source("refused")], NOW)).toBeNull();
  });
});

describe("news", () => {
  it.each([
    [{ added: 3, cheaper: 1 }, "3 new offers, one cheaper"],
    [{ added: 3, cheaper: 2 }, "3 new offers, 2 cheaper"],
    [{ added: 3, cheaper: 3 }, "3 new offers, all cheaper"],
    [{ added: 1, cheaper: 1 }, "1 new offer, cheaper"],
    [{ added: 1 }, "1 new offer"],
    [{ changed: 1, cheaper: 1 }, "1 changed offer, cheaper"],
    [{ added: 2, changed: 1, cheaper: 1 }, "2 new offers, 1 changed offer, one cheaper"],
    [{ added: 3, hidden: 1 }, "3 new offers, 1 hidden by filters"],
    [{ added: 3, cheaper: 1, hidden: 2 }, "3 new offers, one cheaper, 2 hidden by filters"],
    [{ added: 2, changed: 1, hidden: 3 }, "2 new offers, 1 changed offer, all hidden by filters"],
    [{ added: 1, hidden: 1 }, "1 new offer, hidden by filters"],
    [{ renewed: 4 }, "4 prices confirmed"],
    [{ renewed: 1, removed: 2 }, "1 price confirmed, 2 offers ended"],
  ])("%o are said as '%s'", (news, text) => {
    expect(newsText({ ...NEWS, ...news })).toBe(text);
  });

  it("state the lowest of the new totals", () => {
    expect(lowestText({ ...NEWS, lowest: { currency: "USD", minor: 619_000 } })).toBe("from USD 6,190.00");
    expect(lowestText(NEWS)).toBeNull();
  });

  it("wait where it is said who is still answering", () => {
    const asking = (name: string) => source("asking", { name });
    const text = (...sources: readonly SourceProgress[]) => waitingText({ sources, isAsking: true, failure: null });
    expect(text(asking("Pelagia"))).toBe("Pelagia is still answering. New offers wait here.");
    expect(text(asking("Pelagia"), asking("CORVANE"), source("late"))).toBe(
      "Pelagia and CORVANE are still answering. New offers wait here.",
    );
    expect(text(asking("A"), asking("B"), asking("C"))).toBe("3 sources are still answering. New offers wait here.");
    expect(text(source("answered"))).toBe("All sources have ended.");
  });

  it("are announced as counts only", () => {
    const sources = [source("answered"), source("asking"), source("late")];
    expect(announcement(sources, null)).toBe("1 of 3 sources has answered.");
    expect(announcement([...sources, source("refused")], { ...NEWS, added: 3, cheaper: 1 })).toBe(
      "2 of 4 sources have answered. 3 new offers, one cheaper.",
    );
  });
});
