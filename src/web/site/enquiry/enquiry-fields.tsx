import { type HTMLInputTypeAttribute, type ReactElement, useId } from "react";
import { ENQUIRY_FIELDS, type EnquiryField, type EnquiryProblem } from "#domain/enquiries";
import { input, area } from "#web/components/field.css.ts";
import { controlClass, described, FieldFrame } from "#web/components/field.tsx";
import { whole } from "./enquiry.css.ts";

interface Look {
  readonly autoComplete?: string;
  readonly type?: HTMLInputTypeAttribute;
  readonly placeholder?: string;
  readonly isWide?: true;
}

const LOOKS: Readonly<Record<EnquiryField, Look>> = {
  firstName: { autoComplete: "given-name" },
  lastName: { autoComplete: "family-name" },
  email: { autoComplete: "email", type: "email" },
  mobileNo: { autoComplete: "tel", type: "tel" },
  companyName: { autoComplete: "organization", placeholder: "Registered name", isWide: true },
  message: { placeholder: "What, from where, to where and when", isWide: true },
};

type EnquiryFieldsProps = { readonly problems: readonly EnquiryProblem[] };

export function EnquiryFields({ problems }: EnquiryFieldsProps): ReactElement {
  return (
    <>
      {ENQUIRY_FIELDS.map(({ field, label }) => (
        <div key={field} className={LOOKS[field].isWide === true ? whole : undefined}>
          <Field field={field} label={label} error={problems.find((problem) => problem.field === field)?.message} />
        </div>
      ))}
    </>
  );
}

type FieldProps = {
  readonly field: EnquiryField;
  readonly label: string;
  readonly error: string | undefined;
};

/* What is typed stays in the page itself: it is there before any script, and an error never touches it. */
function Field({ field, label, error }: FieldProps): ReactElement {
  const id = useId();
  const look = LOOKS[field];
  const control = {
    ...described(id, { hint: undefined, error }),
    name: field,
    required: true,
    autoComplete: look.autoComplete,
    placeholder: look.placeholder,
  };
  return (
    <FieldFrame id={id} field={field} label={label} error={error}>
      <div className={controlClass({ error })}>
        {field === "message" ? (
          <textarea {...control} className={`${input} ${area}`} rows={5} />
        ) : (
          <input {...control} className={input} type={look.type ?? "text"} />
        )}
      </div>
    </FieldFrame>
  );
}
