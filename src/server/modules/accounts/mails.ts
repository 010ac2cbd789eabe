import COMPANY from "#data/company.json" with { type: "json" };
import { toMessage } from "#server/platform/mail/mail-content.ts";
import type { Message } from "#server/platform/mail/mailer.ts";

const NOT_YOU = "If you did not request this, you can ignore this message.";

export const codeMessage = (to: string, code: number): Message =>
  toMessage({
    to,
    subject: `${code} is your ${COMPANY.shortName} code`,
    opening: `${code} is your verification code.`,
    highlight: String(code),
    paragraphs: ["It is valid for ten minutes and works once. Do not share it.", NOT_YOU],
  });

export const alreadyKnownMessage = (to: string, site: string): Message =>
  toMessage({
    to,
    subject: `You already have a ${COMPANY.shortName} account`,
    opening: "Someone, probably you, tried to create an account with this email address. It already has one.",
    link: { label: "Sign in", address: `${site}/login` },
    paragraphs: [`If you have forgotten your password, set a new one: ${site}/forgot-password`, NOT_YOU],
  });

export const resetMessage = (to: string, site: string, token: string): Message =>
  toMessage({
    to,
    subject: `Set a new ${COMPANY.shortName} password`,
    opening: "Here is the link to set a new password.",
    link: { label: "Set a new password", address: `${site}/reset-password?token=${encodeURIComponent(token)}` },
    paragraphs: ["It is valid for one hour and works once.", NOT_YOU],
  });

export const passwordChangedMessage = (to: string, site: string): Message =>
  toMessage({
    to,
    subject: `Your ${COMPANY.shortName} password was changed`,
    opening: "The password of your account was changed, and you were signed out everywhere.",
    paragraphs: [`If this was not you, set a new password now: ${site}/forgot-password`],
  });
