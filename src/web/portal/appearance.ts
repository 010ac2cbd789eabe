import { useState } from "react";
import type { Portal } from "../../flows/portal.ts";
import { usePortal } from "./portal-context.tsx";

type Appearance = "light" | "dark";

const KEY = "appearance";

const keptBy = ({ ports }: Portal): Appearance => (ports.drafts.load(KEY) === "dark" ? "dark" : "light");

const show = (appearance: Appearance): void => {
  document.documentElement.dataset["theme"] = appearance;
};

/** Shows the portal as this device last had it; before the first paint, so that nothing flashes. */
export const showKeptAppearance = (portal: Portal): void => show(keptBy(portal));

/** Light or dark, and the way to the other one. */
export function useAppearance(): { readonly appearance: Appearance; readonly change: () => void } {
  const portal = usePortal();
  const [appearance, setAppearance] = useState(() => keptBy(portal));
  const change = () => {
    const other = appearance === "dark" ? "light" : "dark";
    portal.ports.drafts.save(KEY, other);
    show(other);
    setAppearance(other);
  };
  return { appearance, change };
}
