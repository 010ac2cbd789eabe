import { useSelector } from "@xstate/react";
import { type FormEvent, type ReactElement, type RefObject, useEffect, useRef, useState } from "react";
import { type FieldProblem, findProblem } from "#domain/field-problem.ts";
import { findLoss } from "#domain/margins";
import { formatMoney } from "#domain/money";
import { Banner } from "#web/components/banner.tsx";
import { Button } from "#web/components/button.tsx";
import { TextField } from "#web/components/text-field.tsx";
import { FormDialog } from "#web/kit/form-dialog.tsx";
import { sendByKeys } from "#web/kit/send-by-keys.ts";
import { useRefusedFields } from "#web/kit/use-refused-fields.ts";
import { describeUnprintable } from "#web/messages/printable.ts";
import { text } from "#web/styles/typography.css.ts";
import { type DraftActor, draftView } from "../../flows/quote-draft.ts";
import {
  EMPTY_OFFER,
  findLastDay,
  listOfferProblems,
  type OfferField,
  type QuoteDraft,
} from "../../flows/quote-typed.ts";
import {
  type AnswerFormActor,
  answerFormView,
  type DeclineFormActor,
  declineFormView,
  type PricingView,
} from "../../flows/quotes.ts";
import { CarrierField } from "../../kit/carrier-field.tsx";
import { DateField } from "../../kit/date-field.tsx";
import { KeyButton } from "../../kit/key-button.tsx";
import { Refusal } from "../../kit/refusal.tsx";
import * as table from "../../kit/table.css.ts";
import { TextArea } from "../../kit/text-area.tsx";
import type { DeskQuoteRequest, QuotePrice, TypedOffer, TypedQuote } from "../../ports/index.ts";
import { useMay } from "../../services.ts";
import { ChargeLines } from "./charge-lines.tsx";
import { DraftChoice, DraftStatus } from "./draft-status.tsx";
import { FollowUpField } from "./follow-up-field.tsx";
import { EarlierQuotes, OfferTabs } from "./offer-tabs.tsx";
import * as css from "./quotes.css.ts";

interface AnswerFormProps {
  readonly request: DeskQuoteRequest;
  readonly form: AnswerFormActor;
  readonly decline: DeclineFormActor;
  readonly draft: DraftActor;
  readonly pricing: PricingView;
  readonly onSending: (typed: TypedQuote) => void;
}

/** The offers of an answer with their charges, terms and price, and what is missing to the floor. */
export function AnswerForm(props: AnswerFormProps): ReactElement {
  const { request, form, decline, draft: saving, pricing, onSending } = props;
  const { kind, draft, problems, failure } = useSelector(form, answerFormView);
  const draftState = useSelector(saving, draftView);
  const [wanted, setWanted] = useState(0);
  const prices = pricing.kind === "shown" ? pricing.prices : [];
  const active = Math.min(wanted, draft.offers.length - 1);
  const change = (changes: Partial<QuoteDraft>): void => form.send({ type: "form.changed", changes });
  const setOffers = (offers: readonly TypedOffer[]): void => change({ offers });
  const element = useRef<HTMLFormElement>(null);
  const noteSubmitted = useRefusedFields(element, kind === "sending");
  useFirstField(element);
  const submit = (): void => {
    noteSubmitted();
    onSending({ offers: draft.offers, followUpOn: draft.followUpOn });
    form.send({ type: "form.submitted", changes: { prices } });
  };
  return (
    <form
      ref={element}
      className={table.tableCard}
      aria-labelledby="answer"
      onKeyDown={sendByKeys}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        submit();
      }}
    >
      <div className={table.head}>
        <h2 id="answer" className={text.h3}>
          Answer
        </h2>
        <DraftStatus view={draftState} />
        <span className={table.quiet}>Buying prices stay at the desk.</span>
      </div>
      <DraftChoice view={draftState} draft={saving} />
      <OfferTabs offers={draft.offers} problems={problems} active={active} onShow={setWanted} onChange={setOffers} />
      <EarlierQuotes earlier={request.earlier} offers={draft.offers} onChange={setOffers} />
      <OfferPart
        request={request}
        offer={draft.offers[active] ?? EMPTY_OFFER}
        price={prices[active] ?? null}
        problems={listOfferProblems(problems, active)}
        onChange={(changes) =>
          setOffers(draft.offers.map((offer, index) => (index === active ? { ...offer, ...changes } : offer)))
        }
      />
      <div className={css.footer}>
        {pricing.kind === "failed" && <Refusal failure={pricing.failure} />}
        {problems.length === 0 && <Refusal failure={failure} />}
        <FollowUpField
          value={draft.followUpOn}
          validTill={findLastDay(draft)}
          error={findProblem(problems, "followUpOn")}
          onChange={(followUpOn) => change({ followUpOn })}
        />
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

/* A clerk who opens a request types at once; what has the focus keeps it. */
function useFirstField(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const { activeElement: active } = document;
    if (active !== null && active !== document.body && active.id !== "main") return;
    [...(form.current?.querySelectorAll("input") ?? [])].find(({ value }) => value === "")?.focus();
  }, [form]);
}

interface OfferPartProps {
  readonly request: DeskQuoteRequest;
  readonly offer: TypedOffer;
  readonly price: QuotePrice | null;
  readonly problems: readonly FieldProblem<OfferField>[];
  readonly onChange: (changes: Partial<TypedOffer>) => void;
}

function OfferPart({ request, offer, price, problems, onChange }: OfferPartProps): ReactElement {
  const lines = findProblem(problems, "lines");
  return (
    <>
      <Terms draft={offer} problems={problems} onChange={onChange} />
      <ChargeLines
        request={request}
        lines={offer.lines}
        price={price}
        problems={problems}
        onChange={(typed) => onChange({ lines: typed })}
      />
      <div className={css.footer}>
        {lines !== undefined && (
          <Banner tone="critical" urgent>
            <p>{lines}</p>
          </Banner>
        )}
        <Floor price={price} draft={offer} error={findProblem(problems, "belowFloorReason")} onChange={onChange} />
        <TextField
          label="Remark on the quote"
          mark="Optional"
          maxLength={500}
          value={offer.remark}
          caution={describeUnprintable(offer.remark)}
          onChange={(remark) => onChange({ remark })}
        />
      </div>
    </>
  );
}

interface TermsProps {
  readonly draft: TypedOffer;
  readonly problems: readonly FieldProblem<OfferField>[];
  readonly onChange: (changes: Partial<TypedOffer>) => void;
}

function Terms({ draft, problems, onChange }: TermsProps): ReactElement {
  return (
    <div className={css.terms}>
      <CarrierField
        compact
        listIn="page"
        text={draft.carrier}
        caution={describeUnprintable(draft.carrier)}
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
  readonly draft: TypedOffer;
  readonly error: string | undefined;
  readonly onChange: (changes: Partial<TypedOffer>) => void;
}

/* Below the floor or the buying price: repaired with one press, or sent with a reason, below the floor by those who may. */
function Floor({ price, draft, error, onChange }: FloorProps): ReactElement | null {
  const mayOverride = useMay("answer-below-floor");
  const [belowBy, floor] = [price?.belowBy ?? null, price?.floor ?? null];
  const isBelowFloor = belowBy !== null && floor !== null;
  const loss = price?.totals == null ? null : findLoss(price.totals);
  if (!isBelowFloor && loss === null && error === undefined) return null;
  const follow = (): void => onChange({ lines: draft.lines.map((line) => ({ ...line, selling: "" })) });
  return (
    <Banner tone="caution">
      {isBelowFloor && (
        <p>
          <b>{formatMoney(belowBy)} below the floor.</b> {floor.id} wants at least {formatMoney(floor.least)}.
        </p>
      )}
      {loss !== null && (
        <p>
          <b>A loss of {formatMoney(loss)}.</b> The selling price is below the buying price.
        </p>
      )}
      <Button kind="secondary" size="small" onClick={follow}>
        Use the prices of the rules
      </Button>
      {isBelowFloor && !mayOverride ? (
        <p>Pricing may send it with a reason.</p>
      ) : (
        <TextField
          label={isBelowFloor ? "Why it is sold below the floor" : "Why it is sold at this price"}
          value={draft.belowFloorReason}
          maxLength={500}
          error={error}
          onChange={(belowFloorReason) => onChange({ belowFloorReason })}
        />
      )}
    </Banner>
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
