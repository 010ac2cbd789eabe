import ts from "typescript";
import type { Rule } from "./violation.ts";

const SENTENCE = "A length comes from the scale: space, extent, edge, fontSize, radius (styles/tokens.ts).";

/* Zero needs a unit inside of min() and max(). Shares (%, em, vw, cqi …) are no lengths of the scale. */
const LENGTH = /(?<![\w.#-])-?(?!0+(?:px|rem|pt)\b)(?:\d+\.?\d*|\.\d+)(?:px|rem|pt|pc|cm|mm|in|q)\b/i;

/* Properties whose number vanilla-extract and React write in pixels. */
const PIXELS =
  /^(?:(?:min|max)?(?:width|height)|(?:min|max)?(?:inline|block)Size|(?:padding|margin|inset|scrollMargin|scrollPadding)\w*|(?:row|column)?gap|top|right|bottom|left|fontSize|flexBasis|letterSpacing|textIndent|outline(?:Width|Offset)|border\w*(?:Width|Radius|Spacing)|translate)$/i;

/* A measured distance in pixels may be computed; a length in rem comes from the scale. */
const COMPUTED = /^(?:rem|pt)\b/;

const isWritten = (node: ts.Node): node is ts.LiteralLikeNode =>
  ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node);

const isLength = (node: ts.LiteralLikeNode): boolean =>
  LENGTH.test(node.text) || (ts.isTemplateMiddleOrTemplateTail(node) && COMPUTED.test(node.text));

/** The property that a number is the value of; undefined when it is the value of none. */
const findProperty = (node: ts.Node): ts.PropertyAssignment | undefined => {
  const owner = ts.isPrefixUnaryExpression(node.parent) ? node.parent.parent : node.parent;
  return ts.isPropertyAssignment(owner) && owner.name !== node ? owner : undefined;
};

const isInlineStyle = (node: ts.Node): boolean => ts.findAncestor(node, ts.isJsxAttribute)?.name.getText() === "style";

const isPixels = (node: ts.Node, file: string): boolean => {
  const property = findProperty(node);
  const isStyle = file.endsWith(".css.ts") || isInlineStyle(node);
  return property !== undefined && isStyle && PIXELS.test(property.name.getText().replaceAll(/["']/g, ""));
};

/** Styles of the portal and the site take every length from the scale, inline styles and templates too. */
export const lengths: Rule = {
  name: "no-literal-length",
  appliesTo: (file) => /^src\/(web|desk)\//.test(file) && !file.startsWith("src/web/styles/"),
  judge: (node, { file }) => {
    if (isWritten(node)) return isLength(node) ? SENTENCE : undefined;
    if (!ts.isNumericLiteral(node) || Number(node.text) === 0) return undefined;
    return isPixels(node, file) ? SENTENCE : undefined;
  },
};
