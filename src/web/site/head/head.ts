import COMPANY from "#data/company.json" with { type: "json" };
import type { PageFacts } from "./page-facts.ts";

const meta = (key: "name" | "property", name: string, content: string): string =>
  `<meta ${key}="${name}" content="${escapeHtml(content)}" />`;

/* Never executed; `<` is escaped so that it cannot close the element. */
const dataBlock = (data: unknown): string =>
  `<script type="application/ld+json">${JSON.stringify(data).replaceAll("<", "\\u003c")}</script>`;

export const renderHead = (facts: PageFacts): string => {
  const address = `${COMPANY.website}${facts.canonical}`;
  return [
    `<title>${escapeHtml(facts.title)}</title>`,
    meta("name", "description", facts.description),
    `<link rel="canonical" href="${escapeHtml(address)}" />`,
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

/** For text and double-quoted attributes in HTML and XML. */
export const escapeHtml = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");

const at = (path: string): string => `${COMPANY.website}${path}`;

const { city, postalCode, country, lines } = COMPANY.headOffice;

const organisation = {
  "@type": "Organization",
  "@id": at("/#organization"),
  name: COMPANY.name,
  url: at("/"),
  logo: at("/icon-512.png"),
  email: COMPANY.generalMailbox,
  telephone: COMPANY.landline,
  address: {
    "@type": "PostalAddress",
    streetAddress: lines[0] ?? "",
    addressLocality: city,
    postalCode,
    addressCountry: country.code,
  },
} as const;

const breadcrumbs = (facts: PageFacts) => ({
  "@type": "BreadcrumbList",
  itemListElement: facts.crumbs.map(({ name, path }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name,
    item: at(path),
  })),
});

const service = (facts: PageFacts) =>
  facts.service === undefined
    ? []
    : [
        {
          "@type": "Service",
          name: facts.service,
          description: facts.description,
          url: at(facts.canonical),
          provider: { "@id": organisation["@id"] },
          areaServed: "Worldwide",
        },
      ];

const structuredData = (facts: PageFacts) => ({
  "@context": "https://schema.org",
  "@graph": [organisation, breadcrumbs(facts), ...service(facts)],
});
