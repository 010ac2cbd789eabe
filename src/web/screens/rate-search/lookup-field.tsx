import type { ComponentProps, ReactElement } from "react";
import { AskForPlace } from "#web/components/ask-for-place.tsx";
import { Combobox } from "#web/components/combobox/combobox.tsx";

type LookupFieldProps = Omit<ComponentProps<typeof Combobox>, "field" | "note"> & {
  readonly field: string | undefined;
  /** What the desk is asked for a place that is not found; null while one may be found. */
  readonly question: string | null;
};

/** A field for a place or port, of containers or of a part load. A chosen name that the list writes again changes nothing. */
export function LookupField({ field, question, onTextChange, ...combobox }: LookupFieldProps): ReactElement {
  const { text } = combobox;
  return (
    <div>
      <Combobox
        {...combobox}
        {...(field === undefined ? {} : { field })}
        onTextChange={(typed) => {
          if (typed !== text) onTextChange(typed);
        }}
        note={question !== null && <AskForPlace place={text.trim()} message={question} />}
      />
    </div>
  );
}
