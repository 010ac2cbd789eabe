import { useActorRef, useSelector } from "@xstate/react";
import { type ReactElement, useEffect, useRef, useState } from "react";
import { isSameView } from "#flows/kit/same-view.ts";
import { EmptyState } from "#web/components/empty-state.tsx";
import { plus, search } from "#web/components/icon/shapes.ts";
import { Spinner } from "#web/components/loading.tsx";
import { Segmented } from "#web/components/segmented.tsx";
import { TextField } from "#web/components/text-field.tsx";
import { FormDialog } from "#web/kit/form-dialog.tsx";
import { text } from "#web/styles/typography.css.ts";
import {
  countMargins,
  createMarginForm,
  createMarginsPage,
  createMarginTrial,
  filterMargins,
  MARGIN_VIEWS,
  type MarginsShown,
  marginsView,
  marginTrialView,
  toMarginForm,
} from "../../flows/margins.ts";
import { KeyButton } from "../../kit/key-button.tsx";
import { Refusal } from "../../kit/refusal.tsx";
import * as table from "../../kit/table.css.ts";
import type { MarginEntry, MarginExplanation } from "../../ports/index.ts";
import { useDeskFlow, useMay, useStaff } from "../../services.ts";
import { useKey } from "../../shell/keys.tsx";
import { DeskPage } from "../../shell/shell.tsx";
import { MarginDialog } from "./margin-dialog.tsx";
import { MarginTable } from "./margin-table.tsx";
import { MarginTrialCard } from "./margin-trial.tsx";
import * as css from "./margins.css.ts";

/** Margin rules in the order in which they are compared, floors, and a price to try. */
export function Component(): ReactElement {
  const owner = useStaff()?.name ?? "";
  const canEdit = useMay("edit-margins");
  const actor = useActorRef(useDeskFlow(createMarginsPage));
  const form = useActorRef(useDeskFlow((services) => createMarginForm(services, owner)));
  const trial = useActorRef(useDeskFlow(createMarginTrial));
  const view = useSelector(actor, marginsView, isSameView);
  const { sent: explanation } = useSelector(trial, marginTrialView, isSameView);
  const [ending, setEnding] = useState<string | null>(null);
  useEffect(() => {
    const listening = form.on("form.sent", ({ sent }) => {
      if (sent !== null) actor.send({ type: "page.updated", value: sent });
    });
    return () => listening.unsubscribe();
  }, [actor, form]);
  return (
    <DeskPage
      title="Margins"
      note="For each charge the narrowest rule counts: company before group before all, then lane, carrier, mode, size and charge. Rules never add up within one charge."
      aside={
        canEdit && (
          <KeyButton letter="n" icon={plus} size="small" onPress={() => form.send({ type: "form.opened" })}>
            New rule
          </KeyButton>
        )
      }
    >
      {view.kind === "loading" && <Spinner size="l" label="Loading..." />}
      {view.kind === "failed" && <Refusal failure={view.failure} />}
      {view.kind === "shown" && (
        <div className={table.columns}>
          <div className={table.stack}>
            <Refusal failure={view.changeFailure} />
            <Lists
              entries={view.entries}
              explanation={explanation}
              canEdit={canEdit}
              isBusy={view.change !== null}
              onEdit={(entry) => form.send({ type: "form.opened", changes: toMarginForm(entry) })}
              onEnd={({ id }) => setEnding(id)}
            />
          </div>
          <MarginTrialCard form={trial} />
        </div>
      )}
      <MarginDialog form={form} />
      <FormDialog
        name="end-margin"
        open={ending !== null}
        title={`End ${ending ?? ""}?`}
        isSending={false}
        submit={{ label: `End ${ending ?? ""}`, busyLabel: "Ending...", kind: "ghost", destructive: true }}
        onSubmit={() => {
          if (ending !== null) actor.send({ type: "change.requested", change: { kind: "end", id: ending } });
          setEnding(null);
        }}
        onClose={() => setEnding(null)}
      >
        <p>It counts no more from now on. Offers, quotes and bookings that were given keep their prices.</p>
      </FormDialog>
    </DeskPage>
  );
}

const VIEW_NAMES: Readonly<Record<MarginsShown, string>> = {
  current: "Now and later",
  active: "Active",
  later: "Starts later",
  ended: "Ended",
};

interface ListsProps {
  readonly entries: readonly MarginEntry[];
  readonly explanation: MarginExplanation | null;
  readonly canEdit: boolean;
  readonly isBusy: boolean;
  readonly onEdit: (entry: MarginEntry) => void;
  readonly onEnd: (entry: MarginEntry) => void;
}

function Lists({ entries, ...rest }: ListsProps): ReactElement {
  const [shown, setShown] = useState<MarginsShown>("current");
  const [typed, setTyped] = useState("");
  const field = useRef<HTMLInputElement>(null);
  useKey("/", () => field.current?.focus());
  const found = filterMargins(entries, shown, typed);
  const rules = found.filter(({ kind }) => kind === "rule");
  const floors = found.filter(({ kind }) => kind === "floor");
  return (
    <>
      <div className={css.toolbar}>
        <Segmented<MarginsShown>
          label="Which rules"
          options={MARGIN_VIEWS.map((value) => ({
            value,
            label: VIEW_NAMES[value],
            count: countMargins(entries, value),
          }))}
          value={shown}
          onChange={setShown}
        />
        <div className={css.search}>
          <TextField
            compact
            label="Customer, lane, owner"
            labelHidden
            placeholder="Customer, lane, owner"
            icon={search}
            ref={field}
            value={typed}
            onChange={setTyped}
          />
        </div>
      </div>
      <section className={table.tableCard} aria-label="Rules">
        {rules.length === 0 ? (
          <EmptyState
            sentence={entries.length === 0 ? "There are no rules yet." : "No rule fits."}
            advice="Without a rule a charge is sold as it is bought."
          />
        ) : (
          <div className={table.scroll}>
            <MarginTable entries={rules} {...rest} />
          </div>
        )}
        {rest.explanation !== null && (
          <p className={css.foot}>Green: used in the example. Grey: beaten by a narrower rule.</p>
        )}
      </section>
      {floors.length > 0 && (
        <section className={table.tableCard} aria-labelledby="floors">
          <div className={table.head}>
            <h2 id="floors" className={text.h3}>
              Floors
            </h2>
            <span className={table.quiet}>
              The selling total is never below the highest floor. Only pricing can allow one answer below it.
            </span>
          </div>
          <div className={table.scroll}>
            <MarginTable entries={floors} {...rest} />
          </div>
        </section>
      )}
    </>
  );
}
