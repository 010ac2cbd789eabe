/** Who asks for a passkey (WebAuthn): browsers give one only to pages of this domain. */
export interface RelyingParty {
  /** A domain. */
  readonly id: string;
  readonly origins: readonly string[];
}

const LOOPBACK = /^(127\.0\.0\.1|\[::1\]|localhost)$/;

/** The relying party of a site. Browsers take no address of numbers: on this machine it is `localhost`. */
export const readRelyingParty = (site: string): RelyingParty => {
  const url = new URL(site);
  if (!LOOPBACK.test(url.hostname)) return { id: url.hostname, origins: [url.origin] };
  const port = url.port === "" ? "" : `:${url.port}`;
  return { id: "localhost", origins: [`${url.protocol}//localhost${port}`] };
};

/** The challenge that an authenticator states to have answered; null if it states none. */
export const readChallenge = ({
  response,
}: {
  readonly response: { readonly clientDataJSON: string };
}): string | null => {
  try {
    const data: unknown = JSON.parse(Buffer.from(response.clientDataJSON, "base64url").toString());
    return typeof data === "object" && data !== null && "challenge" in data && typeof data.challenge === "string"
      ? data.challenge
      : null;
  } catch {
    return null;
  }
};
