const part = encodeURIComponent;

export const toVersionLink = (quotation: string, document: string, number: number): string =>
  `/api/resource/quotation/${part(quotation)}/documents/${part(document)}/versions/${number}`;

export const toFileLink = (quotation: string, fileName: string): string =>
  `/api/resource/quotation/${part(quotation)}/files/${part(fileName)}`;
