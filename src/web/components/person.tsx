import type { ReactElement } from "react";
import type { Profile } from "#domain/accounts";
import { num } from "../styles/typography.css.ts";
import { contact, initials, lines, name as nameStyle, person } from "./person.css.ts";

type PersonProps = { readonly name: string; readonly email: string; readonly phone: string };

/** Somebody by mark, name, email and phone. */
export function Person({ name, email, phone }: PersonProps): ReactElement {
  return (
    <div className={person}>
      <Initials name={name} />
      <span className={lines}>
        <b className={nameStyle}>{name}</b>
        <small className={contact}>{email}</small>
        <small className={`${contact} ${num}`}>{phone}</small>
      </span>
    </div>
  );
}

/** The mark of a person: nothing to read out, the name stands beside it. */
export function Initials({ name }: { readonly name: string }): ReactElement {
  return (
    <span className={initials} aria-hidden="true">
      {toInitials(name)}
    </span>
  );
}

/** First letters of the first and the last word: "Ananya Rao" is AR. */
function toInitials(name: string): string {
  const words = name.trim().split(/\s+/);
  const last = words.length > 1 ? words.at(-1) : undefined;
  return [words[0], last]
    .map((word) => Array.from(word ?? "")[0] ?? "")
    .join("")
    .toUpperCase();
}

/** How a menu names a shipper. */
export interface ProfileLabels {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
}

/** The specification's words where a profile has no email or no phone. Without a profile only that somebody is signed in is known. */
export const profileLabels = (profile: Profile | null): ProfileLabels => ({
  name: profile === null ? "Signed in" : `${profile.firstName} ${profile.lastName}`.trim(),
  email: profile?.email ?? "Email not available",
  phone: profile?.phone ?? "Phone not available",
});
