import {
  lazy,
  type ReactElement,
  type RefObject,
  Suspense,
  useEffect,
  useRef,
  type HTMLInputTypeAttribute,
  useId,
} from "react";
import { BRAND } from "#brand";
import { type EnquiryProblem, ENQUIRY_FIELDS, type EnquiryField } from "#domain/enquiries";
import { Banner } from "#web/components/banner.tsx";
import { Button } from "#web/components/button.tsx";
import { input, area } from "#web/components/field.css.ts";
import { controlClass, describeControl, FieldFrame } from "#web/components/field.tsx";
import { OutsideLink } from "#web/components/link.tsx";
import { useIsHydrated } from "../hooks.ts";
import type { EnquiryState } from "./enquiry-state.ts";
import { form, hint, outcome, send, trap, whole } from "./enquiry.css.ts";
import { fetchToasts, useEnquiry } from "./use-enquiry.ts";

const THANKS = "Thank you for your enquiry! We will get back to you soon.";

/* The fields still show what is wrong. */
const NoToasts = (): ReactElement => <></>;
const Toasts = lazy(() =>
  fetchToasts().then(
    ({ EnquiryToasts }) => ({ default: EnquiryToasts }),
    () => ({ default: NoToasts }),
  ),
);

const NOTHING: readonly EnquiryProblem[] = [];
const problemsIn = (state: EnquiryState): readonly EnquiryProblem[] => ("problems" in state ? state.problems : NOTHING);

export function EnquiryForm(): ReactElement {
  const place = useRef<HTMLFormElement>(null);
  const isLive = useIsHydrated();
  const { state, isBusy, submit, change } = useEnquiry(place);
  const problems = problemsIn(state);
  useEmptiedForm(place, state);
  useFirstProblem(place, state);
  return (
    <form
      ref={place}
      className={form}
      aria-label="Enquiry"
      noValidate={isLive}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      onInput={change}
    >
      <EnquiryFields problems={problems} />
      <div className={trap} aria-hidden="true">
        <label>
          Website
          <input type="text" name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <div className={outcome}>{!isBusy && <Outcome state={state} />}</div>
      {(isBusy || state.refusals > 0) && (
        <Suspense>
          <Toasts refusals={state.refusals} problems={problems} />
        </Suspense>
      )}
      <div className={send}>
        <Button type="submit" size="large" disabled={!isLive} busyLabel={isBusy ? "Submitting..." : undefined}>
          Send enquiry
        </Button>
        <p className={hint}>
          All six fields are required. You can also write to{" "}
          <OutsideLink href={`mailto:${BRAND.generalMailbox}`}>{BRAND.generalMailbox}</OutsideLink>.
        </p>
      </div>
      <noscript>
        <p className={whole}>This form needs JavaScript. Without it, please write to us or call {BRAND.landline}.</p>
      </noscript>
    </form>
  );
}

function Outcome({ state }: { readonly state: EnquiryState }): ReactElement | null {
  switch (state.kind) {
    case "sent":
      return (
        <Banner tone="positive">
          <p>{THANKS}</p>
        </Banner>
      );
    case "failed":
      return (
        <Banner tone="critical" urgent>
          <p>{state.sentence}</p>
          {state.cause !== null && <p>{state.cause}</p>}
        </Banner>
      );
    case "idle":
    case "submitting":
      return null;
  }
}

function useEmptiedForm(place: RefObject<HTMLFormElement | null>, { kind }: EnquiryState): void {
  useEffect(() => {
    if (kind === "sent") place.current?.reset();
  }, [place, kind]);
}

/* Focused, so that its error is read. */
function useFirstProblem(place: RefObject<HTMLFormElement | null>, state: EnquiryState): void {
  const { refusals } = state;
  useEffect(() => {
    if (refusals === 0) return;
    const wrong = place.current?.querySelector<HTMLElement>("[aria-invalid]");
    wrong?.focus();
  }, [place, refusals]);
}

interface Look {
  readonly autoComplete?: string;
  readonly type?: HTMLInputTypeAttribute;
  readonly placeholder?: string;
  readonly isWide?: true;
}

const LOOKS: Readonly<Record<EnquiryField, Look>> = {
  firstName: { autoComplete: "given-name" },
  lastName: { autoComplete: "family-name" },
  email: { autoComplete: "email", type: "email" },
  mobileNo: { autoComplete: "tel", type: "tel" },
  companyName: { autoComplete: "organization", placeholder: "Registered name", isWide: true },
  message: { placeholder: "What, from where, to where and when", isWide: true },
};

type EnquiryFieldsProps = { readonly problems: readonly EnquiryProblem[] };

function EnquiryFields({ problems }: EnquiryFieldsProps): ReactElement {
  return (
    <>
      {ENQUIRY_FIELDS.map(({ field, label }) => (
        <div key={field} className={LOOKS[field].isWide === true ? whole : undefined}>
          <Field field={field} label={label} error={problems.find((problem) => problem.field === field)?.message} />
        </div>
      ))}
    </>
  );
}

type FieldProps = {
  readonly field: EnquiryField;
  readonly label: string;
  readonly error: string | undefined;
};

/* Uncontrolled: usable before scripts run, and never overwritten by an error. */
function Field({ field, label, error }: FieldProps): ReactElement {
  const id = useId();
  const look = LOOKS[field];
  const control = {
    ...describeControl(id, { hint: undefined, error }),
    name: field,
    required: true,
    autoComplete: look.autoComplete,
    placeholder: look.placeholder,
  };
  return (
    <FieldFrame id={id} field={field} label={label} error={error}>
      <div className={controlClass({ error })}>
        {field === "message" ? (
          <textarea {...control} className={`${input} ${area}`} rows={5} />
        ) : (
          <input {...control} className={input} type={look.type ?? "text"} />
        )}
      </div>
    </FieldFrame>
  );
}
