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
  const follow = useEffectEvent((arrived: string) => {
    const { last, late } = written.current;
    if (arrived !== last && late.has(arrived)) return;
    late.clear();
    if (arrived === last) return;
    written.current.last = arrived;
    actor.send({ type: "query.changed", query: readInboxQuery(new URLSearchParams(arrived)) });
  });
  const write = useEffectEvent((next: string) => {
    const { last, late } = written.current;
    if (next === last) return;
    late.add(last);
    written.current.last = next;
    setParameters(next, { replace: true });
  });
  useEffect(() => follow(address), [address]);
  useEffect(() => write(shown), [shown]);
}
