import { toApiLink } from "#server/platform/http/api-link.ts";

const part = encodeURIComponent;

export const toVersionLink = (quotation: string, document: string, number: number): string =>
  toApiLink(`/resource/quotation/${part(quotation)}/documents/${part(document)}/versions/${number}`);

export const toFileLink = (quotation: string, fileName: string): string =>
  toApiLink(`/resource/quotation/${part(quotation)}/files/${part(fileName)}`);
