import { useSelector } from "@xstate/react";
import type { FormEvent, ReactElement, Ref } from "react";
import { EQUIPMENT_CODES } from "#domain/containers";
import { formatMoney, type Money, sumPerCurrency } from "#domain/money";
import { formatDate, isCalendarDate } from "#domain/time";
import type { FormActor } from "#flows/kit/form.ts";
import { isSameView } from "#flows/kit/same-view.ts";
import { Button } from "#web/components/button.tsx";
import { refresh } from "#web/components/icon/shapes.ts";
import { Select } from "#web/components/select.tsx";
import { TextField } from "#web/components/text-field.tsx";
import { num, text } from "#web/styles/typography.css.ts";
import { connectorTestView, type TestedSource, type TestField } from "../../flows/connectors.ts";
import { type SourcesTestActor, sourcesTestView } from "../../flows/test-sources.ts";
import { DateField } from "../../kit/date-field.tsx";
import { Refusal } from "../../kit/refusal.tsx";
import type { Source, SourceTestQuery } from "../../ports/index.ts";
import { AllResults } from "./all-results.tsx";
import { CallList } from "./call-list.tsx";
import { describeError, describeFound, formatAmounts } from "./labels.ts";
import * as css from "./connectors.css.ts";

interface TestCardProps {
  readonly form: FormActor<SourceTestQuery, TestedSource, TestField>;
  readonly allTest: SourcesTestActor;
  readonly sources: readonly Source[];
  readonly source: Source;
  /** The first field, if the source has one. */
  readonly field: Ref<HTMLInputElement>;
  readonly ask: Ref<HTMLButtonElement>;
  readonly onChoose: (id: string) => void;
}

const sayCost = (costs: readonly Money[]): string =>
  costs.length === 0 ? "" : `, costs up to ${formatAmounts(sumPerCurrency(costs).unwrapOr([]))}`;

const findCosts = (sources: readonly Source[]): readonly Money[] => sources.flatMap(({ cost }) => cost?.perTest ?? []);

/** Asks one source, or all; the buttons say what it costs before they are pressed. */
export function TestCard({ form, allTest, sources, source, field, ask, onChoose }: TestCardProps): ReactElement {
  const { kind, draft, problems, failure, sent } = useSelector(form, connectorTestView, isSameView);
  const all = useSelector(allTest, sourcesTestView, isSameView);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    form.send({ type: "form.submitted", changes: { connector: source.id } });
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
        <div className={source.kind === "connector" ? undefined : css.wholeRow}>
          <Select
            compact
            label="Source"
            options={sources.map(({ id, name }) => ({ value: id, label: name }))}
            value={source.id}
            onChange={onChoose}
          />
        </div>
        <QueryFields form={form} source={source} field={field} />
        <div className={css.testButtons}>
          <Button
            type="submit"
            size="small"
            icon={refresh}
            ref={ask}
            busyLabel={kind === "sending" ? "Asking..." : undefined}
          >
            {`Ask ${source.name}${sayCost(findCosts([source]))}`}
          </Button>
          {sources.length > 1 && (
            <Button
              kind="secondary"
              size="small"
              icon={refresh}
              busyLabel={all.isAsking ? "Asking all..." : undefined}
              onClick={() => allTest.send({ type: "test.requested", query: draft, sources })}
            >
              {`Test all ${sources.length}${sayCost(findCosts(sources))}`}
            </Button>
          )}
        </div>
      </form>
      <div role="status">
        {sent !== null && sent.connector === source.id && <Result kind={source.kind} tested={sent} />}
      </div>
      <AllResults {...all} />
    </section>
  );
}

interface QueryFieldsProps extends Pick<TestCardProps, "form" | "field"> {
  readonly source: Source;
}

/** What a kind of source is asked for. */
function QueryFields({ form, source: { kind, takesReference }, field }: QueryFieldsProps): ReactElement {
  const { draft, problems } = useSelector(form, connectorTestView, isSameView);
  const change = (changes: Partial<SourceTestQuery>): void => form.send({ type: "form.changed", changes });
  const findProblem = (name: TestField) => problems.find((problem) => problem.field === name)?.message;
  if (kind === "tracking" && !takesReference)
    return (
      <p className={`${css.notice} ${css.wholeRow}`}>Its address answers all its events. None of them is stored.</p>
    );
  if (kind === "tracking")
    return (
      <div className={css.wholeRow}>
        <TextField
          compact
          label="Number of a booking or container"
          hint="Empty: the shipment that is due first"
          ref={field}
          value={draft.reference}
          error={findProblem("reference")}
          onChange={(reference) => change({ reference })}
        />
      </div>
    );
  return (
    <>
      {kind === "connector" && (
        <Select
          compact
          label="Size"
          options={EQUIPMENT_CODES.map((value) => ({ value, label: `1 × ${value}` }))}
          value={draft.size}
          error={findProblem("size")}
          onChange={(size) => change({ size })}
        />
      )}
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
      {kind === "connector" && (
        <div className={css.wholeRow}>
          <DateField
            compact
            label="Departure from"
            value={draft.day || null}
            error={findProblem("day")}
            onChange={(day) => change({ day: day ?? "" })}
          />
        </div>
      )}
    </>
  );
}

const formatDay = (moment: string | null): string => {
  const day = moment?.slice(0, 10) ?? "";
  return isCalendarDate(day) ? formatDate(day) : "not stated";
};

function Result({ kind, tested }: { readonly kind: Source["kind"]; readonly tested: TestedSource }): ReactElement {
  const { failure, seconds, prices, sailings, unreadable, calls, cost } = tested;
  return (
    <>
      <h3 className={text.h3}>Result</h3>
      <ul className={`${css.lines} ${num}`}>
        <li>
          {failure === null ? (
            <span>{describeFound(kind, tested)}</span>
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
        {sailings.map(({ departure, arrival, vessel, transshipments }, index) => (
          <li key={`s${index}`}>
            <span>
              {formatDay(departure)} to {formatDay(arrival)}
            </span>
            <small>
              {vessel ?? "vessel not named"}
              {transshipments === 0 ? ", direct" : ""}
            </small>
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
