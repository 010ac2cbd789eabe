import type { ReactElement } from "react";
import { useNavigate } from "react-router-dom";
import { KeyButton } from "../../kit/key-button.tsx";
import type { PreviewProps } from "../inbox/preview-props.ts";

/** Opens the answer of a request, which is typed beside it. */
export function QuoteActions({ details: { item } }: PreviewProps): ReactElement | null {
  const navigate = useNavigate();
  const { number } = item;
  if (number === null || item.answeredAt !== null) return null;
  return (
    <KeyButton letter="c" onPress={() => void navigate(`/quotes/${encodeURIComponent(number)}`)}>
      Answer this request
    </KeyButton>
  );
}
