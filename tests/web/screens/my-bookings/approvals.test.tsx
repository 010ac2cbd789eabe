import { cleanup, screen, within } from "@testing-library/react";
import { okAsync } from "neverthrow";
import { afterEach, describe, expect, it } from "vitest";
import type { Approval } from "#domain/companies";
import { Approvals } from "#web/screens/my-bookings/approvals.tsx";
import { portsWith, settled } from "#tests/support/flows.ts";
import { openPage } from "#tests/web/support/page.tsx";

// @vitest-environment jsdom

const approval: Approval = {
  id: "a-1",
  state: "waiting",
  requestedBy: "Ravi Iyer",
  requestedAt: "2026-11-20T05:00:00.000Z",
  carrier: "Norrvik Line",
  origin: "Nhava Sheva",
  destination: "Rotterdam",
  load: { mode: "fcl", containers: [{ equipment: "20GP", quantity: 2 }] },
  vessel: null,
  departure: null,
  reference: null,
  total: 6_420.5,
  currency: "USD",
  priceEndsAt: "2026-11-27T18:29:00.000Z",
  problem: null,
  decidedBy: null,
  decidedAt: null,
  reason: null,
  quotationId: null,
  mayDecide: false,
  mayDecline: true,
  mayWithdraw: false,
  exceededLimit: 1_000,
  approvers: ["Asha Menon", "Priya Nair"],
  search: {
    mode: "fcl",
    origin: { port: { name: "Nhava Sheva", code: "INNSA" }, place: null, serviceType: "Ramp" },
    destination: { port: { name: "Rotterdam", code: "NLRTM" }, place: null, serviceType: "Ramp" },
    departureDate: "2026-11-21",
    containers: [{ equipment: "20GP", quantity: 2, weightKg: 18_000 }],
    reefer: null,
  },
};

const open = async (shown: Approval) => {
  openPage("/rate/quote", <Approvals onBooked={() => undefined} />, {
    approvals: { ...portsWith({}).approvals, list: () => okAsync([shown]) },
  });
  await settled();
  return screen.findByRole("region", { name: "Approvals" });
};

afterEach(cleanup);

describe("a booking that waits for approval", () => {
  it("says to an approver with a lower limit who can approve it, and can be declined", async () => {
    const region = await open(approval);
    expect(region.textContent).toContain(
      "Above your limit of USD 1,000.00: Asha Menon or Priya Nair can approve it.".replaceAll("USD ", "USD\u00a0"),
    );
    expect(
      within(region)
        .getAllByRole("button")
        .map((button) => button.textContent),
    ).toEqual(["Decline"]);
  });

  it("asks for the new price with the same lane and load once its price has ended", async () => {
    const region = await open({ ...approval, problem: "This offer ended on 19 Nov 2026. Please search again." });
    expect(within(region).getByRole("link", { name: "Ask for the new price" }).getAttribute("href")).toBe(
      "/rate/search?pol=INNSA,Nhava+Sheva&fromBy=Ramp&pod=NLRTM,Rotterdam&toBy=Ramp&load=20GPx2&kg=18000",
    );
    expect(
      within(region)
        .getAllByRole("button")
        .map((button) => button.textContent),
    ).toEqual(["Decline"]);
  });
});
