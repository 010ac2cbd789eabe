import { createRoot } from "react-dom/client";
import { createOfflinePorts } from "#composition/in-memory.ts";
import { STORY_CLOCK } from "./services.ts";
import { StoryPage } from "./story-page.tsx";
import "../styles/global.css.ts";

const place = document.getElementById("root");
const theme = new URLSearchParams(window.location.search).get("theme");
if (theme === "dark") document.documentElement.dataset["theme"] = theme;
if (place !== null) createRoot(place).render(<StoryPage memory={() => createOfflinePorts(window, STORY_CLOCK)} />);
