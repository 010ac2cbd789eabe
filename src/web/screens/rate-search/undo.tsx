import { useSelector } from "@xstate/react";
import { type ReactElement, useEffect } from "react";
import { UNDO_SECONDS } from "#flows/search/rules.ts";
import { type SearchActor, isSameUndoOffer, selectUndoOffer } from "#flows/search/view.ts";
import { undo as undoIcon } from "#web/components/icon/shapes.ts";
import { ActionToast } from "#web/components/toast-region/action-toast.tsx";
import { CONTAINERS_ID } from "./containers.tsx";

/** Undo of the latest reset, for ten seconds; also by Ctrl+Z, or Command+Z, outside of text fields. */
export function Undo({ actor }: { readonly actor: SearchActor }): ReactElement | null {
  const offer = useSelector(actor, selectUndoOffer, isSameUndoOffer);
  const isOffered = offer !== null;
  useEffect(() => {
    if (!isOffered) return undefined;
    const press = (event: KeyboardEvent) => {
      if (!isUndoKey(event) || isTextEntry(event.target)) return;
      event.preventDefault();
      actor.send({ type: "undo.requested" });
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, [actor, isOffered]);
  if (offer === null) return null;
  return (
    <ActionToast
      key={`${offer.key} ${offer.title}`}
      title={offer.title}
      detail={offer.removed}
      action="Undo"
      icon={undoIcon}
      keys="Ctrl Z"
      seconds={UNDO_SECONDS}
      onAct={() => {
        actor.send({ type: "undo.requested" });
        /* The button goes with its message: the focus follows what it brought back. */
        document.getElementById(CONTAINERS_ID)?.focus({ preventScroll: true });
      }}
      onDismiss={() => actor.send({ type: "undo.dismissed" })}
      onReadingBegan={() => actor.send({ type: "undo.readingBegan" })}
      onReadingEnded={() => actor.send({ type: "undo.readingEnded" })}
    />
  );
}

const isUndoKey = ({ altKey, ctrlKey, key, metaKey, shiftKey }: KeyboardEvent): boolean =>
  (ctrlKey || metaKey) && !altKey && !shiftKey && key.toLowerCase() === "z";

/* There the browser undoes what was typed. */
const isTextEntry = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches("textarea, input:not([type=radio], [type=checkbox])"));
