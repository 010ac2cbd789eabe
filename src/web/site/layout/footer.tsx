import type { ReactElement } from "react";
import COMPANY from "#data/company.json" with { type: "json" };
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
  line,
  rights,
  title,
  underwater,
  whole,
} from "./footer.css.ts";
import { telephone } from "./media.ts";

const QUICK_LINKS = [
  { to: "/", label: "Home" },
  { to: "/about", label: "About Us" },
  { to: "/services", label: "Our Services" },
  { to: "/enquiry", label: "Enquiry" },
  { to: "/contact", label: "Contact Us" },
] as const;

const SERVICES = [
  { to: "/services/air-freight", label: "Air Freight" },
  { to: "/services/lcl", label: "LCL Consolidation" },
  { to: "/services/fcl", label: "FCL Freight" },
  { to: "/warehousing", label: "Warehousing" },
] as const;

export function Footer(): ReactElement {
  const { headOffice } = COMPANY;
  return (
    <footer className={`${footer} ${onInk}`}>
      <div className={`${wrap} ${columns}`}>
        <div className={whole}>
          <a className={home} href="/" aria-label={HOME_LABEL}>
            <Brand />
          </a>
          <p className={about}>
            {COMPANY.name}.<br />
            Freight forwarding and consolidation.
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
        <p className={`${wrap} ${rights}`}>
          © {COMPANY.publishedIn} {COMPANY.name}
        </p>
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
        {[COMPANY.generalMailbox, COMPANY.ratesMailbox].map((mailbox) => (
          <li key={mailbox}>
            <a className={line} href={`mailto:${mailbox}`}>
              {mailbox}
            </a>
          </li>
        ))}
        <li>
          <a className={`${line} ${num}`} href={telephone(COMPANY.landline)}>
            {COMPANY.landline}
          </a>
        </li>
      </ul>
    </div>
  );
}
