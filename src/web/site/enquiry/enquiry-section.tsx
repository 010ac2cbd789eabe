import type { ReactElement } from "react";
import { wrap } from "#web/styles/layout.css.ts";
import { text } from "#web/styles/typography.css.ts";
import { section } from "../layout/page.css.ts";
import { EnquiryForm } from "./enquiry-form.tsx";
import { enquiry, inside, lead } from "./enquiry.css.ts";
import { Offices } from "./offices.tsx";

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
