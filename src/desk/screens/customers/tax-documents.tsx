import { useActorRef, useSelector } from "@xstate/react";
import type { ReactElement, ReactNode } from "react";
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

const listNumbers = ({ pan, gstins, vatId, address, pinCode, country }: Customer): readonly (readonly string[])[] => [
  ...(pan === null ? [] : [["PAN", pan]]),
  ...gstins.map((gstin) => ["GSTIN", gstin]),
  ...(vatId === null ? [] : [["VAT id", vatId]]),
  ...(address === null ? [] : [["Address", [address, pinCode].filter(Boolean).join(", ")]]),
  ...(country === null ? [] : [["Country", country]]),
];

const hasNumber = ({ pan, gstins, vatId }: Customer): boolean => pan !== null || gstins.length > 0 || vatId !== null;

/** Tax numbers, address and country of a company, with what is wrong with the numbers and who else has them. */
export function TaxNumbers({ customer, children }: TaxNumbersProps): ReactElement {
  const { warnings, copies, duplicates } = customer;
  return (
    <>
      <ul className={`${list} ${num}`}>
        {listNumbers(customer).map(([label, number]) => (
          <li key={`${label} ${number}`}>
            <span>{label}</span> <b>{number}</b>
          </li>
        ))}
        {children}
      </ul>
      {warnings.length > 0 && (
        <Banner tone="caution">
          {warnings.map((warning) => (
            <p key={warning}>{warning}</p>
          ))}
        </Banner>
      )}
      <p className={quiet}>
        {!hasNumber(customer) && "No tax numbers are stored. "}
        {copies.length === 0 && "No copies were sent. "}
        {duplicates.length === 0 && hasNumber(customer) && "No other account has these tax numbers."}
      </p>
    </>
  );
}

interface TaxNumbersProps {
  readonly customer: Customer;
  /** Further entries of the list. */
  readonly children?: ReactNode;
}

/** Tax numbers beside the copies that were sent with the sign-up. */
export function TaxDocuments({ customer }: { readonly customer: Customer }): ReactElement {
  const { id, copies } = customer;
  const actor = useActorRef(useDeskFlow(createCopyDownload));
  const { kind: step, draft, failure } = useSelector(actor, copyDownloadView, isSameView);
  return (
    <section className={panel} aria-labelledby="tax">
      <h3 id="tax" className={text.h3}>
        Tax numbers and copies
      </h3>
      <Refusal failure={failure} />
      <TaxNumbers customer={customer}>
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
      </TaxNumbers>
    </section>
  );
}
