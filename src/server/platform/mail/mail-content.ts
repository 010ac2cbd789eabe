import { BRAND } from "#brand";
import type { Message } from "./mailer.ts";

/** `highlight` is set large (a code), `link` is a button in HTML and its own line in text. */
export interface MailContent {
  readonly to: string;
  /** Whom an answer goes to, if not to the company. */
  readonly replyTo?: string;
  readonly subject: string;
  readonly opening: string;
  readonly highlight?: string;
  readonly link?: { readonly label: string; readonly address: string };
  /** Line breaks are kept. */
  readonly paragraphs: readonly string[];
  /** Where mails of this kind are switched off without signing in. */
  readonly unsubscribeUrl?: string;
}

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

const escape = (text: string): string => text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? character);

const UNSUBSCRIBE = "Switch off mails of this kind";

const toText = ({ opening, link, paragraphs, unsubscribeUrl }: MailContent): string =>
  [
    opening,
    ...(link === undefined ? [] : [`${link.label}:\n${link.address}`]),
    ...paragraphs,
    `${BRAND.name}\n${BRAND.generalMailbox}`,
    ...(unsubscribeUrl === undefined ? [] : [`${UNSUBSCRIBE}:\n${unsubscribeUrl}`]),
  ].join("\n\n");

const BODY =
  "margin:0;background:#f4f4f2;padding:24px;font-family:Arial,Helvetica,sans-serif;color:#1c1c1c;line-height:1.5";
const SHEET = `max-width:520px;margin:0 auto;background:#ffffff;padding:32px;border-top:4px solid ${BRAND.colours.mail}`;
const HIGHLIGHT = "font-size:36px;font-weight:bold;letter-spacing:6px;margin:24px 0";
const BUTTON = `display:inline-block;background:${BRAND.colours.mail};color:#ffffff;padding:12px 24px;text-decoration:none;font-weight:bold`;
const FOOT = "color:#5c5c5c;font-size:13px;margin:24px 0 0";

const linkHtml = ({ label, address }: NonNullable<MailContent["link"]>): readonly string[] => [
  `<p><a href="${escape(address)}" style="${BUTTON}">${escape(label)}</a></p>`,
  `<p style="${FOOT}">Or open this address:<br>${escape(address)}</p>`,
];

const toHtml = (content: MailContent): string =>
  [
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escape(content.subject)}</title></head>`,
    `<body style="${BODY}"><div style="${SHEET}">`,
    `<p>${escape(content.opening)}</p>`,
    ...(content.highlight === undefined ? [] : [`<p style="${HIGHLIGHT}">${escape(content.highlight)}</p>`]),
    ...(content.link === undefined ? [] : linkHtml(content.link)),
    ...content.paragraphs.map((paragraph) => `<p>${escape(paragraph).replaceAll("\n", "<br>\n")}</p>`),
    `<p style="${FOOT}">${escape(BRAND.name)}<br>${escape(BRAND.generalMailbox)}</p>`,
    ...(content.unsubscribeUrl === undefined
      ? []
      : [
          `<p style="${FOOT}"><a href="${escape(content.unsubscribeUrl)}" style="color:inherit">${UNSUBSCRIBE}</a></p>`,
        ]),
    "</div></body></html>",
  ].join("\n");

export const toMessage = (content: MailContent): Message => ({
  to: content.to,
  ...(content.replyTo === undefined ? {} : { replyTo: content.replyTo }),
  subject: content.subject,
  text: toText(content),
  html: toHtml(content),
});
