/* To run it: cc -O2 -o mouse mouse.c && icetea-maze mouse -- ./mouse */
/* It walks wherever it has not been, and back where it can go no further, until it is in the middle. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static char answer[32];

static const char *ask(const char *line) {
    printf("%s\n", line);
    fflush(stdout);
    if (scanf("%31s", answer) != 1) exit(0);
    return answer;
}

static void tell(const char *word, int x, int y, char what) {
    printf("%s %d %d %c\n", word, x, y, what);
    fflush(stdout);
}

static int is_middle(int at, int side) { return at == (side - 1) / 2 || at == side / 2; }

int main(void) {
    static const int right[] = {0, 1, 0, -1}, up[] = {1, 0, -1, 0}, turned[] = {1, 3, 0};
    static const char *const look[] = {"wallRight", "wallLeft", "wallFront"};
    int width = atoi(ask("mazeWidth")), height = atoi(ask("mazeHeight"));
    char *seen = calloc((size_t)width * height, 1), *trail = malloc((size_t)width * height);
    int x = 0, y = 0, heading = 0, length = 0;
    seen[0] = 1;
    while (!is_middle(x, width) || !is_middle(y, height)) {
        int way = -1;
        tell("setColor", x, y, 'g');
        for (int side = 0; side < 3; side++) {
            int to = (heading + turned[side]) % 4;
            if (strcmp(ask(look[side]), "true") == 0) tell("setWall", x, y, "nesw"[to]);
            else if (!seen[(y + up[to]) * width + x + right[to]]) way = to;
        }
        if (way >= 0) {
            trail[length++] = (char)way;
        } else if (length > 0) {
            tell("setColor", x, y, 'y');
            way = (trail[--length] + 2) % 4;
        } else break;
        int turns = (way - heading + 4) % 4;
        if (turns == 3) ask("turnLeft");
        else while (turns-- > 0) ask("turnRight");
        ask("moveForward");
        x += right[way], y += up[way], heading = way;
        seen[y * width + x] = 1;
    }
    return 0;
}
