import type { ReactElement } from "react";
import { type FileKind, kindOf } from "#flows/quotation-files/rules.ts";
import type { QuotationFilesView } from "#flows/quotation-files/selectors.ts";
import { Icon } from "#web/components/icon/icon.tsx";
import { download, file as fileIcon, type IconShape, image } from "#web/components/icon/shapes.ts";
import { IconButton } from "#web/components/icon-button.tsx";
import { chosen, entry, entryName, list, select } from "./files-dialog.css.ts";

type FileListProps = {
  readonly view: QuotationFilesView;
  readonly onSelect: (index: number) => void;
  readonly onDownload: (index: number) => void;
};

const LOOKS: Readonly<Record<FileKind, { readonly icon: IconShape; readonly words: string }>> = {
  pdf: { icon: fileIcon, words: "PDF" },
  image: { icon: image, words: "Image" },
  other: { icon: fileIcon, words: "File" },
};

export function FileList({ view, onSelect, onDownload }: FileListProps): ReactElement {
  return (
    <ul className={list} aria-label="Files">
      {view.files.map((file, index) => {
        const { icon, words } = LOOKS[kindOf(file)];
        const isSelected = index === view.selected;
        return (
          <li key={file.link} className={isSelected ? `${entry} ${chosen}` : entry}>
            <button type="button" className={select} aria-pressed={isSelected} onClick={() => onSelect(index)}>
              <Icon shape={icon} />
              <span className={entryName}>
                <b>{file.fileName}</b>
                <small>{words}</small>
              </span>
            </button>
            <IconButton icon={download} label={`Download ${file.fileName}`} onClick={() => onDownload(index)} />
          </li>
        );
      })}
    </ul>
  );
}
