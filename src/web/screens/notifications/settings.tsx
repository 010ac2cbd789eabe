import { useSelector } from "@xstate/react";
import type { ReactElement } from "react";
import type { NoticeSetting } from "#domain/notifications";
import type { SettingsView } from "#flows/notifications/settings.ts";
import { selectProfile } from "#flows/session/view.ts";
import { FailureBanner } from "#web/kit/failure.tsx";
import { Section } from "#web/kit/section.tsx";
import { useSession } from "#web/portal/portal-context.tsx";
import { cell, secondary, settingRow, settings as settingsStyle, switchBox, table } from "./notifications.css.ts";
import { Digest } from "./digest.tsx";
import { TOPIC_LABELS } from "./topic-labels.ts";

type SettingsProps = {
  readonly view: SettingsView;
  readonly onChange: (setting: NoticeSetting) => void;
  readonly onRetry: () => void;
};

/** Which messages arrive by mail and which are listed; a switch saves at once. */
export function Settings({ view, onChange, onRetry }: SettingsProps): ReactElement {
  const hasDigest = useSelector(useSession(), selectProfile)?.capabilities.includes("digest") === true;
  return (
    <div className={settingsStyle}>
      <Section id="notification-settings" title="Settings" gap={12}>
        <Content view={view} onChange={onChange} onRetry={onRetry} />
        {hasDigest && <Digest />}
      </Section>
    </div>
  );
}

function Content({ view, onChange, onRetry }: SettingsProps): ReactElement | null {
  if (view.kind === "loading") return null;
  if (view.kind === "failed")
    return <FailureBanner attempt="notification-settings" failure={view.failure} onRetry={onRetry} />;
  return (
    <>
      <FailureBanner attempt="notification-change" failure={view.failure} />
      <table className={table}>
        <thead>
          <tr>
            <th scope="col">Event</th>
            <th scope="col">Mail</th>
            <th scope="col">Portal</th>
          </tr>
        </thead>
        <tbody>
          {view.settings.map((setting) => (
            <SettingRow key={setting.topic} setting={setting} isBusy={view.isBusy} onChange={onChange} />
          ))}
        </tbody>
      </table>
    </>
  );
}

type SettingRowProps = {
  readonly setting: NoticeSetting;
  readonly isBusy: boolean;
  readonly onChange: SettingsProps["onChange"];
};

function SettingRow({ setting, isBusy, onChange }: SettingRowProps): ReactElement {
  const { label, note } = TOPIC_LABELS[setting.topic];
  return (
    <tr className={settingRow}>
      <th scope="row">
        {label}
        <small className={secondary}>{note}</small>
      </th>
      {(["mail", "portal"] as const).map((channel) => (
        <td key={channel} className={cell}>
          <label className={switchBox}>
            <input
              type="checkbox"
              aria-label={`${label}, ${channel}`}
              checked={setting[channel]}
              aria-disabled={isBusy}
              onChange={(event) => {
                if (!isBusy) onChange({ ...setting, [channel]: event.currentTarget.checked });
              }}
            />
          </label>
        </td>
      ))}
    </tr>
  );
}
