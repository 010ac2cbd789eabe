import { useActorRef, useSelector } from "@xstate/react";
import { type ReactElement, useEffect, useRef } from "react";
import { findProblem } from "#domain/field-problem.ts";
import { Button } from "#web/components/button.tsx";
import { useRefusedFields } from "#web/kit/use-refused-fields.ts";
import { createDaysForm, daysView } from "../../flows/rates-days.ts";
import type { ImportActor } from "../../flows/rates-import.ts";
import { Refusal } from "../../kit/refusal.tsx";
import type { ImportNote, RateImport } from "../../ports/index.ts";
import { useDeskFlow } from "../../services.ts";
import { DefaultDay } from "./default-day.tsx";
import * as css from "./rates.css.ts";

interface ValidityAnswerProps {
  readonly actor: ImportActor;
  readonly one: RateImport;
  /** Proposed. */
  readonly stated: ImportNote["stated"];
  readonly isBusy: boolean;
}

/** The days of rows without one, where a text states them and no column does. */
export function ValidityAnswer({ actor, one, stated, isBusy }: ValidityAnswerProps): ReactElement {
  const form = useActorRef(useDeskFlow(createDaysForm(() => actor.getSnapshot().context.value ?? one, stated)));
  const { kind, draft, problems, failure } = useSelector(form, daysView);
  const place = useRef<HTMLFormElement>(null);
  const noteSubmitted = useRefusedFields(place, kind === "sending");
  useEffect(() => {
    const sent = form.on("form.sent", ({ sent: changed }) => {
      if (changed !== null) actor.send({ type: "page.updated", value: changed });
    });
    const refused = form.on("form.refused", () => actor.send({ type: "page.outdated" }));
    return () => {
      sent.unsubscribe();
      refused.unsubscribe();
    };
  }, [actor, form]);
  const change = (changes: Partial<typeof draft>): void => form.send({ type: "form.changed", changes });
  return (
    <form
      ref={place}
      noValidate
      className={css.group}
      data-problem=""
      onSubmit={(event) => {
        event.preventDefault();
        noteSubmitted();
        form.send({ type: "form.submitted" });
      }}
    >
      {problems.length === 0 && <Refusal failure={failure} />}
      <div className={css.form}>
        <DefaultDay days={draft} field="validFrom" error={findProblem(problems, "validFrom")} onChange={change} />
        <DefaultDay days={draft} field="validTill" error={findProblem(problems, "validTill")} onChange={change} />
      </div>
      {stated !== null && (stated.validFrom ?? stated.validTill) !== null && (
        <p className={css.quietText}>Proposed as the text states it.</p>
      )}
      <Button
        type="submit"
        kind="secondary"
        size="small"
        disabled={isBusy}
        busyLabel={kind === "sending" ? "Saving..." : undefined}
      >
        Use and compare again
      </Button>
    </form>
  );
}
