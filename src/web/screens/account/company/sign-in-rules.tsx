import type { ReactElement } from "react";
import type { CompanyChange, CompanyPage } from "#flows/account/company.ts";
import { Checkbox } from "#web/components/checkbox.tsx";
import { Text } from "#web/kit/layout.tsx";
import { Section } from "../section.tsx";
import { facts } from "./company.css.ts";

interface SignInRulesProps {
  readonly page: CompanyPage;
  readonly busy: CompanyChange | null;
  readonly onChange: (change: CompanyChange) => void;
}

/** Whether everybody of the company needs a second factor; an admin decides. */
export function SignInRules({ page: { company, members }, busy, onChange }: SignInRulesProps): ReactElement {
  const missing = members.filter(({ secondFactor }) => !secondFactor).map(({ name }) => name);
  const note =
    missing.length === 0
      ? "Everybody has one."
      : `Without one: ${missing.join(", ")}. They set it up at the next sign-in.`;
  return (
    <Section id="sign-in-rules" title="Sign-in rules">
      <div className={facts}>
        <Checkbox
          label="Second factor for everybody"
          checked={company.requiresSecondFactor}
          disabled={company.role !== "admin" || busy !== null}
          onChange={(isRequired) => onChange({ kind: "require-factor", isRequired })}
        />
        <Text size="caption" top={8}>
          {note}
        </Text>
      </div>
    </Section>
  );
}
