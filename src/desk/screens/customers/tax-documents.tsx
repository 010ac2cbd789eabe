import { useActorRef, useSelector } from "@xstate/react";
import type { ReactElement } from "react";
import { describeScan } from "#domain/documents";
import { isSameView } from "#flows/kit/same-view.ts";
import { Banner } from "#web/components/banner.tsx";
import { Button } from "#web/components/button.tsx";
import { download } from "#web/components/icon/shapes.ts";
import { num, text } from "#web/styles/typography.css.ts";
import { copyDownloadView, createCopyDownload } from "../../flows/customers.ts";
import { Refusal } from "../../kit/refusal.tsx";
import { quiet } from "../../kit/table.css.ts";
import type { Customer } from "../../ports/index.ts";
import { useDeskFlow } from "../../services.ts";
import { list, panel } from "./customers.css.ts";

/** Tax numbers beside the copies that were sent with the sign-up. */
export function TaxDocuments({ customer }: { readonly customer: Customer }): ReactElement {
  const { id, pan, gstins, vatId, warnings, copies, address, pinCode, country, duplicates } = customer;
  const actor = useActorRef(useDeskFlow(createCopyDownload));
  const { kind: step, draft, failure } = useSelector(actor, copyDownloadView, isSameView);
  const numbers = [
    ...(pan === null ? [] : [["PAN", pan] as const]),
    ...gstins.map((gstin) => ["GSTIN", gstin] as const),
    ...(vatId === null ? [] : [["VAT id", vatId] as const]),
    ...(address === null ? [] : [["Address", [address, pinCode, country].filter(Boolean).join(", ")] as const]),
  ];
  return (
    <section className={panel} aria-labelledby="tax">
      <h3 id="tax" className={text.h3}>
        Tax numbers and copies
      </h3>
      <Refusal failure={failure} />
      <ul className={`${list} ${num}`}>
        {numbers.map(([label, number]) => (
          <li key={`${label} ${number}`}>
            <span>{label}</span> <b>{number}</b>
          </li>
        ))}
        {copies.map(({ kind, fileName, scan }) => (
          <li key={kind}>
            <span>
              {kind === "pan" ? "PAN copy" : "GST copy"}, {fileName}
            </span>
            {scan !== null && <span>{describeScan(scan)}</span>}
            {scan === null && (
              <Button
                kind="ghost"
                size="small"
                icon={download}
                ariaLabel={`Open ${fileName}`}
                busyLabel={step === "sending" && draft.kind === kind ? "Reading..." : undefined}
                onClick={() => actor.send({ type: "form.submitted", changes: { id, kind } })}
              >
                Open
              </Button>
            )}
          </li>
        ))}
      </ul>
      {warnings.length > 0 && (
        <Banner tone="caution">
          {warnings.map((warning) => (
            <p key={warning}>{warning}</p>
          ))}
        </Banner>
      )}
      <p className={quiet}>
        {numbers.length === 0 && "No tax numbers are stored. "}
        {copies.length === 0 && "No copies were sent. "}
        {duplicates.length === 0 && numbers.length > 0 && "No other account has these tax numbers."}
      </p>
    </section>
  );
}
