import { useActorRef, useSelector } from "@xstate/react";
import { type ReactElement, type RefObject, useMemo, useRef } from "react";
import { Link, useLocation } from "react-router-dom";
import type { Account, Capability } from "#domain/accounts";
import { type AccountPageView, accountPageFlow, accountPageView } from "#flows/account/page.ts";
import { accountSessionsFlow } from "#flows/account/sessions.ts";
import { selectProfile } from "#flows/session/view.ts";
import { VisuallyHidden } from "#web/components/accessibility.tsx";
import { Skeleton } from "#web/components/loading.tsx";
import { type SectionLink, useCurrentSection } from "#web/kit/current-section.ts";
import { Page } from "#web/kit/page.tsx";
import { PageState } from "#web/kit/page-state.tsx";
import { section } from "#web/kit/section.css.ts";
import { tabTitle, useCapability, useFlow, useSession } from "#web/portal/portal-context.tsx";
import { columns, sectionLink, sections, stack, waiting } from "./account.css.ts";
import { Addresses } from "./addresses.tsx";
import { ApiKeys } from "./api-keys.tsx";
import { CalendarLink } from "./calendar-link.tsx";
import { YourData } from "./data.tsx";
import { CompanyParts } from "./company/company.tsx";
import { Details } from "./details.tsx";
import { SavedLeadTimes } from "./lead-times.tsx";
import { NotificationLink } from "./notification-link.tsx";
import { Links } from "./links.tsx";
import { Password } from "./password.tsx";
import { SecondFactorSection } from "./second-factor.tsx";
import { Sessions } from "./sessions.tsx";
import { Webhooks } from "./webhooks.tsx";
import { FormatsSection } from "./formats.tsx";
import { extent } from "#web/styles/tokens.ts";

export function Component(): ReactElement {
  const actor = useActorRef(useFlow(accountPageFlow));
  const view = useSelector(actor, accountPageView);
  return (
    <Page tab={tabTitle("Account")} heading="Account" note={view.kind === "shown" ? formatOwner(view.account) : null}>
      <Content
        view={view}
        onRetry={() => actor.send({ type: "page.requested" })}
        onChange={(value) => actor.send({ type: "page.updated", value })}
      />
    </Page>
  );
}

const formatOwner = ({ email, companyName }: Account): string =>
  companyName === null ? email : `${email}, ${companyName}`;

type ContentProps = {
  readonly view: AccountPageView;
  readonly onRetry: () => void;
  readonly onChange: (account: Account) => void;
};

function Content({ view, onRetry, onChange }: ContentProps): ReactElement {
  return (
    <PageState view={view} attempt="account" skeleton={<AccountSkeleton />} onRetry={onRetry}>
      {({ account }) => <AccountColumns account={account} onChange={onChange} />}
    </PageState>
  );
}

function AccountColumns({ account, onChange }: SectionStackProps): ReactElement {
  const page = useRef<HTMLDivElement>(null);
  return (
    <div ref={page} className={columns}>
      <SectionLinks of={page} hasFormats={account.formats !== undefined} />
      <SectionStack account={account} onChange={onChange} />
    </div>
  );
}

type SectionStackProps = { readonly account: Account; readonly onChange: (account: Account) => void };

function SectionStack({ account, onChange }: SectionStackProps): ReactElement {
  const sessionsActor = useActorRef(useFlow(accountSessionsFlow));
  const hasAddresses = useCapability("addresses");
  const hasLinks = useCapability("sharing");
  const hasLeadTimes = useCapability("lead-times");
  const hasNotifications = useCapability("notifications");
  const hasFactor = useCapability("second-factor");
  const hasCompany = useCapability("company");
  const hasKeys = useCapability("api-keys");
  const hasWebhooks = useCapability("webhooks");
  return (
    <div className={stack}>
      <Details account={account} />
      {account.formats !== undefined && <FormatsSection account={account} />}
      <Password email={account.email} onChanged={() => sessionsActor.send({ type: "page.requested" })} />
      {hasFactor && <SecondFactorSection />}
      <Sessions actor={sessionsActor} />
      {hasAddresses && <Addresses />}
      {hasLeadTimes && <SavedLeadTimes />}
      {hasNotifications && <NotificationLink />}
      {hasLeadTimes && <CalendarLink />}
      {hasLinks && <Links />}
      {hasCompany && <CompanyParts />}
      {!hasCompany && hasKeys && <ApiKeys />}
      {!hasCompany && hasWebhooks && <Webhooks />}
      <YourData
        requestedAt={account.deletionRequestedAt}
        onRequested={(deletionRequestedAt) => onChange({ ...account, deletionRequestedAt })}
      />
    </div>
  );
}

const FORMATS = "formats";

const SECTIONS: readonly (SectionLink & { readonly capability?: Capability })[] = [
  { id: "details", label: "Details" },
  { id: FORMATS, label: "Formats" },
  { id: "password", label: "Password" },
  { id: "second-factor", label: "Second factor", capability: "second-factor" },
  { id: "sessions", label: "Sessions" },
  { id: "addresses", label: "Address book", capability: "addresses" },
  { id: "lead-times", label: "Lead times", capability: "lead-times" },
  { id: "notifications", label: "Notifications", capability: "notifications" },
  { id: "calendar", label: "Calendar", capability: "lead-times" },
  { id: "links", label: "Links", capability: "sharing" },
  { id: "people", label: "People", capability: "company" },
  { id: "roles", label: "Roles", capability: "company" },
  { id: "sign-in-rules", label: "Sign-in rules", capability: "second-factor" },
  { id: "company", label: "Company", capability: "company" },
  { id: "api-keys", label: "API keys", capability: "api-keys" },
  { id: "webhooks", label: "Webhooks", capability: "webhooks" },
  { id: "data", label: "Your data" },
];

type SectionLinksProps = { readonly of: RefObject<HTMLElement | null>; readonly hasFormats: boolean };

function SectionLinks({ of, hasFormats }: SectionLinksProps): ReactElement {
  const { hash } = useLocation();
  const capabilities = useSelector(useSession(), selectProfile)?.capabilities;
  const shown = useMemo(
    () =>
      SECTIONS.filter(
        ({ id, capability }) =>
          (capability === undefined || capabilities?.includes(capability) === true) && (id !== FORMATS || hasFormats),
      ),
    [capabilities, hasFormats],
  );
  const current = useCurrentSection(of, shown, hash);
  return (
    <nav className={sections} aria-label="Account">
      {shown.map(({ id, label }) => (
        <Link
          key={id}
          to={`#${id}`}
          className={sectionLink}
          aria-current={id === current ? "true" : undefined}
          onClick={() => document.getElementById(`${id}-title`)?.focus({ preventScroll: true })}
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}

function AccountSkeleton(): ReactElement {
  return (
    <div className={stack} role="status">
      <VisuallyHidden>Loading your account...</VisuallyHidden>
      {["details", "password"].map((part) => (
        <div key={part} className={`${section.sheet} ${waiting}`}>
          <Skeleton width={extent(144)} height={extent(24)} />
          <Skeleton width="100%" height={extent(48)} />
          <Skeleton width="100%" height={extent(48)} />
        </div>
      ))}
    </div>
  );
}
