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

/** The page's outside; null while the page is drawn at build time. */
export const useSite = (): PublicSiteServices | null => useContext(SiteContext);

const isVisitor = (): boolean => false;
const subscribeToNothing = (): (() => void) => () => undefined;

/** Whether both credentials are stored; a page drawn at build time is a visitor's. */
export function useHasSession(): boolean {
  const site = useSite();
  return useSyncExternalStore(site?.watchSession ?? subscribeToNothing, site?.hasSession ?? isVisitor, isVisitor);
}

/** Somebody who is signed in, as a public page knows them. */
export interface Account {
  /** Null when this device has the credentials and no name. */
  readonly profile: Profile | null;
  readonly signOut: () => void;
}

/** Who is signed in; null for a visitor, and until the session has been fetched. */
export function useAccount(): Account | null {
  const site = useSite();
  const hasSession = useHasSession();
  const [session, setSession] = useState<SessionActor | null>(null);
  useEffect(() => {
    if (site === null || !hasSession) return undefined;
    let isWanted = true;
    void site.loadSession().then((opened) => {
      if (isWanted) setSession(opened);
      else opened?.stop();
    });
    return () => {
      isWanted = false;
      setSession(null);
    };
  }, [site, hasSession]);
  if (session === null) return null;
  return { profile: session.getSnapshot().context.profile, signOut: () => session.send({ type: "signOut.requested" }) };
}
