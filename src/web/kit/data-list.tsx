import { Children, type ReactElement, type ReactNode } from "react";
import { Icon } from "#web/components/icon/icon.tsx";
import type { IconShape } from "#web/components/icon/shapes.ts";
import { onInk } from "#web/styles/layout.css.ts";
import { num } from "#web/styles/typography.css.ts";
import * as css from "./data-list.css.ts";
import { Stack } from "./layout.tsx";

interface DataListProps {
  /** Shown where there are no rows. */
  readonly empty?: string;
  /** Distance to what is above. */
  readonly top?: 8 | 12 | 16;
  readonly children: ReactNode;
}

/**
 * Things of one kind below each other, a line between them.
 *
 * @example
 * <DataList empty="No files yet.">
 *   {files.map(({ name, size }) => (
 *     <DataRow key={name} icon={file} title={name} notes={[formatBytes(size)]}>
 *       <Button size="small">Open</Button>
 *     </DataRow>
 *   ))}
 * </DataList>
 */
export function DataList({ empty, top, children }: DataListProps): ReactElement {
  if (empty !== undefined && Children.toArray(children).length === 0) return <p className={css.empty}>{empty}</p>;
  return (
    <Stack as="ul" {...(top === undefined ? {} : { top })}>
      {children}
    </Stack>
  );
}

interface DataRowProps {
  readonly icon?: IconShape;
  /** Before the text, where there is no icon: when it happens. */
  readonly start?: ReactNode;
  readonly title: ReactNode;
  /** Below the title, a line each; those that are null are left out. */
  readonly notes?: readonly ReactNode[];
  /** What is to be done now. */
  readonly isNext?: boolean;
  readonly isStep?: boolean;
  /** At the end: a state, an amount, actions. On a phone below the text of a row with an icon. */
  readonly children?: ReactNode;
}

export function DataRow(props: DataRowProps): ReactElement {
  const { icon, start, title, notes = [], isNext = false, isStep = false } = props;
  const look = css.row[icon !== undefined ? "icon" : start !== undefined ? "start" : "plain"];
  return (
    <li className={isNext ? `${look} ${css.next} ${onInk}` : look} aria-current={isNext && isStep ? "step" : undefined}>
      {icon !== undefined && <Icon shape={icon} />}
      {start}
      <span>
        <b className={css.title}>{title}</b>
        {Children.map(notes, (note) => note !== null && <small className={`${css.note} ${num}`}>{note}</small>)}
      </span>
      {props.children}
    </li>
  );
}
