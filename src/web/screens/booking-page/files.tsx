import type { ReactElement } from "react";
import type { Quotation } from "#domain/bookings";
import { Button } from "#web/components/button.tsx";
import { text } from "#web/styles/typography.css.ts";
import { file, files } from "./deadlines.css.ts";
import { secondary, section, sectionHead } from "./screen.css.ts";

type FilesProps = { readonly quotation: Quotation; readonly onOpen: () => void };

export function Files({ quotation, onOpen }: FilesProps): ReactElement {
  const { length } = quotation.files;
  return (
    <section className={section} aria-labelledby="files">
      <div className={sectionHead}>
        <h2 id="files" className={text.h2}>
          Files
        </h2>
        {length > 0 && (
          <Button kind="secondary" size="small" onClick={onOpen}>
            {length === 1 ? "Open file" : `Open ${length} files`}
          </Button>
        )}
      </div>
      {length === 0 ? (
        <p className={secondary}>No files yet.</p>
      ) : (
        <ul className={files}>
          {quotation.files.map(({ fileName, link }) => (
            <li key={link} className={file}>
              {fileName}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
