import type { ReactElement } from "react";
import type { Profile } from "#domain/accounts";
import { num } from "../styles/typography.css.ts";
import { contact, initials, lines, name as nameStyle, person } from "./person.css.ts";

type PersonProps = { readonly name: string; readonly email: string; readonly phone: string };

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

export function Initials({ name }: { readonly name: string }): ReactElement {
  return (
    <span className={initials} aria-hidden="true">
      {toInitials(name)}
    </span>
  );
}

/** "Ananya Rao" is AR. */
function toInitials(name: string): string {
  const words = name.trim().split(/\s+/);
  const last = words.length > 1 ? words.at(-1) : undefined;
  return [words[0], last]
    .map((word) => Array.from(word ?? "")[0] ?? "")
    .join("")
    .toUpperCase();
}

export interface ProfileLabels {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
}

/** The texts for a missing email or phone are the specification's. */
export const profileLabels = (profile: Omit<Profile, "capabilities"> | null): ProfileLabels => ({
  name: profile === null ? "Signed in" : `${profile.firstName} ${profile.lastName}`.trim(),
  email: profile?.email ?? "Email not available",
  phone: profile?.phone ?? "Phone not available",
});
