import type { ReactElement } from "react";
import { type Action, ACTIONS, ROLE_ACTIONS, ROLES } from "#domain/companies";
import { VisuallyHidden } from "#web/components/accessibility.tsx";
import { Icon } from "#web/components/icon/icon.tsx";
import { check } from "#web/components/icon/shapes.ts";
import { Section } from "../section.tsx";
import * as css from "./company.css.ts";
import { ACTION_LABELS, ROLE_LABELS } from "./role-labels.ts";

const isLabelled = (action: Action): action is keyof typeof ACTION_LABELS => action in ACTION_LABELS;

function Right({ isAllowed }: { readonly isAllowed: boolean }): ReactElement {
  return isAllowed ? (
    <>
      <Icon shape={check} size="s" />
      <VisuallyHidden>Yes</VisuallyHidden>
    </>
  ) : (
    <span className={css.no}>No</span>
  );
}

/** What each role may do, from the table that decides it. */
export function Rights(): ReactElement {
  return (
    <Section
      id="roles"
      title="Roles"
      lead="One role per person. A booker and an approver can have a limit: nothing above it is booked without somebody who may."
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keys */}
      <div className={css.scroll} role="region" aria-label="Roles and rights" tabIndex={0}>
        <table className={css.rights}>
          <thead>
            <tr>
              <th scope="col">May</th>
              {ROLES.map((role) => (
                <th key={role} scope="col">
                  {ROLE_LABELS[role]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {ACTIONS.filter(isLabelled).map((action) => (
              <tr key={action}>
                <th scope="row">{ACTION_LABELS[action]}</th>
                {ROLES.map((role) => (
                  <td key={role}>
                    <Right isAllowed={ROLE_ACTIONS[role][action]} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  );
}
