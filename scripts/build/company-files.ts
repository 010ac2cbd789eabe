import type { Plugin } from "vite";
import COMPANY from "#data/company.json" with { type: "json" };
import { escapeHtml } from "#web/site/head/head.ts";
import { PAGE_FACTS, type PageFacts } from "#web/site/head/page-facts.ts";

const sitemap = (website: string, pages: readonly PageFacts[]): string => {
  const kept = pages.filter(({ path, canonical }) => path === canonical);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...kept.map(({ path }) => `  <url><loc>${escapeHtml(`${website}${path}`)}</loc></url>`),
    "</urlset>\n",
  ].join("\n");
};

const robots = (website: string): string => `User-agent: *
Disallow: /api/
Disallow: /rate
Disallow: /dashboard

Sitemap: ${website}/sitemap.xml
`;

const webmanifest = ({ name, shortName }: typeof COMPANY): string => {
  const manifest = {
    name,
    short_name: shortName,
    description: "Freight rates, booking and tracking",
    start_url: "/",
    display: "browser",
    background_color: "#F8F7F3",
    theme_color: "#0B1A2B",
    icons: [
      { src: "/favicon.svg", type: "image/svg+xml", sizes: "any" },
      { src: "/icon-192.png", type: "image/png", sizes: "192x192" },
      { src: "/icon-512.png", type: "image/png", sizes: "512x512", purpose: "any maskable" },
    ],
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
};

/** The files beside the pages that name the company or its address, by their names. */
export const siteFiles = (company: typeof COMPANY, pages: readonly PageFacts[]): Readonly<Record<string, string>> => ({
  "sitemap.xml": sitemap(company.website, pages),
  "robots.txt": robots(company.website),
  "site.webmanifest": webmanifest(company),
});

const TYPES: Readonly<Record<string, string>> = {
  "sitemap.xml": "application/xml",
  "robots.txt": "text/plain",
  "site.webmanifest": "application/manifest+json",
};

/** Puts the company's name into the templates and writes the files that name it; the development server answers them too. */
export const companyFiles = (): Plugin => {
  const files = siteFiles(COMPANY, PAGE_FACTS);
  return {
    name: "keelson-company-files",
    transformIndexHtml: (html) => html.replaceAll("%company%", escapeHtml(COMPANY.shortName)),
    generateBundle() {
      if (this.environment.name !== "client") return;
      for (const [fileName, source] of Object.entries(files)) this.emitFile({ type: "asset", fileName, source });
    },
    configureServer: ({ middlewares }) => {
      middlewares.use((request, response, next) => {
        const name = (request.url ?? "").replace(/\?.*$/, "").slice(1);
        const source = files[name];
        if (source === undefined) return next();
        response.setHeader("content-type", TYPES[name] ?? "text/plain");
        response.end(source);
      });
    },
  };
};
