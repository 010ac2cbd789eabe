import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { aRate } from "#tests/support/rates.ts";
import { openScreen } from "./open-screen.tsx";

const TERMS = {
  productName: "Pelagia Spot",
  hidesValidity: true,
  priceId: "PRC-2210",
  termsUrl: "https://pelagia.example/terms",
  penalties: ["No-show: USD 400 a container."],
};
const pelagia = aRate({
  id: "pelagia",
  carrier: { name: "Pelagia Spot", line: "Pelagia", logo: null },
  displayTerms: TERMS,
  validity: { basis: "booking", from: "2026-11-16", till: "2026-11-24", zone: "Asia/Kolkata", isHidden: true },
  departure: "2026-12-12",
});
const norrvik = aRate({ id: "norrvik", validity: { basis: "booking", from: null, till: null, zone: null } });
const NEITHER = /24 Nov|2026-11-24|16 Nov/;
const NOTE = "Price id PRC-2210. No-show: USD 400 a container. Terms";

const open = async () => {
  const { answer } = openScreen();
  await answer({ rates: [pelagia, norrvik], exchange: null, warning: null, sources: [], haulage: [] });
};
const press = (name: RegExp) => act(async () => fireEvent.click(screen.getAllByRole("button", { name })[0] ?? fail()));
const fail = (): never => expect.fail("There is no such button.");
const expectTerms = (part: HTMLElement): void => {
  expect(part.textContent).toContain("Pelagia Spot");
  expect(part.textContent).toContain(NOTE);
  expect(part.textContent).not.toMatch(NEITHER);
  expect(within(part).getAllByRole("link", { name: "Terms" })[0]?.getAttribute("href")).toBe(TERMS.termsUrl);
};

afterEach(cleanup);

describe("what the carrier of an offer requires beside its price", () => {
  it("is on the card, and on no other", async () => {
    await open();
    expectTerms(screen.getByRole("article", { name: "Pelagia Spot" }));
    const other = (await screen.findByRole("article", { name: "Norrvik Line" })).textContent;
    expect(other).toContain("Validity not stated");
    expect(other).not.toContain("Price id");
  });

  it.each([/^View Details, Pelagia/, /^Price Breakdown, Pelagia/, /^Book Now, Pelagia/])(
    "is in the dialog of %s",
    async (name) => {
      await open();
      await press(name);
      expectTerms(await screen.findByRole("dialog"));
    },
  );

  it("is in the comparison and in its bar", async () => {
    await open();
    await press(/^Compare, Pelagia/);
    await press(/^Compare, Norrvik/);
    expectTerms(screen.getByRole("region", { name: "Compare offers" }));
    await press(/^Compare 2 offers/);
    expectTerms(await screen.findByRole("dialog"));
  });

  it("is in the compact list", async () => {
    await open();
    await act(async () => fireEvent.click(screen.getByRole("radio", { name: "Compact" })));
    expectTerms(screen.getAllByRole("row").find(({ textContent }) => textContent?.includes("Pelagia")) ?? fail());
  });

  it("is on paper", async () => {
    await open();
    act(() => void dispatchEvent(new Event("beforeprint")));
    const [sheet] = document.querySelectorAll("[aria-hidden=true] table");
    expect(sheet?.textContent).toContain("Pelagia Spot");
    expect(sheet?.textContent).toContain(
      "Price id PRC-2210. No-show: USD 400 a container. Terms: https://pelagia.example/terms",
    );
    expect(sheet?.textContent).not.toMatch(NEITHER);
  });
});

it("shows on the card what the carrier remarks, such as another haulage than the one that was asked for", async () => {
  const { answer } = openScreen();
  const rates = [aRate({ remarks: ["Haulage at the origin is by ramp, not by door."] })];
  await answer({ rates, exchange: null, warning: null, sources: [], haulage: [] });
  expect(screen.getByRole("article").textContent).toContain("Haulage at the origin is by ramp, not by door.");
});
