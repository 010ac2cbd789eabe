import type { Result } from "neverthrow";
import { fromPromise } from "xstate";
import type { Credentials } from "#domain/accounts";
import type { SignInForm } from "#ports/accounts.ts";
import type { Failure } from "#ports/failure.ts";
import type { NewAccount, TypedCode } from "#ports/signup.ts";
import { notProvided } from "../kit/not-provided.ts";

/** The calls of a sign-up. */
export const signupActors = {
  sendCode: fromPromise<Result<string, Failure>, { readonly email: string }>(notProvided("sendCode")),
  verifyCode: fromPromise<Result<void, Failure>, TypedCode>(notProvided("verifyCode")),
  create: fromPromise<Result<void, Failure>, NewAccount>(notProvided("create")),
  signIn: fromPromise<Result<Credentials, Failure>, SignInForm>(notProvided("signIn")),
};
