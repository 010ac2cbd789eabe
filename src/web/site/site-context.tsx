import {
  createContext,
  type ReactElement,
  type ReactNode,
  useContext,
  useSyncExternalStore,
  useEffect,
  useState,
} from "react";
import type { Profile } from "#domain/accounts";
import type { PublicSiteServices } from "#flows/services.ts";
import type { SessionActor } from "#flows/session/machine.ts";

const SiteContext = createContext<PublicSiteServices | null>(null);

type SiteProviderProps = { readonly value: PublicSiteServices; readonly children: ReactNode };

export function SiteProvider({ value, children }: SiteProviderProps): ReactElement {
  return <SiteContext value={value}>{children}</SiteContext>;
}

/** Null while the page is prerendered. */
export const useSite = (): PublicSiteServices | null => useContext(SiteContext);

const isVisitor = (): boolean => false;
const subscribeToNothing = (): (() => void) => () => undefined;

/** False while the page is prerendered. */
export function useHasSession(): boolean {
  const site = useSite();
  return useSyncExternalStore(site?.watchSession ?? subscribeToNothing, site?.hasSession ?? isVisitor, isVisitor);
}

export interface Account {
  /** Null if this device has the credentials but no name. */
  readonly profile: Profile | null;
  readonly signOut: () => void;
}

/** Null for a visitor, and until the session is loaded. */
export function useAccount(): Account | null {
  const site = useSite();
  const hasSession = useHasSession();
  const [session, setSession] = useState<SessionActor | null>(null);
  useEffect(() => {
    if (site === null || !hasSession) return undefined;
    let isCurrent = true;
    void site.loadSession().then((opened) => {
      if (isCurrent) setSession(opened);
      else opened?.stop();
    });
    return () => {
      isCurrent = false;
      setSession(null);
    };
  }, [site, hasSession]);
  if (session === null) return null;
  return { profile: session.getSnapshot().context.profile, signOut: () => session.send({ type: "signOut.requested" }) };
}
