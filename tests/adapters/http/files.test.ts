import { describe, expect, it } from "vitest";
import { parseFileName } from "#adapters/http/files.ts";

describe("the file name of a content-disposition header", () => {
  it.each([
    ['attachment; filename="KLB-2026-000123.pdf"', "KLB-2026-000123.pdf"],
    ["attachment; filename=booking.pdf", "booking.pdf"],
    ["attachment; FileName = booking.pdf; size=12", "booking.pdf"],
    ['attachment; filename="a \\"good\\" quote; really.pdf"', 'a "good" quote; really.pdf'],
    ["attachment; filename*=UTF-8''Rechnung%20M%C3%BCnchen.pdf", "Rechnung München.pdf"],
    ["attachment; filename=\"plain.pdf\"; filename*=UTF-8''b%E2%82%B9.pdf", "b₹.pdf"],
    ["attachment; filename*=UTF-8''100%.pdf", "100%.pdf"],
    ['attachment; filename="../../etc/passwd"', "passwd"],
    ['attachment; filename="C:\\\\Temp\\\\booking.pdf"', "booking.pdf"],
  ])("%s is %s", (header, name) => {
    expect(parseFileName(header)).toBe(name);
  });

  it.each([[null], [""], ["inline"], ["attachment"], ['attachment; filename=""'], ['attachment; filename=".."']])(
    "%s names none",
    (header) => {
      expect(parseFileName(header)).toBeNull();
    },
  );
});
