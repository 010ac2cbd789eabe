import type { ReactElement } from "react";
import { Banner } from "#web/components/banner.tsx";
import { Button } from "#web/components/button.tsx";
import { Spinner } from "#web/components/loading.tsx";
import type { DraftActor, DraftView } from "../../flows/quote-draft.ts";
import { toSentence, useStaff } from "../../services.ts";
import { formatOfficeTime } from "../../shell/office-clock.tsx";
import * as css from "./quotes.css.ts";

/** Whether what is typed is saved, and whose draft it is. */
export function DraftStatus({ view }: { readonly view: DraftView }): ReactElement | null {
  const me = useStaff()?.name;
  if (view.kind === "saving")
    return (
      <span className={css.state}>
        <Spinner label="Saving the draft..." />
      </span>
    );
  if (view.kind === "unsaved")
    return (
      <span className={css.state} role="status">
        Not saved yet: kept in this tab and sent again.{" "}
        {view.failure?.kind === "refused" ? toSentence(view.failure) : ""}
      </span>
    );
  if (view.kind !== "saved") return null;
  const { savedBy, savedAt } = view.draft;
  const whose = savedBy === me ? "Draft saved" : `Draft of ${savedBy}, saved`;
  return (
    <span className={css.state} role="status">
      {whose} {formatOfficeTime(savedAt)}
    </span>
  );
}

interface DraftChoiceProps {
  readonly view: DraftView;
  readonly draft: DraftActor;
}

/** Two clerks have typed: one of the two drafts stays. */
export function DraftChoice({ view, draft }: DraftChoiceProps): ReactElement | null {
  if (view.kind !== "differing" || view.theirs === null) return null;
  const { savedBy, savedAt } = view.theirs;
  return (
    <Banner tone="caution" urgent>
      <p>
        <b>
          {savedBy} saved another draft at {formatOfficeTime(savedAt)}.
        </b>{" "}
        Yours stays in this form and is not saved.
      </p>
      <Button kind="secondary" size="small" onClick={() => draft.send({ type: "draft.taken" })}>
        {`Open the draft of ${savedBy}`}
      </Button>
      <Button kind="ghost" size="small" onClick={() => draft.send({ type: "draft.kept" })}>
        Replace it with mine
      </Button>
    </Banner>
  );
}
