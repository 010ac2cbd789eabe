/** The signed-in shipper; email and phone are null when the account has none (shown as 'Email not available', 'Phone not available'). */
export interface Profile {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string | null;
  readonly phone: string | null;
}

/** The two values that together mean 'signed in'. */
export interface Credentials {
  readonly xToken: string;
  readonly xApiKey: string;
}
