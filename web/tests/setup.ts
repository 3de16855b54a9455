/** What the modules under test find in every browser and not in Node. */
globalThis.matchMedia ??= ((media: string) => Object.assign(new EventTarget(), { matches: false, media })) as typeof matchMedia;
globalThis.requestAnimationFrame ??= (then) => setTimeout(then, 0, performance.now()) as unknown as number;
