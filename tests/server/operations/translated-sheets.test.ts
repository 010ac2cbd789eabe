import { describe, expect, it } from "vitest";
import { readFieldName, normaliseHeader } from "#server/operations/sheets/field-names.ts";
import SPELLINGS from "#server/operations/sheets/field-spellings.json" with { type: "json" };
import { useSheetDesk } from "./sheet-desk.ts";

describe("sheets with headings in other languages", () => {
  const { check } = useSheetDesk(/^ {2}\S/);
  const LANE = ["INNSA-NLRTM: 1 line, 20GP USD 900.00, 40HC USD 1,400.00, till 2026-12-31"];

  it.each([
    ["German", "Abgangshafen;Zielhafen;Gültig ab;Gültig bis;Währung;Seefracht 20GP;Seefracht 40HC;Bemerkungen"],
    ["German without umlauts", "LADEHAFEN;LOESCHHAFEN;GUELTIG AB;GUELTIG BIS;WAEHRUNG;20GP;40HC;HINWEIS"],
    [
      "French",
      "Port de chargement;Port de déchargement;Valable du;Valable jusqu’au;Devise;Fret 20GP;Fret 40HC;Remarques",
    ],
    [
      "Spanish",
      "Puerto de carga;Puerto de destino;Válido desde;Válido hasta;Moneda;Flete 20GP;Flete 40HC;Observaciones",
    ],
    [
      "Portuguese",
      "Porto de embarque;Porto de destino;Início da validade;Válido até;Moeda;Frete 20GP;Frete 40HC;Observações",
    ],
    ["Italian", "Porto di imbarco;Porto di sbarco;Valido dal;Valido fino al;Valuta;Nolo 20GP;Nolo 40HC;Osservazioni"],
    ["Dutch", "Laadhaven;Loshaven;Geldig vanaf;Geldig tot;Valuta;Zeevracht 20GP;Zeevracht 40HC;Opmerkingen"],
  ])("are read in %s", async (_, header) => {
    expect(await check([header, "INNSA;NLRTM;01.12.2026;31.12.2026;USD;900;1400;direkt"])).toEqual(LANE);
  });

  it.each([
    ["Kunde", "ACME GmbH", "CUSTOMER"],
    ["Chargeur", "Durand SA", "CUSTOMER"],
    ["Warenart", "Altpapier", "COMMODITY"],
  ])("limit a price as English ones do: %s %s", async (header, cell, field) => {
    const head = `Abgangshafen;Zielhafen;Gültig bis;Währung;20GP;${header}`;
    const answer = await check([head, `INNSA;NLRTM;31.12.2026;EUR;900;${cell}`]);
    expect(answer).toEqual([
      `line 2, cell F2: ${field} "${cell}" limits the price. Remove the line, or say --ignore "${header}" if it is for any cargo.`,
    ]);
  });

  it("name the rows of charges", async () => {
    const head = "Abgangshafen;Zielhafen;Gültig bis;Containertyp;Kostenart;Betrag;Währung";
    const lane = "INNSA;NLRTM;31.12.2026;20GP";
    expect(await check([head, `${lane};Seefracht;900;EUR`, `${lane};BAF;120;EUR`])).toEqual([
      expect.stringContaining("INNSA-NLRTM: 1 line, 20GP EUR 900.00"),
    ]);
  });

  it("have no word for two fields", () => {
    const read = Object.entries(SPELLINGS.translated).flatMap(([field, words]) =>
      words.map((word) => [word, field, readFieldName(normaliseHeader(word))] as const),
    );
    expect(read.filter(([, field, found]) => field !== found)).toEqual([]);
  });
});
