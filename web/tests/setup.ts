/** What the modules under test find in every browser and not in Node. */
globalThis.matchMedia ??= ((media: string) => Object.assign(new EventTarget(), { matches: false, media })) as typeof matchMedia;
globalThis.requestAnimationFrame ??= (then) => setTimeout(then, 0, performance.now()) as unknown as number;
globalThis.addEventListener ??= (() => undefined) as typeof addEventListener;
globalThis.location ??= { pathname: "/", hash: "" } as Location;
globalThis.history ??= { state: null, replaceState: () => undefined, pushState: () => undefined } as unknown as History;
