import { useActorRef, useSelector } from "@xstate/react";
import { type ReactElement } from "react";
import { FEE_NAMES, formatFeesOf } from "#domain/amendments";
import { DefinitionList } from "#web/components/definition-list.tsx";
import { type Contact, listContacts } from "./details.ts";
import { formatFreeTimeCounting, type Rate, toFreeTimeTable } from "#domain/rates";
import { offerDocumentFlow } from "#flows/booking/offer-document.ts";
import { formView } from "#flows/kit/form.ts";
import { Icon } from "#web/components/icon/icon.tsx";
import { file, type IconShape, mail, phone, user } from "#web/components/icon/shapes.ts";
import { LinkAction, OutsideLink, PhoneLink } from "#web/components/link.tsx";
import { useFlow } from "#web/portal/portal-context.tsx";
import { num } from "#web/styles/typography.css.ts";
import * as css from "./rate-details.css.ts";
import { Stack, Text } from "#web/kit/layout.tsx";
import { quietText } from "#web/kit/atoms.css.ts";
import { readerFormats } from "#web/messages/formats.ts";

export function Remarks({ remarks }: { readonly remarks: readonly string[] }): ReactElement {
  if (remarks.length === 0)
    return (
      <Text size="caption" top={8}>
        Not stated
      </Text>
    );
  return (
    <Stack gap={8}>
      {remarks.map((remark) => (
        <blockquote key={remark} className={css.remark}>
          {remark}
        </blockquote>
      ))}
    </Stack>
  );
}

export function FreeTimes({ rate }: { readonly rate: Rate }): ReactElement {
  const { sizes, rows } = toFreeTimeTable(rate, readerFormats().numbers);
  if (rows.length === 0)
    return (
      <Text size="caption" top={8}>
        Not stated. Ask the carrier before you book.
      </Text>
    );
  return (
    <>
      <table className={css.freeTime}>
        <thead>
          <tr>
            <th scope="col">Days without charge</th>
            {sizes.map((size) => (
              <th key={size} scope="col" className={css.days}>
                {size}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ title, definition, days }) => (
            <tr key={title + definition}>
              <th scope="row">
                {title}
                <small className={css.definition}>{definition}</small>
              </th>
              {sizes.map((size, at) => (
                <td key={size} className={`${css.days} ${num}`}>
                  {days[at]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <Text size="caption" top={8}>
        {formatFreeTimeCounting(rate)} Carriers use these words differently: ask {rate.carrier.name} if it matters to
        you.
      </Text>
    </>
  );
}

/** Every kind of fee, also the ones that the offer does not state. */
export function FeeTerms({ rate }: { readonly rate: Rate }): ReactElement {
  return (
    <>
      <DefinitionList
        layout="columns"
        items={FEE_NAMES.map(([kind, name]) => ({
          term: name,
          value: formatFeesOf(rate.fees, kind, readerFormats().numbers) ?? "Not stated",
        }))}
      />
      {rate.fees.length === 0 && (
        <Text size="caption" top={8}>
          The desk asks before anything is charged.
        </Text>
      )}
    </>
  );
}

const CONTACT_ICONS: Readonly<Record<Contact["kind"], IconShape>> = { phone, email: mail, name: user };
const CONTACT_TITLES: Readonly<Record<Contact["kind"], string>> = {
  phone: "Telephone",
  email: "Email",
  name: "Support",
};

export function Contacts({ rate }: { readonly rate: Rate }): ReactElement {
  return (
    <ul className={css.list}>
      {listContacts(rate).map(({ kind, text }) => (
        <li key={text} className={css.item}>
          <Icon shape={CONTACT_ICONS[kind]} />
          <b className={css.itemTitle}>{CONTACT_TITLES[kind]}</b>
          <span className={`${css.itemEnd} ${num}`}>
            {kind === "phone" && <PhoneLink number={text} />}
            {kind === "email" && <OutsideLink href={`mailto:${text}`}>{text}</OutsideLink>}
            {kind === "name" && text}
          </span>
        </li>
      ))}
    </ul>
  );
}

export function Documents({ rate }: { readonly rate: Rate }): ReactElement {
  const document = useActorRef(useFlow((services) => offerDocumentFlow(services, rate)));
  const { kind, failure } = useSelector(document, formView);
  const sheet = rate.provenance.kind === "rate-sheet" ? rate.provenance.sheet : null;
  const termsUrl = rate.displayTerms?.termsUrl ?? null;
  const missing = sheet === null ? "Not stated" : "Not available for download";
  return (
    <ul className={css.list}>
      {rate.availability.kind === "bookable" && (
        <li className={css.item}>
          <Icon shape={file} />
          <span>
            <b className={css.itemTitle}>This offer with all charges</b>
            <small className={quietText.caption}>PDF</small>
          </span>
          <span className={css.itemEnd} role="status">
            {failure !== null && "Download failed. "}
            <LinkAction disabled={kind === "sending"} onClick={() => document.send({ type: "form.submitted" })}>
              {kind === "sending" ? "Downloading..." : "Download"}
            </LinkAction>
          </span>
        </li>
      )}
      <li className={css.item}>
        <Icon shape={file} />
        <span>
          <b className={css.itemTitle}>{sheet === null ? "Terms of the carrier" : `Rate sheet ${sheet}`}</b>
        </span>
        <span className={css.itemEnd}>
          {termsUrl === null ? (
            missing
          ) : (
            <OutsideLink href={termsUrl} opensTab>
              Terms
            </OutsideLink>
          )}
        </span>
      </li>
    </ul>
  );
}
