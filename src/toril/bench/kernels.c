/* Random four-seat deals of 6 nimmt!, 64 side by side: the yardstick of `toril bench kernels`.

   The same design, dice and rules as toril.fast.six.lanes, so that the sums must come out equal and
   the ratio compares compilers, not ideas. Every loop over lanes becomes vector instructions. A row
   is a word of 15 bits, last card | length | bullheads; a card is the word of the row it opens.

   Arguments: deals, a multiple of 64, seed, stream. Answer: seconds of the processor, then the
   bullheads of each seat. */

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

enum { LANES = 64, SEATS = 4, HAND = 10, ROWS = 4, LENGTH = 5, TOP = 104, GROUP = 4 };
enum { DEALT = SEATS * HAND + ROWS, HEADS_MASK = 31, LENGTH_AT = 5, LENGTH_MASK = 7 << 5, LAST_AT = 8 };

static uint32_t shifted[LANES], multiplied[LANES];
static int8_t before[DEALT][LANES], places[DEALT][LANES];
static uint16_t cards[DEALT][LANES], rows[ROWS][LANES], taken[SEATS][LANES];
static int64_t total[SEATS], squares[SEATS];

static void seed_dice(uint64_t seed, uint64_t stream)
{
    uint64_t state = seed;
    for (int at = -2; at < LANES; at++) {
        uint64_t bits = state += 0x9E3779B97F4A7C15u;
        bits = (bits ^ bits >> 30) * 0xBF58476D1CE4E5B9u;
        bits = (bits ^ bits >> 27) * 0x94D049BB133111EBu;
        bits ^= bits >> 31;
        if (at < 0) {
            state = at == -2 ? bits + stream * 0xBF58476D1CE4E5B9u : bits;
        } else {
            shifted[at] = (uint32_t)(bits >> 32) | 1;
            multiplied[at] = (uint32_t)bits;
        }
    }
}

static void draw(void)
{
    for (int at = 0; at < DEALT; at += 2)
        for (int lane = 0; lane < LANES; lane++) {
            uint32_t word = shifted[lane], other = multiplied[lane] * 1664525u + 1013904223u;
            word ^= word << 13;
            word ^= word >> 17;
            word ^= word << 5;
            shifted[lane] = word;
            multiplied[lane] = other;
            uint32_t first = ((word + other) >> 7) * (uint32_t)(TOP - at);
            uint32_t second = (first & 0x1FFFFFF) * (uint32_t)(TOP - at - 1);
            before[at][lane] = (int8_t)((first >> 25) - 1);
            before[at + 1][lane] = (int8_t)((second >> 25) - 1);
        }
}

static inline int8_t moved(int8_t place, int8_t limit)
{
    return (int8_t)(place + (place > limit));
}

static inline int8_t passed(int8_t place, int8_t o, int8_t p, int8_t q, int8_t r)
{
    return moved(moved(moved(moved(place, r), q), p), o);
}

static void find(void)
{
    for (int begin = 0; begin < DEALT; begin += GROUP) {
        int8_t(*own)[LANES] = before + begin, (*into)[LANES] = places + begin;
        for (int lane = 0; lane < LANES; lane++) {
            int8_t o = own[0][lane], p = own[1][lane], q = own[2][lane], r = own[3][lane];
            into[0][lane] = o + 1;
            into[1][lane] = moved(p + 1, o);
            into[2][lane] = moved(moved(q + 1, p), o);
            into[3][lane] = moved(moved(moved(r + 1, q), p), o);
        }
        for (int at = begin - GROUP; at >= 0; at -= GROUP) {
            int8_t(*other)[LANES] = before + at;
            for (int lane = 0; lane < LANES; lane++) {
                int8_t o = other[0][lane], p = other[1][lane], q = other[2][lane], r = other[3][lane];
                int8_t a = into[0][lane], b = into[1][lane], c = into[2][lane], d = into[3][lane];
                into[0][lane] = passed(a, o, p, q, r);
                into[1][lane] = passed(b, o, p, q, r);
                into[2][lane] = passed(c, o, p, q, r);
                into[3][lane] = passed(d, o, p, q, r);
            }
        }
    }
}

static void show(void)
{
    for (int at = 0; at < DEALT; at++)
        for (int lane = 0; lane < LANES; lane++) {
            uint16_t card = (uint16_t)(places[at][lane] + 1);
            uint16_t fifth = (uint16_t)(card * 0xCCCDu), eleventh = (uint16_t)(card * 0x8BA3u);
            uint16_t five_or_ten = (uint16_t)(3 - (fifth & 1)), heads = 1;
            heads = fifth < 26 ? five_or_ten : heads;
            heads = eleventh < 12 ? 5 : heads;
            heads = card == 55 ? 7 : heads;
            cards[at][lane] = (uint16_t)((uint16_t)(card << LAST_AT) + (1 << LENGTH_AT) + heads);
        }
}

static inline uint16_t lower(uint16_t a, uint16_t b) { return a < b ? a : b; }
static inline uint16_t higher(uint16_t a, uint16_t b) { return a > b ? a : b; }

static inline uint16_t exchange(uint16_t *a, uint16_t *b)
{
    uint16_t low = lower(*a, *b), high = higher(*a, *b), wrong = low == *a ? 0 : 0xFFFF;
    *a = low;
    *b = high;
    return wrong;
}

static inline void give_back(uint16_t *a, uint16_t *b, uint16_t wrong)
{
    uint16_t first = wrong ? *b : *a, second = wrong ? *a : *b;
    *a = first;
    *b = second;
}

static inline uint16_t place(uint16_t *a, uint16_t *b, uint16_t *c, uint16_t *d, uint16_t card, int lowest)
{
    uint16_t to_a = *a - card, to_b = *b - card, to_c = *c - card, to_d = *d - card, low = 0;
    uint16_t far = higher(higher(to_a, to_b), higher(to_c, to_d));
    if (lowest) {
        uint16_t of_a = *a & HEADS_MASK, of_b = *b & HEADS_MASK, of_c = *c & HEADS_MASK, of_d = *d & HEADS_MASK;
        uint16_t least = lower(lower(of_a, of_b), lower(of_c, of_d));
        uint16_t cheapest = of_c == least ? to_c : to_d;
        cheapest = of_b == least ? to_b : cheapest;
        cheapest = of_a == least ? to_a : cheapest;
        low = (int16_t)far >= 0 ? 0xFFFF : 0;
        far = low ? cheapest : far;
    }
    uint16_t word = far + card;
    uint16_t takes = ((word & LENGTH_MASK) == LENGTH << LENGTH_AT ? 0xFFFF : 0) | low;
    uint16_t after = card + (word & ((1 << LAST_AT) - 1) & (uint16_t)~takes);
    *a = to_a == far ? after : *a;
    *b = to_b == far ? after : *b;
    *c = to_c == far ? after : *c;
    *d = to_d == far ? after : *d;
    return word & HEADS_MASK & takes;
}

static void play(void)
{
    for (int row = 0; row < ROWS; row++)
        for (int lane = 0; lane < LANES; lane++)
            rows[row][lane] = cards[SEATS * HAND + row][lane];
    for (int seat = 0; seat < SEATS; seat++)
        for (int lane = 0; lane < LANES; lane++)
            taken[seat][lane] = 0;
    for (int trick = 0; trick < HAND; trick++) {
        uint16_t(*played)[LANES] = cards + trick * SEATS;
        for (int lane = 0; lane < LANES; lane++) {
            uint16_t w = played[0][lane], x = played[1][lane], y = played[2][lane], z = played[3][lane];
            uint16_t a = rows[0][lane], b = rows[1][lane], c = rows[2][lane], d = rows[3][lane];
            uint16_t first = exchange(&w, &x), second = exchange(&y, &z);
            uint16_t third = exchange(&w, &y), fourth = exchange(&x, &z), fifth = exchange(&x, &y);
            uint16_t of_w = place(&a, &b, &c, &d, w, 1), of_x = place(&a, &b, &c, &d, x, 0);
            uint16_t of_y = place(&a, &b, &c, &d, y, 0), of_z = place(&a, &b, &c, &d, z, 0);
            rows[0][lane] = a, rows[1][lane] = b, rows[2][lane] = c, rows[3][lane] = d;
            give_back(&of_x, &of_y, fifth);
            give_back(&of_x, &of_z, fourth);
            give_back(&of_w, &of_y, third);
            give_back(&of_y, &of_z, second);
            give_back(&of_w, &of_x, first);
            taken[0][lane] += of_w, taken[1][lane] += of_x, taken[2][lane] += of_y, taken[3][lane] += of_z;
        }
    }
    for (int seat = 0; seat < SEATS; seat++) {
        int32_t heads = 0, squared = 0;
        for (int lane = 0; lane < LANES; lane++) {
            int32_t each = taken[seat][lane];
            heads += each;
            squared += each * each;
        }
        total[seat] += heads;
        squares[seat] += squared;
    }
}

int main(int count, char **words)
{
    struct timespec begin, end;
    if (count != 4)
        return 2;
    long deals = atol(words[1]);
    seed_dice(strtoull(words[2], NULL, 10), strtoull(words[3], NULL, 10));
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &begin);
    for (long done = 0; done < deals; done += LANES) {
        draw();
        find();
        show();
        play();
    }
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &end);
    printf("%.9f", end.tv_sec - begin.tv_sec + 1e-9 * (end.tv_nsec - begin.tv_nsec));
    for (int seat = 0; seat < SEATS; seat++)
        printf(" %lld %lld", (long long)total[seat], (long long)squares[seat]);
    return putchar('\n') < 0;
}
