import { type ReactElement, useEffect, useState } from "react";
import { createRoot } from "react-dom/client";
import { Dialog, preloadDialogs } from "#web/components/dialog/dialog.tsx";
import { type DrawnPage, FILTERS, LIST } from "./drawn-page.ts";

const replace = (selector: string, markup: string): void => {
  const place = document.querySelector(selector);
  if (place !== null) place.innerHTML = markup;
};

const replaceBoth = ([list, filters]: readonly [string, string]): void => {
  replace(LIST, list);
  replace(FILTERS, filters);
};

/**
 * The floor of the portal's page: the same markup and styles without React, machines or rules. Each input replaces the
 * part that the portal changes by what the portal drew.
 */
export const showPlainPage = (root: HTMLElement, drawn: DrawnPage): void => {
  for (const href of drawn.styles) {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = href;
    document.head.append(link);
  }
  root.innerHTML = drawn.searching;
  document.addEventListener("change", ({ target }) => {
    if (target instanceof HTMLSelectElement) replace(LIST, drawn.sorted);
    else replaceBoth(drawn.filtered);
  });
  document.addEventListener("click", ({ target }) => {
    if (target instanceof Element && target.closest("[data-day]") !== null) replaceBoth(drawn.ofOneDay);
  });
  const dialogs = document.createElement("div");
  document.body.append(dialogs);
  createRoot(dialogs).render(<EmptyDialog />);
  // As on the portal's page: otherwise what opens is a notice that the dialog's code is on the way.
  void preloadDialogs();
};

/** Opens without content when a price breakdown is asked for. */
function EmptyDialog(): ReactElement {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    document.addEventListener("click", ({ target }) => {
      if (target instanceof Element && target.closest("[aria-label^='Price Breakdown']") !== null) setOpen(true);
    });
  }, []);
  return (
    <Dialog open={isOpen} onClose={() => setOpen(false)} title="Price Breakdown" size="breakdown">
      {null}
    </Dialog>
  );
}
