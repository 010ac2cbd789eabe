import { createContext, useContext } from "react";
import type { BookedSailing } from "#domain/rates";

/** The shipper's booking of each offer's sailing, by the offer's id. */
export const BookedOffers = createContext<ReadonlyMap<string, BookedSailing>>(new Map());

/** The shipper's booking of the sailing of an offer; null when there is none. */
export const useBooking = (rateId: string): BookedSailing | null => useContext(BookedOffers).get(rateId) ?? null;
