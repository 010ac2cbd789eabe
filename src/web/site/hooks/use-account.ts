import { useEffect, useState } from "react";
import type { Profile } from "#domain/accounts";
import type { SessionActor } from "#flows/session/machine.ts";
import { useHasSession, useSite } from "../site-context.tsx";

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
