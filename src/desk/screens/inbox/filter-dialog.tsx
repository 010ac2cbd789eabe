import { useSelector } from "@xstate/react";
import type { ReactElement } from "react";
import type { ActorRefFrom } from "xstate";
import { Button } from "#web/components/button.tsx";
import { Dialog } from "#web/components/dialog/dialog.tsx";
import { TextField } from "#web/components/text-field.tsx";
import { createFilterForm, filterFormView } from "../../flows/inbox/filters.ts";
import { Refusal } from "../../kit/refusal.tsx";
import * as css from "./inbox.css.ts";

/** A name for the filter that is shown. */
export function FilterDialog({ form }: { readonly form: ActorRefFrom<typeof createFilterForm> }): ReactElement {
  const { kind, draft, problems, failure } = useSelector(form, filterFormView);
  const close = (): void => form.send({ type: "form.closed" });
  return (
    <Dialog open={kind !== "closed"} onClose={close} title="Save this filter">
      <form
        className={css.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          form.send({ type: "form.submitted" });
        }}
      >
        <TextField
          label="Name"
          autoFocus
          maxLength={60}
          value={draft.name}
          error={problems[0]?.message}
          onChange={(name) => form.send({ type: "form.changed", changes: { name } })}
        />
        {problems.length === 0 && <Refusal failure={failure} />}
        <Button type="submit" busyLabel={kind === "sending" ? "Saving..." : undefined}>
          Save filter
        </Button>
      </form>
    </Dialog>
  );
}
