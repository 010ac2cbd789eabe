import { expect, test } from "vitest";
import { deferPresses } from "#web/site/start.ts";

test("buttons that were pressed before scripts run are pressed in order afterwards, links and forms are not", () => {
  document.body.innerHTML =
    '<button type="button" id="more"><svg></svg></button><button type="button" id="pause"></button><button id="send"></button><a id="link"></a>';
  const find = (id: string) => document.getElementById(id) ?? document.body;
  const press = deferPresses(document);
  find("more").firstElementChild?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  for (const id of ["pause", "send", "link", "more"]) find(id).click();
  const pressed: string[] = [];
  document.body.addEventListener("click", ({ target }) => {
    if (target instanceof Element) pressed.push(target.id);
  });
  press();
  expect(pressed).toEqual(["more", "pause", "more"]);
});
