import { useActorRef, useSelector } from "@xstate/react";
import type { FormEvent, ReactElement } from "react";
import type { Account } from "#domain/accounts";
import type { Formats } from "#domain/formatting";
import { formatMoney, listCurrencies, NUMBER_FORMATS, type NumberFormat, toMoneyParts } from "#domain/money";
import { DATE_FORMATS, type DateFormat, formatDate, formatFullDate } from "#domain/time";
import { accountFormatsFlow } from "#flows/account/formats.ts";
import { formView } from "#flows/kit/form.ts";
import { Button } from "#web/components/button.tsx";
import { Select, type SelectOption } from "#web/components/select.tsx";
import { useFlow, useFlowEvents, useSession } from "#web/portal/portal-context.tsx";
import { useToast } from "#web/portal/use-toast.ts";
import { num } from "#web/styles/typography.css.ts";
import { fields, foot, footNote } from "./account.css.ts";
import { FailureNotice, Section } from "./section.tsx";

/* A day above 12: day and month cannot be confused. */
const EXAMPLE_DAY = "2026-11-24";
const EXAMPLE = { currency: "USD", minor: 123_456_789 };

const DATES: readonly SelectOption<DateFormat>[] = DATE_FORMATS.map((dates) => ({
  value: dates,
  label: formatDate(EXAMPLE_DAY, dates),
}));

const NUMBERS: readonly SelectOption<NumberFormat>[] = NUMBER_FORMATS.map((numbers) => ({
  value: numbers,
  label: toMoneyParts(EXAMPLE, numbers).figure,
}));

const NONE = "none";

const listOwnCurrencies = (): readonly SelectOption<string>[] => {
  const names = new Intl.DisplayNames("en", { type: "currency" });
  const named = listCurrencies().map((code) => ({ value: code, label: `${code}, ${names.of(code) ?? code}` }));
  return [{ value: NONE, label: "No other currency" }, ...named];
};

/** How dates, figures and totals are shown to this person, and read when typed. */
export function FormatsSection({ account }: { readonly account: Account }): ReactElement {
  const actor = useActorRef(useFlow((portal) => accountFormatsFlow(portal, account)));
  const { draft, failure, kind } = useSelector(actor, formView);
  const session = useSession();
  const toast = useToast();
  useFlowEvents(actor, (event) => {
    if (event.type !== "form.sent" || event.sent?.formats === undefined) return;
    session.send({ type: "profile.changed", profile: { formats: event.sent.formats } });
    toast("positive", "Formats saved.");
  });
  const change = (changes: Partial<Formats>) => actor.send({ type: "form.changed", changes });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    actor.send({ type: "form.submitted" });
  };
  return (
    <Section
      id="formats"
      title="Formats"
      lead="How dates, figures and amounts are shown to you, on screen and in documents of bookings, and read when you type them."
    >
      <form name="account-formats" onSubmit={submit} noValidate>
        <FailureNotice attempt="account-formats" failure={failure} />
        <div className={fields.two}>
          <Select
            label="Dates"
            options={DATES}
            value={draft.dates}
            hint="A day without its year has the name of its month."
            onChange={(dates) => change({ dates })}
          />
          <Select label="Figures" options={NUMBERS} value={draft.numbers} onChange={(numbers) => change({ numbers })} />
          <Select
            label="Also show totals in"
            options={listOwnCurrencies()}
            value={draft.currency ?? NONE}
            hint="Converted at the rates of exchange of each offer. Charges are billed in their own currencies."
            onChange={(code) => change({ currency: code === NONE ? null : code })}
          />
        </div>
        <div className={foot}>
          <p className={`${footNote} ${num}`} aria-live="polite">
            Example: {formatMoney(EXAMPLE, draft.numbers)} on {formatFullDate(EXAMPLE_DAY, draft.dates)}
          </p>
          <Button kind="secondary" type="submit" busyLabel={kind === "sending" ? "Saving..." : undefined}>
            Save formats
          </Button>
        </div>
      </form>
    </Section>
  );
}
