import { createContext, useContext, useState } from "react";
import COMPANY from "#data/company.json" with { type: "json" };
import type { AppServices } from "#flows/services.ts";

const PortalContext = createContext<AppServices | null>(null);

export const PortalProvider = PortalContext.Provider;

export function usePortal(): AppServices {
  const portal = useContext(PortalContext);
  if (portal === null) throw new Error("A portal screen stands outside of PortalProvider");
  return portal;
}

/** Creates a flow once per screen; pass it to `useActorRef`. */
export function useFlow<Flow>(make: (portal: AppServices) => Flow): Flow {
  const portal = usePortal();
  const [flow] = useState(() => make(portal));
  return flow;
}

export const tabTitle = (...parts: readonly string[]): string => [...parts, COMPANY.shortName].join(" · ");
