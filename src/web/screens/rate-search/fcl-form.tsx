import { useActorRef, useSelector } from "@xstate/react";
import { type FormEvent, type ReactElement, useEffect } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { searchFromQuery } from "#domain/search";
import { searchFlow } from "#flows/search/machine.ts";
import { selectDraft, selectProblems } from "#flows/search/view.ts";
import { useFlow } from "#web/portal/portal-context.tsx";
import { Containers } from "./containers.tsx";
import { form, main } from "./fcl-form.css.ts";
import { ReeferUse } from "./reefer-use.tsx";
import { Route } from "./route.tsx";
import { SearchBar } from "./search-bar.tsx";
import { Summary } from "./summary.tsx";
import { Undo } from "./undo.tsx";
import { useSearchOutcome } from "./use-search-outcome.ts";

/** The FCL search: what is typed here is kept on this device at once. */
export function FclForm(): ReactElement {
  const { search: query } = useLocation();
  const { machine, input } = useFlow((portal) => searchFlow(portal, query));
  const actor = useActorRef(machine, { input });
  const draft = useSelector(actor, selectDraft);
  const problems = useSelector(actor, selectProblems);
  useSearchOutcome(actor);
  useQueryOnce(query);
  const clear = () => actor.send({ type: "form.cleared" });
  const enter = () => actor.send({ type: "form.entered" });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    actor.send({ type: "search.requested" });
  };
  return (
    <form className={form} aria-label="Rate search" onFocus={enter} onSubmit={submit} noValidate>
      <div className={main}>
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

/* A search in the URL has become the draft: left standing, a reload would bring it back over what was typed since. */
function useQueryOnce(query: string): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (searchFromQuery(query).isOk()) void navigate({ search: "" }, { replace: true });
  }, [navigate, query]);
}
