import type { ReactElement } from "react";
import { toEnquiryAddress } from "#flows/enquiry/start.ts";
import { askForPlace } from "./ask-for-place.css.ts";
import { OutsideLink } from "./link.tsx";

type AskForPlaceProps = {
  /** What was typed and is not in the list. */
  readonly place: string;
  readonly message: string;
};

/** For a place that is not in the list: the enquiry form, with the search as its message. */
export function AskForPlace({ place, message }: AskForPlaceProps): ReactElement {
  return (
    <p className={askForPlace}>
      Not in our list. <OutsideLink href={toEnquiryAddress(message)}>Ask us for {place}</OutsideLink>
    </p>
  );
}
