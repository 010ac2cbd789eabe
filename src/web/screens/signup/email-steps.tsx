import { useSelector } from "@xstate/react";
import type { ReactElement } from "react";
import { findProblem } from "#domain/field-problem.ts";
import type { SignupActor } from "#flows/signup/machine.ts";
import { selectSignup, selectPendingRequest } from "#flows/signup/view.ts";
import { Banner } from "#web/components/banner.tsx";
import { Button } from "#web/components/button.tsx";
import { mail } from "#web/components/icon/shapes.ts";
import { LinkAction } from "#web/components/link.tsx";
import { TextLink } from "#web/components/router-link.tsx";
import { TextField } from "#web/components/text-field.tsx";
import { quietText } from "#web/kit/atoms.css.ts";
import { text, num } from "#web/styles/typography.css.ts";
import { SavedQuote, SignInRefusal } from "../sign-in/auth-layout.tsx";
import { lead, short, again } from "./signup.css.ts";

type EmailStepProps = {
  readonly actor: SignupActor;
  readonly quote: string | null;
};

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
      {failure !== null && <SignInRefusal {...failure} />}
      <TextField
        label="Email"
        field="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        icon={mail}
        required
        autoFocus
        value={email}
        error={findProblem(problems, "email")}
        onChange={(typed) => actor.send({ type: "email.typed", email: typed })}
      />
      <Button type="submit" size="large" wide busyLabel={isBusy ? "Sending code..." : undefined}>
        Continue
      </Button>
      <p className={quietText.ui}>
        Already registered? <TextLink to="/login">Sign In</TextLink>
      </p>
    </div>
  );
}

type StepProps = { readonly actor: SignupActor };

export function CodeStep({ actor }: StepProps): ReactElement {
  const { code, sentTo, problems, failure, wasSentAgain } = useSelector(actor, selectSignup);
  const work = useSelector(actor, selectPendingRequest);
  return (
    <div className={short}>
      <h1 className={text.h1} tabIndex={-1}>
        Verification code
      </h1>
      <p className={lead}>
        We sent a code to <b>{sentTo}</b>. It is valid for ten minutes.
      </p>
      {failure !== null && <SignInRefusal {...failure} />}
      {wasSentAgain && <Banner tone="positive">We sent another code. Only the newest one works.</Banner>}
      <TextField
        label="Code"
        field="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        numeric
        required
        hint="Six digits"
        value={code}
        error={findProblem(problems, "code")}
        onChange={(typed) => actor.send({ type: "code.typed", code: typed })}
      />
      <Button
        type="submit"
        size="large"
        wide
        disabled={work === "sending"}
        busyLabel={work === "verifying" ? "Verifying..." : undefined}
      >
        Verify
      </Button>
      <div className={again}>
        <Resend actor={actor} isSending={work === "sending"} isOff={work !== null} />
        <LinkAction disabled={work !== null} onClick={() => actor.send({ type: "email.reopened" })}>
          Use another address
        </LinkAction>
      </div>
    </div>
  );
}

type ResendProps = StepProps & { readonly isSending: boolean; readonly isOff: boolean };

/* A disabled button would lose the focus; text shows how long to wait. */
function Resend({ actor, isSending, isOff }: ResendProps): ReactElement {
  const { secondsToWait } = useSelector(actor, selectSignup);
  if (isSending) return <span className={quietText.ui}>Sending another code...</span>;
  if (secondsToWait > 0) {
    return <span className={`${quietText.ui} ${num}`}>{`No message? Another code in ${secondsToWait} s`}</span>;
  }
  return (
    <LinkAction disabled={isOff} onClick={() => actor.send({ type: "code.requested" })}>
      Send another code
    </LinkAction>
  );
}
