import type { ReactElement } from "react";
import { BRAND } from "#brand";
import { Brand, HOME_LABEL } from "#web/components/brand.tsx";
import { onInk, wrap } from "#web/styles/layout.css.ts";
import { num } from "#web/styles/typography.css.ts";
import {
  about,
  address,
  addressLine,
  columns,
  draught,
  footer,
  home,
  legal,
  line,
  rights,
  title,
  underwater,
  whole,
} from "./footer.css.ts";
import { LEGAL_LINKS } from "../legal/legal-pages.ts";
import { isOffered } from "../offered.ts";
import { telephone } from "./media.ts";

const QUICK_LINKS = [
  { to: "/", label: "Home" },
  { to: "/about", label: "About Us" },
  { to: "/services", label: "Our Services" },
  { to: "/enquiry", label: "Enquiry" },
  { to: "/contact", label: "Contact Us" },
] as const;

const SERVICES = [
  { to: "/services/air-freight", label: BRAND.serviceNames.air },
  { to: "/services/lcl", label: BRAND.serviceNames.lcl },
  { to: "/services/fcl", label: BRAND.serviceNames.fcl },
  { to: "/warehousing", label: BRAND.serviceNames.warehousing },
].filter(({ to }) => isOffered(to));

export function Footer(): ReactElement {
  const { headOffice } = BRAND;
  return (
    <footer className={`${footer} ${onInk}`}>
      <div className={`${wrap} ${columns}`}>
        <div className={whole}>
          <a className={home} href="/" aria-label={HOME_LABEL}>
            <Brand />
          </a>
          <p className={about}>
            {BRAND.name}.<br />
            {BRAND.motto}
          </p>
        </div>
        <LinkColumn label="Quick links" links={QUICK_LINKS} />
        <LinkColumn label="Services" links={SERVICES} />
        <div>
          <h2 className={title}>{headOffice.title}</h2>
          <address className={address}>
            {headOffice.lines.map((one) => (
              <span key={one} className={addressLine}>
                {one}
              </span>
            ))}
          </address>
        </div>
        <Contact />
      </div>
      <div className={`${wrap} ${draught}`} aria-hidden="true">
        <span>10</span>
        <span>8</span>
        <span>6</span>
      </div>
      <div className={underwater}>
        <div className={`${wrap} ${rights}`}>
          <p>
            © {BRAND.publishedIn} {BRAND.name}
          </p>
          <nav aria-label="Legal" className={legal}>
            {LEGAL_LINKS.map(({ to, label }) => (
              <a key={to} className={line} href={to}>
                {label}
              </a>
            ))}
          </nav>
        </div>
      </div>
    </footer>
  );
}

type LinkColumnProps = {
  readonly label: string;
  readonly links: readonly { readonly to: string; readonly label: string }[];
};

function LinkColumn({ label, links }: LinkColumnProps): ReactElement {
  return (
    <nav aria-label={label}>
      <h2 className={title}>{label}</h2>
      <ul>
        {links.map((one) => (
          <li key={one.to}>
            <a className={line} href={one.to}>
              {one.label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Contact(): ReactElement {
  return (
    <div className={whole}>
      <h2 className={title}>Contact</h2>
      <ul>
        {[BRAND.generalMailbox, BRAND.ratesMailbox].map((mailbox) => (
          <li key={mailbox}>
            <a className={line} href={`mailto:${mailbox}`}>
              {mailbox}
            </a>
          </li>
        ))}
        <li>
          <a className={`${line} ${num}`} href={telephone(BRAND.landline)}>
            {BRAND.landline}
          </a>
        </li>
      </ul>
    </div>
  );
}
