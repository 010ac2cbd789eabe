import { useActorRef, useSelector } from "@xstate/react";
import { type FormEvent, type ReactElement, useEffect, useRef } from "react";
import { countryListFlow } from "../../../flows/country-list/flow.ts";
import { type SignupActor, signupFlow } from "../../../flows/signup/flow.ts";
import { type SignupStep, stepOf } from "../../../flows/signup/selectors.ts";
import { focusFirstProblem } from "../../portal/focus-first-problem.ts";
import { useFlow } from "../../portal/use-flow.ts";
import { spokenProblems } from "../../messages/refused-form.ts";
import { useToast } from "../../portal/use-toast.ts";
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
  const countries = useActorRef(useFlow(countryListFlow));
  const step = useSelector(actor, stepOf);
  useRefusals(actor);
  useFocusOnStep(step);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (step !== "created") actor.send(SUBMITTED[step]);
  };
  return (
    <DoorFrame title="Create your account" onSubmit={submit} wide>
      <Progress at={NUMBER[step]} />
      {step === "email" && <EmailStep actor={actor} />}
      {step === "code" && <CodeStep actor={actor} />}
      {step === "details" && <DetailsStep actor={actor} countries={countries} />}
      {step === "created" && <Created />}
    </DoorFrame>
  );
}

/** Says what is wrong with a form that was not sent, and goes to the first field concerned. */
function useRefusals(actor: SignupActor): void {
  const toast = useToast();
  useEffect(() => {
    const refused = actor.on("form.refused", ({ problems }) => {
      for (const message of spokenProblems(problems.map((problem) => problem.message))) toast("critical", message);
      focusFirstProblem();
    });
    return () => refused.unsubscribe();
  }, [actor, toast]);
}

/** A step that follows another begins at its heading, so that it is read out. */
function useFocusOnStep(step: SignupStep): void {
  const before = useRef(step);
  useEffect(() => {
    if (before.current === step) return;
    before.current = step;
    document.querySelector<HTMLElement>("main h1")?.focus();
    document.querySelector("main")?.scrollIntoView({ block: "start", behavior: "instant" });
  }, [step]);
}
