import { useActorRef, useSelector } from "@xstate/react";
import { type FormEvent, type ReactElement, useEffect, useRef } from "react";
import { countriesFlow } from "#flows/countries.ts";
import { findSavedQuote } from "#flows/sign-in/destination.ts";
import { signupFlow } from "#flows/signup/machine.ts";
import { selectSignup, type SignupStep, selectStep } from "#flows/signup/view.ts";
import { useFlow } from "#web/portal/portal-context.tsx";
import { useRefusedForm } from "#web/portal/use-toast.ts";
import { DoorFrame } from "../sign-in/door-frame.tsx";
import { CodeStep } from "./code-step.tsx";
import { Created } from "./created.tsx";
import { DetailsStep } from "./details-step.tsx";
import { EmailStep } from "./email-step.tsx";
import { Progress } from "./progress.tsx";

const NUMBER: Readonly<Record<SignupStep, number>> = { email: 1, code: 2, details: 3, created: 4 };

const SUBMITTED = {
  email: { type: "email.submitted" },
  code: { type: "code.submitted" },
  details: { type: "account.submitted" },
} as const;

/** Opening an account in three steps; a reload goes on where the shipper was. */
export function Component(): ReactElement {
  const { machine, input } = useFlow(signupFlow);
  const actor = useActorRef(machine, { input });
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
    <DoorFrame title="Create your account" onSubmit={submit} wide>
      <Progress at={NUMBER[step]} />
      {step === "email" && <EmailStep actor={actor} quote={quote} />}
      {step === "code" && <CodeStep actor={actor} />}
      {step === "details" && <DetailsStep actor={actor} countries={countries} />}
      {step === "created" && <Created quote={quote} />}
    </DoorFrame>
  );
}

/** A new step begins at its heading, so that a screen reader reads it; the code step begins at its only field. */
function useFocusOnStep(step: SignupStep): void {
  const before = useRef(step);
  useEffect(() => {
    if (before.current === step) return;
    before.current = step;
    document.querySelector<HTMLElement>(step === "code" ? "main form input" : "main h1")?.focus();
    document.querySelector("main")?.scrollIntoView({ block: "start", behavior: "instant" });
  }, [step]);
}
