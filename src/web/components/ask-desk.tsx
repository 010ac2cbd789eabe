import type { ReactElement } from "react";
import { toEnquiryAddress } from "#flows/enquiry/start.ts";
import { askDesk } from "./ask-desk.css.ts";
import { OutsideLink } from "./link.tsx";

type AskDeskProps = {
  /** What was typed and is not in the list. */
  readonly place: string;
  readonly message: string;
};

/** For a place that is not in the list: the enquiry form, with the search as its message. */
export function AskDesk({ place, message }: AskDeskProps): ReactElement {
  return (
    <p className={askDesk}>
      Not in our list. <OutsideLink href={toEnquiryAddress(message)}>Ask us for {place}</OutsideLink>
    </p>
  );
}
