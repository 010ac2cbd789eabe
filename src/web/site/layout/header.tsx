import { type ReactElement, useRef, useState } from "react";
import { VisuallyHidden } from "#web/components/accessibility.tsx";
import { Brand, HOME_LABEL } from "#web/components/brand.tsx";
import { buttonClass } from "#web/components/button.tsx";
import { Icon } from "#web/components/icon/icon.tsx";
import { cross, menu as menuShape, arrowRight, chevronDown, columns } from "#web/components/icon/shapes.ts";
import { Person, profileLabels, Initials } from "#web/components/person.tsx";
import { onInk, wrap } from "#web/styles/layout.css.ts";
import { useClosing } from "../hooks.ts";
import { type Account, useAccount, useHasSession } from "../site-context.tsx";
import {
  actions,
  header,
  home,
  inside,
  link,
  menu,
  nav,
  opener,
  shelf,
  shelfAccount,
  shelfAction,
  shelfLink,
  action,
  accountMenu,
  accountOpener,
  openerLabel,
  sheet,
} from "./header.css.ts";

const PAGES = [
  { to: "/", label: "Home" },
  { to: "/about", label: "About" },
  { to: "/services", label: "Services" },
  { to: "/contact", label: "Contact" },
] as const;

const PORTAL = [
  { to: "/rate", label: "Rate" },
  { to: "/rate/tracking", label: "Tracking" },
  { to: "/rate/quote", label: "Bookings" },
] as const;

type HeaderProps = { readonly path: string; readonly look: keyof typeof header };

export function Header({ path, look }: HeaderProps): ReactElement {
  const hasSession = useHasSession();
  const account = useAccount();
  const quote = path === "/" ? "#quote" : "/#quote";
  return (
    <header className={`${header[look]} ${onInk}`}>
      <div className={`${wrap} ${inside}`}>
        <a href="/" className={home} aria-label={HOME_LABEL}>
          <Brand />
        </a>
        <nav aria-label="Main" className={nav}>
          <Links path={path} className={link} hasSession={hasSession} />
        </nav>
        <div className={actions}>
          {!hasSession && (
            <a className={link} href="/account">
              Sign In
            </a>
          )}
          {account !== null && <AccountMenu account={account} />}
          <a className={buttonClass({ size: "small" })} href={quote}>
            Get a quote
          </a>
        </div>
        <Menu path={path} hasSession={hasSession} account={account} quote={quote} />
      </div>
    </header>
  );
}

type LinksProps = { readonly path: string; readonly className: string; readonly hasSession: boolean };

function Links({ path, className, hasSession }: LinksProps): ReactElement {
  const shown = hasSession ? [...PAGES, ...PORTAL] : PAGES;
  return (
    <>
      {shown.map(({ to, label }) => (
        <a key={to} href={to} className={className} aria-current={to === path ? "page" : undefined}>
          {label}
        </a>
      ))}
    </>
  );
}

type MenuProps = {
  readonly path: string;
  readonly hasSession: boolean;
  readonly account: Account | null;
  readonly quote: string;
};

function Menu({ path, hasSession, account, quote }: MenuProps): ReactElement {
  const details = useRef<HTMLDetailsElement>(null);
  const [isOpen, setOpen] = useState(false);
  useClosing(details);
  return (
    <details ref={details} className={menu} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={opener} aria-label={isOpen ? "Close menu" : "Open menu"}>
        <Icon shape={isOpen ? cross : menuShape} size="l" />
      </summary>
      <nav aria-label="Menu" className={shelf}>
        <Links path={path} className={shelfLink} hasSession={hasSession} />
        {!hasSession && (
          <a className={shelfLink} href="/account">
            Sign In
          </a>
        )}
        <a
          className={`${buttonClass({ wide: true })} ${shelfAction}`}
          href={quote}
          onClick={() => details.current?.removeAttribute("open")}
        >
          Get a quote
        </a>
        {account !== null && (
          <div className={shelfAccount}>
            <Person {...profileLabels(account.profile)} />
            <button type="button" className={shelfLink} onClick={account.signOut}>
              Sign out
            </button>
          </div>
        )}
      </nav>
    </details>
  );
}

type AccountProps = { readonly account: Account };

function AccountMenu({ account }: AccountProps): ReactElement {
  const details = useRef<HTMLDetailsElement>(null);
  const words = profileLabels(account.profile);
  useClosing(details);
  return (
    <details ref={details} className={accountMenu}>
      <summary className={accountOpener}>
        <Initials name={words.name} />
        <VisuallyHidden>Account: </VisuallyHidden>
        <span className={openerLabel}>{words.name}</span>
        <Icon shape={chevronDown} size="s" />
      </summary>
      <div className={sheet}>
        <Person {...words} />
        <a className={action} href="/dashboard">
          <Icon shape={columns} />
          Dashboard
        </a>
        <button type="button" className={action} onClick={account.signOut}>
          <Icon shape={arrowRight} />
          Sign out
        </button>
      </div>
    </details>
  );
}
