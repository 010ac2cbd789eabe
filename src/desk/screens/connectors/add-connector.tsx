import { type ReactElement, useState } from "react";
import { Button } from "#web/components/button.tsx";
import { Dialog } from "#web/components/dialog/dialog.tsx";
import { plus } from "#web/components/icon/shapes.ts";
import { OutsideLink } from "#web/components/link.tsx";
import { Select } from "#web/components/select.tsx";
import { CopyButton } from "../../kit/copy-button.tsx";
import { SET_UPS, toVariableLines } from "./set-ups.ts";
import * as css from "./connectors.css.ts";

const OPTIONS = SET_UPS.map(({ id, label }) => ({ value: id, label }));

/** Shows what to add to the settings of the server; keys are never typed at the desk. */
export function AddConnector(): ReactElement {
  const [isOpen, setOpen] = useState(false);
  const [chosen, setChosen] = useState("cma-cgm");
  const setUp = SET_UPS.find(({ id }) => id === chosen);
  return (
    <>
      <Button kind="secondary" size="small" icon={plus} onClick={() => setOpen(true)}>
        Add a connector
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title="Add a connector"
        footer={
          <Button kind="secondary" onClick={() => setOpen(false)}>
            Close
          </Button>
        }
      >
        <div className={css.setUp}>
          <Select label="What to connect" options={OPTIONS} value={chosen} onChange={setChosen} />
          {setUp !== undefined && (
            <>
              <p>{setUp.needs}</p>
              <Lines title="1. Add this to the connectors file" name="entry" text={setUp.entry} />
              <Lines
                title="2. Add this to the environment, with the values"
                name="variables"
                text={toVariableLines(setUp)}
              />
              <p>
                <b>3. Start the server again.</b> It names each mistake in these settings. Then ask for a test here.
              </p>
            </>
          )}
          <p className={css.notice}>
            A file that has the section already gets the entry below it. Keys are never typed or shown at the desk.{" "}
            <OutsideLink href="/docs/guides/add-a-connector" opensTab>
              All settings: Add a connector
            </OutsideLink>
          </p>
        </div>
      </Dialog>
    </>
  );
}

interface LinesProps {
  readonly title: string;
  readonly name: string;
  readonly text: string;
}

function Lines({ title, name, text }: LinesProps): ReactElement {
  return (
    <section aria-label={title}>
      <div className={css.sideHead}>
        <b>{title}</b>
        <CopyButton label="Copy" name={`Copy the ${name}`} text={text} />
      </div>
      <pre className={css.settingLines}>
        <code>{text}</code>
      </pre>
    </section>
  );
}
