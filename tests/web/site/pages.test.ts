import { describe, expect, it } from "vitest";
import { BRAND } from "#brand";
import { toRootFiles } from "#brand/site/files.ts";
import { listedPaths, publicRoutes, render } from "#web/entry-server.tsx";
import { PAGE_FACTS } from "#web/site/head/page-facts.ts";

const tagsOf = (head: string, pattern: RegExp): readonly string[] =>
  [...head.matchAll(pattern)].map((found) => found[1] ?? "");

describe("public pages", () => {
  it("are those of the specification and the URLs of the footer", () => {
    expect(publicRoutes.map(({ path }) => path)).toEqual([
      "/",
      "/about",
      "/services",
      "/air-freight",
      "/lcl-consolidation",
      "/sea-freight",
      "/warehousing",
      "/contact",
      "/enquiry",
      "/services/air-freight",
      "/services/lcl",
      "/services/fcl",
      "/terms",
      "/privacy",
      "/demo/terms",
      "/demo/privacy",
    ]);
    expect(PAGE_FACTS.map(({ path }) => path).toSorted()).toEqual(publicRoutes.map(({ path }) => path).toSorted());
  });

  it.each(publicRoutes.map(({ path }) => path))(
    "%s is prerendered completely, without inline code, with one h1",
    async (path) => {
      const { html } = await render(path);
      expect(html.match(/<h1[ >]/g)).toHaveLength(1);
      expect(html).toContain('<main id="main"');
      expect(html).not.toMatch(/<script|<style|\sstyle="|\son[a-z]+="/);
    },
  );

  it("have different titles and descriptions and a canonical URL", async () => {
    const heads = await Promise.all(publicRoutes.map(async ({ path }) => (await render(path)).head));
    const titles = heads.flatMap((head) => tagsOf(head, /<title>(.+?)<\/title>/g));
    const canonicals = heads.flatMap((head) => tagsOf(head, /rel="canonical" href="(.+?)"/g));
    expect(new Set(titles).size).toBe(11);
    expect(Math.max(...titles.map((title) => title.length))).toBeLessThanOrEqual(65);
    expect(canonicals.slice(0, 2)).toEqual(["https://www.keelson.example/", "https://www.keelson.example/about"]);
    expect(canonicals.slice(-7)).toEqual([
      "https://www.keelson.example/air-freight",
      "https://www.keelson.example/lcl-consolidation",
      "https://www.keelson.example/sea-freight",
      "https://www.keelson.example/terms",
      "https://www.keelson.example/privacy",
      "https://www.keelson.example/terms",
      "https://www.keelson.example/privacy",
    ]);
  });

  it("describe the company, the breadcrumb and the service as structured data", async () => {
    const { head } = await render("/sea-freight");
    const [block = ""] = tagsOf(head, /<script type="application\/ld\+json">(.+?)<\/script>/g);
    const data: { readonly "@graph": readonly { readonly "@type": string }[] } = JSON.parse(block);
    expect(data["@graph"].map((thing) => thing["@type"])).toEqual(["Organization", "BreadcrumbList", "Service"]);
  });

  it.each([
    [
      "/sea-freight",
      "Not for less than about 13 CBM, which pays for room it leaves empty, or for goods that must land within days.",
      "Cut-offs, in their order",
      "The times of a booking are printed on it; these are the usual distances from departure.",
    ],
    [
      "/lcl-consolidation",
      "Not for goods that must not be stacked, dangerous goods without prior consent, or reefer cargo.",
      "Cut-offs, in their order",
      "These are the usual distances from departure; each freight station sets its own.",
    ],
    [
      "/air-freight",
      "Not for heavy goods of little value, pieces that fit no cargo door, or dangerous goods that may not fly.",
      "Cut-offs, in their order",
      "These are the usual distances from departure; each airline sets its own.",
    ],
    [
      "/warehousing",
      "Not for a container that one consignee takes whole, or goods that move too slowly to justify weekly storage.",
      "From arrival to dispatch",
      "These are the usual times, counted from the vessel's arrival, then from unloading and from each order.",
    ],
  ])(
    "%s states when not to choose the service and from when its times are counted",
    async (path, not, title, words) => {
      const { html } = await render(path);
      const said = html.replaceAll("&#x27;", "'");
      const [, times = ""] = /<h2 id="times"[^>]*>(.+?)<ol/.exec(said) ?? [];
      expect(said.match(/Not for [^<]+/g)).toEqual([not]);
      expect(
        times
          .replaceAll(/<[^>]+>/g, "\n")
          .trim()
          .split(/\n+/),
      ).toEqual([title, words]);
    },
  );

  it("keep a figure and its unit on one line", async () => {
    for (const { path } of publicRoutes) {
      const { html } = await render(path);
      const [, main = ""] = html.split('<main id="main"');
      const apart = main
        .replaceAll(/<[^>]*>/g, "\n")
        .match(/.{0,12}(?:\b\d{1,3} \d{3}\b|÷ \d|\d (?:kg|CBM|cm|tons|°C)(?![\w])).{0,12}/g);
      expect({ path, apart }).toEqual({ path, apart: null });
    }
  });

  it("are listed in the sitemap by canonical URL", () => {
    const files = toRootFiles(BRAND, listedPaths);
    const listed = [...(files["sitemap.xml"] ?? "").matchAll(/<loc>(.+?)<\/loc>/g)].map((found) => found[1]);
    const kept = PAGE_FACTS.filter(({ path, canonical }) => path === canonical);
    expect(listed).toEqual(kept.map(({ path }) => `${BRAND.website}${path}`));
    expect(files["robots.txt"]).toContain(`Sitemap: ${BRAND.website}/sitemap.xml`);
  });
});

describe("landing page", () => {
  it("contains the specification's texts letter for letter", async () => {
    const { html } = await render("/");
    for (const words of [
      "Air Freight",
      "LCL Consolidation",
      "Warehousing Destination",
      "Ocean Freight Freight Fcl",
      "To know more",
      "A Smarter Way to Quote Freight - With Precision, Speed, and Transparency",
      "Our intelligent platform delivers instant logistics pricing tailored to your needs.",
      "Quality Control System",
      "100% Satisfaction Guarantee",
      "Highly Professional Staff",
      "Why Industry Leaders Trust Us",
      "Logistics simplified",
      "500+",
      "1,000+",
      "24/7",
    ])
      expect(html).toContain(words);
  });
});
