/** What a TV shows, fetched in one piece of its own: phones need not even know what it is made of. */
export const tvPage = () => import("./TvPage.svelte");
