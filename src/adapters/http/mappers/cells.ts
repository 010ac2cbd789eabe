const cellText = (cell: unknown): string => {
  if (typeof cell === "string") return cell.trim();
  return typeof cell === "number" && Number.isFinite(cell) ? String(cell) : "";
};

/** The cells that hold something, as texts: numbers as they would be written, empty cells left out. */
export const filledCells = (cells: Readonly<Record<string, unknown>>): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(cells).flatMap(([name, cell]) => {
      const text = cellText(cell);
      return text === "" ? [] : [[name, text] as const];
    }),
  );
