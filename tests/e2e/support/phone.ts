import type { Page } from "@playwright/test";
import { expect, expectNoSidewaysScroll } from "./portal.ts";

const FINGER = 44;

/** Nothing is cut off or has to be scrolled sideways, and rows and buttons are large enough for a finger. */
export const expectFitsPhone = async (page: Page): Promise<void> => {
  await expectNoSidewaysScroll(page);
  const wrong = await page.evaluate((finger) => {
    const dialog = document.querySelector("[role=dialog]");
    const root = dialog ?? document.querySelector("main");
    const shown = (selector: string) =>
      [...(root?.querySelectorAll<HTMLElement>(selector) ?? [])].filter((one) => one.offsetParent !== null);
    const describe = (one: HTMLElement) => `${one.tagName} ${one.innerText.slice(0, 40)}`;
    const isCut = (one: HTMLElement) => one.getBoundingClientRect().right > window.innerWidth + 1;
    const isSmall = (one: HTMLElement) => one.getBoundingClientRect().height < finger - 0.5;
    return {
      cut: shown("table, td, section, dl, ul, button, input").filter(isCut).map(describe),
      small: shown("tbody tr:has(th a), button").filter(isSmall).map(describe),
    };
  }, FINGER);
  expect(wrong).toEqual({ cut: [], small: [] });
};
