import type { ReactElement } from "react";
import COMPANY from "#data/company.json" with { type: "json" };
import { OutsideLink } from "#web/components/link.tsx";
import { wrap } from "#web/styles/layout.css.ts";
import { text, num } from "#web/styles/typography.css.ts";
import { telephone } from "../layout/media.ts";
import { section } from "../layout/page.css.ts";
import { EnquiryForm } from "./enquiry-form.tsx";
import { enquiry, inside, lead, lines, office as officeStyle, offices } from "./enquiry.css.ts";

export function EnquirySection(): ReactElement {
  return (
    <section className={`${section} ${enquiry}`} id="enquiry" aria-labelledby="enquiry-title">
      <div className={`${wrap} ${inside}`}>
        <div>
          <h2 id="enquiry-title" className={text.title}>
            Tell us what you are moving
          </h2>
          <p className={`${text.lead} ${lead}`}>Send an enquiry and the right team will answer it.</p>
          <Offices />
        </div>
        <EnquiryForm />
      </div>
    </section>
  );
}

function Offices(): ReactElement {
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
