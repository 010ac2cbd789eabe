export { type Formats, readFormats, STANDARD_FORMATS, type TextFormats } from "./formats.ts";
