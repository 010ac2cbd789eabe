import fastifyStatic from "@fastify/static";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FastifyInstance, FastifyReply } from "fastify";
import helmet from "helmet";
import { BRAND_FILES, DEMO_PATHS } from "#brand/page.ts";
import { LOADED_BRAND } from "#brand/node.ts";
import { BUILT, writeBrandSite } from "#brand/site/write-site.ts";
import { listMissingPaths } from "#domain/brand";
import { compress, QUICK } from "./compress.ts";
import { BUILT_SETTINGS, type PageSettings, writePages } from "./pages.ts";
import { NOTHING_HERE, refuse } from "./refusal.ts";

const A_YEAR = "public, max-age=31536000, immutable";
const SHELL = "app.html";

const OF_DOCUMENTS = [
  "content-security-policy",
  "cross-origin-opener-policy",
  "origin-agent-cluster",
  "permissions-policy",
  "x-dns-prefetch-control",
  "x-download-options",
  "x-frame-options",
  "x-permitted-cross-domain-policies",
  "x-xss-protection",
] as const;
const isDocument = (path: string): boolean => /\.(html|svg)$/.test(path.replace(/\.(br|gz)$/, ""));

/** The prerendered pages, by the path that people use: `/about` is about.html, `/` is index.html. */
const pagesIn = (folder: string): ReadonlyMap<string, string> =>
  new Map(
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .map((file) => file.replaceAll("\\", "/"))
      .filter((file) => file.endsWith(".html") && file !== SHELL)
      .map((file) => [file === "index.html" ? "/" : `/${file.slice(0, -".html".length)}`, file]),
  );

/** The pages as they are served: a demo shows its own terms and privacy notice in the place of those of the company. */
const chooseForMode = (pages: ReadonlyMap<string, string>, isDemo: boolean): ReadonlyMap<string, string> =>
  new Map(
    [...pages]
      .filter(([path]) => !path.startsWith(`${DEMO_PATHS}/`))
      .map(([path, file]) => [path, (isDemo ? pages.get(`${DEMO_PATHS}${path}`) : undefined) ?? file]),
  );

interface SiteOptions extends PageSettings {
  readonly isDemo: boolean;
}

interface Branded {
  /** The folder of the brand's pages and files. */
  readonly folder: string;
  /** Files of the built site that belong to the brand that it was built with, and are not served. */
  readonly replaced: readonly string[];
}

/* A list that the build has written. */
const readNames: (text: string) => readonly string[] = JSON.parse;

/* A site that was built with another brand is served with this one: its pages and pictures are written anew. */
const brandSite = async (app: FastifyInstance, folder: string): Promise<Branded> => {
  const code = join(folder, "../ssr");
  const isBuiltWithIt = existsSync(join(folder, BRAND_FILES, LOADED_BRAND.version));
  if (isBuiltWithIt || !existsSync(join(code, BUILT.files))) return { folder, replaced: [] };
  const branded = await mkdtemp(join(tmpdir(), "keelson-brand-"));
  app.addHook("onClose", () => rm(branded, { recursive: true, force: true }));
  await writeBrandSite(LOADED_BRAND, code, branded);
  await compress(branded, QUICK);
  return { folder: branded, replaced: readNames(readFileSync(join(code, BUILT.files), "utf8")) };
};

const isAsBuilt = ({ apiBasePath, passwordMinLength }: PageSettings): boolean =>
  apiBasePath === BUILT_SETTINGS.apiBasePath && passwordMinLength === BUILT_SETTINGS.passwordMinLength;

/* Pages with other settings are served from a folder of their own, with compressed copies as those of the build. */
const copyPages = async (app: FastifyInstance, folder: string, settings: PageSettings): Promise<string> => {
  const copies = await mkdtemp(join(tmpdir(), "keelson-pages-"));
  app.addHook("onClose", () => rm(copies, { recursive: true, force: true }));
  await writePages(folder, copies, settings);
  return copies;
};

const isFile = (path: string): boolean => /\.[a-z][a-z0-9]*$/i.test(path) && !path.startsWith("/rate/");

export const leadsToPortal = (url: string, apiBasePath: string): boolean => {
  const path = url.replace(/\?.*$/, "");
  const isBelow = (folder: string): boolean => path === folder || path.startsWith(`${folder}/`);
  return !isBelow(apiBasePath) && !isBelow("/desk/api") && !isBelow("/assets") && !isFile(path);
};

/* The way back to a page from its path with a slash; written out, because a path of the request could name another host. */
const addPage = (app: FastifyInstance, path: string, send: (reply: FastifyReply) => FastifyReply): void => {
  app.get(path, async (_request, reply) => send(reply));
  if (path === "/") return;
  app.get(`${path}/`, async ({ url }, reply) => reply.redirect(`${path}${/\?.*$/.exec(url)?.[0] ?? ""}`, 308));
};

const addFiles = async (
  app: FastifyInstance,
  root: string,
  ignored: readonly string[],
  decorateReply = true,
): Promise<void> => {
  const hashed = join(root, "assets");
  await app.register(fastifyStatic, {
    root,
    index: false,
    wildcard: false,
    decorateReply,
    globIgnore: ["**/*.html", "**/*.br", "**/*.gz", ...ignored],
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      void reply.header("cache-control", path.startsWith(hashed) ? A_YEAR : "no-cache");
      if (!isDocument(path)) for (const name of OF_DOCUMENTS) void reply.removeHeader(name);
    },
  });
};

/**
 * Serves the built site: precompressed files, hashed ones cached for a year, pages always revalidated. Each page has
 * its own route: found through an index or an extension it would not be served compressed. Null when nothing is built.
 */
export const addSite = async (
  app: FastifyInstance,
  folder: string,
  { isDemo, ...settings }: SiteOptions,
): Promise<((reply: FastifyReply) => FastifyReply) | null> => {
  if (!existsSync(join(folder, SHELL))) return null;
  const branded = await brandSite(app, folder);
  const ownPages = pagesIn(branded.folder);
  await addFiles(app, folder, branded.replaced);
  if (branded.folder !== folder) await addFiles(app, branded.folder, [], false);
  const toServed = (from: string): Promise<string> =>
    isAsBuilt(settings) ? Promise.resolve(from) : copyPages(app, from, settings);
  const pages = await toServed(branded.folder);
  for (const [path, file] of chooseForMode(ownPages, isDemo))
    addPage(app, path, (reply) => reply.sendFile(file, pages));
  if (branded.folder !== folder) {
    const others = await toServed(folder);
    for (const [path, file] of pagesIn(folder))
      if (!branded.replaced.includes(file)) addPage(app, path, (reply) => reply.sendFile(file, others));
  }
  for (const path of listMissingPaths(LOADED_BRAND.brand))
    app.get(path, (_request, reply) => refuse(reply, NOTHING_HERE));
  return (reply) => reply.code(200).sendFile(SHELL, pages);
};

const NOTHING = ["'none'"];
const SELF = ["'self'"];

const directives = {
  defaultSrc: NOTHING,
  scriptSrc: SELF,
  styleSrc: SELF,
  imgSrc: ["'self'", "data:", "blob:"],
  fontSrc: SELF,
  mediaSrc: SELF,
  connectSrc: SELF,
  manifestSrc: SELF,
  workerSrc: SELF,
  objectSrc: NOTHING,
  frameSrc: NOTHING,
  frameAncestors: NOTHING,
  baseUri: NOTHING,
  formAction: SELF,
};

const UNUSED_FEATURES =
  "accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()";

/* Pages and files that a link opens without an account: search engines must not list them, and links on them must not pass the token on. */
const SHARED = /\/shared\//;

/**
 * Headers on every answer; files that are no document go without those of documents (site.ts). Strict transport is announced
 * only where the site is reached over https.
 */
export const addSecurityHeaders = (app: FastifyInstance, publicUrl: string): void => {
  /* Created once: `@fastify/helmet` writes the policy again for each request. */
  const setHeaders = helmet({
    contentSecurityPolicy: { useDefaults: false, directives },
    crossOriginOpenerPolicy: { policy: "same-origin" },
    crossOriginResourcePolicy: { policy: "same-origin" },
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
    strictTransportSecurity: publicUrl.startsWith("https:") ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    xFrameOptions: { action: "deny" },
  });
  app.addHook("onRequest", (request, reply, next) => {
    void reply.header("permissions-policy", UNUSED_FEATURES);
    if (SHARED.test(request.url)) void reply.header("x-robots-tag", "noindex, nofollow");
    setHeaders(request.raw, reply.raw, () => {
      if (SHARED.test(request.url)) reply.raw.setHeader("referrer-policy", "no-referrer");
      next();
    });
  });
};
