import { useActorRef, useSelector } from "@xstate/react";
import type { ReactElement } from "react";
import { TextLink } from "#web/components/router-link.tsx";
import { num } from "#web/styles/typography.css.ts";
import { createSheetsPage, EVERY_SHEET, sheetsView } from "../../flows/rates.ts";
import { Loading } from "../../kit/loading.tsx";
import { Refusal } from "../../kit/refusal.tsx";
import { DataTable, TableCard } from "../../kit/table-card.tsx";
import type { Customer, RateSheet } from "../../ports/index.ts";
import { useDeskFlow } from "../../services.ts";
import { more } from "../rates/rates.css.ts";
import { describeValidity, SHEET_STATE_LABELS, SIDE_LABELS } from "../rates/rates-labels.ts";

/** The private rate sheets that a company finds, by itself or with its group. */
export function PrivateTariffs({ customer: { id, group } }: { readonly customer: Customer }): ReactElement {
  const query = { ...EVERY_SHEET, state: "quoted", company: id } as const;
  const view = useSelector(useActorRef(useDeskFlow((services) => createSheetsPage(services, query))), sheetsView);
  return (
    <TableCard
      id="tariffs"
      title="Private tariffs"
      isPart
      note={<TextLink to={`/rates?company=${encodeURIComponent(id)}`}>Show in Rates</TextLink>}
    >
      {view.kind === "loading" && <Loading size="m" />}
      {view.kind === "failed" && <Refusal failure={view.failure} />}
      {view.kind === "shown" && <Tariffs sheets={view.page.items} group={group} />}
    </TableCard>
  );
}

const describeSource = ({ audience }: RateSheet, group: string | null): string =>
  group !== null && audience?.groups.includes(group) === true ? `Group ${group}` : "This company";

function Tariffs({ sheets, group }: { readonly sheets: readonly RateSheet[]; readonly group: string | null }) {
  if (sheets.length === 0) return <p className={more}>None: the company finds what everybody finds.</p>;
  return (
    <DataTable columns={["Sheet", "Found through", "Prices", "Valid"]} className={num}>
      {sheets.map((sheet) => (
        <tr key={sheet.id}>
          <th scope="row">
            {sheet.provider}
            <small>{sheet.name}</small>
          </th>
          <td data-label="Found through">{describeSource(sheet, group)}</td>
          <td data-label="Prices">{SIDE_LABELS[sheet.prices]}</td>
          <td data-label="Valid">
            {SHEET_STATE_LABELS[sheet.state]}
            <small>{describeValidity(sheet)}</small>
          </td>
        </tr>
      ))}
    </DataTable>
  );
}
