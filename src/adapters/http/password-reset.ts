import type { PasswordResetPort } from "#ports/api.ts";
import { APPLICATION_TEXT, type Api, type ApiSettings } from "./client.ts";
import { sendRequest, toSignInRefusal } from "./request.ts";

/** The password reset over HTTP, without a session. */
export const createPasswordReset = (api: Api, { deadlines: { usual } }: ApiSettings): PasswordResetPort => ({
  requestLink: (email, signal) =>
    sendRequest(
      (until) => api.POST("/auth/forgot_password", { body: { email, applicationId: APPLICATION_TEXT }, signal: until }),
      { signal, deadline: usual },
      "code",
    )
      .map(() => undefined)
      .mapErr(toSignInRefusal),

  changePassword: ({ token, password, confirmPassword }, signal) =>
    sendRequest(
      (until) => api.POST("/auth/reset_password", { body: { token, password, confirmPassword }, signal: until }),
      { signal, deadline: usual },
      "code",
    )
      .map(() => undefined)
      .mapErr(toSignInRefusal),
});
