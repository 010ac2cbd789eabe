import { describe, expect, it } from "vitest";
import { describeSameOffer, saveInterrupted, takeInterrupted } from "#flows/booking/interrupted.ts";
import type { DraftsPort } from "#ports/browser.ts";
import { aRate } from "#tests/support/rates.ts";

const createDrafts = (): DraftsPort => {
  const texts = new Map<string, string>();
  return {
    load: (key) => texts.get(key) ?? null,
    save: (key, text) => void texts.set(key, text),
    remove: (key) => void texts.delete(key),
    removeAll: () => texts.clear(),
    watch: () => () => undefined,
  };
};

describe("a confirmation that the end of the session interrupted", () => {
  it("is found again by its offer, once, on its own page, with what was typed", () => {
    const drafts = createDrafts();
    saveInterrupted(drafts, "/rate/search", { rate: aRate({ id: "a.1" }), key: "k", reference: "PO 44-1893" });
    expect(takeInterrupted(drafts, "/rate")).toBeNull();
    expect(takeInterrupted(drafts, "/rate/search")).toEqual({
      offer: describeSameOffer(aRate({ id: "b.7" })),
      reference: "PO 44-1893",
    });
    expect(takeInterrupted(drafts, "/rate/search")).toBeNull();
  });

  it("is not the offer of another carrier, and nothing if it cannot be read", () => {
    const other = aRate({ carrier: { name: "Pelagia", logo: null } });
    expect(describeSameOffer(other)).not.toBe(describeSameOffer(aRate({})));
    const drafts = createDrafts();
    drafts.save("interruptedBooking", "{");
    expect(takeInterrupted(drafts, "/rate/search")).toBeNull();
  });
});
