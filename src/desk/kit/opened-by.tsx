import { useActorRef, useSelector } from "@xstate/react";
import { type ReactElement, useEffect } from "react";
import { Banner } from "#web/components/banner.tsx";
import { createPresenceFlow, presenceView } from "../flows/presence.ts";
import type { OpenSubject } from "../ports/index.ts";
import { useDeskFlow } from "../services.ts";

const joinNames = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? "") : `${names.slice(0, -1).join(", ")} and ${names.at(-1) ?? ""}`;

/** Who else has this open at the moment; nothing if nobody has. */
export function OpenedBy({ kind, id }: OpenSubject): ReactElement | null {
  const actor = useActorRef(useDeskFlow((services) => createPresenceFlow(services, { kind, id })));
  const names = useSelector(actor, presenceView);
  useEffect(() => {
    actor.send({ type: "subject.changed", subject: { kind, id } });
  }, [actor, kind, id]);
  if (names.length === 0) return null;
  return (
    <Banner tone="info">
      <p>
        <b>{joinNames(names)}</b> {names.length === 1 ? "has" : "have"} this open.
      </p>
    </Banner>
  );
}
