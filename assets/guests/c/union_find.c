/* To run it: cc -O2 -o union_find union_find.c && icetea-maze build-with -- ./union_find */
#include <stdio.h>
#include <string.h>

static int parent[1000000], size[1000000];

static int find(int room) {
    int root = room;
    while (parent[root] != root) {
        int above = parent[parent[root]];
        if (above != parent[root]) printf("parent %d %d\n", root, above);
        root = parent[root] = above;
    }
    printf("find %d %d\n", room, root);
    return root;
}

static void answer(const char *word) {
    printf("%s\n", word);
    fflush(stdout);
}

int main(void) {
    char word[16];
    int a, b, rooms;
    printf("rule size\ncompress halving\n");
    while (scanf("%15s", word) == 1 && strcmp(word, "done") != 0) {
        if (strcmp(word, "rooms") == 0 && scanf("%d", &rooms) == 1) {
            for (int room = 0; room < rooms; room++) parent[room] = room, size[room] = 1;
        } else if (strcmp(word, "wall") == 0 && scanf("%d %d", &a, &b) == 2) {
            a = find(a), b = find(b);
            if (a == b) {
                answer("keep");
                continue;
            }
            if (size[a] < size[b]) {
                int other = a;
                a = b, b = other;
            }
            parent[b] = a;
            size[a] += size[b];
            printf("link %d %d\n", a, b);
            answer("open");
        }
    }
    return 0;
}
