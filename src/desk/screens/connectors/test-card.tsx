import { useSelector } from "@xstate/react";
import type { FormEvent, ReactElement, Ref } from "react";
import { EQUIPMENT_CODES } from "#domain/containers";
import { formatMoney } from "#domain/money";
import { formatDate, isCalendarDate } from "#domain/time";
import type { FormActor } from "#flows/kit/form.ts";
import { isSameView } from "#flows/kit/same-view.ts";
import { Button } from "#web/components/button.tsx";
import { DateField } from "#web/components/date-field/date-field.tsx";
import { refresh } from "#web/components/icon/shapes.ts";
import { Select } from "#web/components/select.tsx";
import { TextField } from "#web/components/text-field.tsx";
import { num, text } from "#web/styles/typography.css.ts";
import { connectorTestView, type TestedSource, type TestField } from "../../flows/connectors.ts";
import { Refusal } from "../../kit/refusal.tsx";
import type { Source, SourceTestQuery } from "../../ports/index.ts";
import { CallList } from "./call-list.tsx";
import { describeError } from "./labels.ts";
import * as css from "./connectors.css.ts";

interface TestCardProps {
  readonly form: FormActor<SourceTestQuery, TestedSource, TestField>;
  readonly connectors: readonly Source[];
  readonly connector: Source;
  readonly field: Ref<HTMLInputElement>;
  readonly onChoose: (id: string) => void;
}

const describeCost = ({ name, cost }: Source): string =>
  cost === null ? `Ask ${name}` : `Ask ${name}, costs up to ${formatMoney(cost.perTest)}`;

/** Asks one connector; the button says what it costs before it is pressed. */
export function TestCard({ form, connectors, connector, field, onChoose }: TestCardProps): ReactElement {
  const { kind, draft, problems, failure, sent } = useSelector(form, connectorTestView, isSameView);
  const change = (changes: Partial<SourceTestQuery>): void => form.send({ type: "form.changed", changes });
  const findProblem = (name: TestField) => problems.find((problem) => problem.field === name)?.message;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    form.send({ type: "form.submitted", changes: { connector: connector.id } });
  };
  return (
    <section className={css.side} aria-labelledby="test">
      <div className={css.sideHead}>
        <h2 id="test" className={text.h3}>
          Test query
        </h2>
        <span className={css.notice}>Books nothing, not shown to customers</span>
      </div>
      {problems.length === 0 && <Refusal failure={failure} />}
      <form className={css.pair} onSubmit={submit} noValidate>
        <Select
          compact
          label="Source"
          options={connectors.map(({ id, name }) => ({ value: id, label: name }))}
          value={connector.id}
          onChange={onChoose}
        />
        <Select
          compact
          label="Size"
          options={EQUIPMENT_CODES.map((value) => ({ value, label: `1 × ${value}` }))}
          value={draft.size}
          error={findProblem("size")}
          onChange={(size) => change({ size })}
        />
        <TextField
          compact
          label="From"
          placeholder="INNSA"
          ref={field}
          value={draft.from}
          error={findProblem("from")}
          onChange={(from) => change({ from })}
        />
        <TextField
          compact
          label="To"
          placeholder="NLRTM"
          value={draft.to}
          error={findProblem("to")}
          onChange={(to) => change({ to })}
        />
        <div className={css.wholeRow}>
          <DateField
            compact
            label="Departure from"
            value={draft.day || null}
            error={findProblem("day")}
            onChange={(day) => change({ day: day ?? "" })}
          />
        </div>
        <div className={css.wholeRow}>
          <Button type="submit" size="small" icon={refresh} busyLabel={kind === "sending" ? "Asking..." : undefined}>
            {describeCost(connector)}
          </Button>
        </div>
      </form>
      <div role="status">{sent !== null && sent.connector === connector.id && <Result tested={sent} />}</div>
    </section>
  );
}

const formatDay = (moment: string | null): string => {
  const day = moment?.slice(0, 10) ?? "";
  return isCalendarDate(day) ? formatDate(day) : "not stated";
};

function Result({ tested }: { readonly tested: TestedSource }): ReactElement {
  const { failure, offers, seconds, prices, unreadable, calls, cost } = tested;
  return (
    <>
      <h3 className={text.h3}>Result</h3>
      <ul className={`${css.lines} ${num}`}>
        <li>
          {failure === null ? (
            <span>{offers === 0 ? "No offers" : `${offers} ${offers === 1 ? "offer" : "offers"}`}</span>
          ) : (
            <span className={css.bad}>{describeError(failure)}</span>
          )}
          <small>
            {seconds.toFixed(1)} s{cost === null ? "" : `, ${formatMoney(cost)}`}
          </small>
        </li>
        {prices.map(({ departure, arrival, freight, isBookable }, index) => (
          <li key={index}>
            <span>
              {formatDay(departure)} to {formatDay(arrival)}
              {isBookable ? "" : ", cannot be booked"}
            </span>
            <b className={css.amount}>{freight === null ? "no price" : formatMoney(freight)}</b>
          </li>
        ))}
        {unreadable.map((reason, index) => (
          <li key={`u${index}`}>
            <span className={css.bad}>Left out: {reason}</span>
          </li>
        ))}
      </ul>
      {prices.length > 0 && <p className={css.notice}>Freight of one container, without surcharges.</p>}
      <CallList calls={calls} />
    </>
  );
}
