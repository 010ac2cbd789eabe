import COMPANY from "#data/company.json" with { type: "json" };
import type { PageFacts } from "./page-facts.ts";

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

/** What search engines read of a page: the company, the way to the page, and the service it is about. */
export const structuredData = (facts: PageFacts) => ({
  "@context": "https://schema.org",
  "@graph": [organisation, breadcrumbs(facts), ...service(facts)],
});
