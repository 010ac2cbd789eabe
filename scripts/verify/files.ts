/** A file of the contract or the API document, wherever the command is started; the archives have the same folders. */
export const projectFile = (path: string): URL => new URL(`../../${path}`, import.meta.url);
