/** The parts of `window` that state where the API is. */
interface ApiPage {
  readonly document: Document;
  readonly location: Pick<Location, "origin">;
}

/** Where the API is: the server that serves the page may write another path into it. Absolute, without a final slash. */
export const readApiUrl = ({ document, location }: ApiPage): string => {
  const path = document.querySelector('meta[name="api-base"]')?.getAttribute("content") ?? "/api";
  return `${location.origin}${path}`;
};
