import { useActorRef, useSelector } from "@xstate/react";
import { type ReactElement, useRef } from "react";
import { Link, useNavigate, useParams } from "react-router-dom";
import { COMPANY_STATES, type CompanyState } from "#domain/companies";
import { formatMoney } from "#domain/money";
import { isSameView } from "#flows/kit/same-view.ts";
import { Badge } from "#web/components/badge.tsx";
import { Button } from "#web/components/button.tsx";
import { EmptyState } from "#web/components/empty-state.tsx";
import { Icon } from "#web/components/icon/icon.tsx";
import { chevronLeft, search } from "#web/components/icon/shapes.ts";
import { Segmented } from "#web/components/segmented.tsx";
import { TextField } from "#web/components/text-field.tsx";
import { useMedia } from "#web/components/use-media.ts";
import { below } from "#web/styles/tokens.ts";
import {
  countAll,
  createCustomersPage,
  type CustomersQuery,
  customersQuery,
  customersView,
} from "../../flows/customers.ts";
import { Loading } from "../../kit/loading.tsx";
import { Refusal } from "../../kit/refusal.tsx";
import * as table from "../../kit/table.css.ts";
import { ListTable } from "../../kit/table-card.tsx";
import type { CustomerPage } from "../../ports/index.ts";
import { useDeskFlow } from "../../services.ts";
import { useKey } from "../../shell/keys.tsx";
import { formatOfficeMoment } from "../../shell/office-clock.tsx";
import { DeskPage } from "../../shell/shell.tsx";
import { CustomerDetail } from "./customer-detail.tsx";
import { CustomerState, STATE_LOOKS } from "./customer-state.tsx";
import { ExportMenu } from "./export-menu.tsx";
import * as css from "./customers.css.ts";

const toPath = (id: string): string => `/customers/${encodeURIComponent(id)}`;

/* The company of the address, otherwise the first one of the list; where there is no room beside the list, none. */
function useSelection(customers: CustomerPage["customers"], isNarrow: boolean) {
  const { customer: chosen } = useParams();
  const navigate = useNavigate();
  const select = (id: string): void => void navigate(toPath(id), { replace: true });
  const selected = chosen ?? (isNarrow ? null : (customers[0]?.id ?? null));
  const at = customers.findIndex(({ id }) => id === selected);
  const [next, previous] = [customers[at + 1], customers[at - 1]];
  useKey("j", next === undefined || isNarrow ? null : () => select(next.id));
  useKey("k", previous === undefined || isNarrow ? null : () => select(previous.id));
  return { selected, select };
}

const NOBODY: CustomerPage["customers"] = [];

/** Companies with one of them beside the list; on a narrow screen in place of it. */
export function Component(): ReactElement {
  const actor = useActorRef(useDeskFlow(createCustomersPage));
  const view = useSelector(actor, customersView, isSameView);
  const query = useSelector(actor, customersQuery);
  const isNarrow = useMedia(below.lg);
  const { selected, select } = useSelection(view.kind === "shown" ? view.customers : NOBODY, isNarrow);
  const ask = (asked: CustomersQuery): void => actor.send({ type: "query.changed", query: asked });
  return (
    <DeskPage title="Customers" note="Companies, newest first." aside={<ExportMenu />}>
      <div className={css.panes}>
        {isNarrow && selected !== null ? (
          <Link to="/customers" className={css.back}>
            <Icon shape={chevronLeft} size="xs" />
            All companies
          </Link>
        ) : (
          <section className={css.stack} aria-label="Companies">
            {view.kind === "loading" && <Loading />}
            {view.kind === "failed" && <Refusal failure={view.failure} />}
            {view.kind === "shown" && <CustomerList page={view} chosen={selected} query={query} onAsk={ask} />}
          </section>
        )}
        {selected !== null && (
          <CustomerDetail
            key={selected}
            id={selected}
            onChanged={() => {
              /* It stays, also where it is no longer the first of the list. */
              select(selected);
              actor.send({ type: "page.outdated" });
            }}
          />
        )}
      </div>
    </DeskPage>
  );
}

interface CustomerListProps {
  readonly page: CustomerPage;
  readonly chosen: string | null;
  readonly query: CustomersQuery;
  readonly onAsk: (query: CustomersQuery) => void;
}

type Shown = CompanyState | "";

function CustomerList({ page, chosen, query, onAsk }: CustomerListProps): ReactElement {
  const { customers, next, counts } = page;
  const { filter, cursors } = query;
  const field = useRef<HTMLInputElement>(null);
  useKey("/", () => field.current?.focus());
  return (
    <>
      <TextField
        compact
        label="Name, email, GSTIN"
        labelHidden
        placeholder="Name, email, GSTIN"
        icon={search}
        ref={field}
        value={filter.text}
        onChange={(text) => onAsk({ filter: { ...filter, text }, cursors: [] })}
      />
      <Segmented<Shown>
        wraps
        label="State"
        options={[
          { value: "", label: "All", count: countAll(counts) },
          ...COMPANY_STATES.map((state) => ({ value: state, label: STATE_LOOKS[state].label, count: counts[state] })),
        ]}
        value={filter.state}
        onChange={(state) => onAsk({ filter: { ...filter, state }, cursors: [] })}
      />
      <div className={table.tableCard}>
        {customers.length === 0 ? (
          <EmptyState sentence="No company fits." advice="Look for another name, or choose another state." />
        ) : (
          <CustomerTable customers={customers} chosen={chosen} />
        )}
      </div>
      {(cursors.length > 0 || next !== null) && (
        <nav className={css.wrapped} aria-label="Pages of companies">
          <Button
            kind="secondary"
            size="small"
            disabled={cursors.length === 0}
            onClick={() => onAsk({ filter, cursors: cursors.slice(0, -1) })}
          >
            Newer
          </Button>
          <Button
            kind="secondary"
            size="small"
            disabled={next === null}
            onClick={() => {
              if (next !== null) onAsk({ filter, cursors: [...cursors, next] });
            }}
          >
            Older
          </Button>
        </nav>
      )}
    </>
  );
}

function CustomerTable({ customers, chosen }: Pick<CustomerListProps, "chosen"> & Pick<CustomerPage, "customers">) {
  return (
    <ListTable columns={["Company", "State", "Credit"]} selected={chosen}>
      {customers.map(({ id, name, state, email, group, createdAt, creditLimit, isDuplicate }) => (
        <tr key={id} className={id === chosen ? css.chosen : undefined}>
          <th scope="row">
            <Link to={toPath(id)} className={css.rowLink} aria-current={id === chosen ? "true" : undefined}>
              {name}
            </Link>
            <small>{email ?? "Nobody"}</small>
            {isDuplicate && <Badge kind="caution">Same tax numbers</Badge>}
          </th>
          <td data-label="State">
            <CustomerState state={state} />
            <small>{state === "pending" ? `Signed up ${formatOfficeMoment(createdAt)}` : (group ?? "No group")}</small>
          </td>
          <td data-label="Credit">{creditLimit === null ? "No credit" : formatMoney(creditLimit)}</td>
        </tr>
      ))}
    </ListTable>
  );
}
