import { useActorRef, useSelector } from "@xstate/react";
import { type FormEvent, type ReactElement, useEffect } from "react";
import { type FieldProblem, findProblem } from "#domain/field-problem.ts";
import { formatMoney } from "#domain/money";
import { formatFullDate } from "#domain/time";
import { Banner } from "#web/components/banner.tsx";
import { Button } from "#web/components/button.tsx";
import { DateField } from "#web/components/date-field/date-field.tsx";
import { TextField } from "#web/components/text-field.tsx";
import { FormDialog } from "#web/kit/form-dialog.tsx";
import { text } from "#web/styles/typography.css.ts";
import {
  type AnswerFormActor,
  answerFormView,
  createPricing,
  type DeclineFormActor,
  declineFormView,
  pricingView,
  type QuoteDraft,
  type QuoteField,
  toPricedCharges,
} from "../../flows/quotes.ts";
import { KeyButton } from "../../kit/key-button.tsx";
import { Refusal } from "../../kit/refusal.tsx";
import { TextArea } from "../../kit/text-area.tsx";
import * as table from "../../kit/table.css.ts";
import type { DeskQuoteRequest, QuotePrice } from "../../ports/index.ts";
import { useDeskFlow, useMay } from "../../services.ts";
import { ChargeLines } from "./charge-lines.tsx";
import * as css from "./quotes.css.ts";

interface AnswerFormProps {
  readonly request: DeskQuoteRequest;
  readonly form: AnswerFormActor;
  readonly decline: DeclineFormActor;
}

/* What the rules make of the charges, asked again with each change of them. */
function usePricing(number: string, draft: QuoteDraft) {
  const actor = useActorRef(useDeskFlow((services) => createPricing(services, number)));
  const charges = toPricedCharges(draft);
  /* The same charges again are not asked for. */
  useEffect(() => {
    if (charges !== null) actor.send({ type: "query.changed", query: charges });
  });
  return useSelector(actor, pricingView);
}

/** The charges, terms and price of an answer, what is missing to the floor, and what the customer will read. */
export function AnswerForm({ request, form, decline }: AnswerFormProps): ReactElement {
  const { kind, draft, problems, failure } = useSelector(form, answerFormView);
  const pricing = usePricing(request.number, draft);
  const price = pricing.kind === "shown" ? pricing.price : null;
  const change = (changes: Partial<QuoteDraft>): void => form.send({ type: "form.changed", changes });
  const submit = (): void => form.send({ type: "form.submitted", changes: { priced: price } });
  return (
    <form
      className={table.tableCard}
      aria-labelledby="answer"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        submit();
      }}
    >
      <div className={table.head}>
        <h2 id="answer" className={text.h3}>
          Answer
        </h2>
        <span className={table.quiet}>Buying prices stay at the desk.</span>
      </div>
      <Terms draft={draft} problems={problems} onChange={change} />
      <ChargeLines request={request} lines={draft.lines} price={price} onChange={(lines) => change({ lines })} />
      <div className={css.footer}>
        {findProblem(problems, "lines") !== undefined && (
          <Banner tone="critical" urgent>
            <p>{findProblem(problems, "lines")}</p>
          </Banner>
        )}
        {pricing.kind === "failed" && <Refusal failure={pricing.failure} />}
        <Floor price={price} draft={draft} error={findProblem(problems, "belowFloorReason")} onChange={change} />
        {problems.length === 0 && <Refusal failure={failure} />}
        <Letter request={request} draft={draft} onChange={change} />
        <div className={table.actions}>
          <Button kind="ghost" size="small" destructive onClick={() => decline.send({ type: "form.opened" })}>
            Decline with reason
          </Button>
          <KeyButton letter="c" busyLabel={kind === "sending" ? "Sending..." : undefined} onPress={submit}>
            {`Send the quote to ${request.contact.name}`}
          </KeyButton>
        </div>
      </div>
      <DeclineDialog form={decline} />
    </form>
  );
}

interface TermsProps {
  readonly draft: QuoteDraft;
  readonly problems: readonly FieldProblem<QuoteField>[];
  readonly onChange: (changes: Partial<QuoteDraft>) => void;
}

function Terms({ draft, problems, onChange }: TermsProps): ReactElement {
  return (
    <div className={css.terms}>
      <TextField
        label="Carrier"
        compact
        maxLength={100}
        value={draft.carrier}
        error={findProblem(problems, "carrier")}
        onChange={(carrier) => onChange({ carrier })}
      />
      <DateField
        label="Departure"
        compact
        value={draft.departure}
        error={findProblem(problems, "departure")}
        onChange={(departure) => onChange({ departure })}
      />
      <DateField
        label="Arrival"
        compact
        value={draft.arrival}
        error={findProblem(problems, "arrival")}
        onChange={(arrival) => onChange({ arrival })}
      />
      <TextField label="Vessel" compact value={draft.vessel} onChange={(vessel) => onChange({ vessel })} />
      <TextField label="Voyage" compact value={draft.voyage} onChange={(voyage) => onChange({ voyage })} />
      <DateField
        label="Valid until"
        compact
        value={draft.validTill}
        error={findProblem(problems, "validTill")}
        onChange={(validTill) => onChange({ validTill })}
      />
    </div>
  );
}

interface FloorProps {
  readonly price: QuotePrice | null;
  readonly draft: QuoteDraft;
  readonly error: string | undefined;
  readonly onChange: (changes: Partial<QuoteDraft>) => void;
}

/* Below the floor: repaired with one press, or sent by those who may, with a reason. */
function Floor({ price, draft, error, onChange }: FloorProps): ReactElement | null {
  const maySell = useMay("answer-below-floor");
  if (price === null || price.belowBy === null || price.floor === null) return null;
  const follow = (): void => onChange({ lines: draft.lines.map((line) => ({ ...line, selling: "" })) });
  return (
    <Banner tone="caution">
      <p>
        <b>{formatMoney(price.belowBy)} below the floor.</b> {price.floor.id} wants at least{" "}
        {formatMoney(price.floor.least)}.
      </p>
      <Button kind="secondary" size="small" onClick={follow}>
        Use the prices of the rules
      </Button>
      {maySell ? (
        <TextField
          label="Why it is sold below the floor"
          value={draft.belowFloorReason}
          maxLength={500}
          error={error}
          onChange={(belowFloorReason) => onChange({ belowFloorReason })}
        />
      ) : (
        <p>Pricing may send it with a reason.</p>
      )}
    </Banner>
  );
}

interface LetterProps {
  readonly request: DeskQuoteRequest;
  readonly draft: QuoteDraft;
  readonly onChange: (changes: Partial<QuoteDraft>) => void;
}

function Letter({ request, draft, onChange }: LetterProps): ReactElement {
  return (
    <>
      <TextField
        label="Remark on the quote"
        mark="Optional"
        maxLength={500}
        value={draft.remark}
        onChange={(remark) => onChange({ remark })}
      />
      <section className={css.letter} aria-label="What the customer reads">
        <p className={table.quiet}>What {request.contact.name} reads</p>
        <h3 className={text.h3}>Quote for {request.search}</h3>
        <p>The desk has answered your request {request.number}.</p>
        {draft.validTill !== null && <p>It is valid until {formatFullDate(draft.validTill)}.</p>}
      </section>
    </>
  );
}

function DeclineDialog({ form }: { readonly form: DeclineFormActor }): ReactElement {
  const { kind, draft, problems, failure } = useSelector(form, declineFormView);
  return (
    <FormDialog
      name="decline"
      open={kind === "open" || kind === "sending"}
      title="Decline this request"
      isSending={kind === "sending"}
      submit={{ kind: "ghost", destructive: true, label: "Decline it", busyLabel: "Declining..." }}
      onSubmit={() => form.send({ type: "form.submitted" })}
      onClose={() => form.send({ type: "form.closed" })}
    >
      <TextArea
        label="Why there is no price, for the customer"
        maxLength={500}
        value={draft.reason}
        error={problems[0]?.message}
        onChange={(reason) => form.send({ type: "form.changed", changes: { reason } })}
      />
      {problems.length === 0 && <Refusal failure={failure} />}
    </FormDialog>
  );
}
