import { useActorRef, useSelector } from "@xstate/react";
import { type ReactElement, useEffect, useRef, useState } from "react";
import { isConflict } from "#flows/kit/failure.ts";
import { isSameView } from "#flows/kit/same-view.ts";
import { EmptyState } from "#web/components/empty-state.tsx";
import { plus, search } from "#web/components/icon/shapes.ts";
import { Segmented } from "#web/components/segmented.tsx";
import { TextField } from "#web/components/text-field.tsx";
import { text } from "#web/styles/typography.css.ts";
import {
  countMargins,
  createMarginEnd,
  createMarginForm,
  createMarginsPage,
  createMarginTrial,
  duplicateMargin,
  filterMargins,
  MARGIN_VIEWS,
  marginEndView,
  marginFormView,
  type MarginsShown,
  marginsView,
  marginTrialView,
  toMarginDraft,
} from "../../flows/margins.ts";
import { KeyButton } from "../../kit/key-button.tsx";
import { Loading } from "../../kit/loading.tsx";
import { Refusal } from "../../kit/refusal.tsx";
import * as table from "../../kit/table.css.ts";
import { useOpenedByAddress } from "../../kit/use-opened-by-address.ts";
import type { MarginEntry, MarginExplanation } from "../../ports/index.ts";
import { useDeskFlow, useMay, useStaff } from "../../services.ts";
import { useKey } from "../../shell/keys.tsx";
import { DeskPage } from "../../shell/shell.tsx";
import { MarginDialog } from "./margin-dialog.tsx";
import { MarginEndDialog } from "./margin-end-dialog.tsx";
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
  const { explanation } = useSelector(trial, marginTrialView, isSameView);
  const end = useActorRef(useDeskFlow(createMarginEnd));
  const formFailure = useSelector(form, (snapshot) => marginFormView(snapshot).failure);
  const endFailure = useSelector(end, (snapshot) => marginEndView(snapshot).failure);
  useOpenedByAddress("rule", canEdit, () => form.send({ type: "form.opened" }));
  const isOutdated = isConflict(formFailure) || isConflict(endFailure);
  useEffect(() => {
    if (isOutdated) actor.send({ type: "page.outdated" });
  }, [actor, isOutdated]);
  useEffect(() => {
    const update = ({ sent }: { readonly sent: readonly MarginEntry[] | null }): void => {
      if (sent !== null) actor.send({ type: "page.updated", value: sent });
    };
    const listening = [form.on("form.sent", update), end.on("form.sent", update)];
    return () => {
      for (const one of listening) one.unsubscribe();
    };
  }, [actor, end, form]);
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
      {view.kind === "loading" && <Loading />}
      {view.kind === "failed" && <Refusal failure={view.failure} />}
      {view.kind === "shown" && (
        <div className={table.columns}>
          <div className={table.stack}>
            <Lists
              entries={view.entries}
              explanation={explanation}
              canEdit={canEdit}
              onEdit={(entry) => form.send({ type: "form.opened", changes: toMarginDraft(entry) })}
              onDuplicate={(entry) => form.send({ type: "form.opened", changes: duplicateMargin(entry) })}
              onEnd={({ id }) => end.send({ type: "form.opened", changes: { id } })}
            />
          </div>
          <MarginTrialCard form={trial} />
        </div>
      )}
      <MarginDialog form={form} />
      <MarginEndDialog form={end} />
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
  readonly onEdit: (entry: MarginEntry) => void;
  readonly onDuplicate: (entry: MarginEntry) => void;
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
        <div className={css.views}>
          <Segmented<MarginsShown>
            wraps
            label="Which rules"
            options={MARGIN_VIEWS.map((value) => ({
              value,
              label: VIEW_NAMES[value],
              count: countMargins(entries, value),
            }))}
            value={shown}
            onChange={setShown}
          />
        </div>
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
