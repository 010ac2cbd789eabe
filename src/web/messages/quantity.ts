import { formatQuantity as format, type Thousandths } from "#domain/lcl";
import { readerFormats } from "./formats.ts";

/** A quantity in the format of the reader. */
export const formatQuantity = (quantity: Thousandths): string => format(quantity, readerFormats().numbers);
