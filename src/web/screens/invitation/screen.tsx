import { useActorRef, useSelector } from "@xstate/react";
import { type FormEvent, type ReactElement, useState } from "react";
import { useSearchParams } from "react-router-dom";
import type { OpenInvitation, Role } from "#domain/companies";
import {
  acceptInvitationFlow,
  invitationFlow,
  invitationView,
  joinCompanyFlow,
  type NewPerson,
} from "#flows/invitation.ts";
import { formView } from "#flows/kit/form.ts";
import { Button } from "#web/components/button.tsx";
import { lock } from "#web/components/icon/shapes.ts";
import { Spinner } from "#web/components/loading.tsx";
import { LinkButton } from "#web/components/router-link.tsx";
import { TextField } from "#web/components/text-field.tsx";
import { FailedLoad } from "#web/kit/failure.tsx";
import { NewPasswordFields } from "#web/kit/new-password-fields.tsx";
import { useFlow } from "#web/portal/portal-context.tsx";
import { useRefusedForm } from "#web/portal/use-toast.ts";
import { text } from "#web/styles/typography.css.ts";
import { lead } from "../sign-in/auth-layout.css.ts";
import { AuthLayout, SignInRefusal } from "../sign-in/auth-layout.tsx";

const ROLES: Readonly<Record<Role, string>> = {
  admin: "As an admin you book, approve bookings and manage the people of the company.",
  booker: "You will search rates, book, and follow the shipments of the company.",
  approver: "You will book, and approve bookings of your colleagues.",
  viewer: "You will see rates, bookings and documents of the company.",
};

const prevent = (event: FormEvent): void => event.preventDefault();

/** The page of a mailed invitation to a company. */
export function Component(): ReactElement {
  const [query] = useSearchParams();
  const [token] = useState(query.get("token") ?? "");
  return token === "" ? <Gone /> : <Invitation token={token} />;
}

function Invitation({ token }: { readonly token: string }): ReactElement {
  const actor = useActorRef(useFlow((services) => invitationFlow(services, token)));
  const view = invitationView(useSelector(actor, (snapshot) => snapshot));
  if (view.kind === "gone") return <Gone />;
  if (view.kind === "open")
    return view.invitation.hasAccount ? (
      <JoinForm token={token} invitation={view.invitation} />
    ) : (
      <AccountForm token={token} invitation={view.invitation} />
    );
  return (
    <AuthLayout title="Invitation" onSubmit={prevent}>
      <h1 className={text.h1}>Invitation</h1>
      {view.kind === "loading" ? (
        <Spinner label="Loading the invitation..." />
      ) : (
        <FailedLoad
          attempt="invitation"
          failure={view.failure}
          onRetry={() => actor.send({ type: "page.requested" })}
        />
      )}
    </AuthLayout>
  );
}

type FormProps = { readonly token: string; readonly invitation: OpenInvitation };

function Intro({ invitation }: Pick<FormProps, "invitation">): ReactElement {
  const { companyName, invitedBy, role } = invitation;
  return (
    <>
      <h1 className={text.h1}>Join {companyName}</h1>
      <p className={lead}>
        {invitedBy} invites you. {ROLES[role]}
      </p>
    </>
  );
}

function AccountForm({ token, invitation }: FormProps): ReactElement {
  const actor = useActorRef(useFlow((services) => acceptInvitationFlow(services, token)));
  const { kind, draft, problems, failure } = formView(useSelector(actor, (snapshot) => snapshot));
  useRefusedForm(actor, "accept-invitation", problems);
  if (kind === "sent")
    return <Joined companyName={invitation.companyName} to="/login" label="Sign In" username={invitation.email} />;
  const bind = (field: keyof NewPerson) => ({
    field,
    value: draft[field],
    error: problems.find((problem) => problem.field === field)?.message,
    onChange: (typed: string) => actor.send({ type: "form.changed", changes: { [field]: typed } }),
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    actor.send({ type: "form.submitted" });
  };
  return (
    <AuthLayout title="Invitation" onSubmit={submit}>
      <Intro invitation={invitation} />
      <p>
        Your user name is <strong>{invitation.email}</strong>.
      </p>
      <SignInRefusal attempt="accept-invitation" failure={failure} />
      <TextField label="First name" autoComplete="given-name" required {...bind("firstName")} />
      <TextField label="Last name" autoComplete="family-name" required {...bind("lastName")} />
      <TextField label="Phone number" type="tel" autoComplete="tel" required {...bind("phone")} />
      <NewPasswordFields label="Password" againLabel="Confirm password" icon={lock} required bind={bind} />
      <Button type="submit" size="large" wide busyLabel={kind === "sending" ? "Creating..." : undefined}>
        Create account
      </Button>
    </AuthLayout>
  );
}

function JoinForm({ token, invitation }: FormProps): ReactElement {
  const actor = useActorRef(useFlow((services) => joinCompanyFlow(services, token)));
  const { kind, failure } = formView(useSelector(actor, (snapshot) => snapshot));
  if (kind === "sent") return <Joined companyName={invitation.companyName} to="/dashboard" label="Open the portal" />;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    actor.send({ type: "form.submitted" });
  };
  return (
    <AuthLayout title="Invitation" onSubmit={submit}>
      <Intro invitation={invitation} />
      <p>
        <strong>{invitation.email}</strong> has an account already. Join with it.
      </p>
      {failure?.kind === "unauthorised" ? (
        <LinkButton to="/login" size="large" wide state={{ username: invitation.email }}>
          Sign In
        </LinkButton>
      ) : (
        <>
          <SignInRefusal attempt="join-company" failure={failure} />
          <Button type="submit" size="large" wide busyLabel={kind === "sending" ? "Joining..." : undefined}>
            Join the company
          </Button>
        </>
      )}
    </AuthLayout>
  );
}

type JoinedProps = {
  readonly companyName: string;
  readonly to: string;
  readonly label: string;
  /** What the sign-in begins with. */
  readonly username?: string;
};

function Joined({ companyName, to, label, username }: JoinedProps): ReactElement {
  return (
    <AuthLayout title="Invitation" onSubmit={prevent}>
      <h1 className={text.h1}>You have joined {companyName}</h1>
      <LinkButton to={to} size="large" wide {...(username === undefined ? {} : { state: { username } })}>
        {label}
      </LinkButton>
    </AuthLayout>
  );
}

function Gone(): ReactElement {
  return (
    <AuthLayout title="Invitation" onSubmit={prevent}>
      <h1 className={text.h1}>This invitation no longer works</h1>
      <p>An invitation works once and is valid for 7 days. Ask the person who invited you for another one.</p>
      <LinkButton to="/login" size="large" wide>
        Sign In
      </LinkButton>
    </AuthLayout>
  );
}
