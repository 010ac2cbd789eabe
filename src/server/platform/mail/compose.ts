import MailComposer from "nodemailer/lib/mail-composer";
import { BRAND } from "#brand";
import type { OutgoingMailTable } from "./tables.ts";

export const SENDER = { name: BRAND.name, address: BRAND.generalMailbox } as const;

const DOMAIN = BRAND.generalMailbox.slice(BRAND.generalMailbox.indexOf("@") + 1);

/** The same for every attempt: mail systems that recognise a repeated message do so by it. */
export const toMessageId = (id: string): string => `<${id}@${DOMAIN}>`;

const unsubscribeHeaders = (url: string): Record<string, string> => ({
  "List-Unsubscribe": `<${url}>`,
  "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
});

/** The message of a mail, byte for byte the same at every attempt but for its MIME boundary. */
export const composeMail = (mail: OutgoingMailTable): Promise<Buffer> =>
  new MailComposer({
    from: SENDER,
    to: mail.recipient,
    ...(mail.replyTo === null ? {} : { replyTo: mail.replyTo }),
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    messageId: toMessageId(mail.id),
    date: new Date(mail.createdAt),
    headers: {
      "Auto-Submitted": "auto-generated",
      ...(mail.unsubscribeUrl === null ? {} : unsubscribeHeaders(mail.unsubscribeUrl)),
    },
    newline: "\r\n",
  })
    .compile()
    .build();
