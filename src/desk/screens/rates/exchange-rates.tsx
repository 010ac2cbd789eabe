import { useActorRef, useSelector } from "@xstate/react";
import { type ReactElement, useEffect } from "react";
import { formatDate } from "#domain/time";
import { BRAND } from "#brand";
import { findProblem } from "#domain/field-problem.ts";
import { Badge } from "#web/components/badge.tsx";
import { Banner } from "#web/components/banner.tsx";
import { plus } from "#web/components/icon/shapes.ts";
import { num, text } from "#web/styles/typography.css.ts";
import { TextField } from "#web/components/text-field.tsx";
import { isFormTyped } from "#flows/kit/form.ts";
import { FormDialog } from "#web/kit/form-dialog.tsx";
import {
  createExchangePage,
  createRateSetting,
  exchangeView,
  type RateSettingActor,
  type RateSettingField,
  rateSettingView,
} from "../../flows/rates.ts";
import { DateField } from "../../kit/date-field.tsx";
import { KeyButton } from "../../kit/key-button.tsx";
import { Loading } from "../../kit/loading.tsx";
import { Refusal } from "../../kit/refusal.tsx";
import * as table from "../../kit/table.css.ts";
import type { ExchangeTable } from "../../ports/index.ts";
import { useDeskFlow, useMay } from "../../services.ts";
import * as css from "./rates.css.ts";

const MAX_TABLES = 10;

/** The stated exchange rates, the newest first, and a new one. */
export function ExchangeRates(): ReactElement {
  const page = useActorRef(useDeskFlow(createExchangePage));
  const form = useActorRef(useDeskFlow((services) => createRateSetting(services, { page })));
  const view = useSelector(page, exchangeView);
  const maySet = useMay("publish-rates");
  useEffect(() => {
    const listening = form.on("form.sent", ({ sent }) => {
      if (sent !== null) page.send({ type: "page.updated", value: sent });
    });
    return () => listening.unsubscribe();
  }, [form, page]);
  if (view.kind === "loading") return <Loading />;
  if (view.kind === "failed") return <Refusal failure={view.failure} />;
  const [newest] = view.tables;
  return (
    <>
      {maySet && (
        <div className={css.actions}>
          <KeyButton
            letter="n"
            kind="secondary"
            icon={plus}
            size="small"
            onPress={() => form.send({ type: "form.opened", changes: { base: newest?.base ?? BRAND.currency } })}
          >
            Set a rate
          </KeyButton>
        </div>
      )}
      {view.tables.length === 0 && (
        <p className={css.quietText}>No exchange rates are stated, so totals in several currencies are not added.</p>
      )}
      {view.tables.slice(0, MAX_TABLES).map((one, index) => (
        <Rates
          key={`${one.base} ${one.date}`}
          one={one}
          isUsed={view.tables.findIndex(({ base }) => base === one.base) === index}
        />
      ))}
      <RateDialog form={form} />
    </>
  );
}

function RateDialog({ form }: { readonly form: RateSettingActor }): ReactElement {
  const { kind, draft, problems, failure } = useSelector(form, rateSettingView);
  const jump = findProblem(problems, "isSure");
  const field = (name: Exclude<RateSettingField, "isSure">) => ({
    value: draft[name],
    error: findProblem(problems, name),
    onChange: (typed: string) => form.send({ type: "form.changed", changes: { [name]: typed, isSure: false } }),
  });
  return (
    <FormDialog
      name="exchange-rate"
      open={kind !== "closed"}
      title="Set an exchange rate"
      isSending={kind === "sending"}
      submit={{ label: jump === undefined ? "Set the rate" : "Set this rate", busyLabel: "Saving..." }}
      onSubmit={() => form.send({ type: "form.submitted", changes: { isSure: jump !== undefined } })}
      isTyped={useSelector(form, isFormTyped)}
      onClose={() => form.send({ type: "form.closed" })}
    >
      {problems.length === 0 && <Refusal failure={failure} />}
      {jump !== undefined && (
        <Banner tone="caution" urgent>
          <p>{jump}</p>
        </Banner>
      )}
      <TextField label="Currency" hint="Such as INR." maxLength={3} {...field("currency")} />
      <TextField label="Base" hint="The rate is for one of it." maxLength={3} {...field("base")} />
      <TextField
        label="Rate"
        hint={`Units of ${draft.currency.toUpperCase() || "the currency"} for 1 ${draft.base.toUpperCase()}.`}
        inputMode="decimal"
        numeric
        {...field("rate")}
      />
      <DateField
        label="Day"
        hint="Empty: today."
        value={draft.date || null}
        error={findProblem(problems, "date")}
        onChange={(day) => form.send({ type: "form.changed", changes: { date: day ?? "", isSure: false } })}
      />
      <TextField label="Source" hint="Customers read it, such as RBI reference rate." {...field("source")} />
      <p className={css.quietText}>It counts from the next price on. Offers, quotes and bookings keep their rates.</p>
    </FormDialog>
  );
}

interface RatesProps {
  readonly one: ExchangeTable;
  /** The newest of its base. */
  readonly isUsed: boolean;
}

function Rates({ one: { base, date, source, markUpPercent, quotes }, isUsed }: RatesProps): ReactElement {
  const id = `fx-${base}-${date}`;
  return (
    <section className={table.tableCard} aria-labelledby={id}>
      <div className={table.head}>
        <h2 id={id} className={text.h3}>
          1 {base}, {formatDate(date)} {isUsed && <Badge kind="strong">In use</Badge>}
        </h2>
        <span className={table.quiet}>
          {source}, {markUpPercent} % added for customers
        </span>
      </div>
      <table className={`${table.table} ${num}`}>
        <thead>
          <tr>
            <th scope="col">Currency</th>
            <th scope="col">Units for 1 {base}</th>
          </tr>
        </thead>
        <tbody>
          {quotes.map(({ currency, unitsPerBase }) => (
            <tr key={currency}>
              <th scope="row">{currency}</th>
              <td>{unitsPerBase}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
