import { describe, expect, it } from "vitest";
import DEFAULT_BRAND from "#brands/keelson/brand.json" with { type: "json" };
import { parseBrand, parseLegal } from "#domain/brand";

const brand = parseBrand(DEFAULT_BRAND)._unsafeUnwrap();

const TERMS = `# Terms of {shortName}

Valid from 1 December 2026.
They apply to this website.

## Who we are

{name} in {city}. Write to {generalMailbox}.

We forward:

- goods in
  containers
- part loads
`;

describe("a page of terms or privacy", () => {
  it("has a title, a lead and sections of paragraphs and lists", () => {
    expect(parseLegal(TERMS, brand)._unsafeUnwrap()).toEqual({
      title: "Terms of Keelson",
      lead: "Valid from 1 December 2026. They apply to this website.",
      sections: [
        {
          title: "Who we are",
          blocks: [
            { kind: "text", text: "Keelson Global Logistics in New Delhi. Write to hello@keelson.example." },
            { kind: "text", text: "We forward:" },
            { kind: "list", items: ["goods in containers", "part loads"] },
          ],
        },
      ],
    });
  });

  it("is refused without a title, a lead or a section", () => {
    expect(parseLegal("", brand)._unsafeUnwrapErr()).toEqual([
      'begins without a title: write "# " and the title in the first line.',
      "has no paragraph below the title: write one, which search engines show as well.",
      'has no section: write "## " and a title before the text.',
    ]);
  });

  it("names each line that it would print wrongly", () => {
    const wrong = `${TERMS}\n### Smaller\n\n**Bold** and [a link](/about)\n\n> quoted\n\n| a | b |\n\n{nmae} pays.\n\n## Empty\n`;
    expect(parseLegal(wrong, brand)._unsafeUnwrapErr()).toEqual([
      'line 16 is written "### Smaller": only titles ("# ", "## "), paragraphs and lists ("- ") are printed.',
      'line 18 is written "**Bold** and [a link](/about)": only titles ("# ", "## "), paragraphs and lists ("- ") are printed.',
      'line 20 is written "> quoted": only titles ("# ", "## "), paragraphs and lists ("- ") are printed.',
      'line 22 is written "| a | b |": only titles ("# ", "## "), paragraphs and lists ("- ") are printed.',
      'The text "{nmae}" names nothing: write one of {name}, {shortName}, {cities}, {city}, {country}, {hubs}, {fclDestinations}, {support}, {carriers}, {website}, {address}, {generalMailbox}, {ratesMailbox}, {landline}.',
      'section "Empty" has no text.',
    ]);
  });
});
