import { okAsync } from "neverthrow";
import type { Mailer, Message } from "#server/platform/mail/mailer.ts";
import { accountFeatures } from "#server/features.ts";
import { startTestApp, type TestApp, type TestAppOptions } from "#tests/server/support/app.ts";
import type { MakePlace } from "#tests/server/support/database.ts";

/** The server with accounts, a mailbox that keeps everything, and codes that count up from 482913. */
export interface AccountsFixture extends TestApp {
  readonly mailbox: readonly Message[];
  /** Resolves once so many messages have arrived. */
  readonly mailArrived: (count: number) => Promise<void>;
  /** Asks a JSON call. */
  readonly ask: (method: "GET" | "POST" | "PUT", path: string, body?: object, from?: string) => Promise<Answer>;
  /** Sends the form of the third step. */
  readonly signUp: (token: string, form: FormData) => Promise<Answer>;
}

/** What came back. */
export interface Answer {
  readonly status: number;
  readonly body: {
    readonly code: number;
    readonly message: string;
    readonly result: readonly unknown[];
  };
  readonly headers: Readonly<Record<string, unknown>>;
}

export const openAccounts = async (
  make: MakePlace,
  deskMail: string | null = null,
  { config, ...options }: Pick<TestAppOptions, "config" | "disk"> = {},
): Promise<AccountsFixture> => {
  const mailbox: Message[] = [];
  const waiting: (() => void)[] = [];
  const mailArrived = async (count: number): Promise<void> => {
    while (mailbox.length < count) await new Promise<void>((resolve) => waiting.push(resolve));
  };
  const mailer: Mailer = {
    send: (message) => {
      mailbox.push(message);
      for (const tell of waiting.splice(0)) tell();
      return okAsync(undefined);
    },
    close: () => undefined,
  };
  let code = 482_912;
  const features = accountFeatures({ mailer, drawCode: () => ++code });
  const server = await startTestApp({ make, features, config: { deskMail, ...config }, ...options });
  const ask: AccountsFixture["ask"] = async (method, path, body, from = "203.0.113.7") => {
    const headers = { "x-forwarded-for": from };
    const payload = body === undefined ? {} : { payload: body };
    const answer = await server.app.inject({ method, url: `/api${path}`, headers, ...payload });
    return { status: answer.statusCode, body: answer.json(), headers: answer.headers };
  };
  const signUp: AccountsFixture["signUp"] = async (token, form) => {
    const request = new Request("http://x", { method: "POST", body: form });
    const answer = await server.app.inject({
      method: "POST",
      url: "/api/auth/sign_up",
      headers: { "x-otp-token": token, "content-type": request.headers.get("content-type") ?? "" },
      payload: Buffer.from(await request.arrayBuffer()),
    });
    return { status: answer.statusCode, body: answer.json(), headers: answer.headers };
  };
  return { ...server, mailbox, mailArrived, ask, signUp };
};

const APPLICATION = "702020";

/** Step 1; answers the token. */
export const begin = async (fixture: AccountsFixture, email: string): Promise<string> => {
  const answer = await fixture.ask("POST", "/auth/sign_up_verification", { email, applicationId: APPLICATION });
  const [token] = answer.body.result;
  if (typeof token !== "string") throw new Error(`No token: ${JSON.stringify(answer)}`);
  return token;
};

/** Step 2. */
export const verify = (fixture: AccountsFixture, token: string, otp: number, from?: string): Promise<Answer> =>
  fixture.ask("PUT", "/auth/sign_up_verification", { otp, applicationId: APPLICATION, verifyHash: token }, from);

/** Steps 1 and 2 with the code that the mailbox received. */
export const verified = async (fixture: AccountsFixture, email: string): Promise<string> => {
  const token = await begin(fixture, email);
  const answer = await verify(fixture, token, Number(fixture.mailbox.at(-1)?.text.slice(0, 6)));
  if (answer.status !== 200) throw new Error(`Not verified: ${JSON.stringify(answer)}`);
  return token;
};

export const ASHA = {
  firstName: "Asha",
  lastName: "Menon",
  phoneNumber: "+91 98765 43210",
  country: "IN",
  email: "asha@menon.example",
  password: "kardamom",
  confirmPassword: "kardamom",
  pinCode: "682001",
  address: "12 Jew Town Road, Kochi",
  companyName: "Menon Spices Private Limited",
} as const;

export const DOMESTIC = { ...ASHA, panNumber: "AASCS2460H", gstNumber: "27AASCS2460H1Z0" } as const;

/** The form of the third step. */
export const formOf = (basicData: object | string, files: Readonly<Record<string, File>> = {}): FormData => {
  const form = new FormData();
  form.append("basic_data", typeof basicData === "string" ? basicData : JSON.stringify(basicData));
  form.append("applicationId", APPLICATION);
  for (const [name, file] of Object.entries(files)) form.append(name, file);
  return form;
};

export const PDF_TEXT = "%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n";

/** A PDF of so many bytes, filled up with a comment. */
export const pdf = (name: string, bytes = PDF_TEXT.length): File => {
  const [head = "", rest = ""] = PDF_TEXT.split(/(?<=^%PDF-1.7\n)/);
  const filling = bytes > PDF_TEXT.length ? `%${"-".repeat(bytes - PDF_TEXT.length - 2)}\n` : "";
  return new File([head, filling, rest], name, { type: "application/pdf" });
};
