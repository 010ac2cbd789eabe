import type { Page } from "@playwright/test";
import { PUBLIC_PATHS } from "#tests/support/public-paths.ts";

/** Every public page, and the addresses of three services that a visitor may know. */
export const SITE_PATHS = [...PUBLIC_PATHS, "/services/air-freight", "/services/lcl", "/services/fcl"] as const;

/** Gives the page another width. A picture, because the browser asks its media queries again only when it draws. */
export const resize = async (page: Page, width: number): Promise<void> => {
  await page.setViewportSize({ width, height: 900 });
  await page.screenshot({ clip: { x: 0, y: 0, width: 1, height: 1 } });
};

/** Runs in the page: of each card's title the lines, and the room between its letters and the card's edge. */
export const cardTitles = (): readonly { readonly title: string; readonly lines: number; readonly room: number }[] =>
  [...document.querySelectorAll("#services li:not([data-repetition]) a")].map((card) => {
    const title = card.querySelector("b");
    const letters = document.createRange();
    letters.selectNodeContents(title ?? card);
    return {
      title: title?.textContent ?? "",
      lines: new Set([...letters.getClientRects()].map(({ top }) => Math.round(top))).size,
      room: card.getBoundingClientRect().right - letters.getBoundingClientRect().right,
    };
  });
