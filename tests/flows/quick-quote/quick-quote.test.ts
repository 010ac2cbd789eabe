import { describe, expect, it } from "vitest";
import { parseDraft } from "#flows/search/draft-text.ts";
import { findKnownPort } from "#flows/quick-quote/known-ports.ts";
import { type QuickQuote, startQuickQuote } from "#flows/quick-quote/quick-quote.ts";
import { draftsIn } from "#tests/support/flows.ts";

const quote: QuickQuote = {
  from: "nhava sheva ",
  to: "Timbuktu",
  fromPlace: null,
  toPlace: null,
  departureDate: "2026-12-01",
  load: "full",
  equipment: "20GP",
  quantity: 1,
};

const started = (given: QuickQuote) => {
  const kept = new Map<string, string>();
  const drafts = draftsIn(kept);
  return { to: startQuickQuote(drafts, given, () => "2026-11-20"), kept };
};

describe("a quote begun on the landing page", () => {
  it("fills the search form: a known port is selected, any other text is kept", () => {
    const { to, kept } = started(quote);
    expect(to).toBe("/rate");
    expect([...kept.keys()]).toEqual(["fclFormState", "quickQuote"]);
    expect(kept.get("quickQuote")).toBe("/rate\nNhava Sheva to Timbuktu, 1 × 20GP");
    expect(parseDraft(kept.get("fclFormState") ?? "")).toMatchObject({
      origin: { place: { text: "Nhava Sheva", code: "INNSA" }, serviceType: "Ramp" },
      destination: { place: { text: "Timbuktu", code: null } },
      departureDate: "2026-12-01",
      selection: { kind: "Dry" },
    });
  });

  it("keeps a selected suggestion unless its name was changed afterwards", () => {
    const place = {
      name: "Tughlakabad",
      code: "INTKD",
      country: { name: "India", code: "IN" },
      pointType: "inland",
    } as const;
    const { kept } = started({ ...quote, from: "Tughlakabad", fromPlace: place, toPlace: place });
    expect(parseDraft(kept.get("fclFormState") ?? "")).toMatchObject({
      origin: { place: { text: "Tughlakabad", code: "INTKD" }, serviceType: "Door" },
      destination: { place: { text: "Timbuktu", code: null } },
    });
  });

  it("has no date when none was typed", () => {
    const { kept } = started({ ...quote, departureDate: "" });
    expect(parseDraft(kept.get("fclFormState") ?? "").departureDate).toBeNull();
  });

  it("fills both ports of the LCL form and does not change the FCL form", () => {
    const { to, kept } = started({ ...quote, load: "part" });
    const path = "/rate?mode=LCL&origin=Nhava+Sheva&destination=Timbuktu";
    expect({ to, kept: [...kept] }).toEqual({
      to: path,
      kept: [["quickQuote", `${path}\nNhava Sheva to Timbuktu, part load (LCL)`]],
    });
  });

  it("opens the rates directly if both ports are known", () => {
    const { to, kept } = started({ ...quote, to: "Rotterdam", equipment: "40RH", quantity: 3 });
    expect(to).toBe(
      "/rate/search?from=INNSA,Nhava+Sheva&fromBy=Ramp&to=NLRTM,Rotterdam&toBy=Ramp&date=2026-12-01&load=40RHx3&reefer=off",
    );
    expect(kept.get("quickQuote")).toBe(`${to}\nNhava Sheva to Rotterdam, 3 × 40RH`);
  });

  it("for a day that has passed waits in the form", () => {
    expect(started({ ...quote, to: "Rotterdam", departureDate: "2026-11-19" }).to).toBe("/rate");
  });
});

describe("the ports of the landing page", () => {
  it("are found by name and by code", () => {
    expect(findKnownPort(" ROTTERDAM")).toEqual({ name: "Rotterdam", code: "NLRTM", timeZone: "Europe/Amsterdam" });
    expect(findKnownPort("innsa")).toEqual({ name: "Nhava Sheva", code: "INNSA", timeZone: "Asia/Kolkata" });
    expect(findKnownPort("Rotter")).toBeNull();
  });
});
