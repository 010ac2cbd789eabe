import { type ReactElement, useId, useState } from "react";
import { num } from "../styles/typography.css.ts";
import { describeControl, FieldFrame, type FieldLabels, toFieldProps } from "./field.tsx";
import { empty, filled, name, picker, symbol, size as sizeStyle, wrong } from "./file-upload.css.ts";
import { IconButton } from "./icon-button.tsx";
import { Icon } from "./icon/icon.tsx";
import { cross, file as fileIcon, upload } from "./icon/shapes.ts";

type FileUploadProps = FieldLabels & {
  readonly file: { readonly name: string; readonly size: number } | null;
  /** Any file: the form validates it. */
  readonly onChoose: (file: File) => void;
  readonly onRemove: () => void;
  readonly required?: boolean;
};

export function FileUpload(props: FileUploadProps): ReactElement {
  const id = useId();
  return (
    <FieldFrame mark="PDF only" {...toFieldProps(props)} id={id}>
      {props.file === null ? <Choose {...props} id={id} /> : <Chosen {...props} file={props.file} />}
    </FieldFrame>
  );
}

function Choose(props: FileUploadProps & { readonly id: string }): ReactElement {
  const [over, setOver] = useState(false);
  return (
    <div
      className={props.error === undefined ? empty : `${empty} ${wrong}`}
      data-over={over ? "" : undefined}
      onDragEnter={() => setOver(true)}
      onDragLeave={() => setOver(false)}
      onDrop={() => setOver(false)}
    >
      <span className={symbol.empty}>
        <Icon shape={upload} />
      </span>
      <span>
        <b className={name}>Choose a PDF</b>
        <small className={sizeStyle}>or drop it here</small>
      </span>
      <input
        {...describeControl(props.id, props)}
        className={picker}
        type="file"
        accept=".pdf,application/pdf"
        required={props.required}
        onChange={(event) => {
          const chosen = event.currentTarget.files?.item(0);
          event.currentTarget.value = "";
          if (chosen) props.onChoose(chosen);
        }}
      />
    </div>
  );
}

type ChosenProps = Pick<FileUploadProps, "onRemove" | "error"> & {
  readonly file: { readonly name: string; readonly size: number };
};

function Chosen({ file, onRemove, error }: ChosenProps): ReactElement {
  return (
    <div className={error === undefined ? filled : `${filled} ${wrong}`}>
      <span className={symbol.filled}>
        <Icon shape={fileIcon} />
      </span>
      <span>
        <b className={name}>{file.name}</b>
        <small className={`${sizeStyle} ${num}`}>{sizeText(file.size)}</small>
      </span>
      <IconButton icon={cross} iconSize="s" size="small" label={`Remove ${file.name}`} onClick={onRemove} />
    </div>
  );
}

/** 1 kB is 1,000 bytes; from one million bytes megabytes with one decimal. */
function sizeText(bytes: number): string {
  return bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1000))} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
