import { createContext, useContext, useState } from "react";
import COMPANY from "#data/company.json" with { type: "json" };
import type { AppServices } from "#flows/services.ts";

const PortalContext = createContext<AppServices | null>(null);

export const PortalProvider = PortalContext.Provider;

/** The session, the toasts and the outside that this page was opened with. */
export function usePortal(): AppServices {
  const portal = useContext(PortalContext);
  if (portal === null) throw new Error("A portal screen stands outside of PortalProvider");
  return portal;
}

/** A flow over this portal, made once for the life of the screen; hand it to `useActorRef`. */
export function useFlow<Flow>(make: (portal: AppServices) => Flow): Flow {
  const portal = usePortal();
  const [flow] = useState(() => make(portal));
  return flow;
}

/** The title of a screen in the browser's tab, the nearest first. */
export const tabTitle = (...parts: readonly string[]): string => [...parts, COMPANY.shortName].join(" · ");
