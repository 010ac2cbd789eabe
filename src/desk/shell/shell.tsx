import { useSelector } from "@xstate/react";
import { type ReactElement, type ReactNode, useEffect, useRef } from "react";
import { Navigate, NavLink, Outlet, useLocation, useNavigate, useNavigation } from "react-router-dom";
import { BRAND } from "#brand";
import type { StaffAction } from "#domain/staff";
import { isSameView } from "#flows/kit/same-view.ts";
import { SkipLink } from "#web/components/accessibility.tsx";
import { Brand } from "#web/components/brand.tsx";
import { Button } from "#web/components/button.tsx";
import { preloadDialogs } from "#web/components/dialog/dialog.tsx";
import { DialogWaits } from "#web/components/dialog/waiting.tsx";
import { FailedState } from "#web/components/empty-state.tsx";
import { arrowRight, lock, moon, question, sun } from "#web/components/icon/shapes.ts";
import { Spinner } from "#web/components/loading.tsx";
import { UserMenu } from "#web/components/user-menu/user-menu.tsx";
import { useLater } from "#web/kit/lazy-part.tsx";
import { onInk } from "#web/styles/layout.css.ts";
import { text } from "#web/styles/typography.css.ts";
import { sessionView } from "../flows/session.ts";
import type { DeskSession } from "../ports/index.ts";
import { tabTitle, useDesk, useStaff } from "../services.ts";
import { useArrival } from "./arrival.ts";
import { DESTINATIONS, findDestination, findHome, nameScreen } from "./destinations.ts";
import { Find } from "./find/find.tsx";
import { followHeldKeys, useKeysWait, waitForDialog } from "./held-keys.ts";
import { useKeyList } from "./keys.tsx";
import { OfficeClock } from "./office-clock.tsx";
import { ROLE_NAMES } from "./role-names.ts";
import * as css from "./shell.css.ts";
import { useTheme } from "./theme.ts";
import { followTyping } from "./typing-guard.ts";

/** The bar and, below it, the screen of the address; without a session the sign-in. */
export function Shell(): ReactElement {
  const { session } = useDesk();
  const view = useSelector(session, sessionView, isSameView);
  const { pathname } = useLocation();
  useEffect(followTyping, []);
  useEffect(followHeldKeys, []);
  useKeysWait(useNavigation().state !== "idle", "page");
  useArrival();
  useLater(preloadDialogs);
  switch (view.kind) {
    case "checking":
      return (
        <main id="main" tabIndex={-1} className={css.centred}>
          <Spinner size="l" label="Checking your sign-in..." />
        </main>
      );
    case "unreachable":
      return (
        <main id="main" tabIndex={-1} className={css.centred}>
          <FailedState sentence="Your sign-in could not be checked." advice="The server cannot be reached.">
            <Button kind="secondary" onClick={() => session.send({ type: "check.retried" })}>
              Try again
            </Button>
          </FailedState>
        </main>
      );
    case "signed-out":
      return <Navigate to="/sign-in" replace state={{ from: view.reason === "signed-out" ? null : pathname }} />;
    case "signed-in":
      return (
        <DialogWaits value={waitForDialog}>
          <SkipLink />
          <Bar staff={view.session} />
          <Outlet />
        </DialogWaits>
      );
  }
}

/* In characters, beside nine links at 1440 pixels. */
const LONG_NAME = 9;

function Bar({ staff }: { readonly staff: DeskSession }): ReactElement {
  const open = findDestination(useLocation().pathname)?.to;
  const links = useRef<HTMLElement>(null);
  /* On a phone the links scroll sideways. */
  useEffect(() => {
    const { current: bar } = links;
    const link = open === undefined ? undefined : bar?.querySelector(`[href$="${open}"]`)?.getBoundingClientRect();
    if (bar === null || link === undefined) return;
    const { left, width } = bar.getBoundingClientRect();
    bar.scrollLeft += link.left - left - (width - link.width) / 2;
  }, [open]);
  return (
    <header className={`${css.bar} ${onInk}`}>
      <div className={BRAND.shortName.length > LONG_NAME ? `${css.inside} ${css.narrow}` : css.inside}>
        <NavLink to={findHome(staff.actions)} className={css.home}>
          <Brand /> <span className={css.tag}>Desk</span>
        </NavLink>
        <nav ref={links} aria-label="Main" className={css.links}>
          {DESTINATIONS.filter(({ action }) => staff.actions.includes(action)).map(({ to, label }) => (
            <NavLink key={to} to={to} className={css.link}>
              {label}
            </NavLink>
          ))}
        </nav>
        <div className={css.end}>
          <Find />
          <OfficeClock />
          <Account staff={staff} />
        </div>
      </div>
    </header>
  );
}

function Account({ staff }: { readonly staff: DeskSession }): ReactElement {
  const { session } = useDesk();
  const { theme, change } = useTheme();
  const navigate = useNavigate();
  const keys = useKeyList();
  const actions = [
    { id: "access", label: "Your access", icon: lock, onSelect: () => void navigate("/access") },
    {
      id: "theme",
      label: theme === "dark" ? "Light appearance" : "Dark appearance",
      icon: theme === "dark" ? sun : moon,
      onSelect: change,
    },
    { id: "keys", label: "Keys (?)", icon: question, onSelect: keys.open },
    {
      id: "sign-out",
      label: "Sign Out",
      icon: arrowRight,
      onSelect: () => session.send({ type: "signOut.requested" }),
    },
  ];
  return (
    <>
      <UserMenu name={staff.name} email={staff.email} phone={ROLE_NAMES[staff.role]} actions={actions} />
      {keys.dialog}
    </>
  );
}

interface PageProps {
  readonly title: string;
  readonly note?: string;
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** What a screen of the desk shows below the bar. */
export function DeskPage({ title, note, aside, children }: PageProps): ReactElement {
  return (
    <main id="main" tabIndex={-1} className={css.page} aria-labelledby="page-title">
      <title>{tabTitle(title)}</title>
      <div className={css.head}>
        <div>
          <h1 id="page-title" className={text.h2}>
            {title}
          </h1>
          {note !== undefined && <p className={css.note}>{note}</p>}
        </div>
        {aside}
      </div>
      {children}
    </main>
  );
}

/** A screen for the roles that an action permits; others are told that theirs does not open it. */
export function RequireAction({ action }: { readonly action: StaffAction }): ReactElement {
  const staff = useStaff();
  const { pathname } = useLocation();
  if (staff?.actions.includes(action) === true) return <Outlet />;
  return (
    <DeskPage title="Not for your role">
      <p>
        Your role{staff === null ? "" : ` ${ROLE_NAMES[staff.role]}`} does not open {nameScreen(pathname)}. An admin can
        change your role.
      </p>
    </DeskPage>
  );
}

/** What an address without a screen shows. */
export function UnknownPage(): ReactElement {
  const { pathname } = useLocation();
  return (
    <DeskPage title="No such page">
      <p>There is no page at {`/desk${pathname}`}. Choose one above, or find it with Ctrl K.</p>
    </DeskPage>
  );
}

/** In place of a screen whose code could not be loaded: after an update of the server an open tab asks for parts that are gone. */
export function BrokenPage(): ReactElement {
  return (
    <DeskPage title="This page could not be shown">
      <FailedState
        sentence="Part of the desk could not be loaded"
        advice="The server may have been updated since you opened this tab, or the connection is lost."
      >
        <Button onClick={() => globalThis.location.reload()}>Load again</Button>
      </FailedState>
    </DeskPage>
  );
}
