import { type FormEvent, type ReactElement, useState } from "react";
import { BRAND } from "#brand";
import { findProblem } from "#domain/field-problem.ts";
import type { Failure } from "#flows/failure.ts";
import type { SignInEvent } from "#flows/sign-in/machine.ts";
import type { signInView } from "#flows/sign-in/view.ts";
import { Button } from "#web/components/button.tsx";
import { lock } from "#web/components/icon/shapes.ts";
import { LinkAction } from "#web/components/link.tsx";
import { TextField } from "#web/components/text-field.tsx";
import { FactorSetup, RecoveryCodes } from "#web/kit/factor-setup.tsx";
import { Text } from "#web/kit/layout.tsx";
import { text } from "#web/styles/typography.css.ts";
import { lead } from "./auth-layout.css.ts";
import { AuthLayout, SignInRefusal } from "./auth-layout.tsx";

type View = ReturnType<typeof signInView>;
type CodeView = Extract<View, { readonly kind: "code" }>;
type Send = { readonly send: (event: SignInEvent) => void };

const listProblems = (failure: Failure | null) => (failure?.kind === "refused" ? failure.fields : []);

/** Asks for the code of the app, or for a recovery code; who must have a second factor and has none sets it up first. */
export function SecondStep({ view, send }: Send & { readonly view: CodeView }): ReactElement {
  const [usesRecoveryCode, setUsesRecoveryCode] = useState(false);
  const [code, setCode] = useState("");
  const { challenge, failure, isSending } = view;
  const problems = listProblems(failure);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send({ type: "code.submitted", kind: usesRecoveryCode ? "recovery-code" : "code", code });
  };
  const swap = () => {
    setUsesRecoveryCode(!usesRecoveryCode);
    setCode("");
  };
  return (
    <AuthLayout title="Sign In" onSubmit={submit}>
      <h1 className={text.h1}>{challenge.setup === null ? "Enter your code" : "Set up a second factor"}</h1>
      <p className={lead}>
        {challenge.setup === null
          ? `Your authenticator app shows six digits for ${BRAND.shortName}.`
          : "Your company requires a second factor. Scan the picture with an authenticator app, then enter its code."}
      </p>
      {challenge.setup !== null && <FactorSetup {...challenge.setup} />}
      {problems.length === 0 && <SignInRefusal attempt="sign-in" failure={failure} />}
      <TextField
        key={usesRecoveryCode ? "recovery-code" : "code"}
        label={usesRecoveryCode ? "Recovery code" : "Code"}
        icon={lock}
        autoFocus
        autoComplete={usesRecoveryCode ? "off" : "one-time-code"}
        {...(usesRecoveryCode ? {} : { inputMode: "numeric" as const })}
        maxLength={usesRecoveryCode ? 40 : 20}
        value={code}
        error={findProblem(problems, usesRecoveryCode ? "recoveryCode" : "code")}
        onChange={setCode}
      />
      <Button type="submit" size="large" wide busyLabel={isSending ? "Signing in..." : undefined}>
        Sign In
      </Button>
      {challenge.setup === null && (
        <Text size="ui">
          <LinkAction onClick={swap}>
            {usesRecoveryCode
              ? "Use the authenticator app"
              : `Use a recovery code (${challenge.recoveryCodesLeft} left)`}
          </LinkAction>
        </Text>
      )}
      <Text size="ui">
        <LinkAction onClick={() => send({ type: "code.cancelled" })}>Back to the password</LinkAction>
      </Text>
    </AuthLayout>
  );
}

type SaveCodesProps = Send & { readonly codes: readonly string[] };

/** The recovery codes of a factor that was just set up. */
export function SaveCodes({ codes, send }: SaveCodesProps): ReactElement {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send({ type: "codes.saved" });
  };
  return (
    <AuthLayout title="Sign In" onSubmit={submit}>
      <h1 className={text.h1}>Keep these codes</h1>
      <p className={lead}>Each one replaces the app once, if you lose it. They are not shown again.</p>
      <RecoveryCodes codes={codes} />
      <Button type="submit" size="large" wide autoFocus>
        I have saved them
      </Button>
    </AuthLayout>
  );
}
