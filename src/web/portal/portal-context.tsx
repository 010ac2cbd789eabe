import { createContext, useContext } from "react";
import type { Portal } from "#flows/portal.ts";

const PortalContext = createContext<Portal | null>(null);

export const PortalProvider = PortalContext.Provider;

/** The session, the toasts and the outside that this page was opened with. */
export function usePortal(): Portal {
  const portal = useContext(PortalContext);
  if (portal === null) throw new Error("A portal screen stands outside of PortalProvider");
  return portal;
}
