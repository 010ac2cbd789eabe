import { useSelector } from "@xstate/react";
import type { FormEvent, ReactElement } from "react";
import { EQUIPMENT_CODES } from "#domain/containers";
import { formatMoney } from "#domain/money";
import { formatDate } from "#domain/time";
import { isSameView } from "#flows/kit/same-view.ts";
import { CodeChip } from "#web/components/badge.tsx";
import { Button } from "#web/components/button.tsx";
import { Select } from "#web/components/select.tsx";
import { TextField } from "#web/components/text-field.tsx";
import { num, text } from "#web/styles/typography.css.ts";
import { type MarginTrialActor, marginTrialView, type TrialField } from "../../flows/margins.ts";
import { GroupField } from "../../kit/group-field.tsx";
import { PlaceField } from "../../kit/place-field.tsx";
import { Refusal } from "../../kit/refusal.tsx";
import type { MarginExplanation, MarginTrial } from "../../ports/index.ts";
import { CHARGES, REASONS } from "./margin-texts.ts";
import * as css from "./margins.css.ts";

interface TrialProps {
  readonly form: MarginTrialActor;
}

const KINDS = ["freight", "origin", "surcharges", "destination", "warehouse"] as const;

/** From a buying price to the selling price, with the rule that counts and why others do not. */
export function MarginTrialCard({ form }: TrialProps): ReactElement {
  const { kind, draft, problems, failure, explanation } = useSelector(form, marginTrialView, isSameView);
  const change = (changes: Partial<MarginTrial>): void => form.send({ type: "form.changed", changes });
  const field = (name: TrialField & keyof MarginTrial) => ({
    compact: true,
    value: draft[name],
    error: problems.find((problem) => problem.field === name)?.message,
    onChange: (typed: string) => change({ [name]: typed }),
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    form.send({ type: "form.submitted" });
  };
  return (
    <aside className={css.trial} aria-labelledby="trial">
      <h2 id="trial" className={text.h3}>
        Try it
      </h2>
      {problems.length === 0 && <Refusal failure={failure} />}
      <form className={css.pair} onSubmit={submit} noValidate>
        <TextField label="Customer" mark="Optional" {...field("company")} />
        <GroupField
          compact
          label="Group"
          mark="Optional"
          value={draft.group}
          disabled={draft.company.trim() !== ""}
          onChange={(group) => change({ group })}
        />
        <PlaceField label="From" {...field("from")} />
        <PlaceField label="To" {...field("to")} />
        <TextField compact label="Carrier" value={draft.carrier} onChange={(carrier) => change({ carrier })} />
        <Select
          label="Size"
          options={EQUIPMENT_CODES.map((value) => ({ value, label: value }))}
          compact
          value={draft.size}
          error={field("size").error}
          onChange={(size) => change({ size })}
        />
        <Select<MarginTrial["charge"]>
          compact
          label="Charge"
          options={KINDS.map((value) => ({ value, label: CHARGES[value] ?? value }))}
          value={draft.charge}
          onChange={(charge) => change({ charge })}
        />
        <TextField label="Currency" maxLength={3} {...field("currency")} />
        <TextField label="Buying price" inputMode="decimal" numeric {...field("amount")} />
        <div className={css.whole}>
          <Button
            type="submit"
            kind="secondary"
            size="small"
            wide
            busyLabel={kind === "sending" ? "Pricing..." : undefined}
          >
            Show the selling price
          </Button>
        </div>
      </form>
      <div role="status">{explanation !== null && <Steps explanation={explanation} />}</div>
    </aside>
  );
}

function Steps({ explanation }: { readonly explanation: MarginExplanation }): ReactElement {
  const { buying, selling, rule, fee, floor, raisedBy, total, margin, exchangeDate, unused } = explanation;
  const added = {
    ...selling,
    minor: selling.minor - buying.minor - (raisedBy.currency === selling.currency ? raisedBy.minor : 0),
  };
  return (
    <dl className={`${css.steps} ${num}`}>
      <div>
        <dt>Buying price</dt>
        <dd>{formatMoney(buying)}</dd>
      </div>
      <div>
        <dt>{rule === null ? "No rule: sold as it is bought" : <CodeChip>{rule}</CodeChip>}</dt>
        <dd>+ {formatMoney(added)}</dd>
      </div>
      {floor !== null && (
        <div>
          <dt>
            <CodeChip>{floor.id}</CodeChip>
            <small>at least {formatMoney(floor.least)}</small>
          </dt>
          <dd>{raisedBy.minor === 0 ? "above it" : `+ ${formatMoney(raisedBy)}`}</dd>
        </div>
      )}
      <div className={css.total}>
        <dt>Selling price</dt>
        <dd>{formatMoney(selling)}</dd>
      </div>
      {fee !== null && (
        <div>
          <dt>
            <CodeChip>{fee.id}</CodeChip>
            <small>once per booking</small>
          </dt>
          <dd>+ {formatMoney(fee.amount)}</dd>
        </div>
      )}
      <div>
        <dt>
          Total, and margin in it
          <small>
            {exchangeDate === null ? "No rates of exchange are stated" : `Rates of ${formatDate(exchangeDate)}`}
          </small>
        </dt>
        <dd>
          {formatMoney(total)}, {formatMoney(margin)}
        </dd>
      </div>
      {unused.length > 0 && (
        <div>
          <dt>Not used</dt>
          <dd>
            <ul>
              {unused.map(({ id, reason }) => (
                <li key={id}>
                  {id}: {REASONS[reason]}
                </li>
              ))}
            </ul>
          </dd>
        </div>
      )}
    </dl>
  );
}
