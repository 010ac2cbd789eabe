import type { ReactElement } from "react";
import { PARTY_ROLE_LABELS, PARTY_ROLES } from "#domain/cargo";
import { Badge } from "#web/components/badge.tsx";
import { DefinitionList } from "#web/components/definition-list.tsx";
import { text } from "#web/styles/typography.css.ts";
import { CustomerLink } from "../../kit/customer-link.tsx";
import { COMPANY_STATE_WORDS } from "../../kit/words.ts";
import * as table from "../../kit/table.css.ts";
import type { BookingContact, DeskBooking } from "../../ports/index.ts";
import * as css from "./bookings.css.ts";

/** Who ships, receives and is notified, as far as the shipper has stated it. */
export function PartiesCard({ parties }: Pick<DeskBooking, "parties">): ReactElement {
  const missing = PARTY_ROLES.filter((role) => !parties.some((one) => one.role === role));
  return (
    <section className={css.sheet} aria-labelledby="parties">
      <h2 id="parties" className={text.h3}>
        Parties
      </h2>
      <DefinitionList
        items={[
          ...parties.map(({ role, name, address }) => ({
            term: PARTY_ROLE_LABELS[role],
            value: name,
            notes: [address],
          })),
          ...missing.map((role) => ({
            term: PARTY_ROLE_LABELS[role],
            value: <span className={table.quiet}>Not given yet</span>,
          })),
        ]}
      />
    </section>
  );
}

/** Whom to write to or call. */
export function ContactCard({ contact }: { readonly contact: BookingContact | null }): ReactElement {
  return (
    <section className={css.sheet} aria-labelledby="contact">
      <h2 id="contact" className={text.h3}>
        Contact
      </h2>
      {contact === null ? (
        <p className={table.quiet}>The account was deleted.</p>
      ) : (
        <DefinitionList
          items={[
            {
              term: "Company",
              value: (
                <>
                  <CustomerLink id={contact.companyId}>{contact.companyName}</CustomerLink>{" "}
                  <Badge kind={contact.companyState === "active" ? "best" : "caution"}>
                    {COMPANY_STATE_WORDS[contact.companyState] ?? contact.companyState}
                  </Badge>
                </>
              ),
              ...(contact.group === null ? {} : { notes: [`Group ${contact.group}`] }),
            },
            { term: "Person", value: contact.name },
            { term: "Mail", value: <a href={`mailto:${contact.email}`}>{contact.email}</a> },
            { term: "Phone", value: contact.phone === "" ? "Not given" : contact.phone },
          ]}
        />
      )}
    </section>
  );
}
