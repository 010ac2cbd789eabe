/** Text as it stands in an HTML or XML document, between tags and in attributes of double quotes. */
export const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
