import { useSyncExternalStore } from "react";
import type { AppServices } from "#flows/services.ts";
import { useDrafts } from "./portal-context.tsx";

type Appearance = "light" | "dark";

type Drafts = AppServices["ports"]["drafts"];

const KEY = "appearance";

const systemPrefersDark = (): MediaQueryList => window.matchMedia("(prefers-color-scheme: dark)");

const loadAppearance = (drafts: Drafts): Appearance => {
  const chosen = drafts.load(KEY);
  if (chosen === "dark" || chosen === "light") return chosen;
  return systemPrefersDark().matches ? "dark" : "light";
};

const show = (appearance: Appearance): void => {
  document.documentElement.dataset["theme"] = appearance;
};

/** Runs before the first paint, and follows the system until the user chooses. */
export const applyAppearance = (drafts: Drafts): void => {
  show(loadAppearance(drafts));
  systemPrefersDark().addEventListener("change", () => show(loadAppearance(drafts)));
};

const readShown = (): Appearance => (document.documentElement.dataset["theme"] === "dark" ? "dark" : "light");

const watchShown = (changed: () => void): (() => void) => {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributeFilter: ["data-theme"] });
  return () => observer.disconnect();
};

export function useAppearance(): { readonly appearance: Appearance; readonly change: () => void } {
  const drafts = useDrafts();
  const appearance = useSyncExternalStore(watchShown, readShown);
  const change = () => {
    const other = appearance === "dark" ? "light" : "dark";
    drafts.save(KEY, other);
    show(other);
  };
  return { appearance, change };
}
