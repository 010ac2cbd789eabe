import { type ReactElement, type RefObject, useEffect, useRef, useState } from "react";
import { Brand } from "../../components/brand/brand.tsx";
import { buttonClass } from "../../components/button/button-class.ts";
import { Icon } from "../../components/icon/icon.tsx";
import { cross, menu as menuShape } from "../../components/icon/shapes.ts";
import { onInk, wrap } from "../../styles/layout.css.ts";
import { useHasSession } from "../site-context.tsx";
import { actions, header, home, inside, link, menu, nav, opener, shelf, shelfAction, shelfLink } from "./header.css.ts";

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

/** The bar above every public page; the ways into the portal show to whom is signed in. */
export function Header({ path, look }: HeaderProps): ReactElement {
  const hasSession = useHasSession();
  const quote = path === "/" ? "#quote" : "/#quote";
  return (
    <header className={`${header[look]} ${onInk}`}>
      <div className={`${wrap} ${inside}`}>
        <a href="/" className={home} aria-label="Keelson, home">
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
          <a className={buttonClass({ size: "small" })} href={quote}>
            Get a quote
          </a>
        </div>
        <Menu path={path} hasSession={hasSession} quote={quote} />
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

type MenuProps = { readonly path: string; readonly hasSession: boolean; readonly quote: string };

function Menu({ path, hasSession, quote }: MenuProps): ReactElement {
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
      </nav>
    </details>
  );
}

/* Escape closes the menu and gives the focus back; a press anywhere else closes it. */
function useClosing(details: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const pressed = ({ key }: KeyboardEvent) => {
      const menu = details.current;
      if (key !== "Escape" || menu?.open !== true) return;
      menu.open = false;
      menu.querySelector("summary")?.focus();
    };
    const outside = ({ target }: PointerEvent) => {
      const menu = details.current;
      if (menu?.open === true && target instanceof Node && !menu.contains(target)) menu.open = false;
    };
    document.addEventListener("keydown", pressed);
    document.addEventListener("pointerdown", outside);
    return () => {
      document.removeEventListener("keydown", pressed);
      document.removeEventListener("pointerdown", outside);
    };
  }, [details]);
}
