import { useSyncExternalStore } from "react";

type Theme = "light" | "dark";

const KEY = "keelson-desk-theme";

const systemTheme = (): MediaQueryList => window.matchMedia("(prefers-color-scheme: dark)");

const loadTheme = (): Theme => {
  const chosen = localStorage.getItem(KEY);
  if (chosen === "dark" || chosen === "light") return chosen;
  return systemTheme().matches ? "dark" : "light";
};

const show = (theme: Theme): void => {
  document.documentElement.dataset["theme"] = theme;
};

/** Runs before the first paint, and follows the system until the user chooses. */
export const applyTheme = (): void => {
  show(loadTheme());
  systemTheme().addEventListener("change", () => show(loadTheme()));
};

const readShown = (): Theme => (document.documentElement.dataset["theme"] === "dark" ? "dark" : "light");

const watchShown = (changed: () => void): (() => void) => {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributeFilter: ["data-theme"] });
  return () => observer.disconnect();
};

export function useTheme(): { readonly theme: Theme; readonly change: () => void } {
  const theme = useSyncExternalStore(watchShown, readShown);
  const change = () => {
    const other = theme === "dark" ? "light" : "dark";
    localStorage.setItem(KEY, other);
    show(other);
  };
  return { theme, change };
}
