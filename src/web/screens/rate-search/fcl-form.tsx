import { useActorRef, useSelector } from "@xstate/react";
import { type FormEvent, type ReactElement, useEffect } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { searchFromQuery, searchToQuery } from "../../../domain/fcl-search/search-query.ts";
import { fclSearchFlow } from "../../../flows/fcl-search/flow.ts";
import { draftOf, type FclSearchActor, problemsOf } from "../../../flows/fcl-search/selectors.ts";
import { useFlow } from "../../portal/use-flow.ts";
import { useToast } from "../../portal/use-toast.ts";
import { Containers } from "./containers.tsx";
import { form, main } from "./fcl-form.css.ts";
import { Route } from "./route.tsx";
import { SearchBar } from "./search-bar.tsx";
import { Summary } from "./summary.tsx";

/** The FCL search: what is typed here is kept on this device at once. */
export function FclForm(): ReactElement {
  const { search: query } = useLocation();
  const { machine, input } = useFlow((portal) => fclSearchFlow(portal, query));
  const actor = useActorRef(machine, { input });
  const draft = useSelector(actor, draftOf);
  const problems = useSelector(actor, problemsOf);
  useOutcome(actor);
  useQueryOnce(query);
  const clear = () => actor.send({ type: "form.cleared" });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    actor.send({ type: "search.requested" });
  };
  return (
    <form className={form} aria-label="Rate search" onSubmit={submit} noValidate>
      <div className={main}>
        <Route actor={actor} draft={draft} problems={problems} />
        <Containers actor={actor} draft={draft} problems={problems} />
      </div>
      <Summary draft={draft} onClear={clear} />
      <SearchBar draft={draft} onClear={clear} />
    </form>
  );
}

/** Follows an accepted search to its rates, and says what a refused one lacks. */
function useOutcome(actor: FclSearchActor): void {
  const navigate = useNavigate();
  const toast = useToast();
  useEffect(() => {
    const accepted = actor.on("search.accepted", ({ search }) => {
      const query = searchToQuery(search);
      void navigate(`/rate/search?${query}`, { state: { search: query } });
    });
    const refused = actor.on("search.refused", ({ problems }) => {
      for (const { message } of problems) toast("critical", message);
      focusFirstProblem();
    });
    return () => {
      accepted.unsubscribe();
      refused.unsubscribe();
    };
  }, [actor, navigate, toast]);
}

/* A search in the URL has become the draft: left standing, a reload would bring it back over what was typed since. */
function useQueryOnce(query: string): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (searchFromQuery(query).isOk()) void navigate({ search: "" }, { replace: true });
  }, [navigate, query]);
}

/* After the next paint, when the fields carry their problems. */
function focusFirstProblem(): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>('form [aria-invalid="true"]')?.focus());
}
