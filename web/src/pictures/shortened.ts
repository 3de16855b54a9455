/** The numbers of a picture: few, and as far apart as the rules need them. */

/** Return the numbers from `first` to `last`, the middle left out (null) where they are more than `most`. */
export function shortened(first: number, last: number, most: number): (number | null)[] {
  return few(Array.from({ length: last - first + 1 }, (_, index) => first + index), most);
}

/** Return these numbers, those before the last left out (null) where they are more than `most`. */
export function few(numbers: readonly number[], most: number): (number | null)[] {
  return numbers.length > most ? [...numbers.slice(0, most - 1), null, ...numbers.slice(-1)] : [...numbers];
}

/** Return the numbers in their order within 1 to `top`, as they are where they fit: which of them is lower stays as it was. */
export function squeezed(numbers: readonly number[], top: number): ReadonlyMap<number, number> {
  const inOrder = [...new Set(numbers)].sort((one, other) => one - other);
  const fits = (inOrder.at(-1) ?? 0) <= top;
  let before = 0;
  return new Map(
    inOrder.map((number, index) => {
      const least = before + 1;
      const most = top - (inOrder.length - 1 - index);
      before = fits ? number : Math.max(least, Math.min(most, Math.round((number * top) / 104)));
      return [number, before];
    }),
  );
}
