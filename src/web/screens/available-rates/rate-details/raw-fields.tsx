import { useActorRef, useSelector } from "@xstate/react";
import type { ReactElement, ReactNode } from "react";
import type { Rate, RateDetail } from "#domain/rates";
import { isNotFound } from "#flows/kit/failure.ts";
import { formView } from "#flows/kit/form.ts";
import { sheetLineFlow } from "#flows/rates/sheet-line.ts";
import { Icon } from "#web/components/icon/icon.tsx";
import { chevronRight } from "#web/components/icon/shapes.ts";
import { useFlow } from "#web/portal/portal-context.tsx";
import { num } from "#web/styles/typography.css.ts";
import * as css from "./rate-details.css.ts";

const formatCount = (count: number, one: string): string => (count === 1 ? `1 ${one}` : `${count} ${one}s`);

/** The last section of View Details, closed at first: the offer as its source wrote it. */
export function RawFields({ rate }: { readonly rate: Rate }): ReactElement | null {
  if (rate.source === "excel") return <SheetFields rate={rate} />;
  if (rate.details.length === 0) return null;
  return (
    <Collapsed title="Other fields from the carrier" note={formatCount(rate.details.length, "field")}>
      <FieldTable fields={rate.details} />
    </Collapsed>
  );
}

function SheetFields({ rate }: { readonly rate: Rate }): ReactElement {
  const request = useActorRef(useFlow((services) => sheetLineFlow(services, rate)));
  const { sent: line, failure } = useSelector(request, formView);
  return (
    <Collapsed
      title="Cells of the rate sheet"
      note={line === null ? "" : `line ${line.line}, ${formatCount(line.cells.length, "cell")}`}
      onOpen={() => {
        if (!isNotFound(failure)) request.send({ type: "form.submitted" });
      }}
    >
      {line === null && failure === null && (
        <p className={css.rawNote} role="status">
          Loading...
        </p>
      )}
      {line !== null && <FieldTable fields={line.cells.map(({ header, text }) => ({ label: header, value: text }))} />}
      {failure !== null && (
        <>
          <p className={css.rawNote} role="status">
            {!isNotFound(failure) && "The cells could not be loaded. "}
            These are the fields that were read from the sheet.
          </p>
          <FieldTable fields={rate.details} />
        </>
      )}
    </Collapsed>
  );
}

type CollapsedProps = {
  readonly title: string;
  readonly note: string;
  readonly onOpen?: () => void;
  readonly children: ReactNode;
};

function Collapsed({ title, note, onOpen, children }: CollapsedProps): ReactElement {
  return (
    <details className={css.raw} onToggle={({ currentTarget }) => (currentTarget.open ? onOpen?.() : undefined)}>
      <summary className={css.rawSummary}>
        <span className={css.rawIcon}>
          <Icon shape={chevronRight} size="s" />
        </span>
        {title}
        <span className={`${css.rawCount} ${num}`}>{note}</span>
      </summary>
      {children}
    </details>
  );
}

function FieldTable({ fields }: { readonly fields: readonly RateDetail[] }): ReactElement {
  return (
    <table className={css.rawTable}>
      <tbody>
        {/* A sheet may have the same header twice. */}
        {fields.map(({ label, value }, index) => (
          <tr key={`${index} ${label}`}>
            <th scope="row">{label}</th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
