import type { ReactElement } from "react";
import type { Quotation } from "#domain/bookings";
import { Button } from "#web/components/button.tsx";
import { quietText } from "#web/kit/atoms.css.ts";
import { Section } from "#web/kit/section.tsx";
import { file, files } from "./deadlines.css.ts";

type FilesProps = { readonly quotation: Quotation; readonly onOpen: () => void };

export function Files({ quotation, onOpen }: FilesProps): ReactElement {
  const { length } = quotation.files;
  return (
    <Section
      id="files"
      title="Files"
      gap={4}
      aside={
        length > 0 && (
          <Button kind="secondary" size="small" onClick={onOpen}>
            {length === 1 ? "Open file" : `Open ${length} files`}
          </Button>
        )
      }
    >
      {length === 0 ? (
        <p className={quietText.small}>No files yet.</p>
      ) : (
        <ul className={files}>
          {quotation.files.map(({ fileName, link }) => (
            <li key={link} className={file}>
              {fileName}
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
