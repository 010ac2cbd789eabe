import type { ReactElement } from "react";
import { Stack, Text } from "./layout.tsx";
import * as css from "./factor-setup.css.ts";

interface FactorSetupProps {
  /** An SVG picture of the secret. */
  readonly qrSvg: string;
  readonly secret: string;
}

/** What an authenticator app is set up with: a picture to scan, and the secret for an app that cannot scan. */
export function FactorSetup({ qrSvg, secret }: FactorSetupProps): ReactElement {
  return (
    <Stack gap={8}>
      <img
        className={css.picture}
        src={`data:image/svg+xml,${encodeURIComponent(qrSvg)}`}
        alt="QR code for your authenticator app"
      />
      <Text size="caption">
        Or type this key into the app: <span className={css.secret}>{secret.match(/.{1,4}/g)?.join(" ")}</span>
      </Text>
    </Stack>
  );
}

/** Recovery codes, which are shown once. */
export function RecoveryCodes({ codes }: { readonly codes: readonly string[] }): ReactElement {
  return (
    <ul className={css.codes} aria-label="Recovery codes">
      {codes.map((code) => (
        <li key={code}>{code}</li>
      ))}
    </ul>
  );
}
