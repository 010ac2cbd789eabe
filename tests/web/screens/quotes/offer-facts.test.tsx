import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import type { QuoteOffer } from "#domain/quotes";
import { aQuoteOffer } from "#tests/domain/quotes/fixtures.ts";
import { OfferFacts, OfferHead } from "#web/screens/quotes/offer-facts.tsx";

// @vitest-environment jsdom

afterEach(cleanup);

const open = (offer: QuoteOffer): string => {
  const { container } = render(
    <>
      <OfferHead offer={offer} position={null} />
      <OfferFacts offer={offer} quote={{ load: { mode: "fcl", containers: [] }, exchange: null }} />
    </>,
  );
  return container.textContent;
};

it("states the validity of an offer of a quote", () => {
  expect(open(aQuoteOffer())).toContain("ValidityBook by 27 Nov 2026");
});

it("states what the carrier of an offer of a quote requires, and no validity that is hidden", () => {
  const displayTerms = {
    productName: "Pelagia Spot",
    hidesValidity: true,
    priceId: "PRC-2210",
    termsUrl: "https://pelagia.example/terms",
    penalties: ["No-show: USD 400 a container."],
  };
  const validity = { basis: "booking", from: null, till: "2026-11-27", zone: null, isHidden: true } as const;
  const shown = open(aQuoteOffer({ carrier: "Pelagia Spot", displayTerms, validity }));
  expect(shown).toContain("Pelagia Spot");
  expect(shown).toContain("TotalPrice id PRC-2210. No-show: USD 400 a container. Terms");
  expect(shown).not.toContain("Validity");
  expect(shown).not.toContain("27 Nov");
});
