import { useActorRef, useSelector } from "@xstate/react";
import { type FormEvent, type ReactElement, useEffect, useRef } from "react";
import { forgotPasswordFlow } from "#flows/forgot-password.ts";
import { formView } from "#flows/kit/form.ts";
import { Button } from "#web/components/button.tsx";
import { mail } from "#web/components/icon/shapes.ts";
import { LinkAction } from "#web/components/link.tsx";
import { TextLink } from "#web/components/router-link.tsx";
import { TextField } from "#web/components/text-field.tsx";
import { useFlow } from "#web/portal/portal-context.tsx";
import { useRefusedForm } from "#web/portal/use-toast.ts";
import { text } from "#web/styles/typography.css.ts";
import { lead } from "../sign-in/auth-layout.css.ts";
import { AuthLayout, SignInRefusal } from "../sign-in/auth-layout.tsx";
import { Text } from "#web/kit/layout.tsx";

export function Component(): ReactElement {
  const actor = useActorRef(useFlow(forgotPasswordFlow));
  const { kind, draft, problems, failure } = useSelector(actor, formView);
  const { email } = draft;
  useRefusedForm(actor, "forgot-password", problems);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    actor.send({ type: "form.submitted" });
  };
  if (kind === "sent") return <Sent email={email} onReopen={() => actor.send({ type: "form.opened" })} />;
  return (
    <AuthLayout title="Forgot password" onSubmit={submit}>
      <h1 className={text.h1}>Forgot password?</h1>
      <p className={lead}>We send you a link to set a new one.</p>
      <SignInRefusal attempt="forgot-password" failure={failure} />
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
        error={problems[0]?.message}
        onChange={(typed) => actor.send({ type: "form.changed", changes: { email: typed } })}
      />
      <Button type="submit" size="large" wide busyLabel={kind === "sending" ? "Sending link..." : undefined}>
        Send link
      </Button>
      <Text size="ui">
        Remembered it? <TextLink to="/login">Sign In</TextLink>
      </Text>
    </AuthLayout>
  );
}

type SentProps = { readonly email: string; readonly onReopen: () => void };

function Sent({ email, onReopen }: SentProps): ReactElement {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <AuthLayout title="Check your email" onSubmit={(event) => event.preventDefault()}>
      <h1 ref={heading} className={text.h1} tabIndex={-1}>
        Check your email
      </h1>
      <p>
        If <b>{email.trim()}</b> has an account, we have sent a link to set a new password. It is valid for one hour and
        works once.
      </p>
      <Text size="ui">
        No message? Check your spam folder, or <LinkAction onClick={onReopen}>try again</LinkAction>
      </Text>
      <Text size="ui">
        <TextLink to="/login">Back to Sign In</TextLink>
      </Text>
    </AuthLayout>
  );
}
