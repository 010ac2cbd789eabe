import type { ResultAsync } from "neverthrow";
import type { Message } from "./message.ts";

/** Why a message did not leave; `reason` is for the log. */
export interface MailFailure {
  readonly reason: string;
}

/** Takes messages to people. `close` ends connections; what was handed over before is on its way or refused. */
export interface Mailer {
  readonly send: (message: Message) => ResultAsync<void, MailFailure>;
  readonly close: () => void;
}
