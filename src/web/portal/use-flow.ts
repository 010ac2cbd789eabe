import { useState } from "react";
import type { Portal } from "#flows/portal.ts";
import { usePortal } from "./portal-context.tsx";

/** A flow over this portal, made once for the life of the screen; hand it to `useActorRef`. */
export function useFlow<Flow>(make: (portal: Portal) => Flow): Flow {
  const portal = usePortal();
  const [flow] = useState(() => make(portal));
  return flow;
}
