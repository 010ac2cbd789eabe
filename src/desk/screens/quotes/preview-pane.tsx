import { useSelector } from "@xstate/react";
import { type ReactElement, useState } from "react";
import { Button } from "#web/components/button.tsx";
import { download } from "#web/components/icon/shapes.ts";
import { Spinner } from "#web/components/loading.tsx";
import { PdfViewer } from "#web/components/pdf-viewer/pdf-viewer.tsx";
import { Segmented } from "#web/components/segmented.tsx";
import { text } from "#web/styles/typography.css.ts";
import { type PreviewActor, type PreviewKind, previewView } from "../../flows/quote-preview.ts";
import { Refusal } from "../../kit/refusal.tsx";
import * as table from "../../kit/table.css.ts";
import type { NamedFile, QuoteMail } from "../../ports/index.ts";
import { useDesk } from "../../services.ts";
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

function PdfPage({ file }: { readonly file: NamedFile }): ReactElement {
  const { files } = useDesk().ports;
  const { content } = file;
  const [broken, setBroken] = useState<Blob | null>(null);
  return (
    <>
      {broken === content ? (
        <p className={table.quiet}>The draft cannot be shown here. Save it to read it.</p>
      ) : (
        <PdfViewer content={content} name="the draft" onBroken={() => setBroken(content)} />
      )}
      <Button kind="ghost" size="small" icon={download} onClick={() => files.save(file)}>
        Save the draft as PDF
      </Button>
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
