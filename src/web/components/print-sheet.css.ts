import { globalStyle, style } from "@vanilla-extract/css";
import { edge } from "#web/styles/tokens.ts";

const onPaper = "print";

/** On paper the sheet replaces what is on the screen. */
export const onScreen = style({ "@media": { [onPaper]: { display: "none" } } });

/** The paper of a screen, readable without colour. */
export const sheet = style({
  display: "none",
  "@media": { [onPaper]: { display: "block", color: "#0B1A2B", fontSize: "8.6pt", lineHeight: 1.3 } },
});
export const head = style({
  display: "flex",
  justifyContent: "space-between",
  alignItems: "flex-end",
  paddingBottom: "5pt",
  borderBottom: `${edge(3)} solid #C8281A`,
  fontSize: "8pt",
});
export const brand = style({ fontSize: "14pt", fontWeight: 640 });
export const title = style({ margin: "8pt 0 5pt", fontSize: "16pt", fontWeight: 640 });
export const subtitle = style({ margin: "8pt 0 3pt", fontSize: "10.5pt", fontWeight: 640 });
export const facts = style({ display: "grid", gridTemplateColumns: "repeat(4, 1fr)", gap: "4pt 12pt", margin: 0 });
export const table = style({ width: "100%", borderCollapse: "collapse", fontSize: "8pt" });
export const group = style({ fontWeight: 640 });
export const foot = style({
  marginTop: "7pt",
  paddingTop: "4pt",
  borderTop: `${edge(1)} solid #D3D1CA`,
  fontSize: "7.5pt",
});

globalStyle(`${facts} dt`, { fontSize: "7.5pt", color: "#47566A" });
globalStyle(`${facts} dd`, { margin: 0, fontWeight: 600 });
globalStyle(`${table} th`, {
  padding: "2pt 8pt 2pt 0",
  borderBottom: `${edge(1)} solid #0B1A2B`,
  fontSize: "7.5pt",
  fontWeight: 560,
  textAlign: "start",
});
globalStyle(`${table} td`, {
  padding: "2.2pt 8pt 2.2pt 0",
  borderBottom: ".5pt solid #D3D1CA",
  verticalAlign: "top",
});
globalStyle(`${table} tr`, { breakInside: "avoid" });

globalStyle(`body:has(${sheet}) header, body:has(${sheet}) [role=region]`, {
  "@media": { [onPaper]: { display: "none" } },
});
