import { useActorRef, useSelector } from "@xstate/react";
import { type ReactElement, useState } from "react";
import { Navigate, useLocation } from "react-router-dom";
import { isSameView } from "#flows/kit/same-view.ts";
import { Banner } from "#web/components/banner.tsx";
import { Button } from "#web/components/button.tsx";
import { lock, mail } from "#web/components/icon/shapes.ts";
import { PasswordField, TextField } from "#web/components/text-field.tsx";
import { text } from "#web/styles/typography.css.ts";
import { sessionView } from "../../flows/session.ts";
import { createSignInFlow, type SignInView, signInView } from "../../flows/sign-in.ts";
import { Refusal } from "../../kit/refusal.tsx";
import type { Credentials } from "../../ports/index.ts";
import { toSentence, useDesk, useDeskFlow } from "../../services.ts";
import * as css from "./auth-layout.css.ts";
import { AuthLayout, Steps } from "./auth-layout.tsx";
import { OneTimeCode } from "./one-time-code.tsx";

const STEPS = ["Password", "Code"];

/** Where the person wanted to go before the sign-in. */
const readTarget = (state: unknown): string =>
  typeof state === "object" && state !== null && "from" in state && typeof state.from === "string" ? state.from : "/";

/** Password, then code. */
export function SignInScreen(): ReactElement {
  const { session, ports } = useDesk();
  const actor = useActorRef(
    useDeskFlow(() =>
      createSignInFlow(ports.session, ports.passkeys, (begun) =>
        session.send({ type: "session.began", session: begun }),
      ),
    ),
  );
  const view = useSelector(actor, signInView, isSameView);
  const shown = useSelector(session, sessionView, isSameView);
  const state: unknown = useLocation().state;
  if (shown.kind === "signed-in") return <Navigate to={readTarget(state)} replace />;
  return view.step === "password" ? (
    <PasswordStep
      view={view}
      hasEnded={shown.kind === "signed-out" && shown.reason === "ended"}
      onSubmit={(typed) => actor.send({ type: "password.submitted", typed })}
      onPasskey={ports.passkeys.isSupported() ? () => actor.send({ type: "passkey.requested" }) : null}
    />
  ) : (
    <CodeStep
      key={`${String(view.isRecovery)} ${String(view.refusals)}`}
      view={view}
      onSubmit={(code) => actor.send({ type: "code.submitted", code })}
      onRecovery={(isRecovery) => actor.send({ type: "recovery.chosen", isRecovery })}
      onStart={() => actor.send({ type: "start.requested" })}
    />
  );
}

interface PasswordStepProps {
  readonly view: SignInView;
  readonly hasEnded: boolean;
  readonly onSubmit: (typed: Credentials) => void;
  /** Null: this browser has no passkeys here. */
  readonly onPasskey: (() => void) | null;
}

function PasswordStep({ view, hasEnded, onSubmit, onPasskey }: PasswordStepProps): ReactElement {
  const [email, setEmail] = useState(view.email);
  const [password, setPassword] = useState("");
  return (
    <AuthLayout title="Sign in" onSubmit={() => onSubmit({ email, password })}>
      <Steps steps={STEPS} current={0} />
      <h1 className={text.h1}>Sign in</h1>
      <p className={css.lead}>For the staff of the desk.</p>
      {hasEnded && view.failure === null && (
        <Banner tone="caution">You were signed out. Sign in to continue where you were.</Banner>
      )}
      <Refusal failure={view.failure} />
      <TextField
        label="Email"
        type="email"
        icon={mail}
        autoComplete="username"
        autoFocus
        value={email}
        onChange={setEmail}
      />
      <PasswordField
        label="Password"
        icon={lock}
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
      />
      <Button type="submit" size="large" wide busyLabel={view.isBusy ? "Checking..." : undefined}>
        Continue
      </Button>
      {onPasskey !== null && (
        <Button
          kind="secondary"
          size="large"
          wide
          onClick={onPasskey}
          busyLabel={view.isUsingPasskey ? "Waiting for your passkey..." : undefined}
        >
          Use a passkey
        </Button>
      )}
      <p className={css.note}>
        The desk needs a second factor for everybody. Customers sign in at <a href="/login">the portal</a>.
      </p>
    </AuthLayout>
  );
}

interface CodeStepProps {
  readonly view: SignInView;
  readonly onSubmit: (code: string) => void;
  readonly onRecovery: (isRecovery: boolean) => void;
  readonly onStart: () => void;
}

function CodeStep({ view, onSubmit, onRecovery, onStart }: CodeStepProps): ReactElement {
  const [code, setCode] = useState("");
  const { isRecovery, failure, recoveryCodesLeft } = view;
  const problem = failure?.kind === "refused" ? toSentence(failure) : null;
  return (
    <AuthLayout title="Enter your code" onSubmit={() => onSubmit(code)}>
      <Steps steps={STEPS} current={1} />
      <h1 className={text.h1}>{isRecovery ? "Enter a recovery code" : "Enter your code"}</h1>
      <p className={css.lead}>
        {isRecovery
          ? "One of the codes that you saved when you set up your access."
          : "6 digits from your authenticator app for "}
        {!isRecovery && <b>{view.email}</b>}
        {!isRecovery && "."}
      </p>
      {problem === null && <Refusal failure={failure} />}
      {isRecovery ? (
        <TextField label="Recovery code" value={code} onChange={setCode} autoFocus error={problem ?? undefined} />
      ) : (
        <OneTimeCode
          value={code}
          problem={problem}
          hint="Sent with the last digit."
          onChange={setCode}
          onComplete={onSubmit}
        />
      )}
      <Button type="submit" size="large" wide busyLabel={view.isBusy ? "Signing in..." : undefined}>
        Sign in
      </Button>
      <div className={css.aside}>
        <p>
          <button type="button" className={css.textButton} onClick={() => onRecovery(!isRecovery)}>
            {isRecovery ? "Use the authenticator app" : "Use a recovery code"}
          </button>
          {!isRecovery && `, ${recoveryCodesLeft} of 10 left`}
        </p>
        <p>Lost your phone? An admin resets your second factor.</p>
        <p>
          <button type="button" className={css.textButton} onClick={onStart}>
            Start again
          </button>
        </p>
      </div>
    </AuthLayout>
  );
}
