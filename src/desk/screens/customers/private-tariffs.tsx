import { useActorRef, useSelector } from "@xstate/react";
import type { ReactElement } from "react";
import { Spinner } from "#web/components/loading.tsx";
import { TextLink } from "#web/components/router-link.tsx";
import { num, text } from "#web/styles/typography.css.ts";
import { createSheetsPage, EVERY_SHEET, sheetsView } from "../../flows/rates.ts";
import { Refusal } from "../../kit/refusal.tsx";
import * as table from "../../kit/table.css.ts";
import type { Customer, RateSheet } from "../../ports/index.ts";
import { useDeskFlow } from "../../services.ts";
import { more } from "../rates/rates.css.ts";
import { describeValidity, SHEET_STATE_LABELS, SIDE_LABELS } from "../rates/rates-labels.ts";

/** The private rate sheets that a company finds, by itself or with its group. */
export function PrivateTariffs({ customer: { id, group } }: { readonly customer: Customer }): ReactElement {
  const query = { ...EVERY_SHEET, state: "quoted", company: id } as const;
  const view = useSelector(useActorRef(useDeskFlow((services) => createSheetsPage(services, query))), sheetsView);
  return (
    <section className={table.tableCard} aria-labelledby="tariffs">
      <div className={table.head}>
        <h3 id="tariffs" className={text.h3}>
          Private tariffs
        </h3>
        <TextLink to={`/rates?company=${encodeURIComponent(id)}`}>Show in Rates</TextLink>
      </div>
      {view.kind === "loading" && <Spinner label="Loading..." />}
      {view.kind === "failed" && <Refusal failure={view.failure} />}
      {view.kind === "shown" && <Tariffs sheets={view.page.items} group={group} />}
    </section>
  );
}

const describeSource = ({ audience }: RateSheet, group: string | null): string =>
  group !== null && audience?.groups.includes(group) === true ? `Group ${group}` : "This company";

function Tariffs({ sheets, group }: { readonly sheets: readonly RateSheet[]; readonly group: string | null }) {
  if (sheets.length === 0) return <p className={more}>None: the company finds what everybody finds.</p>;
  return (
    <div className={table.scroll}>
      <table className={`${table.table} ${num}`}>
        <thead>
          <tr>
            <th scope="col">Sheet</th>
            <th scope="col">Found through</th>
            <th scope="col">Prices</th>
            <th scope="col">Valid</th>
          </tr>
        </thead>
        <tbody>
          {sheets.map((sheet) => (
            <tr key={sheet.id}>
              <th scope="row">
                {sheet.provider}
                <small>{sheet.name}</small>
              </th>
              <td>{describeSource(sheet, group)}</td>
              <td>{SIDE_LABELS[sheet.prices]}</td>
              <td>
                {SHEET_STATE_LABELS[sheet.state]}
                <small>{describeValidity(sheet)}</small>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
