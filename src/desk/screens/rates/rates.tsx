import type { ReactElement } from "react";
import { useSearchParams } from "react-router-dom";
import { LinkButton } from "#web/components/router-link.tsx";
import { upload } from "#web/components/icon/shapes.ts";
import { Segmented } from "#web/components/segmented.tsx";
import { useMay } from "../../services.ts";
import { DeskPage } from "../../shell/shell.tsx";
import { ExchangeRates } from "./exchange-rates.tsx";
import { RateCalendar } from "./rate-calendar.tsx";
import * as css from "./rates.css.ts";
import { SheetList } from "./sheet-list.tsx";

const PARTS = [
  { value: "sheets", label: "Sheets" },
  { value: "calendar", label: "Calendar" },
  { value: "exchange", label: "Exchange rates" },
] as const;
type Part = (typeof PARTS)[number]["value"];

const readPart = (text: string | null): Part => PARTS.find(({ value }) => value === text)?.value ?? "sheets";

/** Rate sheets, which prices end when, and exchange rates. */
export function Component(): ReactElement {
  const [query, setQuery] = useSearchParams();
  const part = readPart(query.get("part"));
  const company = query.get("company");
  const mayPublish = useMay("publish-rates");
  return (
    <DeskPage
      title="Rates"
      aside={
        mayPublish ? (
          <LinkButton to="/rates/import" size="small" icon={upload}>
            Import a sheet
          </LinkButton>
        ) : undefined
      }
    >
      <div className={css.stack}>
        <div>
          <Segmented
            wraps
            label="Part of the rates"
            options={PARTS}
            value={part}
            onChange={(value) => setQuery(value === "sheets" ? {} : { part: value }, { replace: true })}
          />
        </div>
        {part === "sheets" && (
          <SheetList
            key={company}
            mayPublish={mayPublish}
            company={company}
            onAnyCompany={() => setQuery({}, { replace: true })}
          />
        )}
        {part === "calendar" && <RateCalendar />}
        {part === "exchange" && <ExchangeRates />}
      </div>
    </DeskPage>
  );
}
