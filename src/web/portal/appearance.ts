import { useSyncExternalStore } from "react";
import type { AppServices } from "#flows/services.ts";
import { usePortal } from "./portal-context.tsx";

type Appearance = "light" | "dark";

const KEY = "appearance";

const systemPrefersDark = (): MediaQueryList => window.matchMedia("(prefers-color-scheme: dark)");

const loadAppearance = ({ ports }: AppServices): Appearance => {
  const chosen = ports.drafts.load(KEY);
  if (chosen === "dark" || chosen === "light") return chosen;
  return systemPrefersDark().matches ? "dark" : "light";
};

const show = (appearance: Appearance): void => {
  document.documentElement.dataset["theme"] = appearance;
};

/** Runs before the first paint, and follows the system until the user chooses. */
export const applyAppearance = (portal: AppServices): void => {
  show(loadAppearance(portal));
  systemPrefersDark().addEventListener("change", () => show(loadAppearance(portal)));
};

const readShown = (): Appearance => (document.documentElement.dataset["theme"] === "dark" ? "dark" : "light");

const watchShown = (changed: () => void): (() => void) => {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributeFilter: ["data-theme"] });
  return () => observer.disconnect();
};

export function useAppearance(): { readonly appearance: Appearance; readonly change: () => void } {
  const { ports } = usePortal();
  const appearance = useSyncExternalStore(watchShown, readShown);
  const change = () => {
    const other = appearance === "dark" ? "light" : "dark";
    ports.drafts.save(KEY, other);
    show(other);
  };
  return { appearance, change };
}
