import { Contrib, Enums, Models, Serialize, Spec } from "@cyclonedx/cyclonedx-library";
import { PackageURL } from "packageurl-js";
import parse from "spdx-expression-parse";
import { findLicence } from "./licences.ts";
import type { InstalledPackage } from "./packages.ts";

export interface Product {
  readonly name: string;
  readonly version: string;
  readonly description: string;
  readonly license: string;
}

const licences = new Contrib.License.Factories.LicenseFactory(parse);

const toPurl = (name: string, version: string): string => {
  const [scope, plain] = name.startsWith("@") ? name.split("/", 2) : [undefined, name];
  return new PackageURL("npm", scope, plain ?? name, version, undefined, undefined).toString();
};

const toHashes = (integrity: string | null): Models.HashDictionary => {
  const hashes = new Models.HashDictionary();
  const sha512 = /^sha512-([A-Za-z0-9+/=]+)$/.exec(integrity ?? "")?.[1];
  if (sha512 !== undefined) hashes.set(Enums.HashAlgorithm["SHA-512"], Buffer.from(sha512, "base64").toString("hex"));
  return hashes;
};

const toComponent = (one: InstalledPackage): Models.Component => {
  const purl = toPurl(one.name, one.version);
  const component = new Models.Component(Enums.ComponentType.Library, one.name, {
    version: one.version,
    bomRef: purl,
    purl,
    hashes: toHashes(one.integrity),
  });
  const licence = findLicence(one);
  if (licence !== null) component.licenses.add(licences.makeFromString(licence));
  return component;
};

/** The bill of materials of a production install as CycloneDX 1.6 in JSON; equal packages and moments give equal text. */
export const writeSbom = (product: Product, packages: readonly InstalledPackage[], at: Date): string => {
  const purl = toPurl(product.name, product.version);
  const root = new Models.Component(Enums.ComponentType.Application, product.name, {
    version: product.version,
    description: product.description,
    bomRef: purl,
    purl,
  });
  root.licenses.add(licences.makeFromString(product.license));
  const components = packages.map(toComponent);
  for (const component of components) root.dependencies.add(component.bomRef);
  const bom = new Models.Bom({
    metadata: new Models.Metadata({ component: root, timestamp: at }),
    components: new Models.ComponentRepository(components),
  });
  const serializer = new Serialize.JsonSerializer(new Serialize.JSON.Normalize.Factory(Spec.Spec1dot6));
  return `${serializer.serialize(bom, { sortLists: true, space: 2 })}\n`;
};
