import COMPANY from "#data/company.json" with { type: "json" };
import { escaped } from "./escaped.ts";
import type { PageFacts } from "./page-facts.ts";
import { structuredData } from "./structured-data.ts";

const meta = (key: "name" | "property", name: string, content: string): string =>
  `<meta ${key}="${name}" content="${escaped(content)}" />`;

/* A data block, never run; `<` cannot end it early. */
const dataBlock = (data: unknown): string =>
  `<script type="application/ld+json">${JSON.stringify(data).replaceAll("<", "\\u003c")}</script>`;

/** The head of a public page, as HTML. */
export const headOf = (facts: PageFacts): string => {
  const address = `${COMPANY.website}${facts.canonical}`;
  return [
    `<title>${escaped(facts.title)}</title>`,
    meta("name", "description", facts.description),
    `<link rel="canonical" href="${escaped(address)}" />`,
    `<link rel="manifest" href="/site.webmanifest" />`,
    `<link rel="apple-touch-icon" href="/apple-touch-icon.png" />`,
    meta("property", "og:type", "website"),
    meta("property", "og:site_name", COMPANY.name),
    meta("property", "og:title", facts.title),
    meta("property", "og:description", facts.description),
    meta("property", "og:url", address),
    meta("property", "og:image", `${COMPANY.website}/preview.jpg`),
    meta("property", "og:image:width", "1200"),
    meta("property", "og:image:height", "630"),
    meta("property", "og:image:alt", "A container ship at dusk"),
    meta("name", "twitter:card", "summary_large_image"),
    dataBlock(structuredData(facts)),
  ].join("\n    ");
};
