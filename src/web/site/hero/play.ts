/** Tries to play once the first frames are there; when the browser refuses, mutes and tries once more. Answers whether it plays. */
export const playMutedAtLast = async (video: HTMLVideoElement): Promise<boolean> => {
  const attempt = (): Promise<boolean> =>
    video.play().then(
      () => true,
      () => false,
    );
  await loaded(video);
  if (await attempt()) return true;
  video.muted = true;
  return attempt();
};

const loaded = (video: HTMLVideoElement): Promise<void> =>
  video.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA
    ? Promise.resolve()
    : new Promise((resolve) => {
        video.addEventListener("loadeddata", () => resolve(), { once: true });
      });
