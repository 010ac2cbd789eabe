import { useEffect, useEffectEvent } from "react";
import { useSearchParams } from "react-router-dom";

const PARAMETER = "open";

/** Opens the dialog that the address names (`?open=rule`), once: the address no longer names it then. */
export function useOpenedByAddress(name: string, isAllowed: boolean, open: () => void): void {
  const [query, setQuery] = useSearchParams();
  const isNamed = isAllowed && query.get(PARAMETER) === name;
  const act = useEffectEvent(() => {
    const rest = new URLSearchParams(query);
    rest.delete(PARAMETER);
    setQuery(rest, { replace: true });
    open();
  });
  useEffect(() => {
    if (isNamed) act();
  }, [isNamed]);
}
