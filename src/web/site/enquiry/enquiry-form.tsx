import { lazy, type ReactElement, type RefObject, Suspense, useEffect, useRef } from "react";
import COMPANY from "#data/company.json" with { type: "json" };
import type { EnquiryProblem } from "#domain/enquiries";
import { Banner } from "#web/components/banner.tsx";
import { Button } from "#web/components/button.tsx";
import { OutsideLink } from "#web/components/link.tsx";
import { useLive } from "../hooks/use-live.ts";
import { EnquiryFields } from "./enquiry-fields.tsx";
import { type EnquiryState, THANKS } from "./enquiry-state.ts";
import { form, hint, outcome, send, trap, whole } from "./enquiry.css.ts";
import { fetchToasts, useEnquiry } from "./use-enquiry.ts";

/* Without them the fields still say what is wrong. */
const NoToasts = (): ReactElement => <></>;
const Toasts = lazy(() =>
  fetchToasts().then(
    ({ EnquiryToasts }) => ({ default: EnquiryToasts }),
    () => ({ default: NoToasts }),
  ),
);

const NOTHING: readonly EnquiryProblem[] = [];
const problemsIn = (state: EnquiryState): readonly EnquiryProblem[] => ("problems" in state ? state.problems : NOTHING);

/** The enquiry; what it needs to be sent is fetched when it comes near. */
export function EnquiryForm(): ReactElement {
  const place = useRef<HTMLFormElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const isLive = useLive();
  const { state, submit, change } = useEnquiry(place);
  const problems = problemsIn(state);
  useEmptiedForm(place, state);
  useFocusBack(button, state);
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
      <div className={outcome}>
        <Outcome state={state} />
      </div>
      {(state.kind === "submitting" || state.attempt > 0) && (
        <Suspense>
          <Toasts attempt={state.attempt} problems={problems} />
        </Suspense>
      )}
      <div className={send}>
        <Button
          ref={button}
          type="submit"
          size="large"
          disabled={!isLive}
          busyLabel={state.kind === "submitting" ? "Submitting..." : undefined}
        >
          Send enquiry
        </Button>
        <p className={hint}>
          All six fields are required. You can also write to{" "}
          <OutsideLink href={`mailto:${COMPANY.generalMailbox}`}>{COMPANY.generalMailbox}</OutsideLink>.
        </p>
      </div>
      <noscript>
        <p className={whole}>This form needs JavaScript. Without it, please write to us or call {COMPANY.landline}.</p>
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

/* A sent enquiry leaves an empty form. */
function useEmptiedForm(place: RefObject<HTMLFormElement | null>, { kind }: EnquiryState): void {
  useEffect(() => {
    if (kind === "sent") place.current?.reset();
  }, [place, kind]);
}

/* A button that is disabled lets go of the focus; it gets it back once it can be pressed again. */
function useFocusBack(button: RefObject<HTMLButtonElement | null>, { kind }: EnquiryState): void {
  useEffect(() => {
    const isAnswered = kind === "sent" || kind === "failed";
    if (isAnswered && document.activeElement === document.body) button.current?.focus({ preventScroll: true });
  }, [button, kind]);
}

/* The first field that is refused gets the focus, so that what is wrong with it is read out. */
function useFirstProblem(place: RefObject<HTMLFormElement | null>, state: EnquiryState): void {
  const attempt = state.attempt;
  useEffect(() => {
    if (attempt === 0) return;
    const wrong = place.current?.querySelector<HTMLElement>("[aria-invalid]");
    wrong?.focus();
  }, [place, attempt]);
}
