/* To run it: cc -O2 -o stack stack.c && icetea-maze solve-with -- ./stack */
#include <stdio.h>
#include <stdlib.h>

static int stack[1000000], length;
static char seen[1000000];

static void push(int room) {
    seen[room] = 1;
    stack[length++] = room;
    printf("push %d\n", room);
}

int main(void) {
    char line[128];
    int start, goal;
    setvbuf(stdout, NULL, _IOLBF, 1 << 12);
    if (scanf("icetea 1 rooms %*d start %d goal %d", &start, &goal) != 2) return 1;
    fgets(line, sizeof line, stdin);
    push(start);
    while (length > 0 && stack[length - 1] != goal) {
        int fresh = -1;
        printf("beside %d\n", stack[length - 1]);
        if (!fgets(line, sizeof line, stdin)) return 1;
        char *at = line + 6;
        strtol(at, &at, 10);
        for (char *end = at; fresh < 0; at = end) {
            int room = (int)strtol(at, &end, 10);
            if (end == at) break;
            if (!seen[room]) fresh = room;
        }
        if (fresh >= 0) push(fresh);
        else printf("mark %d\npop\n", stack[--length]);
    }
    printf(length > 0 ? "path" : "no path");
    for (int place = 0; place < length; place++) printf(" %d", stack[place]);
    printf("\n");
    return 0;
}
