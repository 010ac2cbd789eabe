import type { JsonObject } from "./json.ts";

const BOUNDARY = "keelson-generated";

/** The content type of `writeForm`. */
export const FORM_TYPE = `multipart/form-data; boundary=${BOUNDARY}`;

/** A value as a parameter or a field of a form: a text as it is, others as JSON. */
export const toFieldText = (value: unknown): string => (typeof value === "string" ? value : JSON.stringify(value));

/** The fields of a form as `multipart/form-data`. */
export const writeForm = (fields: JsonObject): string => {
  const parts = Object.entries(fields).map(
    ([name, value]) =>
      `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${toFieldText(value)}\r\n`,
  );
  return `${parts.join("")}--${BOUNDARY}--\r\n`;
};
