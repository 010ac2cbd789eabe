import { useEffect, useEffectEvent, useRef } from "react";
import { useSearchParams } from "react-router-dom";
import { readInboxQuery, writeInboxQuery } from "../../flows/inbox/address.ts";
import type { InboxActor } from "../../flows/inbox/machine.ts";
import type { InboxQuery } from "../../ports/index.ts";

/**
 * Writes the filter to the address, and follows an address that a link has changed. Typing is faster than the address, so one that was
 * written here and arrives late changes nothing.
 */
export function useAddress(actor: InboxActor, query: InboxQuery): void {
  const [parameters, setParameters] = useSearchParams();
  const address = parameters.toString();
  const shown = writeInboxQuery(query).toString();
  const written = useRef({ last: address, late: new Set<string>() });
  const follow = useEffectEvent(() => {
    const { last, late } = written.current;
    if (address !== last && late.has(address)) return;
    late.clear();
    if (address === last) return;
    written.current.last = address;
    actor.send({ type: "query.changed", query: readInboxQuery(parameters) });
  });
  const write = useEffectEvent(() => {
    const { last, late } = written.current;
    if (shown === last) return;
    late.add(last);
    written.current.last = shown;
    setParameters(shown, { replace: true });
  });
  useEffect(() => follow(), [address]);
  useEffect(() => write(), [shown]);
}
