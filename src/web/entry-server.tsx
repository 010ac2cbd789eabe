import { StrictMode } from "react";
import { prerender } from "react-dom/static";
import { TEXTS } from "#brand";
import { renderHead } from "./site/head/head.ts";
import { findPageFacts, PAGE_FACTS } from "./site/head/page-facts.ts";
import { isOffered } from "./site/offered.ts";
import { LEGAL_PAGES } from "./site/legal/legal-pages.ts";
import { PUBLIC_ROUTES } from "./site/routes.ts";
import "./styles/global.css.ts";

const hasText = (path: string): boolean => {
  const legal = LEGAL_PAGES.find((page) => page.path === path);
  return legal === undefined || TEXTS[legal.key] !== null;
};

export const publicRoutes = PUBLIC_ROUTES.filter(({ path }) => isOffered(path) && hasText(path)).map(
  ({ path, module, texts }) => ({
    path,
    module,
    texts,
  }),
);

/** Paths for search engines: second addresses of a page are left out. */
export const listedPaths = PAGE_FACTS.filter(({ path, canonical }) => path === canonical).map(({ path }) => path);

export const render = async (path: string): Promise<{ readonly html: string; readonly head: string }> => {
  const route = PUBLIC_ROUTES.find((one) => one.path === path);
  if (route === undefined) throw new Error(`${path} is no public page.`);
  const { Component } = await route.load();
  const { prelude } = await prerender(
    <StrictMode>
      <Component path={path} />
    </StrictMode>,
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  return { html: await new Response(prelude).text(), head: renderHead(findPageFacts(path)) };
};
