import type { ReactElement } from "react";
import { type FileKind, toFileKind } from "#flows/booking-files/rules.ts";
import type { BookingFilesView } from "#flows/booking-files/view.ts";
import { Icon } from "#web/components/icon/icon.tsx";
import { download, file as fileIcon, type IconShape, image } from "#web/components/icon/shapes.ts";
import { IconButton } from "#web/components/icon-button.tsx";
import { chosen, entry, entryName, list, select } from "./files-dialog.css.ts";

type FileListProps = {
  readonly view: BookingFilesView;
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
        const { icon, words } = LOOKS[toFileKind(file)];
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
