/* Each attacker draws a target and a blow; the target loses the wounds that this makes. */
#include <stdint.h>

static uint64_t state[4] = {1, 2, 3, 4};

static inline uint64_t rotated(uint64_t x, int k) { return (x << k) | (x >> (64 - k)); }

static inline uint64_t drawn(void) {
    uint64_t result = rotated(state[1] * 5, 7) * 9, shifted = state[1] << 17;
    state[2] ^= state[0];
    state[3] ^= state[1];
    state[1] ^= state[2];
    state[0] ^= state[3];
    state[2] ^= shifted;
    state[3] = rotated(state[3], 45);
    return result;
}

int attack(int attackers, int targets, int32_t *points) {
    int killed = 0;
    for (int i = 0; i < attackers; i++) {
        uint64_t word = drawn();
        int target = (int)(((word & 0xffffffff) * targets) >> 32);
        int wounds = (int)((word >> 32) * 2 >> 32);
        if (points[target] > 0 && wounds) {
            points[target] -= wounds;
            killed += points[target] <= 0;
        }
        if (points[target] <= 0) points[target] = 2;
    }
    return killed;
}
