import { type ReactElement, type RefObject, useContext, useMemo } from "react";
import { Menu, MenuItem } from "react-aria-components/Menu";
import { Popover } from "react-aria-components/Popover";
import { flushSync } from "react-dom";
import type { ListedRate } from "#domain/rates";
import type { RatesEvent } from "#flows/rates/types.ts";
import { Icon } from "#web/components/icon/icon.tsx";
import { file, pushPin, refresh } from "#web/components/icon/shapes.ts";
import { item as menuItem } from "#web/components/user-menu/user-menu.css.ts";
import { useCapability } from "#web/portal/portal-context.tsx";
import { popover } from "#web/styles/layout.css.ts";
import { RatesSearch } from "../context.ts";
import { findLiveSource } from "../sources/ask-again.tsx";
import { canAskAgain } from "../sources/labels.ts";
import { useNowUntil } from "../sources/use-seconds.ts";
import * as css from "./compact-list.css.ts";

export interface OpenMenu {
  readonly rateId: string;
  readonly button: HTMLElement;
}

type OfferMenuProps = {
  readonly menu: OpenMenu;
  readonly rate: ListedRate | undefined;
  readonly pinned: boolean;
  readonly send: (event: RatesEvent) => void;
  readonly onClose: () => void;
};

/** What else can be done with an offer of the compact list. */
export function OfferMenu({ menu: { rateId, button }, rate, pinned, send, onClose }: OfferMenuProps): ReactElement {
  const canQuote = useCapability("quotes") && rate?.availability.kind === "bookable";
  const rates = useContext(RatesSearch);
  const source = rate === undefined ? null : findLiveSource(rates, rate);
  const now = useNowUntil(source?.until ?? null);
  const trigger = useMemo<RefObject<HTMLElement>>(() => ({ current: button }), [button]);
  // A dialog returns the focus to its opener, which must be the button: the menu is gone by then.
  const choose = (event: RatesEvent) => {
    flushSync(onClose);
    button.focus();
    send(event);
  };
  return (
    <Popover
      className={`${popover} ${css.menu}`}
      triggerRef={trigger}
      placement="bottom end"
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <Menu aria-label={button.getAttribute("aria-label") ?? "More"} autoFocus="first" onClose={onClose}>
        {canQuote && (
          <MenuItem className={menuItem} onAction={() => choose({ type: "quote.opened", rateIds: [rateId] })}>
            <Icon shape={file} size="s" />
            Save as quote
          </MenuItem>
        )}
        <MenuItem className={menuItem} onAction={() => choose({ type: "pin.toggled", rateId })}>
          <Icon shape={pushPin} size="s" />
          {pinned ? "Unpin" : "Compare"}
        </MenuItem>
        {source !== null && canAskAgain(source, now) && (
          <MenuItem
            className={menuItem}
            onAction={() => choose({ type: "source.askedAgain", source: source.name, isFromCard: true })}
          >
            <Icon shape={refresh} size="s" />
            Refresh the prices of {source.name}
          </MenuItem>
        )}
      </Menu>
    </Popover>
  );
}
