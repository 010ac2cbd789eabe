import { useSelector } from "@xstate/react";
import { type ReactElement, useEffect, useState } from "react";
import { Spinner } from "#web/components/loading.tsx";
import { Segmented } from "#web/components/segmented.tsx";
import { text } from "#web/styles/typography.css.ts";
import { type PreviewActor, type PreviewKind, previewView } from "../../flows/quote-preview.ts";
import { Refusal } from "../../kit/refusal.tsx";
import * as table from "../../kit/table.css.ts";
import type { NamedFile, QuoteMail } from "../../ports/index.ts";
import * as css from "./quotes.css.ts";

const KINDS = [
  { value: "mail", label: "Mail" },
  { value: "pdf", label: "PDF" },
] as const;

interface PreviewPaneProps {
  readonly preview: PreviewActor;
  readonly name: string;
}

/** The document and the mail that the customer would get, beside the form. */
export function PreviewPane({ preview: actor, name }: PreviewPaneProps): ReactElement {
  const { shows, answer, preview, failure, isMaking } = useSelector(actor, previewView);
  return (
    <section className={css.preview} aria-labelledby="preview" aria-busy={isMaking}>
      <div className={css.state}>
        <h2 id="preview" className={text.h3}>
          What {name} gets
        </h2>
        {isMaking && <Spinner label="Making the preview" />}
      </div>
      <Segmented<PreviewKind>
        label="Preview"
        options={KINDS}
        value={shows}
        onChange={(kind) => actor.send({ type: "kind.chosen", kind })}
      />
      {answer === null && (
        <p className={table.quiet}>The preview appears once carrier, last day and charges are typed.</p>
      )}
      <Refusal failure={failure} />
      {answer !== null && preview?.kind === "pdf" && <PdfPage file={preview.file} />}
      {answer !== null && preview?.kind === "mail" && <Mail mail={preview.mail} />}
    </section>
  );
}

function PdfPage({ file: { name, content } }: { readonly file: NamedFile }): ReactElement | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    const made = URL.createObjectURL(content);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [content]);
  if (address === null) return null;
  return (
    <>
      <iframe className={css.page} title="Draft of the document" src={`${address}#toolbar=0`} />
      <p className={table.quiet}>
        <a href={address} target="_blank" rel="noreferrer">
          {`Open ${name} in a tab`}
        </a>
      </p>
    </>
  );
}

function Mail({ mail: { to, subject, text: body } }: { readonly mail: QuoteMail }): ReactElement {
  return (
    <article aria-label="Mail">
      <p className={table.quiet}>To {to}</p>
      <p>
        <b>{subject}</b>
      </p>
      <p className={css.mail}>{body}</p>
      <p className={table.quiet}>The number of the quote is set when it is sent.</p>
    </article>
  );
}
