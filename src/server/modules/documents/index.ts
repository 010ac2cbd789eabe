export {
  chargesSection,
  freeTimeSection,
  listNotes,
  loadSection,
  type OfferPages,
  priceFact,
  routeSection,
  sailingFacts,
  type Section,
} from "./describe-offer.ts";
export { LCL_TERMS, lclDocument, workingSection } from "./lcl-document.ts";
export { type BookedAs, offerDocument, TERMS } from "./offer-document.ts";
export { printPdf } from "./print-pdf.ts";
export { redactDocument } from "./shared-document.ts";
