import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { okAsync, type ResultAsync } from "neverthrow";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, expect, it } from "vitest";
import type { QuoteOffer } from "#domain/quotes";
import { startAppServices } from "#flows/services.ts";
import type { BookingReceipt } from "#ports/api.ts";
import type { DraftsPort } from "#ports/browser.ts";
import type { QuoteCheck } from "#ports/quotes.ts";
import { Component as QuoteScreen } from "#web/screens/quotes/quote-screen.tsx";
import { AppServicesProvider } from "#web/portal/portal-context.tsx";
import { aQuoteOffer } from "#tests/domain/quotes/fixtures.ts";
import { aListedQuote } from "#tests/flows/quotes/fixtures.ts";
import { settled } from "#tests/support/flows.ts";
import { givenPorts } from "#tests/support/given-ports.ts";
import { pending } from "#tests/support/pending.ts";

afterEach(cleanup);

const createDrafts = (): DraftsPort => {
  const texts = new Map<string, string>();
  return {
    load: (key) => texts.get(key) ?? null,
    save: (key, text) => void texts.set(key, text),
    remove: (key) => void texts.delete(key),
    removeAll: (keys) => keys.forEach((key) => texts.delete(key)),
    watch: () => () => undefined,
  };
};

/** The page of a quote whose offer can be booked as `fresh`. */
const openQuote = async (fresh: QuoteOffer, drafts = createDrafts()) => {
  const call = pending<BookingReceipt>();
  const bare = givenPorts({});
  const check = (): ResultAsync<QuoteCheck, never> =>
    okAsync({ offerId: "search.3", source: "api", isFresh: true, offer: fresh });
  const services = startAppServices({
    ...bare,
    drafts,
    quotes: { ...bare.quotes, find: () => okAsync(aListedQuote()), check },
    booking: { ...bare.booking, book: () => call.answer },
  });
  const router = createMemoryRouter([{ path: "/rate/quotes/:number", element: <QuoteScreen /> }], {
    initialEntries: ["/rate/quotes/QUO-2026-000123"],
  });
  render(
    <AppServicesProvider value={services}>
      <RouterProvider router={router} />
    </AppServicesProvider>,
  );
  await act(settled);
  return call;
};

const dialog = () => within(screen.getByRole("dialog"));
const press = async (button: HTMLElement) => {
  await act(async () => {
    fireEvent.click(button);
    await settled();
  });
};
const facts = () =>
  dialog()
    .getAllByRole("term")
    .map((term) => [term.textContent, term.nextElementSibling?.textContent]);

it("the confirmation of a quoted offer states weight and deadlines as from a list of rates", async () => {
  await openQuote(aQuoteOffer());
  await press(screen.getByRole("button", { name: "Book this, Norrvik Line" }));
  expect(facts()).toEqual([
    ["Carrier", "Norrvik Line, Spot"],
    ["Vessel", "NORRVIK ASTRID 431W"],
    ["Departure from Nhava Sheva", "Thu 03 Dec 2026"],
    ["Arrival in Rotterdam", "Fri 25 Dec 2026"],
    ["Load", "2 × 20GP"],
    ["Net weight per container", "10\u00a0000\u00a0kg"],
  ]);
  const deadlines = within(dialog().getByRole("region", { name: "Next two deadlines" })).getAllByRole("listitem");
  expect(deadlines.map(({ textContent }) => textContent)).toEqual([
    "Mon 30 Nov 01:00Empty pick-up, 2 containersYour haulier, Nhava Sheva. Latest safein 10 days",
    "Tue 01 Dec 01:00Stuffing begins, 2 containersYou, Nhava Sheva. Latest safein 11 days",
  ]);
});

it("a booking that the end of the session interrupted is checked again and states what changed since", async () => {
  const drafts = createDrafts();
  const call = await openQuote(aQuoteOffer(), drafts);
  await press(screen.getByRole("button", { name: "Book this, Norrvik Line" }));
  fireEvent.change(dialog().getByLabelText("Your reference"), { target: { value: "PO-9000" } });
  await press(dialog().getByRole("button", { name: "Yes" }));
  await act(async () => call.fail({ kind: "unauthorised", message: "" }));
  cleanup();

  await openQuote(aQuoteOffer({ departure: "2026-12-04T06:00" }), drafts);
  const changed = screen.getByRole("dialog", { name: "This offer has changed" });
  await press(within(changed).getByRole("button", { name: "Continue with the new offer" }));
  expect(dialog().getByText(/^You were signed out/).parentElement?.textContent).toBe(
    "You were signed out before the booking was sent, so nothing was booked. Check the offer and confirm it again." +
      "The departure changed from Thu 03 Dec, 06:00 to Fri 04 Dec, 06:00.",
  );
  expect(dialog().getByLabelText("Your reference")).toHaveProperty("value", "PO-9000");
});
