import type { IconShape } from "../icon/shapes.ts";

/** One line of the list. */
export type ComboboxOption = {
  /** Unique in the whole list: a UN/LOCODE, a country id. */
  readonly key: string;
  readonly name: string;
  /** Second line: region. */
  readonly detail?: string;
  readonly icon?: IconShape;
  /** A property of the place: Sea, Inland. */
  readonly badge?: { readonly kind: "sea" | "inland"; readonly text: string };
  readonly code?: string;
};

/** Options under a heading; without a heading they stand alone (countries). */
export type ComboboxGroup = {
  readonly key: string;
  readonly heading?: { readonly name: string; readonly countryCode: string };
  readonly options: readonly ComboboxOption[];
};

/** What the list under the field has to say. */
export type ComboboxList =
  | { readonly status: "hint"; readonly text: string }
  | { readonly status: "looking-up"; readonly text: string }
  | {
      readonly status: "options";
      readonly groups: readonly ComboboxGroup[];
      /** Counted in the footer: "4 places in 4 countries". */
      readonly summary?: string;
    }
  | { readonly status: "empty"; readonly text: string; readonly wayOut?: string }
  | { readonly status: "failed"; readonly text: string; readonly wayOut?: string };

/** The option with this key, or undefined when the list does not hold it. */
export function findOption(list: ComboboxList, key: string): ComboboxOption | undefined {
  if (list.status !== "options") return undefined;
  return list.groups.flatMap((group) => group.options).find((option) => option.key === key);
}
