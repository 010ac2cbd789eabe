import { BRAND, TEXTS, toBrandUrl } from "#brand";
import { escapeHtml } from "#brand/site/files.ts";
import type { PageFacts } from "./page-facts.ts";

const meta = (key: "name" | "property", name: string, content: string): string =>
  `<meta ${key}="${name}" content="${escapeHtml(content)}" />`;

/* Never executed; `<` is escaped so that it cannot close the element. */
const dataBlock = (data: unknown): string =>
  `<script type="application/ld+json">${JSON.stringify(data).replaceAll("<", "\\u003c")}</script>`;

export const renderHead = (facts: PageFacts): string => {
  const address = `${BRAND.website}${facts.canonical}`;
  return [
    `<title>${escapeHtml(facts.title)}</title>`,
    meta("name", "description", facts.description),
    `<link rel="canonical" href="${escapeHtml(address)}" />`,
    `<link rel="manifest" href="/site.webmanifest" />`,
    `<link rel="apple-touch-icon" href="/apple-touch-icon.png" />`,
    meta("property", "og:type", "website"),
    meta("property", "og:site_name", BRAND.name),
    meta("property", "og:title", facts.title),
    meta("property", "og:description", facts.description),
    meta("property", "og:url", address),
    meta("property", "og:image", at(toBrandUrl(BRAND.pictures.preview))),
    meta("property", "og:image:width", "1200"),
    meta("property", "og:image:height", "630"),
    meta("property", "og:image:alt", TEXTS.pages.previewAlt),
    meta("name", "twitter:card", "summary_large_image"),
    dataBlock(structuredData(facts)),
  ].join("\n    ");
};

const at = (path: string): string => `${BRAND.website}${path}`;

const { city, postalCode, country, lines } = BRAND.headOffice;

const organisation = {
  "@type": "Organization",
  "@id": at("/#organization"),
  name: BRAND.name,
  url: at("/"),
  logo: at("/icon-512.png"),
  email: BRAND.generalMailbox,
  telephone: BRAND.landline,
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
