import type { ReactElement } from "react";
import { MIN_PASSWORD_LENGTH } from "#domain/accounts";
import type { IconShape } from "#web/components/icon/shapes.ts";
import { PasswordField } from "#web/components/text-field.tsx";

interface Binding {
  readonly field: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (typed: string) => void;
}

type NewPasswordFieldsProps = {
  readonly label: string;
  readonly againLabel: string;
  readonly icon?: IconShape;
  readonly required?: boolean;
  readonly bind: (field: "password" | "confirmPassword") => Binding;
};

/* The server that sends the page may ask for more than the specification. */
const readMinLength = (): number => {
  const stated = Number(document.querySelector('meta[name="password-min-length"]')?.getAttribute("content"));
  return stated > 0 ? stated : MIN_PASSWORD_LENGTH;
};

/** A new password typed twice, with the number of characters that it needs. */
export function NewPasswordFields({ label, againLabel, bind, ...field }: NewPasswordFieldsProps): ReactElement {
  return (
    <>
      <PasswordField
        label={label}
        hint={`At least ${readMinLength()} characters`}
        autoComplete="new-password"
        {...field}
        {...bind("password")}
      />
      <PasswordField label={againLabel} autoComplete="new-password" {...field} {...bind("confirmPassword")} />
    </>
  );
}
