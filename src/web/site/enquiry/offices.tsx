import type { ReactElement } from "react";
import COMPANY from "#data/company.json" with { type: "json" };
import { OutsideLink } from "#web/components/link.tsx";
import { num } from "#web/styles/typography.css.ts";
import { telephone } from "../company-links.ts";
import { lines, office as officeStyle, offices } from "./enquiry.css.ts";

/** Where the company can be found and how it can be reached. */
export function Offices(): ReactElement {
  return (
    <dl className={offices}>
      <OfficeEntry office={COMPANY.headOffice} />
      <OfficeEntry office={COMPANY.branchOffice} />
      <div>
        <dt className={officeStyle}>Write or call</dt>
        <dd className={lines}>
          <OutsideLink href={`mailto:${COMPANY.generalMailbox}`}>{COMPANY.generalMailbox}</OutsideLink>
          <br />
          <OutsideLink href={`mailto:${COMPANY.ratesMailbox}`}>{COMPANY.ratesMailbox}</OutsideLink>
          <br />
          <OutsideLink href={telephone(COMPANY.landline)}>
            <span className={num}>{COMPANY.landline}</span>
          </OutsideLink>
        </dd>
      </div>
    </dl>
  );
}

function OfficeEntry({ office }: { readonly office: typeof COMPANY.headOffice }): ReactElement {
  return (
    <div>
      <dt className={officeStyle}>
        {office.title}, {office.city}
      </dt>
      <dd className={lines}>
        {COMPANY.name}
        <br />
        {office.lines.map((line) => (
          <span key={line}>
            {line}
            <br />
          </span>
        ))}
      </dd>
    </div>
  );
}
