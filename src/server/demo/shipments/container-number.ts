import { calculateCheckDigit } from "#domain/cargo";

/** A container number with its check digit (ISO 6346): owner with category (`KLSU`), serial number of six digits. */
export const containerNumber = (owner: string, serial: number): string => {
  const ownerAndSerial = `${owner}${String(serial).padStart(6, "0")}`;
  return `${ownerAndSerial}${calculateCheckDigit(ownerAndSerial)}`;
};

const FIRST_SERIAL = 482_117;
const MAX_CONTAINERS = 4;

export const demoContainers = (booking: number, count: number): readonly string[] =>
  Array.from({ length: Math.min(count, MAX_CONTAINERS) }, (_, index) =>
    containerNumber("KLSU", FIRST_SERIAL + MAX_CONTAINERS * booking + index),
  );
