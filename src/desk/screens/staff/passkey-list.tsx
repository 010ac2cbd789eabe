import { useActorRef, useSelector } from "@xstate/react";
import { type ReactElement, useState } from "react";
import { Button } from "#web/components/button.tsx";
import { Spinner } from "#web/components/loading.tsx";
import { TextField } from "#web/components/text-field.tsx";
import { num } from "#web/styles/typography.css.ts";
import { createPasskeyPage, passkeyView } from "../../flows/passkeys.ts";
import { Refusal } from "../../kit/refusal.tsx";
import * as css from "../../kit/table.css.ts";
import type { Passkey } from "../../ports/index.ts";
import { useDesk, useDeskFlow } from "../../services.ts";
import { formatOfficeMoment } from "../../shell/office-clock.tsx";

/** The own passkeys, each of which can be removed, and a name for the next one. */
export function PasskeyList(): ReactElement {
  const isSupported = useDesk().ports.passkeys.isSupported();
  const actor = useActorRef(useDeskFlow(createPasskeyPage));
  const view = useSelector(actor, passkeyView);
  const [name, setName] = useState("");
  if (view.kind === "loading") return <Spinner size="m" label="Loading..." />;
  if (view.kind === "failed") return <Refusal failure={view.failure} />;
  const isAdding = view.change?.kind === "add";
  return (
    <>
      <Refusal failure={view.changeFailure} />
      {view.passkeys.length > 0 && (
        <ul className={css.sessions} aria-label="Passkeys">
          {view.passkeys.map((one) => (
            <PasskeyRow
              key={one.id}
              passkey={one}
              onRemove={() => actor.send({ type: "change.requested", change: { kind: "remove", id: one.id } })}
            />
          ))}
        </ul>
      )}
      {isSupported ? (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            actor.send({ type: "change.requested", change: { kind: "add", name: name.trim() || "Passkey" } });
          }}
        >
          <TextField label="Name of the device" value={name} onChange={setName} maxLength={60} />
          <Button type="submit" kind="secondary" size="small" busyLabel={isAdding ? "Adding..." : undefined}>
            Add a passkey
          </Button>
        </form>
      ) : (
        <p className={css.quiet}>
          This browser has no passkeys at this address. They need a name such as desk.example, with https.
        </p>
      )}
    </>
  );
}

interface PasskeyRowProps {
  readonly passkey: Passkey;
  readonly onRemove: () => void;
}

function PasskeyRow({ passkey: { name, createdAt, lastUsedAt }, onRemove }: PasskeyRowProps): ReactElement {
  return (
    <li>
      <span>
        <b>{name}</b>
        <br />
        <span className={`${css.quiet} ${num}`}>
          Added {formatOfficeMoment(createdAt)},{" "}
          {lastUsedAt === null ? "not used yet" : `last used ${formatOfficeMoment(lastUsedAt)}`}
        </span>
      </span>
      <Button kind="ghost" size="small" destructive onClick={onRemove} ariaLabel={`Remove passkey, ${name}`}>
        Remove
      </Button>
    </li>
  );
}
