import type { ReactElement } from "react";
import { BRAND, TEXTS } from "#brand";
import type { Office } from "#domain/brand";
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
            {TEXTS.enquiry.title}
          </h2>
          <p className={`${text.lead} ${lead}`}>{TEXTS.enquiry.lead}</p>
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
      <OfficeEntry office={BRAND.headOffice} />
      {BRAND.branchOffices.map((office) => (
        <OfficeEntry key={office.city} office={office} />
      ))}
      <div>
        <dt className={officeStyle}>Write or call</dt>
        <dd className={lines}>
          <OutsideLink href={`mailto:${BRAND.generalMailbox}`}>{BRAND.generalMailbox}</OutsideLink>
          <br />
          <OutsideLink href={`mailto:${BRAND.ratesMailbox}`}>{BRAND.ratesMailbox}</OutsideLink>
          <br />
          <OutsideLink href={telephone(BRAND.landline)}>
            <span className={num}>{BRAND.landline}</span>
          </OutsideLink>
          {BRAND.hours !== null && (
            <>
              <br />
              {BRAND.hours}
            </>
          )}
        </dd>
      </div>
    </dl>
  );
}

function OfficeEntry({ office }: { readonly office: Office }): ReactElement {
  return (
    <div>
      <dt className={officeStyle}>
        {office.title}, {office.city}
      </dt>
      <dd className={lines}>
        {BRAND.name}
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
