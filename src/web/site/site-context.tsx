import { createContext, type ReactElement, type ReactNode, useContext, useSyncExternalStore } from "react";
import type { PublicSiteServices } from "#flows/services.ts";

const SiteContext = createContext<PublicSiteServices | null>(null);

type SiteProviderProps = { readonly value: PublicSiteServices; readonly children: ReactNode };

export function SiteProvider({ value, children }: SiteProviderProps): ReactElement {
  return <SiteContext value={value}>{children}</SiteContext>;
}

/** The page's outside; null while the page is drawn at build time. */
export const useSite = (): PublicSiteServices | null => useContext(SiteContext);

const nobody = (): boolean => false;
const deaf = (): (() => void) => () => undefined;

/** Whether both credentials are stored; a page drawn at build time is a visitor's. */
export function useHasSession(): boolean {
  const site = useSite();
  return useSyncExternalStore(site?.watchSession ?? deaf, site?.hasSession ?? nobody, nobody);
}
