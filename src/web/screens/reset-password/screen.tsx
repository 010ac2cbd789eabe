import { useActorRef, useSelector } from "@xstate/react";
import { type FormEvent, type ReactElement, useEffect, useRef, useState } from "react";
import { useSearchParams } from "react-router-dom";
import type { NewPassword } from "#domain/accounts";
import { resetPasswordFlow, resetPasswordView } from "#flows/reset-password.ts";
import { Button } from "#web/components/button.tsx";
import { lock } from "#web/components/icon/shapes.ts";
import { LinkButton } from "#web/components/router-link.tsx";
import { NewPasswordFields } from "#web/kit/new-password-fields.tsx";
import { useFlow } from "#web/portal/portal-context.tsx";
import { useRefusedForm } from "#web/portal/use-toast.ts";
import { text } from "#web/styles/typography.css.ts";
import { lead } from "../sign-in/auth-layout.css.ts";
import { AuthLayout, SignInRefusal } from "../sign-in/auth-layout.tsx";

export function Component(): ReactElement {
  const [query] = useSearchParams();
  const [token] = useState(query.get("token") ?? "");
  const actor = useActorRef(useFlow((portal) => resetPasswordFlow(portal, token)));
  const view = useSelector(actor, (snapshot) => resetPasswordView(snapshot, token));
  const { kind, draft, problems, failure } = view;
  useRefusedForm(actor, "reset-password", problems);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    actor.send({ type: "form.submitted" });
  };
  if (kind === "sent") return <Changed />;
  if (kind === "gone") return <ExpiredLink />;
  const bind = (field: keyof NewPassword) => ({
    field,
    value: draft[field],
    error: problems.find((problem) => problem.field === field)?.message,
    onChange: (typed: string) => actor.send({ type: "form.changed", changes: { [field]: typed } }),
  });
  return (
    <AuthLayout title="New password" onSubmit={submit}>
      <h1 className={text.h1}>Set a new password</h1>
      <p className={lead}>You will be signed out everywhere else.</p>
      <SignInRefusal attempt="reset-password" failure={failure} />
      <NewPasswordFields label="New password" againLabel="Confirm password" icon={lock} required bind={bind} />
      <Button type="submit" size="large" wide busyLabel={kind === "sending" ? "Changing..." : undefined}>
        Change password
      </Button>
    </AuthLayout>
  );
}

function Changed(): ReactElement {
  return (
    <Outcome title="Password changed" sentence="You can sign in with your new password now.">
      <LinkButton to="/login" size="large" wide>
        Sign In
      </LinkButton>
    </Outcome>
  );
}

function ExpiredLink(): ReactElement {
  return (
    <Outcome
      title="This link no longer works"
      sentence="A link to set a new password works once and is valid for one hour. Request a new one."
    >
      <LinkButton to="/forgot-password" size="large" wide>
        Send another link
      </LinkButton>
    </Outcome>
  );
}

type OutcomeProps = { readonly title: string; readonly sentence: string; readonly children: ReactElement };

function Outcome({ title, sentence, children }: OutcomeProps): ReactElement {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <AuthLayout title={title} onSubmit={(event) => event.preventDefault()}>
      <h1 ref={heading} className={text.h1} tabIndex={-1}>
        {title}
      </h1>
      <p>{sentence}</p>
      {children}
    </AuthLayout>
  );
}
