import { expect, it } from "vitest";
import { BRAND, TEXTS } from "#brand";
import { toRootFiles } from "#brand/site/files.ts";
import { listedPaths, publicRoutes, render } from "#web/entry-server.tsx";
import { PAGE_FACTS } from "#web/site/head/page-facts.ts";
import { readFirstBrand } from "#tests/support/first-brand.ts";

const withoutClasses = (html: string): string => html.replaceAll(/ class="[^"]*"/g, "");

it.each(publicRoutes.map(({ path }) => path))("of another brand, %s shows nothing of the first", async (path) => {
  const first = readFirstBrand();
  const { html, head } = await render(path);
  expect(first.filter((words) => head.includes(words))).toEqual([]);
  expect(first.filter((words) => withoutClasses(html).includes(words))).toEqual([]);
});

it.each(publicRoutes)("%s renders with the texts that the page carries", async ({ path, texts }) => {
  const all = { ...TEXTS };
  const left = Object.keys(TEXTS).filter((key) => key !== "pages" && !texts.some((one) => one === key));
  for (const key of left) Reflect.deleteProperty(TEXTS, key);
  try {
    const { html } = await render(path);
    expect(html).toContain("<h1");
  } finally {
    Object.assign(TEXTS, all);
  }
});

it("has no page of a service that it does not offer, and no link to one", async () => {
  expect(publicRoutes.map(({ path }) => path)).toEqual([
    "/",
    "/about",
    "/services",
    "/lcl-consolidation",
    "/sea-freight",
    "/warehousing",
    "/contact",
    "/enquiry",
    "/services/lcl",
    "/services/fcl",
    "/terms",
    "/privacy",
  ]);
  for (const { path } of publicRoutes) {
    const { html, head } = await render(path);
    expect([path, /air-?freight/i.exec(`${head}${html}`)]).toEqual([path, null]);
  }
});

it("puts its name and cities into the titles", () => {
  expect(PAGE_FACTS.map(({ title }) => title).slice(0, 8)).toEqual([
    "Sea freight from Hamburg | Brandt & Sohn",
    "Brandt & Sohn Spedition, the house",
    "What Brandt & Sohn does",
    "Shared containers | Brandt & Sohn",
    "Full containers | Brandt & Sohn",
    "The warehouse | Brandt & Sohn",
    "Reach Brandt & Sohn",
    "Write to Brandt & Sohn",
  ]);
  expect(PAGE_FACTS.find(({ path }) => path === "/contact")?.description).toBe(
    "Three offices in Hamburg, Bremen and Rotterdam.",
  );
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
    telephone: "+49 40 5551 0",
    address: {
      "@type": "PostalAddress",
      streetAddress: "Sandtorkai 1",
      addressLocality: "Hamburg",
      postalCode: "20457",
      addressCountry: "DE",
    },
  });
});

it("is named in the files at the root of the site", () => {
  const files = toRootFiles(BRAND, listedPaths);
  expect(files["sitemap.xml"]).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
  <url><loc>https://brandt.example/</loc></url>
  <url><loc>https://brandt.example/about</loc></url>
  <url><loc>https://brandt.example/services</loc></url>
  <url><loc>https://brandt.example/lcl-consolidation</loc></url>
  <url><loc>https://brandt.example/sea-freight</loc></url>
  <url><loc>https://brandt.example/warehousing</loc></url>
  <url><loc>https://brandt.example/contact</loc></url>
  <url><loc>https://brandt.example/enquiry</loc></url>
  <url><loc>https://brandt.example/terms</loc></url>
  <url><loc>https://brandt.example/privacy</loc></url>
</urlset>
`);
  expect(files["robots.txt"]).toBe(`User-agent: *
Disallow: /api/
Disallow: /rate
Disallow: /dashboard

Sitemap: https://brandt.example/sitemap.xml
`);
  expect(files["site.webmanifest"]).toBe(`{
  "name": "Brandt & Sohn Spedition",
  "short_name": "Brandt & Sohn",
  "description": "Freight rates, booking and tracking",
  "start_url": "/",
  "display": "browser",
  "background_color": "#F5F8F6",
  "theme_color": "#0C2B23",
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
`);
});
