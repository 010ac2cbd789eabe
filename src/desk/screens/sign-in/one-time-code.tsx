import { type ClipboardEvent, Fragment, type KeyboardEvent, type ReactElement, useId, useRef } from "react";
import { num } from "#web/styles/typography.css.ts";
import * as css from "./auth-layout.css.ts";

const LENGTH = 6;
const POSITIONS = [0, 1, 2, 3, 4, 5] as const;

const toDigits = (text: string): string => text.replaceAll(/\D/g, "");

interface OneTimeCodeProps {
  readonly value: string;
  readonly problem?: string | null;
  readonly hint: string;
  /** It is the first field of the form and gets the focus. */
  readonly isFirst?: boolean;
  readonly onChange: (value: string) => void;
  /** Six digits are typed. */
  readonly onComplete?: (value: string) => void;
}

/** A field for each digit; what is pasted or filled in by the browser fills all of them. */
export function OneTimeCode(props: OneTimeCodeProps): ReactElement {
  const { value, problem = null, hint, isFirst = true } = props;
  const id = useId();
  const fields = useRef<(HTMLInputElement | null)[]>([]);
  const put = (position: number, typed: string): void => {
    const digits = toDigits(typed).slice(0, LENGTH - position);
    const next = value.slice(0, position) + digits + value.slice(position + digits.length);
    props.onChange(next);
    fields.current[Math.min(position + digits.length, LENGTH - 1)]?.focus();
    if (digits !== "" && next.length === LENGTH) props.onComplete?.(next);
  };
  const paste = (position: number) => (event: ClipboardEvent) => {
    const digits = toDigits(event.clipboardData.getData("text"));
    if (digits === "") return;
    event.preventDefault();
    put(digits.length >= LENGTH ? 0 : position, digits);
  };
  const erase = (position: number) => (event: KeyboardEvent) => {
    if (event.key !== "Backspace") return;
    event.preventDefault();
    const at = position < value.length ? position : value.length - 1;
    props.onChange(value.slice(0, Math.max(at, 0)));
    fields.current[Math.max(at, 0)]?.focus();
  };
  return (
    <fieldset className={css.otp} aria-describedby={id}>
      <legend className={css.otpLabel}>Code</legend>
      <div className={css.otpRow}>
        {POSITIONS.map((position) => (
          <Fragment key={position}>
            {position === LENGTH / 2 && <span className={css.otpGap} aria-hidden="true" />}
            <input
              ref={(field) => {
                fields.current[position] = field;
              }}
              className={`${css.otpDigit} ${num}`}
              inputMode="numeric"
              autoComplete={position === 0 ? "one-time-code" : "off"}
              aria-label={`Digit ${position + 1}`}
              aria-invalid={problem !== null}
              autoFocus={isFirst && position === 0}
              value={value.charAt(position)}
              onFocus={({ currentTarget }) => currentTarget.select()}
              onChange={({ currentTarget }) => put(position, currentTarget.value.slice(-LENGTH))}
              onPaste={paste(position)}
              onKeyDown={erase(position)}
            />
          </Fragment>
        ))}
      </div>
      <p id={id} className={problem === null ? css.hint : css.problem} role={problem === null ? undefined : "alert"}>
        {problem ?? hint}
      </p>
    </fieldset>
  );
}
