import { cleanup, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { okAsync } from "neverthrow";
import { type CargoScope, emptyDetails, setTexts } from "#domain/cargo";
import type { BookingCargo } from "#ports/booking-cargo.ts";
import { createMemoryPorts } from "#composition/in-memory.ts";
import { Cargo } from "#web/screens/booking-page/cargo/section.tsx";
import { openPage } from "#tests/web/support/page.tsx";

// @vitest-environment jsdom

const CLOCK = {
  now: () => "2026-11-20T08:15:00.000Z",
  today: () => "2026-11-20",
  localTime: () => "2026-11-20T13:45",
  timeZone: () => "Asia/Kolkata",
  synchronise: () => undefined,
};
const OPEN = { documents: false, vgm: false, hasSailed: false };

const SCOPE: CargoScope = { equipments: ["20GP", "20GP"] };
const CARGO: BookingCargo = {
  version: 0,
  savedAt: null,
  scope: SCOPE,
  details: setTexts(emptyDetails(SCOPE), [["commodities.0.commodityType", "Cotton bed linen"]]),
  submissions: [],
};

afterEach(cleanup);

const memory = createMemoryPorts(CLOCK);

const open = async (settled: typeof OPEN, sentence: RegExp) => {
  openPage(
    "/rate/quote/1",
    <Cargo booking="sample-1" isCancelled={false} settled={settled} onSent={() => undefined} />,
    {
      ...memory,
      bookingCargo: { ...memory.bookingCargo, load: () => okAsync(CARGO) },
      clock: CLOCK,
      drafts: {
        load: () => null,
        save: () => undefined,
        remove: () => undefined,
        removeAll: () => undefined,
        watch: () => () => undefined,
      },
    },
  );
  await screen.findByText(sentence);
  const states = [...document.querySelectorAll("[role=group]")].map(
    (group) => `${group.getAttribute("aria-label") ?? ""}: ${group.querySelector("span")?.textContent ?? ""}`,
  );
  const buttons = [...document.querySelectorAll("section button")].map(({ textContent }) => textContent);
  return { states, buttons };
};

describe("cargo and parties of a booking", () => {
  it("count what the shipping instruction lacks as the badges of its sections do", async () => {
    await open(OPEN, /^The carrier needs this/);
    expect(screen.getByText(/^Cargo and parties lack/).textContent).toBe(
      "Cargo and parties lack 21 fields. Sending locks both.",
    );
  });

  it("state what is missing and have what sends it", async () => {
    expect(await open(OPEN, /^The carrier needs this for the shipping instruction\. 0 of 4 sections are/)).toEqual({
      states: [
        "Cargo: Missing 9",
        "Parties: Missing 12",
        "Pick-up and instructions: Missing 1",
        "Containers and VGM: Missing 10",
      ],
      buttons: [
        "Edit cargo",
        "Edit parties",
        "Edit pick-up and instructions",
        "Edit containers and VGM",
        "Send shipping instruction",
      ],
    });
  });

  it("state that the instruction is done otherwise, with nothing missing in it", async () => {
    const settled = { ...OPEN, documents: true };
    expect(await open(settled, /^The shipping instruction is done\. 0 of 2 sections are complete\.$/)).toEqual({
      states: ["Cargo: Done", "Parties: Done", "Pick-up and instructions: Missing 1", "Containers and VGM: Missing 10"],
      buttons: ["Edit pick-up and instructions", "Edit containers and VGM"],
    });
  });

  it("have nothing to send after the vessel has sailed", async () => {
    const settled = { ...OPEN, hasSailed: true };
    expect(await open(settled, /^This is no longer due, because the vessel has sailed\.$/)).toEqual({
      states: ["Cargo: Done", "Parties: Done", "Pick-up and instructions: Done", "Containers and VGM: Done"],
      buttons: [],
    });
  });
});
