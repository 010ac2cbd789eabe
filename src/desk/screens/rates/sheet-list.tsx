import { useActorRef, useSelector } from "@xstate/react";
import { type ReactElement, useState } from "react";
import { Badge } from "#web/components/badge.tsx";
import { Button } from "#web/components/button.tsx";
import { num } from "#web/styles/typography.css.ts";
import {
  createAudienceForm,
  createSheetDownload,
  createSheetsPage,
  EVERY_SHEET,
  openAudience,
  sheetDownloadView,
  sheetsView,
} from "../../flows/rates.ts";
import { Loading } from "../../kit/loading.tsx";
import { Refusal } from "../../kit/refusal.tsx";
import * as table from "../../kit/table.css.ts";
import { DataTable } from "../../kit/table-card.tsx";
import type { RateSheet, SheetChange, SheetQuery } from "../../ports/index.ts";
import { useDeskFlow, useMay } from "../../services.ts";
import { formatOfficeMoment } from "../../shell/office-clock.tsx";
import * as css from "./rates.css.ts";
import { countOf, describeValidity, SHEET_STATE_LABELS, SIDE_LABELS } from "./rates-labels.ts";
import { AudienceDialog } from "./audience-dialog.tsx";
import { SheetDialog } from "./sheet-dialog.tsx";
import { SheetFilters } from "./sheet-filters.tsx";

interface SheetListProps {
  readonly mayPublish: boolean;
  /** The id of a company: only private sheets that it finds. */
  readonly company: string | null;
  /** Sheets of all companies are wanted. */
  readonly onAnyCompany: () => void;
}

/** Every sheet with what is quoted of it, and what can be done with it. */
export function SheetList({ mayPublish, company, onAnyCompany }: SheetListProps): ReactElement {
  const actor = useActorRef(useDeskFlow((services) => createSheetsPage(services, { ...EVERY_SHEET, company })));
  const view = useSelector(actor, sheetsView);
  const downloads = useActorRef(useDeskFlow(createSheetDownload));
  const download = useSelector(downloads, sheetDownloadView);
  const audience = useActorRef(useDeskFlow((services) => createAudienceForm(services, { page: actor })));
  const [asked, setAsked] = useState<{ readonly sheet: RateSheet; readonly change: SheetChange["change"] } | null>(
    null,
  );
  const { query } = view;
  const ask = (changes: Partial<SheetQuery>): void =>
    actor.send({ type: "query.changed", query: { ...query, after: null, ...changes } });
  return (
    <>
      <SheetFilters query={query} onAsk={ask} onAnyCompany={onAnyCompany} />
      {view.kind === "loading" && <Loading />}
      {view.kind === "failed" && <Refusal failure={view.failure} />}
      {view.kind === "shown" && (
        <>
          <Refusal failure={view.changeFailure ?? download.failure} />
          <section className={table.tableCard} aria-label="Rate sheets">
            <Sheets
              sheets={view.page.items}
              mayPublish={mayPublish}
              busy={view.change?.sheet ?? null}
              onAsk={(sheet, change) => setAsked({ sheet, change })}
              onAudience={(sheet) => openAudience(audience, sheet)}
              onExport={(id) => downloads.send({ type: "form.submitted", changes: { id } })}
            />
            {(view.page.next !== null || query.after !== null) && (
              <div className={css.more}>
                <span>{countOf(view.page.items.length, "sheet")} on this page</span>
                <span className={css.actions}>
                  {query.after !== null && (
                    <Button kind="secondary" size="small" onClick={() => ask({ after: null })}>
                      First page
                    </Button>
                  )}
                  {view.page.next !== null && (
                    <Button kind="secondary" size="small" onClick={() => ask({ after: view.page.next })}>
                      Older sheets
                    </Button>
                  )}
                </span>
              </div>
            )}
          </section>
        </>
      )}
      <AudienceDialog form={audience} sheets={view.kind === "shown" ? view.page.items : []} />
      <SheetDialog
        asked={asked}
        onClose={() => setAsked(null)}
        onDo={(change) => {
          setAsked(null);
          actor.send({ type: "change.requested", change });
        }}
      />
    </>
  );
}

interface SheetsProps {
  readonly sheets: readonly RateSheet[];
  readonly mayPublish: boolean;
  /** The sheet that is being changed. */
  readonly busy: string | null;
  readonly onAsk: (sheet: RateSheet, change: SheetChange["change"]) => void;
  readonly onAudience: (sheet: RateSheet) => void;
  readonly onExport: (id: string) => void;
}

const COLUMNS = [
  "Provider and sheet",
  "State",
  "Prices",
  "Valid",
  "Rows quoted",
  "Found by",
  "Published",
  { label: "Actions", isAtEnd: true },
] as const;

function Sheets({ sheets, ...rest }: SheetsProps): ReactElement {
  if (sheets.length === 0) return <p className={css.more}>No rate sheet.</p>;
  return (
    <DataTable columns={COLUMNS} isWide className={num}>
      {sheets.map((sheet) => (
        <Row key={sheet.id} sheet={sheet} {...rest} />
      ))}
    </DataTable>
  );
}

const STATE_BADGES = { active: "best", upcoming: "sea", ended: "plain", withdrawn: "critical" } as const;

const describeAudience = ({ audience }: RateSheet): string =>
  audience === null
    ? "Everybody"
    : [...audience.groups, ...audience.companies.map(({ name }) => name)].join(", ") || "Nobody";

function Row({ sheet, ...rest }: Omit<SheetsProps, "sheets"> & { readonly sheet: RateSheet }): ReactElement {
  const { provider, name, kind, state, prices, lines, activeLines, importedAt, publishedBy } = sheet;
  return (
    <tr>
      <th scope="row">
        {provider}
        <small>
          {name}
          {kind === "lcl" ? ", part loads" : ""}
        </small>
      </th>
      <td data-label="State">
        <Badge kind={STATE_BADGES[state]}>{SHEET_STATE_LABELS[state]}</Badge>
        {sheet.isOutdated && <small>The carrier has reported other rates</small>}
      </td>
      <td data-label="Prices">{SIDE_LABELS[prices]}</td>
      <td data-label="Valid">{describeValidity(sheet)}</td>
      <td data-label="Rows quoted">
        {activeLines.toLocaleString("en-US")} of {lines.toLocaleString("en-US")}
      </td>
      <td data-label="Found by">{describeAudience(sheet)}</td>
      <td data-label="Published">
        {publishedBy ?? "Not recorded"}
        <small>{formatOfficeMoment(importedAt)}</small>
      </td>
      <td>
        <RowActions sheet={sheet} {...rest} />
      </td>
    </tr>
  );
}

function RowActions({
  sheet,
  mayPublish,
  busy,
  onAsk,
  onAudience,
  onExport,
}: Omit<SheetsProps, "sheets"> & { readonly sheet: RateSheet }): ReactElement {
  const maySeeMargins = useMay("see-margins");
  const { id, name, state, isEndedEarly } = sheet;
  if (busy === id) return <span className={css.quietText}>Working...</span>;
  const look = { kind: "ghost", size: "small", disabled: busy !== null } as const;
  const isQuoted = state === "active" || state === "upcoming";
  return (
    <div className={table.actions}>
      {maySeeMargins && isQuoted && (
        <Button {...look} ariaLabel={`Export ${name}`} onClick={() => onExport(id)}>
          Export
        </Button>
      )}
      {mayPublish && isQuoted && (
        <>
          <Button {...look} opens="dialog" ariaLabel={`Found by: ${name}`} onClick={() => onAudience(sheet)}>
            Found by
          </Button>
          <Button {...look} ariaLabel={`Undo ${name}`} onClick={() => onAsk(sheet, "undo")}>
            Undo
          </Button>
          <Button {...look} ariaLabel={`End ${name}`} onClick={() => onAsk(sheet, "end")}>
            End
          </Button>
          <Button {...look} destructive ariaLabel={`Withdraw ${name}`} onClick={() => onAsk(sheet, "withdraw")}>
            Withdraw
          </Button>
        </>
      )}
      {mayPublish && (state === "withdrawn" || (state === "ended" && isEndedEarly)) && (
        <Button {...look} ariaLabel={`Quote again: ${name}`} onClick={() => onAsk(sheet, "restore")}>
          Quote again
        </Button>
      )}
    </div>
  );
}
