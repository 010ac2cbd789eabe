import { type ReactElement, useRef } from "react";
import { VisuallyHidden } from "#web/components/accessibility.tsx";
import { Icon } from "#web/components/icon/icon.tsx";
import { arrowRight, chevronDown, columns } from "#web/components/icon/shapes.ts";
import { Initials, Person, shipperWords } from "#web/components/person.tsx";
import type { Account } from "../hooks/use-account.ts";
import { useClosing } from "../hooks/use-closing.ts";
import { action, menu, opener, openerWords, sheet } from "./account-menu.css.ts";

type AccountProps = { readonly account: Account };

/** Who is signed in, and the way out; a disclosure as the mobile menu is one. */
export function AccountMenu({ account }: AccountProps): ReactElement {
  const details = useRef<HTMLDetailsElement>(null);
  const words = shipperWords(account.profile);
  useClosing(details);
  return (
    <details ref={details} className={menu}>
      <summary className={opener}>
        <Initials name={words.name} />
        <VisuallyHidden>Account: </VisuallyHidden>
        <span className={openerWords}>{words.name}</span>
        <Icon shape={chevronDown} size="s" />
      </summary>
      <div className={sheet}>
        <Person {...words} />
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
