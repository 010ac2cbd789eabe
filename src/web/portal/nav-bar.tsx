import { useSelector } from "@xstate/react";
import { type ReactElement, useState } from "react";
import { Link, useLocation, useNavigate } from "react-router-dom";
import { BRAND } from "#brand";
import type { Capability, Profile } from "#domain/accounts";
import { selectProfile, showsPortalLinks } from "#flows/session/view.ts";
import { Brand, HOME_LABEL } from "../components/brand.tsx";
import { Icon } from "../components/icon/icon.tsx";
import { arrowRight, cross, menu, moon, sun, user } from "../components/icon/shapes.ts";
import { profileLabels } from "../components/person.tsx";
import { useEscape } from "../components/use-escape.ts";
import { UserMenu } from "../components/user-menu/user-menu.tsx";
import { onInk, wrap } from "../styles/layout.css.ts";
import { useAppearance } from "./appearance.ts";
import { bar, home, inside, link, links, opener, shelf } from "./nav-bar.css.ts";
import { NotificationBell } from "./notification-bell.tsx";
import { useSession } from "./portal-context.tsx";

export function NavBar(): ReactElement {
  const session = useSession();
  const hasLinks = useSelector(session, showsPortalLinks);
  const profile = useSelector(session, selectProfile);
  const [isOpen, setOpen] = useState(false);
  const capabilities = profile?.capabilities ?? [];
  useEscape(isOpen, () => setOpen(false));
  return (
    <header className={`${bar} ${onInk}`}>
      <div className={`${wrap} ${inside}`}>
        <Logo isSignedIn={hasLinks} />
        {hasLinks && <Links place="bar" capabilities={capabilities} onFollow={() => setOpen(false)} />}
        {capabilities.includes("notifications") && hasLinks && <NotificationBell />}
        {profile !== null && (
          <Shipper profile={profile} onSignOut={() => session.send({ type: "signOut.requested" })} />
        )}
        {hasLinks && (
          <button
            type="button"
            className={opener}
            aria-label={isOpen ? "Close menu" : "Open menu"}
            aria-expanded={isOpen}
            aria-controls="mobile-menu"
            onClick={() => setOpen(!isOpen)}
          >
            <Icon shape={isOpen ? cross : menu} size="l" />
          </button>
        )}
      </div>
      <div id="mobile-menu" className={shelf} hidden={!isOpen}>
        {isOpen && <Links place="shelf" capabilities={capabilities} onFollow={() => setOpen(false)} />}
      </div>
    </header>
  );
}

/* The public site is a separate entry: a full page load. */
function Logo({ isSignedIn }: { readonly isSignedIn: boolean }): ReactElement {
  return isSignedIn ? (
    <Link to="/dashboard" className={home} aria-label={`${BRAND.shortName}, dashboard`}>
      <Brand />
    </Link>
  ) : (
    <a href="/" className={home} aria-label={HOME_LABEL}>
      <Brand />
    </a>
  );
}

interface Destination {
  readonly to: string;
  readonly label: string;
  readonly holds: (path: string) => boolean;
  /** Shown where the server has this part. */
  readonly capability?: Capability;
}

const DESTINATIONS: readonly Destination[] = [
  { to: "/dashboard", label: "Dashboard", holds: (path: string) => path === "/dashboard" },
  { to: "/rate", label: "Rate", holds: (path: string) => path === "/rate" || path === "/rate/search" },
  { to: "/rate/tracking", label: "Tracking", holds: (path: string) => path.startsWith("/rate/tracking") },
  {
    to: "/rate/quote",
    label: "Bookings",
    holds: (path: string) => path === "/rate/quote" || path.startsWith("/rate/quote/"),
  },
  {
    to: "/rate/quotes",
    label: "Quotes",
    holds: (path: string) => path.startsWith("/rate/quotes"),
    capability: "quotes",
  },
];

type LinksProps = {
  readonly place: "bar" | "shelf";
  readonly capabilities: readonly Capability[];
  readonly onFollow: () => void;
};

function Links({ place, capabilities, onFollow }: LinksProps): ReactElement {
  const { pathname } = useLocation();
  return (
    <nav aria-label="Main" className={links[place]}>
      {DESTINATIONS.filter(({ capability }) => capability === undefined || capabilities.includes(capability)).map(
        ({ to, label, holds }) => (
          <Link
            key={to}
            to={to}
            className={link[place]}
            aria-current={holds(pathname) ? "page" : undefined}
            onClick={onFollow}
          >
            {label}
          </Link>
        ),
      )}
    </nav>
  );
}

type ShipperProps = { readonly profile: Profile; readonly onSignOut: () => void };

function Shipper({ profile, onSignOut }: ShipperProps): ReactElement {
  const navigate = useNavigate();
  const { appearance, change } = useAppearance();
  const other =
    appearance === "dark" ? { label: "Light appearance", icon: sun } : { label: "Dark appearance", icon: moon };
  return (
    <UserMenu
      {...profileLabels(profile)}
      actions={[
        ...(profile.capabilities.includes("account")
          ? [{ id: "account", label: "Account", icon: user, onSelect: () => void navigate("/rate/account") }]
          : []),
        { id: "appearance", ...other, onSelect: change },
        { id: "sign-out", label: "Sign out", icon: arrowRight, onSelect: onSignOut },
      ]}
    />
  );
}
