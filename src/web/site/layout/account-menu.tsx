import { type ReactElement, useRef } from "react";
import { Icon } from "../../components/icon/icon.tsx";
import { arrowRight, chevronDown, columns } from "../../components/icon/shapes.ts";
import { Initials } from "../../components/initials/initials.tsx";
import { VisuallyHidden } from "../../components/visually-hidden/visually-hidden.tsx";
import { shipperWords } from "../../messages/shipper.ts";
import { num } from "../../styles/typography.css.ts";
import type { Account } from "../hooks/use-account.ts";
import { useClosing } from "../hooks/use-closing.ts";
import {
  action,
  contact,
  lines,
  menu,
  name as nameStyle,
  opener,
  openerWords,
  person,
  sheet,
} from "./account-menu.css.ts";

type AccountProps = { readonly account: Account };

/** Who is signed in, and the way out; a disclosure as the mobile menu is one. */
export function AccountMenu({ account }: AccountProps): ReactElement {
  const details = useRef<HTMLDetailsElement>(null);
  const { name } = shipperWords(account.profile);
  useClosing(details);
  return (
    <details ref={details} className={menu}>
      <summary className={opener}>
        <Initials name={name} />
        <VisuallyHidden>Account: </VisuallyHidden>
        <span className={openerWords}>{name}</span>
        <Icon shape={chevronDown} size="s" />
      </summary>
      <div className={sheet}>
        <AccountLines account={account} />
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

/** Name, email and phone of whoever is signed in. */
export function AccountLines({ account }: AccountProps): ReactElement {
  const { name, email, phone } = shipperWords(account.profile);
  return (
    <div className={person}>
      <Initials name={name} />
      <span className={lines}>
        <b className={nameStyle}>{name}</b>
        <small className={contact}>{email}</small>
        <small className={`${contact} ${num}`}>{phone}</small>
      </span>
    </div>
  );
}
