/* Reads an Excel file with the library that imports use, and nothing else. */
import { readXlsx } from "hucre/xlsx";
import { readFile } from "node:fs/promises";

await readXlsx(await readFile(process.argv[2] ?? ""), { readStyles: true });
