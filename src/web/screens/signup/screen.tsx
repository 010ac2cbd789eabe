import { useActorRef, useSelector } from "@xstate/react";
import { type FormEvent, type ReactElement, useEffect, useRef } from "react";
import { BRAND } from "#brand";
import { countriesFlow } from "#flows/countries.ts";
import { findSavedQuote } from "#flows/sign-in/destination.ts";
import { signupFlow } from "#flows/signup/machine.ts";
import { selectSignup, type SignupStep, selectStep } from "#flows/signup/view.ts";
import { VisuallyHidden } from "#web/components/accessibility.tsx";
import { Banner } from "#web/components/banner.tsx";
import { Icon } from "#web/components/icon/icon.tsx";
import { check } from "#web/components/icon/shapes.ts";
import { useFlow } from "#web/portal/portal-context.tsx";
import { useRefusedForm } from "#web/portal/use-toast.ts";
import { text, num } from "#web/styles/typography.css.ts";
import { AuthLayout } from "../sign-in/auth-layout.tsx";
import { DetailsStep } from "./details-step.tsx";
import { CodeStep, EmailStep } from "./email-steps.tsx";
import { line, stepMarker, progressStep } from "./signup.css.ts";

const NUMBER: Readonly<Record<SignupStep, number>> = { email: 1, code: 2, details: 3, created: 4 };

const SUBMITTED = {
  email: { type: "email.submitted" },
  code: { type: "code.submitted" },
  details: { type: "account.submitted" },
} as const;

export function Component(): ReactElement {
  const actor = useActorRef(useFlow(signupFlow));
  const countries = useActorRef(useFlow(countriesFlow));
  const quote = useFlow(findSavedQuote);
  const step = useSelector(actor, selectStep);
  useRefusedForm(actor, "sign-up", useSelector(actor, selectSignup).problems);
  useFocusOnStep(step);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (step !== "created") actor.send(SUBMITTED[step]);
  };
  return (
    <AuthLayout title="Create your account" onSubmit={submit} wide>
      <Progress at={NUMBER[step]} />
      {step === "email" && <EmailStep actor={actor} quote={quote} />}
      {step === "code" && <CodeStep actor={actor} />}
      {step === "details" && <DetailsStep actor={actor} countries={countries} />}
      {step === "created" && <Created quote={quote} />}
    </AuthLayout>
  );
}

/** A new step focuses its heading, so that it is read; the code step focuses its only field. */
function useFocusOnStep(step: SignupStep): void {
  const before = useRef(step);
  useEffect(() => {
    if (before.current === step) return;
    before.current = step;
    document.querySelector<HTMLElement>(step === "code" ? "main form input" : "main h1")?.focus();
    document.querySelector("main")?.scrollIntoView({ block: "start", behavior: "instant" });
  }, [step]);
}

type CreatedProps = {
  readonly quote: string | null;
};

export function Created({ quote }: CreatedProps): ReactElement {
  return (
    <>
      <h1 className={text.h1} tabIndex={-1}>
        Welcome to {BRAND.shortName}
      </h1>
      <Banner tone="positive">
        {quote === null
          ? "Account created successfully! Redirecting to dashboard..."
          : `Account created successfully! Continuing with your search: ${quote}...`}
      </Banner>
    </>
  );
}

const STEPS = ["Email", "Verification code", "Details"] as const;

type ProgressProps = {
  /** Starts at 1; 4 when all steps are done. */
  readonly at: number;
};

export function Progress({ at }: ProgressProps): ReactElement {
  return (
    <ol className={line} aria-label={at > STEPS.length ? "All steps done" : `Step ${at} of ${STEPS.length}`}>
      {STEPS.map((name, index) => (
        <ProgressStep key={name} name={name} number={index + 1} at={at} />
      ))}
    </ol>
  );
}

type ProgressStepProps = ProgressProps & { readonly name: string; readonly number: number };

function ProgressStep({ name, number, at }: ProgressStepProps): ReactElement {
  if (number < at) {
    return (
      <li className={progressStep} data-done="">
        <span className={stepMarker.done}>
          <Icon shape={check} size="s" />
        </span>
        {name}
        <VisuallyHidden>, done</VisuallyHidden>
      </li>
    );
  }
  const isCurrent = number === at;
  return (
    <li className={progressStep} aria-current={isCurrent ? "step" : undefined}>
      <span className={`${isCurrent ? stepMarker.current : stepMarker.ahead} ${num}`} aria-hidden="true">
        {number}
      </span>
      {name}
    </li>
  );
}
