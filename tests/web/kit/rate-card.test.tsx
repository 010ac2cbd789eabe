import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { info } from "#web/components/icon/shapes.ts";
import { CardNote, OfferButtons, OfferName, RateCard, RateCardHead } from "#web/kit/rate-card.tsx";

afterEach(cleanup);

const NORRVIK = { name: "Norrvik Line", logo: null };

test("a card is named by its carrier, and shows its parts before its price and buttons", () => {
  render(
    <RateCard id="norrvik" look="service" price={<p>USD 1,905.40</p>} buttons={<p>Book Now</p>}>
      <RateCardHead
        id="norrvik"
        level="h2"
        carrier={NORRVIK}
        notes={["Indus Express", "Valid to 30 Nov"]}
        badges="Spot"
      >
        <b>25 days</b>
      </RateCardHead>
      <CardNote icon={info} title="Fees">
        Not stated
      </CardNote>
    </RateCard>,
  );
  const card = screen.getByRole("article", { name: "Norrvik Line" });
  expect(screen.getByRole("heading", { level: 2 }).id).toBe("norrvik");
  expect([...card.querySelectorAll("h2, header p > span, b, p")].map(({ textContent }) => textContent)).toEqual([
    "Norrvik Line",
    "Indus ExpressValid to 30 Nov",
    "Indus Express",
    "Valid to 30 Nov",
    "25 days",
    "Fees Not stated",
    "Fees",
    "USD 1,905.40",
    "Book Now",
  ]);
});

test("an offer has a button for each thing that can be done with it, named by the offer", () => {
  const [onBook, onBreakdown, onDetails, onQuote] = [vi.fn(), vi.fn(), vi.fn(), vi.fn()];
  render(
    <OfferButtons
      offer="Norrvik Line, Thu 03 Dec"
      opens="dialog"
      onBook={onBook}
      onBreakdown={onBreakdown}
      onDetails={onDetails}
      onQuote={onQuote}
    />,
  );
  const buttons = screen.getAllByRole("button");
  expect(buttons.map((button) => [button.getAttribute("aria-label"), button.getAttribute("aria-haspopup")])).toEqual([
    ["Book Now, Norrvik Line, Thu 03 Dec", "dialog"],
    ["Price Breakdown, Norrvik Line, Thu 03 Dec", "dialog"],
    ["View Details, Norrvik Line, Thu 03 Dec", "dialog"],
    ["Save as quote, Norrvik Line, Thu 03 Dec", "dialog"],
  ]);
  for (const button of buttons) fireEvent.click(button);
  expect([onBook, onBreakdown, onDetails, onQuote].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 1, 1]);
});

test("an offer that cannot be booked has no such button, and says why instead", () => {
  render(
    <OfferButtons offer="Norrvik Line" onBreakdown={() => undefined}>
      Sold out
    </OfferButtons>,
  );
  expect(screen.getAllByRole("button").map(({ textContent }) => textContent)).toEqual(["Price Breakdown"]);
  expect(screen.getByText("Sold out").nextElementSibling?.textContent).toBe("Price Breakdown");
});

test("the name of an offer states its place in a quote and its kind of rate", () => {
  render(<OfferName carrier={NORRVIK} before="Offer 2, " note="Spot rate" />);
  expect(screen.getByText("Offer 2, Norrvik Line").textContent).toBe("Offer 2, Norrvik LineSpot rate");
});
