import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** True once scripts run in the page: what needs them is shown from then on, and without them the page stays as it was drawn. */
export function useLive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
