import type { ReactElement } from "react";
import { isPermitted, ROLES, type StaffAction } from "#domain/staff";
import { Icon } from "#web/components/icon/icon.tsx";
import { check } from "#web/components/icon/shapes.ts";
import { text } from "#web/styles/typography.css.ts";
import * as css from "../../kit/table.css.ts";
import { ROLE_NAMES } from "../../shell/role-names.ts";

/* What a person knows an action by; an action without a text does not compile. */
const RIGHTS: Readonly<Record<StaffAction, string>> = {
  "use-desk": "Sign in, own sessions",
  "work-inbox": "Inbox: answer bookings, changes, documents",
  "write-to-customers": "Write to customers, add notes",
  "answer-quotes": "Answer quote requests within the floor",
  "see-margins": "See the buying price and margin",
  "answer-below-floor": "Answer below the floor",
  "publish-rates": "Import, publish and undo sheets",
  "edit-margins": "Margins and floors",
  "manage-customers": "Approve customers, credit, hold",
  "export-accounting": "Files for accounting",
  "reset-customer-factor": "Reset the second factor of a customer",
  "block-customers": "Block a customer, export and delete data",
  "merge-customers": "Merge customers",
  "see-connectors": "Connectors: state and quota",
  "test-connectors": "Connectors: ask for a test",
  "pause-connectors": "Connectors: pause",
  "manage-connectors": "Connectors: add, resume",
  "set-inbox-rules": "Inbox: desk hours, due times, assignment",
  "manage-staff": "Staff, roles, second factor",
  "see-own-audit-entries": "Audit trail: own entries",
  "see-audit-trail": "Audit trail: all entries",
};

const isAction = (name: string): name is StaffAction => name in RIGHTS;
const ACTIONS = Object.keys(RIGHTS).filter(isAction);

function Yes(): ReactElement {
  return (
    <span className={css.yesMark}>
      <Icon shape={check} size="xs" />
      Yes
    </span>
  );
}

/** What each role may do, from the table that decides it. */
export function RoleTable(): ReactElement {
  return (
    <section className={css.tableCard} aria-labelledby="rights">
      <div className={css.head}>
        <h2 id="rights" className={text.h3}>
          What each role may do
        </h2>
      </div>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">Right</th>
            {ROLES.map((role) => (
              <th key={role} scope="col">
                {ROLE_NAMES[role]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ACTIONS.map((action) => (
            <tr key={action}>
              <th scope="row">{RIGHTS[action]}</th>
              {ROLES.map((role) => (
                <td key={role} className={isPermitted(role, action) ? css.yes : css.no}>
                  {isPermitted(role, action) ? <Yes /> : "No"}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
