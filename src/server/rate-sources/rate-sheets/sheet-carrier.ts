/** The carrier whose prices a line of a sheet states: that of the column LINE, or else the provider of the sheet. */
export const findCarrier = (fields: Readonly<Record<string, string>>, provider: string): string =>
  fields["LINE"]?.trim() || provider;
