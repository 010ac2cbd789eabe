import { useSelector } from "@xstate/react";
import type { ReactElement } from "react";
import type { SignupActor } from "#flows/signup/machine.ts";
import { findProblem, selectSignup, selectPendingRequest } from "#flows/signup/view.ts";
import { Button } from "#web/components/button.tsx";
import { mail } from "#web/components/icon/shapes.ts";
import { TextLink } from "#web/components/router-link.tsx";
import { TextField } from "#web/components/text-field.tsx";
import { text } from "#web/styles/typography.css.ts";
import { SavedQuote } from "../sign-in/door-frame.tsx";
import { Refused } from "../sign-in/refused.tsx";
import { ask, lead, short } from "./signup.css.ts";

type EmailStepProps = {
  readonly actor: SignupActor;
  /** The search from the landing page that is waiting; null without one. */
  readonly quote: string | null;
};

/** The first step: the address that the code goes to. */
export function EmailStep({ actor, quote }: EmailStepProps): ReactElement {
  const { email, problems, failure } = useSelector(actor, selectSignup);
  const isBusy = useSelector(actor, selectPendingRequest) === "sending";
  return (
    <div className={short}>
      <h1 className={text.h1} tabIndex={-1}>
        Create your account
      </h1>
      {quote !== null && <SavedQuote quote={quote}>Create an account to continue with it.</SavedQuote>}
      <p className={lead}>First we send a code to your email address.</p>
      {failure !== null && <Refused {...failure} />}
      <TextField
        label="Email"
        field="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        icon={mail}
        required
        value={email}
        error={findProblem(problems, "email")}
        onChange={(typed) => actor.send({ type: "email.typed", email: typed })}
      />
      <Button type="submit" size="large" wide busyLabel={isBusy ? "Sending code..." : undefined}>
        Continue
      </Button>
      <p className={ask}>
        Already registered? <TextLink to="/login">Sign In</TextLink>
      </p>
    </div>
  );
}
