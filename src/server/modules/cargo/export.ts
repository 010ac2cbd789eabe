import { assessParts, findContainer, formatFieldText, listTexts, nameField, toPart } from "#domain/cargo";
import { presentCargo } from "./present.ts";
import type { StoredCargo } from "./store.ts";

/* A spreadsheet would run a cell that begins like a formula: an apostrophe makes it text. Phone numbers are exempt. */
const cell = (text: string): string => {
  const safe = /^([=\-@\t\r]|\+(?![\d ]+$))/.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
};

/** One line for each text: booking, part, container from 1, field, text; with a byte order mark, as Excel expects one. */
export const writeCargoCsv = ({ quotation, details }: StoredCargo): string => {
  const number = quotation.bookingId ?? quotation.quotationId;
  const rows = [...listTexts(details)].map(([path, text]) => {
    const values = [cell(nameField(path)), cell(formatFieldText(path, text))];
    return [cell(number), toPart(path).subject, findContainer(path) ?? "", ...values].join(",");
  });
  return `\uFEFF${["booking,part,container,field,text", ...rows].map((line) => `${line}\r\n`).join("")}`;
};

/** As getCargo sends it, with the booking and the state of each part. */
export const writeCargoJson = (cargo: StoredCargo): string => {
  const { quotation, details, scope, submissions } = cargo;
  const { quotationId, bookingId, providerName } = quotation;
  const parts = assessParts(details, scope, submissions).map(({ subject, container, status }) => ({
    subject,
    container,
    status,
  }));
  return `${JSON.stringify({ quotationId, bookingId, providerName, parts, ...presentCargo(cargo) }, null, 2)}\n`;
};
