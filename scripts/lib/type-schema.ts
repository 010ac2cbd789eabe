import ts from "typescript";

export type Schema = { readonly [keyword: string]: unknown };

/** How a type that the file does not declare is referred to. */
type Refer = (name: string) => Schema;

const MODIFIERS = new Set(["Readonly", "Partial"]);

const nameOf = (name: ts.PropertyName): string => (ts.isStringLiteral(name) ? name.text : name.getText());

const literal = ({ literal: value }: ts.LiteralTypeNode): Schema => {
  if (value.kind === ts.SyntaxKind.NullKeyword) return { type: "null" };
  return ts.isStringLiteral(value) ? { const: value.text } : { const: JSON.parse(value.getText()) };
};

const isNever = (type: ts.TypeNode | undefined): boolean => type?.kind === ts.SyntaxKind.NeverKeyword;

/**
 * JSON Schema of a TypeScript type: texts, numbers, literals, unions, lists, objects and maps. A name is looked up in
 * `declared`, and referred to by `refer` if it is not there.
 */
export const toSchema = (type: ts.TypeNode, declared: ReadonlyMap<string, ts.TypeNode>, refer: Refer): Schema => {
  const convert = (one: ts.TypeNode): Schema => toSchema(one, declared, refer);
  if (ts.isParenthesizedTypeNode(type) || ts.isTypeOperatorNode(type)) return convert(type.type);
  if (ts.isLiteralTypeNode(type)) return literal(type);
  if (ts.isArrayTypeNode(type)) return { type: "array", items: convert(type.elementType) };
  if (ts.isUnionTypeNode(type)) return toUnion(type.types.map(convert));
  if (ts.isIntersectionTypeNode(type)) return mergeObjects(type.types.map(convert));
  if (ts.isTypeLiteralNode(type)) return toObjectSchema(type, convert);
  if (ts.isTypeReferenceNode(type)) return toReference(type, declared, convert, refer);
  if (type.kind === ts.SyntaxKind.StringKeyword) return { type: "string" };
  if (type.kind === ts.SyntaxKind.NumberKeyword) return { type: "number" };
  if (type.kind === ts.SyntaxKind.BooleanKeyword) return { type: "boolean" };
  throw new Error(`There is no JSON Schema for ${type.getText()}.`);
};

const toUnion = (schemas: readonly Schema[]): Schema => {
  const types = schemas.map((one) => (Object.keys(one).length === 1 ? one["type"] : undefined));
  if (types.every((one) => typeof one === "string")) return { type: types };
  return schemas.every((one) => "const" in one) ? { enum: schemas.map((one) => one["const"]) } : { anyOf: schemas };
};

const mergeObjects = (schemas: readonly Schema[]): Schema => ({
  type: "object",
  properties: Object.assign({}, ...schemas.map((one) => one["properties"])),
  required: schemas.flatMap((one) => one["required"] ?? []),
  additionalProperties: false,
});

const toObjectSchema = ({ members }: ts.TypeLiteralNode, convert: (type: ts.TypeNode) => Schema): Schema => {
  const properties = members.filter((member) => ts.isPropertySignature(member));
  const index = members.find((member) => ts.isIndexSignatureDeclaration(member));
  const typed = properties.flatMap(({ name, type }) => (type === undefined ? [] : [[nameOf(name), type] as const]));
  return {
    type: "object",
    properties: Object.fromEntries(typed.map(([name, type]) => [name, convert(type)])),
    required: properties.filter((one) => one.questionToken === undefined).map(({ name }) => nameOf(name)),
    additionalProperties: index === undefined ? false : convert(index.type),
  };
};

const toReference = (
  { typeName, typeArguments = ts.factory.createNodeArray() }: ts.TypeReferenceNode,
  declared: ReadonlyMap<string, ts.TypeNode>,
  convert: (type: ts.TypeNode) => Schema,
  refer: Refer,
): Schema => {
  const name = typeName.getText();
  const [first, second] = typeArguments;
  if (first !== undefined && MODIFIERS.has(name)) return convert(first);
  if (name === "Record")
    return {
      type: "object",
      additionalProperties: second === undefined || isNever(second) ? false : convert(second),
    };
  if (name === "Omit" && first !== undefined && second !== undefined) return omit(convert(first), convert(second));
  const known = declared.get(name);
  return known === undefined ? refer(name) : convert(known);
};

const listNames = ({ const: one, enum: several }: Schema): readonly unknown[] =>
  Array.isArray(several) ? several : [one];

/* JSON Schema cannot take a required property out of another schema: the description says what is left. */
const omit = ({ $ref: reference }: Schema, omitted: Schema): Schema => {
  const names = listNames(omitted);
  return {
    type: "object",
    description: `${String(reference)} without ${names.join(" and ")}`,
    not: { anyOf: names.map((one) => ({ required: [one] })) },
  };
};
