import { describe, expect, it } from "vitest";
import { toSeenOffer } from "#domain/bookings";
import { hasInterrupted, saveInterrupted, takeInterrupted } from "#flows/booking/interrupted.ts";
import type { DraftsPort } from "#ports/browser.ts";
import { aRate } from "#tests/support/rates.ts";
import { draftsIn } from "#tests/support/flows.ts";

const createDrafts = (): DraftsPort => {
  const texts = new Map<string, string>();
  return draftsIn(texts);
};

const at = { path: "/rate/search", account: "ananya@suryodaya.example" };
const booking = { seen: toSeenOffer(aRate({ id: "a.1" })), position: null, reference: "PO 44-1893" };

describe("a confirmation that the end of the session interrupted", () => {
  it("is found again with what was seen and typed, once, on its own page", () => {
    const drafts = createDrafts();
    saveInterrupted(drafts, at, booking);
    expect([hasInterrupted(drafts, "/rate"), hasInterrupted(drafts, "/rate/search")]).toEqual([false, true]);
    expect(takeInterrupted(drafts, { ...at, path: "/rate" })).toBeNull();
    expect(takeInterrupted(drafts, at)).toEqual({
      seen: {
        name: '["api","Norrvik Line","spot",["INNSA","NLRTM"],null,"2 × 20GP"]',
        vessel: "NORRVIK ASTRID 431W",
        departure: "2026-12-05",
        arrival: "2026-12-30",
        total: [{ currency: "USD", minor: 372_000 }],
        fees: "[[],null]",
        cutOffs: '[{"code":"VCO","at":"2026-12-03T12:00"}]',
      },
      position: null,
      reference: "PO 44-1893",
    });
    expect(takeInterrupted(drafts, at)).toBeNull();
  });

  it("is not shown to another shipper, and nothing if it cannot be read", () => {
    const drafts = createDrafts();
    saveInterrupted(drafts, at, booking);
    expect(takeInterrupted(drafts, { ...at, account: "dana@harbour.example" })).toBeNull();
    expect(takeInterrupted(drafts, at)).toBeNull();
    for (const text of ["{", '{"path":"/rate/search","account":"ananya@suryodaya.example","seen":{"name":"x"}}']) {
      drafts.save("interruptedBooking", text);
      expect(takeInterrupted(drafts, at)).toBeNull();
    }
  });
});
