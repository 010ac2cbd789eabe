import type { ReactElement } from "react";
import { IDLE_MINUTES, INVITATION_HOURS, LOCK_MINUTES, RECOVERY_CODES, SESSION_HOURS } from "#domain/staff";
import { Icon } from "#web/components/icon/icon.tsx";
import { check } from "#web/components/icon/shapes.ts";
import { text } from "#web/styles/typography.css.ts";
import * as css from "../../kit/table.css.ts";

const RULES = [
  ["Second factor for everybody", "A code from an authenticator app. Each code works once."],
  [`Sessions end after ${IDLE_MINUTES} idle minutes`, `And ${SESSION_HOURS} hours after the sign-in.`],
  [`5 wrong codes lock for ${LOCK_MINUTES} minutes`, "The person and the admins get a mail."],
  [`Invitations end after ${INVITATION_HOURS} hours`, "The link works once; a new one ends the earlier one."],
  [
    `${RECOVERY_CODES} recovery codes`,
    "Shown once, at the first sign-in. An admin sees only how many are left, never the secret.",
  ],
] as const;

/** The rules of signing in, from the numbers that the server uses. */
export function SignInRules(): ReactElement {
  return (
    <aside className={css.rules} aria-labelledby="rules">
      <h2 id="rules" className={text.h3}>
        Sign-in rules
      </h2>
      <ul className={css.ruleList}>
        {RULES.map(([rule, note]) => (
          <li key={rule}>
            <Icon shape={check} size="s" />
            <span>
              <b>{rule}</b>
              <small>{note}</small>
            </span>
          </li>
        ))}
      </ul>
    </aside>
  );
}
