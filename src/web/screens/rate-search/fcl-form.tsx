import { useActorRef, useSelector } from "@xstate/react";
import { type FormEvent, type ReactElement, useEffect } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { isSameView } from "#flows/kit/same-view.ts";
import { searchFlow } from "#flows/search/machine.ts";
import { UNDO_SECONDS } from "#flows/search/rules.ts";
import {
  selectDraft,
  selectProblems,
  selectSavedElsewhere,
  type SearchActor,
  selectUndoOffer,
} from "#flows/search/view.ts";
import { Banner } from "#web/components/banner.tsx";
import { Button } from "#web/components/button.tsx";
import { undo as undoIcon } from "#web/components/icon/shapes.ts";
import { ActionToast } from "#web/components/toast-region/action-toast.tsx";
import { useKeydown } from "#web/components/use-keydown.ts";
import { useFlow } from "#web/portal/portal-context.tsx";
import { Containers, CONTAINERS_ID } from "./containers.tsx";
import { form, main } from "./fcl-form.css.ts";
import { ReeferUse } from "./reefer-use.tsx";
import { Route } from "./route.tsx";
import { SearchBar, Summary } from "./summary.tsx";
import { useSearchOutcome } from "./use-search-outcome.ts";
import { Row } from "#web/kit/layout.tsx";

export function FclForm(): ReactElement {
  const { search: query } = useLocation();
  const { machine, isFromQuery } = useFlow((portal) => searchFlow(portal, query));
  const actor = useActorRef(machine);
  const draft = useSelector(actor, selectDraft);
  const problems = useSelector(actor, selectProblems);
  useSearchOutcome(actor);
  useQueryOnce(isFromQuery);
  const clear = () => actor.send({ type: "form.cleared" });
  const enter = () => actor.send({ type: "form.entered" });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    actor.send({ type: "search.requested" });
  };
  return (
    <form className={form} aria-label="Rate search" onFocus={enter} onSubmit={submit} noValidate>
      <div className={main}>
        <SavedElsewhere actor={actor} />
        <Route actor={actor} draft={draft} problems={problems} />
        {draft.selection.kind === "Reefer" && <ReeferUse actor={actor} draft={draft} problems={problems} />}
        <Containers actor={actor} draft={draft} problems={problems} />
      </div>
      <Summary draft={draft} onClear={clear} />
      <SearchBar draft={draft} onClear={clear} />
      <Undo actor={actor} />
    </form>
  );
}

function SavedElsewhere({ actor }: { readonly actor: SearchActor }): ReactElement | null {
  if (!useSelector(actor, selectSavedElsewhere)) return null;
  return (
    <Banner tone="caution">
      <p>This search was changed in another tab. This tab still shows what you typed here.</p>
      <Row as="p" gap={8} wrap align="stretch" top={8}>
        <Button kind="secondary" size="small" onClick={() => actor.send({ type: "form.replaced" })}>
          Use the other tab's search
        </Button>
        <Button kind="secondary" size="small" onClick={() => actor.send({ type: "form.retained" })}>
          Use this one
        </Button>
      </Row>
    </Banner>
  );
}

/* A search in the URL becomes the draft, then leaves the URL: a reload would overwrite what was typed since. */
function useQueryOnce(isFromQuery: boolean): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (isFromQuery) void navigate({ search: "" }, { replace: true });
  }, [navigate, isFromQuery]);
}

/** For ten seconds; also by Ctrl+Z or Command+Z outside text fields. */
function Undo({ actor }: { readonly actor: SearchActor }): ReactElement | null {
  const offer = useSelector(actor, selectUndoOffer, isSameView);
  useKeydown((event) => {
    if (!isUndoKey(event) || isTextEntry(event.target)) return;
    event.preventDefault();
    actor.send({ type: "undo.requested" });
  }, offer !== null);
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
        /* The button disappears with its message: the focus moves to the restored containers. */
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

/* There the browser's own undo applies. */
const isTextEntry = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches("textarea, input:not([type=radio], [type=checkbox])"));
