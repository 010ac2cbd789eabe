import type { PasswordResetPort } from "#ports/api.ts";
import { APPLICATION_TEXT, type Api } from "./client.ts";
import { toSignInRefusal, request, ignore } from "./request.ts";

/** The password reset over HTTP, without a session. */
export const createPasswordReset = (api: Api): PasswordResetPort => ({
  requestLink: (email, signal) =>
    request(api.POST("/auth/forgot_password", { body: { email, applicationId: APPLICATION_TEXT }, signal }))
      .map(ignore)
      .mapErr(toSignInRefusal),

  changePassword: ({ token, password, confirmPassword }, signal) =>
    request(api.POST("/auth/reset_password", { body: { token, password, confirmPassword }, signal }))
      .map(ignore)
      .mapErr(toSignInRefusal),
});
