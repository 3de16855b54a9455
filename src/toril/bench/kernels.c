/* Random four-seat deals of 6 nimmt!, one after another: the yardstick of `toril bench kernels`.

   The same dice, draws and rules as toril.fast.six.random_deals, so that the sums must come out equal.
   A row is one word, last card | bullheads | length | row: the nearest lower last card is the
   highest word below the card. Of the ways tried this was the fastest in C.

   Arguments: deals, seed, stream. Answer: seconds of the processor, then the bullheads of each seat. */

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

enum { SEATS = 4, HAND = 10, ROWS = 4, LENGTH = 5, TOP = 104, DEALT = SEATS * HAND + ROWS };

static uint64_t state;
static int64_t fresh[TOP + 1];
static int deck[TOP];
static int64_t total[SEATS];

static inline uint64_t throw_dice(void)
{
    uint64_t bits = state += 0x9E3779B97F4A7C15u;
    bits = (bits ^ bits >> 30) * 0xBF58476D1CE4E5B9u;
    bits = (bits ^ bits >> 27) * 0x94D049BB133111EBu;
    return bits ^ bits >> 31;
}

static void draw(void)
{
    for (int first = 0; first < DEALT; first += 3) {
        uint64_t bits = throw_dice();
        for (int at = first; at < first + 3 && at < DEALT; at++) {
            int other = at + (int)((bits & 0x1FFFFF) * (uint64_t)(TOP - at) >> 21);
            int card = deck[other];
            bits >>= 21;
            deck[other] = deck[at];
            deck[at] = card;
        }
    }
}

static void play(void)
{
    int64_t rows[ROWS];
    for (int row = 0; row < ROWS; row++)
        rows[row] = fresh[deck[SEATS * HAND + row]] + row;
    for (int trick = 0; trick < HAND; trick++) {
        int keys[SEATS];
        for (int seat = 0; seat < SEATS; seat++) {
            int key = deck[trick * SEATS + seat] << 4 | seat;
            for (int at = 0; at < seat; at++) {
                int other = keys[at];
                keys[at] = other < key ? other : key;
                key = other < key ? key : other;
            }
            keys[seat] = key;
        }
        for (int at = 0; at < SEATS; at++) {
            int card = keys[at] >> 4, seat = keys[at] & 15;
            int64_t above = (int64_t)card << 16, word = -1, after;
            for (int row = 0; row < ROWS; row++)
                word = rows[row] < above && rows[row] > word ? rows[row] : word;
            int takes = (word >> 4 & 15) == LENGTH;
            if (word < 0) {
                word = rows[0];
                for (int row = 1; row < ROWS; row++)
                    word = (rows[row] >> 8 & 255) < (word >> 8 & 255) ? rows[row] : word;
                takes = 1;
            }
            total[seat] += takes ? word >> 8 & 255 : 0;
            after = fresh[card] + (takes ? word & 15 : word & 0xFFFF);
            for (int row = 0; row < ROWS; row++)
                rows[row] = rows[row] == word ? after : rows[row];
        }
    }
}

int main(int count, char **words)
{
    struct timespec begin, end;
    if (count != 4)
        return 2;
    long deals = atol(words[1]);
    for (int card = 1; card <= TOP; card++) {
        int heads = card == 55       ? 7
                    : card % 11 == 0 ? 5
                    : card % 10 == 0 ? 3
                    : card % 10 == 5 ? 2
                                     : 1;
        fresh[card] = (int64_t)card << 16 | heads << 8 | 1 << 4;
        deck[card - 1] = card;
    }
    state = strtoull(words[2], NULL, 10);
    state = throw_dice() + strtoull(words[3], NULL, 10) * 0xBF58476D1CE4E5B9u;
    state = throw_dice();
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &begin);
    for (long deal = 0; deal < deals; deal++) {
        draw();
        play();
    }
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &end);
    printf("%.9f", end.tv_sec - begin.tv_sec + 1e-9 * (end.tv_nsec - begin.tv_nsec));
    for (int seat = 0; seat < SEATS; seat++)
        printf(" %lld", (long long)total[seat]);
    return putchar('\n') < 0;
}
