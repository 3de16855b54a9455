/** Drawings beside a word, for `Strokes`: what several parts of the page offer looks the same in each. */
export const SHARE = "M12 15V3.500M7.500 7.500L12 3.500l4.500 4M6 11H4.500v9.500h15V11H18";
export const REPLAY = "M5.500 9.500A7.200 7.200 0 1 1 4.800 13M5 4.500v5h5";
