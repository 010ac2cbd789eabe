import type { PasswordResetPort } from "#ports/password-reset.ts";
import { APPLICATION_TEXT } from "./application.ts";
import { ask } from "./ask.ts";
import type { Api, ApiSettings } from "./client.ts";
import { refusalAtTheDoor } from "./refusal.ts";

/** The password reset over HTTP: who has forgotten a password has no session that could have ended. */
export const createPasswordReset = (api: Api, { deadlines: { usual } }: ApiSettings): PasswordResetPort => ({
  askForLink: (email, signal) =>
    ask(
      (until) => api.POST("/auth/forgot_password", { body: { email, applicationId: APPLICATION_TEXT }, signal: until }),
      { signal, deadline: usual },
      "code",
    )
      .map(() => undefined)
      .mapErr(refusalAtTheDoor),

  change: ({ token, password, confirmPassword }, signal) =>
    ask(
      (until) => api.POST("/auth/reset_password", { body: { token, password, confirmPassword }, signal: until }),
      { signal, deadline: usual },
      "code",
    )
      .map(() => undefined)
      .mapErr(refusalAtTheDoor),
});
