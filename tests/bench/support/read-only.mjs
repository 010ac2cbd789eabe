/* Reads an Excel file with the library that imports use, and nothing else. */
import readExcelFile from "read-excel-file/node";

await readExcelFile(process.argv[2] ?? "");
