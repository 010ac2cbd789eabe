import type { Brand } from "#domain/brand";

/** For text and double-quoted attributes in HTML and XML. */
export const escapeHtml = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");

const sitemap = (website: string, paths: readonly string[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...paths.map((path) => `  <url><loc>${escapeHtml(`${website}${path}`)}</loc></url>`),
    "</urlset>\n",
  ].join("\n");

const robots = (website: string): string => `User-agent: *
Disallow: /api/
Disallow: /rate
Disallow: /dashboard

Sitemap: ${website}/sitemap.xml
`;

const webmanifest = ({ name, shortName, colours: { palette } }: Brand): string => {
  const manifest = {
    name,
    short_name: shortName,
    description: "Freight rates, booking and tracking",
    start_url: "/",
    display: "browser",
    background_color: palette.sand[50],
    theme_color: palette.ink[900],
    icons: [
      { src: "/favicon.svg", type: "image/svg+xml", sizes: "any" },
      { src: "/icon-192.png", type: "image/png", sizes: "192x192" },
      { src: "/icon-512.png", type: "image/png", sizes: "512x512", purpose: "any maskable" },
    ],
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
};

/** The files beside the pages that name the company or its address, by their names. */
export const toRootFiles = (brand: Brand, paths: readonly string[]): Readonly<Record<string, string>> => ({
  "sitemap.xml": sitemap(brand.website, paths),
  "robots.txt": robots(brand.website),
  "site.webmanifest": webmanifest(brand),
});
