import { expect, it, vi } from "vitest";
import { siteFiles } from "../../../scripts/build/company-files.ts";
import COMPANY from "#data/company.json" with { type: "json" };
import { publicRoutes, render } from "#web/entry-server.tsx";
import { PAGE_FACTS } from "#web/site/head/page-facts.ts";

vi.mock("#data/company.json", () => ({
  default: {
    name: "Brandt & Sohn Spedition",
    shortName: "Brandt & Sohn",
    publishedIn: 2031,
    website: "https://brandt.example",
    headOffice: {
      title: "Head office",
      city: "Hamburg",
      postalCode: "20457",
      country: { name: "Germany", code: "DE" },
      lines: ["Sandtorkai 1", "20457 Hamburg", "Germany"],
    },
    branchOffice: {
      title: "Branch office",
      city: "Bremen",
      postalCode: "28195",
      country: { name: "Germany", code: "DE" },
      lines: ["Am Wall 2", "28195 Bremen", "Germany"],
    },
    ratesMailbox: "raten@brandt.example",
    generalMailbox: "post@brandt.example",
    landline: "+49 40 5550 0",
    claims: { hubs: "20+", fclDestinations: "300+", support: "9 to 5" },
  },
}));

/* The timber in the drawing of a hull, and the sentence beside it. */
const withoutTimber = (html: string): string =>
  html.replaceAll(/<text[^>]*>Keelson<\/text>/g, "").replaceAll("The keelson holds a ship’s frames", "");

const OLD = /keelson|new delhi|mumbai|okhla|vashi|110020|400703|5550 0100|500\+|"IN"/i;

it.each(publicRoutes.map(({ path }) => path))("of another company, %s shows no fact of the first", async (path) => {
  const { html, head } = await render(path);
  expect(OLD.exec(head)).toBeNull();
  expect(OLD.exec(withoutTimber(html).replaceAll(/ class="[^"]*"/g, ""))).toBeNull();
});

it("puts its name and cities into the titles", () => {
  expect(PAGE_FACTS.map(({ title }) => title).slice(0, 9)).toEqual([
    "Freight rates, booking and tracking | Brandt & Sohn",
    "About Brandt & Sohn Spedition",
    "Air freight, LCL consolidation and FCL freight | Brandt & Sohn",
    "Air freight from Germany: chargeable weight, cut-offs, papers",
    "LCL consolidation: part loads by weight or measure",
    "FCL ocean freight: rates of many carriers on one line",
    "Warehousing at destination: 3PL hubs near the port",
    "Contact Brandt & Sohn: Hamburg and Bremen",
    "Send an enquiry | Brandt & Sohn",
  ]);
});

it("gives search engines its own address", async () => {
  const { head } = await render("/contact");
  const [, block = ""] = /<script type="application\/ld\+json">(.+?)<\/script>/.exec(head) ?? [];
  const data: { readonly "@graph": readonly unknown[] } = JSON.parse(block);
  expect(data["@graph"][0]).toEqual({
    "@type": "Organization",
    "@id": "https://brandt.example/#organization",
    name: "Brandt & Sohn Spedition",
    url: "https://brandt.example/",
    logo: "https://brandt.example/icon-512.png",
    email: "post@brandt.example",
    telephone: "+49 40 5550 0",
    address: {
      "@type": "PostalAddress",
      streetAddress: "Sandtorkai 1",
      addressLocality: "Hamburg",
      postalCode: "20457",
      addressCountry: "DE",
    },
  });
});

it("is named in the generated site files", () => {
  const files = siteFiles(COMPANY, PAGE_FACTS.slice(0, 2));
  expect(files).toEqual({
    "sitemap.xml": `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
  <url><loc>https://brandt.example/</loc></url>
  <url><loc>https://brandt.example/about</loc></url>
</urlset>
`,
    "robots.txt": `User-agent: *
Disallow: /api/
Disallow: /rate
Disallow: /dashboard

Sitemap: https://brandt.example/sitemap.xml
`,
    "site.webmanifest": `{
  "name": "Brandt & Sohn Spedition",
  "short_name": "Brandt & Sohn",
  "description": "Freight rates, booking and tracking",
  "start_url": "/",
  "display": "browser",
  "background_color": "#F8F7F3",
  "theme_color": "#0B1A2B",
  "icons": [
    {
      "src": "/favicon.svg",
      "type": "image/svg+xml",
      "sizes": "any"
    },
    {
      "src": "/icon-192.png",
      "type": "image/png",
      "sizes": "192x192"
    },
    {
      "src": "/icon-512.png",
      "type": "image/png",
      "sizes": "512x512",
      "purpose": "any maskable"
    }
  ]
}
`,
  });
});
